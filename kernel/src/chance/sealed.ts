import type { Source } from './chance.ts';
import type { Outcome } from './recorded.ts';
import { hmacSha256, sha256 } from './sha256.ts';

/** What fixes every roll of a live game: a secret of 256 bits and a word from each seat, so that no one side chose it. */
export interface Seal {
  /** 64 hex digits; secret until the game is over. */
  readonly seed: string;
  /** In the order of the chairs as they stood when the game began, before any shuffle. */
  readonly nonces: readonly string[];
  /** Where seats were drawn by lot: for each seat, on which chair its player had sat down. */
  readonly shuffle?: readonly number[];
}

/**
 * What stands for a seat that gave no nonce. Fixed words: were the host to make something up here, having seen the others,
 * it could choose the dice.
 */
export const NO_NONCE = { bot: 'bot', person: 'absent' } as const;

/** For live games: nobody can foresee it, and anybody can check it once the seed is published. */
export class Sealed implements Source {
  readonly seal: Seal;
  readonly #key: Uint8Array;
  #counter: number;

  constructor(seal: Seal, counter = 0) {
    if (!/^[0-9a-f]{64}$/.test(seal.seed)) throw new TypeError('a seed is 64 hex digits');
    this.seal = seal;
    this.#key = fromHex(seal.seed);
    this.#counter = counter;
  }

  next(n: number): number {
    return drawn(this.seal, String(this.#counter++), n, this.#key);
  }

  get counter(): number {
    return this.#counter;
  }
}

/**
 * The outcome with a given number: the first 48 bits of HMAC-SHA-256(seed, "nonce|nonce|…#counter"), modulo n. For dice and
 * piles the bias of the modulo is below one in 10¹², and the recipe fits one line of anybody's script.
 */
export const sealedOutcome = (seal: Seal, counter: number, n: number): number => drawn(seal, String(counter), n);

/** Who sits where, drawn from the seal: Fisher and Yates from the last seat down, the draws called `seats-5`, `seats-4`… */
export function shuffledSeats(seal: Seal): number[] {
  const chairs = seal.nonces.map((_, chair) => chair);
  for (let seat = chairs.length - 1; seat > 0; seat--) {
    const other = drawn(seal, `seats-${seat}`, seat + 1);
    [chairs[seat], chairs[other]] = [chairs[other], chairs[seat]];
  }
  return chairs;
}

const encoder = new TextEncoder();

function drawn(seal: Seal, name: string, n: number, key = fromHex(seal.seed)): number {
  const digest = hmacSha256(key, encoder.encode(`${seal.nonces.join('|')}#${name}`));
  let bits = 0;
  for (let i = 0; i < 6; i++) bits = bits * 256 + digest[i];
  return bits % n;
}

/** Published at the start; the seed it binds is published at the end. */
export const seedHash = (seed: string): string => toHex(sha256(fromHex(seed)));

/** Which outcomes are not what the seal says. Needs no rules. */
export function falseOutcomes(seal: Seal, outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter(({ counter, n, value }) => sealedOutcome(seal, counter, n) !== value);
}

export function fromHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16);
  return bytes;
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
