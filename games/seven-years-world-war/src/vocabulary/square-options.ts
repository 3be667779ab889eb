import { SQUARES } from '../data/squares.ts';

/** One option for each square, made once: hubs offer them by the dozen. */
export const optionsBySquare = <T extends string>(t: T): readonly { readonly t: T; readonly square: string }[] =>
  SQUARES.map((square) => ({ t, square }));
