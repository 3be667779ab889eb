import { UNITS, type UnitId } from '@cabinet-wars/struggle-of-empires/data';
import type { GameOption, OwnAsk } from './seen.ts';

/** Of which kind of unit each choice is, where a unit is to be placed; null for all else. */
const kindOf = (option: GameOption): UnitId | null => (option.t === 'place' ? option.unit : null);

/** The kinds among which to choose before the place: none where there is nothing to choose. */
export function kindsOf(ask: OwnAsk | null): UnitId[] {
  if (ask?.key !== 'set-up.place') return [];
  return UNITS.filter((kind) => ask.options.some((option) => kindOf(option) === kind));
}

/** The kind one has in hand: what was last taken up, if that may be placed. */
export function inHand(ask: OwnAsk | null, taken: UnitId | null): UnitId | null {
  const kinds = kindsOf(ask);
  return taken !== null && kinds.includes(taken) ? taken : (kinds[0] ?? null);
}

/** The choices (by their place in the list) that are about the kind in hand. */
export const choicesOf = (ask: OwnAsk, kind: UnitId): number[] =>
  ask.options.flatMap((option, i) => (kindOf(option) === kind ? [i] : []));
