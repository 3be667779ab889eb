import { IS_LEADER, MARKER, POWERS, type PowerId, yearsOf } from '@cabinet-wars/seven-years-world-war/data';
import type { IconName } from '../../../counters/index.ts';
import { markerIcon } from '../hand/marker-icon.ts';
import type { Naming } from '../i18n/index.ts';
import { handOf, knownOf } from '../read/hand.ts';
import type { GameView } from '../read/seen.ts';
import type { Promised as Bound } from './agreements.ts';
import type { Column, Draft, Promised } from './draft.ts';
import { sentenceOf } from './sentence.ts';

/** One thing in a column of a bargain, as a row that can be taken out. */
export interface Term {
  readonly id: 'marker' | 'power' | 'neutral' | 'promise';
  readonly face: { readonly icon: IconName } | { readonly power: PowerId };
  readonly title: string;
  readonly note: string;
  /** The draft without it. */
  readonly without: Partial<Draft>;
}

/** Who gives what is in a column, and to whom. */
export interface Sides {
  readonly giver: number;
  readonly taker: number;
}

/** What a column holds besides points. */
export function termsIn(draft: Draft, column: Column, sides: Sides, view: GameView, naming: Naming): Term[] {
  const { own, game } = naming;
  const texts = own.deal;
  const half = draft[column];
  const terms: Term[] = [];
  if (half.marker !== null)
    terms.push({
      id: 'marker',
      face: { icon: markerIcon(half.marker) },
      title: game.markers[half.marker].name,
      note: markerNote(view, column, sides.giver, half.marker, naming),
      without: { [column]: { ...half, marker: null } },
    });
  for (const id of ['power', 'neutral'] as const) {
    const power = half[id];
    if (power === null) continue;
    const note = id === 'power' ? texts.goesOver : texts.goesFree;
    terms.push({ id, face: { power }, title: game.lands[power], note, without: { [column]: { ...half, [id]: null } } });
  }
  const { promised } = draft;
  if (promised !== null && bindsIn(promised, column))
    terms.push({
      id: 'promise',
      face: { icon: promised.clause === 'leave' ? 'move' : 'quill' },
      title: sentenceOf(view.open, boundBy(promised, sides), false, naming),
      note: own.agreed.until(yearsOf(promised.until)),
      without: { promised: null, picksSquare: false },
    });
  return terms;
}

/** Whether the giver of a column is bound: what both promise stands in both. */
export const bindsIn = ({ binds }: Promised, column: Column): boolean =>
  binds === 'both' || binds === (column === 'give' ? 'from' : 'to');

const boundBy = ({ clause, land, square, sum, until }: Promised, { giver, taker }: Sides): Bound => ({
  ...{ clause, by: giver, to: taker, points: sum, until },
  about: clause === 'leave' ? square : clause === 'no-entry' || clause === 'no-diplomacy' ? land : null,
});

function markerNote(
  view: GameView,
  column: Column,
  giver: number,
  marker: NonNullable<Draft['give']['marker']>,
  { own, game }: Naming,
): string {
  if (column === 'give') {
    const held = handOf(view).find((each) => each.marker === marker);
    return IS_LEADER[MARKER[marker]] ? game.markers[marker].hint : own.deal.ofYours(held?.count ?? 1);
  }
  return knownOf(view, giver).some((each) => each.marker === marker) ? own.deal.seen : own.deal.unseen;
}

/** The powers a side could part with: never its last. */
export function partable(view: GameView, giver: number): readonly PowerId[] {
  const held = POWERS.filter((_, power) => view.open.control[power] === giver);
  return held.length > 1 ? held : [];
}
