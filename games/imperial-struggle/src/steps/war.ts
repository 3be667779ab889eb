import { WARS } from '../data/turns.ts';
import { procedure } from '../words.ts';

/** A War turn: every theatre of it in order, then the check of victory and the clean-up. */
export const war = procedure<object>('war')({
  begin: (g, _f, x) => {
    x.log?.({ t: 'war-begins', war: WARS[g.war] });
  },
});
