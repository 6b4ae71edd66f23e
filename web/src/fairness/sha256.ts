/** SHA-256. Browsers offer theirs only over https, and Ludoteca is also played over http in a local network. */

const FIRST = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const CONSTANTS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
  0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
  0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
  0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
  0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
  0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The SHA-256 of a text in UTF-8, in hexadecimal digits. */
export function sha256(text: string): string {
  return words(new TextEncoder().encode(text)).map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The SHA-256 of some bytes, as bytes. */
export function sha256Bytes(message: Uint8Array): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(32));
  words(message).forEach((word, index) => bytes.setInt32(4 * index, word));
  return new Uint8Array(bytes.buffer);
}

function words(message: Uint8Array): number[] {
  const state = [...FIRST];
  const data = pad(message);
  for (let from = 0; from < data.byteLength; from += 64) addBlock(state, data, from);
  return state;
}

/** A message with a 1 bit, zeros, and its length in bits, in whole blocks of 64 bytes. */
function pad(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const data = new DataView(bytes.buffer);
  data.setUint32(bytes.length - 8, Math.floor(message.length / 0x20000000));
  data.setUint32(bytes.length - 4, (message.length << 3) >>> 0);
  return data;
}

function addBlock(state: number[], data: DataView, from: number): void {
  const schedule = Array.from({ length: 16 }, (_, index) => data.getUint32(from + 4 * index));
  for (let index = 16; index < 64; index += 1) {
    const [old, late] = [schedule[index - 15]!, schedule[index - 2]!];
    const first = rotate(old, 7) ^ rotate(old, 18) ^ (old >>> 3);
    const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule.push((schedule[index - 16]! + first + schedule[index - 7]! + second) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index += 1) {
    const sum = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + sum + ((e & f) ^ (~e & g)) + CONSTANTS[index]! + schedule[index]!) | 0;
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index]! + word) | 0));
}
