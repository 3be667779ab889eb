import { NO_NONCE, sealedOutcome, seedHash, shuffledSeats } from '../chance/sealed.ts';
import { same } from '../plain.ts';
import type { Transcript, TranscriptOutcome, TranscriptSeat } from './transcript.ts';

/** A word in the seal, who gave it, and whether anybody did. */
export interface ProvedNonce {
  readonly seat: TranscriptSeat;
  readonly nonce: string;
  readonly from: 'client' | 'bot' | 'nobody';
}

export interface ProvedRoll extends TranscriptOutcome {
  /** What the seal gives. */
  readonly right: number;
  readonly ok: boolean;
}

/** Every step from the promise to the last roll, each worked out again from what the transcript says. */
export interface Proof {
  readonly commitment: {
    readonly promised: string;
    readonly seed: string;
    readonly hash: string;
    readonly ok: boolean;
  };
  /** In the order of the chairs, as they stand in the seal. */
  readonly nonces: readonly ProvedNonce[];
  /** Null where seats were not drawn by lot. By seat: the chair its player had sat down on, as said and as drawn. */
  readonly shuffle: {
    readonly said: readonly number[];
    readonly right: readonly number[];
    readonly ok: boolean;
  } | null;
  readonly rolls: readonly ProvedRoll[];
  readonly ok: boolean;
}

/** The proof of a whole transcript whose numbers were sealed; null where there is nothing to prove. Needs no rules. */
export function proofOf(transcript: Transcript): Proof | null {
  const { chance, seed, opening, items, seats } = transcript;
  if (chance.kind !== 'sealed' || seed === null) return null;
  const seal = { ...chance, seed };
  const hash = seedHash(seed);
  const commitment = { promised: chance.seedHash, seed, hash, ok: hash === chance.seedHash };
  const outcomes = [...opening, ...items.flatMap((item) => ('outcomes' in item ? item.outcomes : []))];
  const rolls = outcomes.map((outcome, i) => {
    const right = sealedOutcome(seal, i, outcome.n);
    return { ...outcome, right, ok: outcome.counter === i && outcome.value === right };
  });
  const right = chance.shuffle === undefined ? null : shuffledSeats(seal);
  const shuffle = right === null ? null : { said: chance.shuffle!, right, ok: same(chance.shuffle, right) };
  const nonces = chance.nonces.map((nonce, chair) => {
    const seat = seats[chance.shuffle?.indexOf(chair) ?? chair] ?? { label: '?', name: '?' };
    return { seat, nonce, from: from(nonce) };
  });
  const ok = commitment.ok && (shuffle?.ok ?? true) && rolls.every((roll) => roll.ok);
  return { commitment, nonces, shuffle, rolls, ok };
}

function from(nonce: string): ProvedNonce['from'] {
  if (nonce === NO_NONCE.bot) return 'bot';
  return nonce === NO_NONCE.person ? 'nobody' : 'client';
}
