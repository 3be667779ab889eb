import type { Source } from './chance.ts';

/** For search and simulation: sfc32, fast and repeatable from a small seed; nothing about it is secret. */
export class Seeded implements Source {
  readonly seed: string;
  #a: number;
  #b: number;
  #c: number;
  #counter: number;

  constructor(seed: number | string) {
    const text = String(seed);
    this.seed = text;
    this.#a = scramble(text, 0x9e3779b9);
    this.#b = scramble(text, 0x243f6a88);
    this.#c = scramble(text, 0xb7e15162);
    this.#counter = 1;
    for (let i = 0; i < 15; i++) this.#word();
  }

  /** The high bits decide: multiplication maps a 32-bit word onto 0 … n − 1 without a division. */
  next(n: number): number {
    return Math.floor(((this.#word() >>> 0) / 4294967296) * n);
  }

  roll(n: number): number {
    return this.next(n);
  }

  draw(n: number): number {
    return this.next(n);
  }

  #word(): number {
    const word = (this.#a + this.#b + this.#counter++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + word) | 0;
    return word;
  }
}

/** FNV-1a from a given start, then mixed: near seeds must not give near numbers. */
function scramble(text: string, start: number): number {
  let hash = start | 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
