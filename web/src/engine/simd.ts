/** Which of the two programs of a game this browser runs. */

/** Whether this browser knows SIMD; then it runs the faster program. */
export const hasSimd = (): boolean => WebAssembly.validate(USES_SIMD);

/** The smallest module with an instruction of SIMD: a function that returns i32x4.splat(0). */
const USES_SIMD = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 17, 11]);
