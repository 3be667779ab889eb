import { type Answer, copy, type Seat, type View, type Viewer } from '@cabinet-wars/kernel';
import { UNREST_BAG } from '../data/numbers.ts';
import { POWERS } from '../data/powers.ts';
import { drawsUnrest, hidesUnrest } from '../editions.ts';
import { unrestOf } from '../money/unrest.ts';
import type { Final, State, Unrest } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { type NeutralsIn, neutralsDisplay } from './neutrals-display.ts';
import { copyOpenFields, type OpenFields } from './open-fields.ts';

/** What everybody may know: all of the state but its secrets. */
export interface OpenView extends OpenFields {
  /** The display of neutral markers, by region: the counters, counted. The bag is known by what is not on the map and not used. */
  neutrals: NeutralsIn[];
  /** What everybody can count; null where counters lie face down until the end (ruling 60). */
  unrest: Unrest | null;
  final: Final | null;
  /** By power, for whoever may see everything: a game that is over. */
  everybodysUnrest?: number[];
}

/** What a seat knows besides. */
export interface OwnView {
  seat: Seat;
  /** Its own points of unrest. */
  points: number;
  /** Counters of unrest it has drawn, by value 0, 1, 2; null where every counter is worth 1. */
  unrest: number[] | null;
  /** In a draft: what it has laid down, and the hands it has had. */
  picks: number[];
  seen: number[][];
  /** What it has said to an ask that is still open. */
  said: Answer<Choice>[];
}

export type GameView = View<OpenView, OwnView>;

export const view = (g: State, viewer: Viewer, open: OpenView = openView(g)): GameView => ({
  open: viewer === 'open' ? { ...open, everybodysUnrest: [...POWERS.keys()].map((power) => unrestOf(g, power)) } : open,
  own: typeof viewer === 'number' ? ownView(g, viewer) : null,
});

const openView = (g: State): OpenView => ({
  ...copyOpenFields(g),
  neutrals: neutralsDisplay(g),
  unrest: hidesUnrest(g) ? null : copy(g.unrest),
  final: copy(g.final),
});

/** The same without copies: as long as nobody changes the state, its lists are as good. */
export function openToRead({ unrest, final, secret: _, ...fields }: State): OpenView {
  return { ...fields, neutrals: neutralsDisplay(fields), unrest: hidesUnrest(fields) ? null : unrest, final };
}

function ownView(g: State, seat: Seat): OwnView {
  const from = g.plays[seat] * UNREST_BAG.length;
  const { unrest, picks, seen, answers } = g.secret;
  return {
    seat,
    points: unrestOf(g, g.plays[seat]),
    unrest: drawsUnrest(g) ? unrest.slice(from, from + UNREST_BAG.length) : null,
    picks: picks.length > 0 ? picks[seat].slice() : [],
    seen: seen.length > 0 ? copy(seen[seat]) : [],
    said: answers.filter((answer) => answer.seat === seat).map((answer) => copy(answer)),
  };
}
