import type { AnyGame } from '@cabinet-wars/kernel';

/** Two have nobody to hide a word from; among more, a game that knows deals knows talks between two. */
export const mayWhisper = ({ deals }: Pick<AnyGame, 'deals'>, seats: number): boolean =>
  seats > 2 && deals.kinds.length > 0;
