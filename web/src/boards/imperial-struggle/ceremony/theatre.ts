import {
  SIDES,
  type SideId,
  THEATRE,
  THEATRES_OF,
  type TheatreId,
  WARS,
  type WarId,
} from '@cabinet-wars/imperial-struggle/data';
import { ceremonies } from '../../kit/ceremony/ceremony.ts';
import { mapBefore } from '../read/scoring/map-before.ts';
import type { BoardModule, Event, OpenView } from '../read/seen.ts';
import { theatresNow } from '../read/theatre.ts';
import { type Fought, sinceStrength, tilesIn, warsOf } from '../war/war-of.ts';

/** A step: a tile is turned up (which of them), what the tiles did, both strengths, who has won. */
export type TheatrePart =
  | { readonly t: 'tile'; readonly turned: number }
  | { readonly t: 'effects' }
  | { readonly t: 'strength' }
  | { readonly t: 'result' };

export interface TheatreAccount {
  readonly war: WarId;
  readonly fought: Fought;
  /** The map as it was before, and as it was when strengths were added up: what tiles do may change it between. */
  readonly open: OpenView;
  readonly reckoned: OpenView;
  readonly parts: readonly TheatrePart[];
  /** Theatres told before it in the same change: they are no part of the story yet. */
  readonly earlier: readonly Fought[];
  /** What it brought at once, to be said as the log says it. */
  readonly spoils: readonly Event[];
}
export const theatreAccounts = ceremonies<TheatreAccount>();

/** How long each part stays, unless it is the last. */
const STAYS: Readonly<Record<TheatrePart['t'], number>> = { tile: 1100, effects: 2000, strength: 2000, result: 2000 };
const SPOILS: readonly string[] = [
  'vp',
  'treaty',
  'conquered',
  'refused',
  'atlantic-dominance',
  'jacobite-victory',
  'jacobite-defeat',
];

/** The events of one theatre: until the next one's tiles are turned up, or the War is over. */
function ofTheatre(events: readonly Event[], theatre: TheatreId): readonly Event[] {
  const end = events.findIndex(
    (event, i) => i > 0 && ((event.t === 'war-tiles-shown' && event.theatre !== theatre) || event.t === 'war-ends'),
  );
  return end < 0 ? events : events.slice(0, end);
}

/** A theatre of a War: its tiles, both strengths, and who has won it. Begun with its tiles, or after a choice with its strengths. */
export const theatreOf: NonNullable<BoardModule['ceremony']> = (events, before, after) => {
  const [first] = events;
  if (first === undefined || (first.t !== 'war-tiles-shown' && first.t !== 'strength')) return null;
  const open = openBefore(events, before.open, after.open);
  const war = WARS[open.war];
  if (war === undefined || !THEATRES_OF[open.war].includes(THEATRE[first.theatre])) return null;
  const told = ofTheatre(events, first.theatre);
  const fought = warsOf([{ t: 'war-begins', war }, ...told])[0]?.theatres.find(
    ({ theatre }) => theatre === first.theatre,
  );
  if (fought === undefined) return null;
  const isDecided = fought.winner !== undefined;
  const parts: TheatrePart[] = [
    ...(first.t === 'war-tiles-shown' ? tilesIn(fought).map((_, i) => ({ t: 'tile', turned: i + 1 }) as const) : []),
    ...(fought.effects.length > 0 ? [{ t: 'effects' } as const] : []),
    ...(isDecided ? ([{ t: 'strength' }, { t: 'result' }] as const) : []),
  ];
  if (parts.length === 0) return null;
  const steps = parts.map(({ t }, i) => (i === parts.length - 1 ? null : STAYS[t]));
  const tiles = first.t === 'strength' ? tilesSeen(before, first.theatre) : fought.tiles;
  const own = { ...fought, tiles };
  const about: TheatreAccount = {
    war,
    fought: own,
    open,
    reckoned: openBefore(sinceStrength(events, first.theatre), before.open, after.open),
    parts,
    earlier: earlierThan(own, before),
    spoils: told.filter(({ t }) => SPOILS.includes(t)),
  };
  return theatreAccounts.make({ events: told.length, steps, about });
};

/** By the view before a change: the theatres that have been told of it. */
const toldOf = new WeakMap<object, Map<TheatreId, Fought>>();

function earlierThan(fought: Fought, before: object): readonly Fought[] {
  const theatres = toldOf.get(before) ?? new Map<TheatreId, Fought>();
  toldOf.set(before, theatres.set(fought.theatre, fought));
  return [...theatres.values()].filter(({ theatre }) => THEATRE[theatre] < THEATRE[fought.theatre]);
}

/** The table as it lay when a theatre was fought: more may have happened since it was last seen, in the same change. */
const openBefore = (events: readonly Event[], before: OpenView, after: OpenView): OpenView => ({
  ...mapBefore(after, events),
  war: before.war,
  turn: before.turn,
  revealed: after.turn === before.turn ? after.revealed : before.revealed,
});

/** The tiles of a theatre as they lie turned up. */
function tilesSeen(view: Parameters<typeof theatresNow>[0], theatre: TheatreId): Fought['tiles'] {
  const now = theatresNow(view).find(({ id }) => id === theatre);
  const of = (side: SideId) => ({
    basic: now?.[side].basic ?? -1,
    bonus: (now?.[side].bonus ?? []).filter((tile): tile is number => tile !== null),
  });
  return Object.fromEntries(SIDES.map((side) => [side, of(side)]));
}
