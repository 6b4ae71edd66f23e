/** A game's compiled rules and players, for tables of one size: a WebAssembly module, its memory, and calls of its entry points. */

import type { Leaf, Manifest } from "./manifest";

/** For the small arrays that the compiled code needs while it runs. */
const OWN_MEMORY = 1 << 16;
const PAGE = 1 << 16;
const ALIGNMENT = 64;

const BYTES: Record<string, number> = { int8: 1, uint8: 1, bool: 1, float32: 4, int64: 8, float64: 8 };

type Exports = Record<string, (...values: number[]) => number> & {
  memory: WebAssembly.Memory;
  heap_base: WebAssembly.Global;
  use_memory(from: number, bytes: number): void;
};

/** An array in the memory of a program. */
export interface Block {
  address: number;
  bytes: number;
  shape: number[];
}

export class Program {
  private readonly exports: Exports;
  private readonly leaves: Record<string, Leaf>;
  private readonly blocks = new Map<string, Block>();
  private free: number;
  /** Where the compiled code has its small arrays; none of them outlives a call. */
  private readonly own: number;

  constructor(
    readonly manifest: Manifest,
    readonly players: number,
    module: WebAssembly.Module,
  ) {
    const leaves = manifest.arguments[players];
    if (leaves === undefined) throw new RangeError(`${manifest.game} is not played by ${players}.`);
    this.leaves = leaves;
    this.exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
    this.free = this.exports.heap_base.value as number;
    this.own = this.take(OWN_MEMORY);
  }

  /** Call an entry point. Numbers that are not given have the values of the manifest. */
  call(name: string, numbers: Record<string, number> = {}): number {
    const entry = this.manifest.entries[name];
    const callee = this.exports[name];
    if (entry === undefined || callee === undefined) throw new Error(`${this.manifest.game} has no entry point ${name}.`);
    const values = entry.arguments.flatMap(({ name: leaf, lengths }) => this.passed(leaf, lengths, numbers));
    this.exports.use_memory(this.own, OWN_MEMORY);
    const answer = callee(...values);
    if (entry.float ? Number.isNaN(answer) : answer === -1) throw new RangeError(`${name} refused its arguments.`);
    return answer;
  }

  /** Call an entry point that writes a text. */
  write(name: string, numbers: Record<string, number> = {}): string {
    const length = this.call(name, numbers);
    return new TextDecoder().decode(this.bytes("text").subarray(0, length));
  }

  private passed(leaf: string, lengths: number, numbers: Record<string, number>): number[] {
    const described = this.described(leaf);
    if ("value" in described) return [numbers[leaf] ?? Number(described.value)];
    const { address, shape } = this.block(leaf);
    return [address, ...(lengths ? shape : [])];
  }

  private described(leaf: string): Leaf {
    const found = this.leaves[leaf];
    if (found === undefined) throw new Error(`${this.manifest.game} has no argument ${leaf}.`);
    return found;
  }

  /** An array among the arguments, with room for it since its first use; another shape moves it. */
  block(leaf: string, wanted?: number[]): Block {
    const found = this.blocks.get(leaf);
    if (found !== undefined && (wanted === undefined || String(wanted) === String(found.shape))) return found;
    const described = this.described(leaf);
    if ("value" in described) throw new Error(`${leaf} is a number.`);
    const shape = wanted ?? described.shape;
    const size = described.type === "record" ? this.manifest.record.size : BYTES[described.type]!;
    const bytes = shape.reduce((total, length) => total * length, size);
    const block = { address: this.take(bytes), bytes, shape };
    this.blocks.set(leaf, block);
    if (described.fill !== undefined) this.floats(leaf).fill(described.fill);
    return block;
  }

  private take(bytes: number): number {
    const address = Math.ceil(this.free / ALIGNMENT) * ALIGNMENT;
    this.free = address + bytes;
    const missing = this.free - this.exports.memory.buffer.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  /** The bytes of an array. The memory may move when another array gets room, so nobody keeps them. */
  bytes(leaf: string): Uint8Array<ArrayBuffer> {
    const { address, bytes } = this.block(leaf);
    return new Uint8Array(this.exports.memory.buffer as ArrayBuffer, address, bytes);
  }

  /** Whole numbers of an array of int64. */
  integers(leaf: string): BigInt64Array {
    const { address, bytes } = this.block(leaf);
    return new BigInt64Array(this.exports.memory.buffer, address, bytes / 8);
  }

  /** Numbers of an array of float64. */
  doubles(leaf: string): Float64Array {
    const { address, bytes } = this.block(leaf);
    return new Float64Array(this.exports.memory.buffer, address, bytes / 8);
  }

  /** The value of a number that never changes, such as one of the style of the search. */
  constant(leaf: string): number {
    const described = this.described(leaf);
    if (!("value" in described)) throw new Error(`${leaf} is an array.`);
    return Number(described.value);
  }

  /** Numbers of an array of float32. */
  floats(leaf: string): Float32Array {
    const { address, bytes } = this.block(leaf);
    return new Float32Array(this.exports.memory.buffer, address, bytes / 4);
  }

  /** How much memory the program uses. */
  get memory(): number {
    return this.exports.memory.buffer.byteLength;
  }
}
