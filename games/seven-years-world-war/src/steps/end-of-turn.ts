import { procedure } from '../words.ts';

/** 3.1 (7). A year has passed: leaders are turned face up, agreements run out. */
export const endOfTurn = procedure('end-of-turn')({
  begin: () => {},
});
