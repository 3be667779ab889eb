import { POWERS, SQUARES } from '@cabinet-wars/seven-years-world-war/data';
import { occupier } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { OpenView } from '../read/seen.ts';
import type { ClauseId, Column, Draft } from './draft.ts';
import type { Sides } from './terms.ts';

/** A promise of that kind by the giver of a column, its blanks filled with what is nearest; not attacking binds both. */
export function beginPromise(
  open: OpenView,
  { promised }: Pick<Draft, 'promised'>,
  clause: ClauseId,
  column: Column,
  { giver, taker }: Sides,
): Pick<Draft, 'promised'> {
  const until = Math.max(promised?.until ?? open.turn, open.turn, 1);
  return {
    promised: {
      clause,
      binds: clause === 'no-attack' ? 'both' : column === 'give' ? 'from' : 'to',
      land: POWERS.find((_, power) => open.control[power] === taker) ?? null,
      square: SQUARES.find((_, square) => occupier(open, square) === giver) ?? null,
      sum: promised?.sum ?? 1,
      until,
    },
  };
}
