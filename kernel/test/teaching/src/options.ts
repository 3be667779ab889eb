import type { Reason, Schema } from '@cabinet-wars/kernel';

export type Length = 'short' | 'standard' | 'long';

export type Options = {
  readonly players: number;
  /** Whether the seats bid each round for going first; if not, the first turn goes round. */
  readonly auction: boolean;
  readonly length: Length;
};

export const roundsOf: Readonly<Record<Length, number>> = { short: 3, standard: 4, long: 5 };

export const options: Schema<Options> = {
  fields: {
    players: { kind: 'number', from: 2, to: 4, default: 3 },
    auction: { kind: 'switch', default: true },
    length: { kind: 'one-of', values: Object.keys(roundsOf), default: 'standard' },
  },
  conflicts: (chosen): Reason[] =>
    chosen.length === 'long' && chosen.players === 4 ? [{ why: 'pack-too-small', players: 4 }] : [],
};
