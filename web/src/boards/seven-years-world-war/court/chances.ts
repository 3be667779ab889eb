import { copy } from '@cabinet-wars/kernel';
import {
  DIPLOMACY_VALUE,
  MARKER,
  type MarkerId,
  POWER,
  POWERS,
  type PowerId,
  tablesOf,
} from '@cabinet-wars/seven-years-world-war/data';
import { scoreNow } from '@cabinet-wars/seven-years-world-war/reckoning';
import { NEUTRAL, NO_PIECE } from '@cabinet-wars/seven-years-world-war/view';
import { columnFor } from '../read/diplomacy.ts';
import { handOf } from '../read/hand.ts';
import type { GameView, OpenView } from '../read/seen.ts';

/** Markers laid together, the dearest first. */
export interface Lay {
  readonly markers: readonly MarkerId[];
  readonly total: number;
}
export const layName = ({ markers }: Lay): string => markers.map((id) => DIPLOMACY_VALUE[MARKER[id]]).join(' + ');

/** More than the table's last column is worth nothing. */
const MOST = 6;

/** For each total the fewest of one's markers that come to it, from the least total on. */
export function laysOf(view: GameView): readonly Lay[] {
  const hand = handOf(view).flatMap(({ marker, count }) =>
    DIPLOMACY_VALUE[MARKER[marker]] > 0 ? Array.from({ length: count }, () => marker) : [],
  );
  const best = new Map<number, readonly MarkerId[]>();
  const add = (from: number, laid: readonly MarkerId[], total: number): void => {
    if (laid.length > 0 && (best.get(total)?.length ?? Number.POSITIVE_INFINITY) > laid.length) best.set(total, laid);
    for (let i = from; i < hand.length; i++) {
      const next = total + DIPLOMACY_VALUE[MARKER[hand[i]]];
      if (next <= MOST && (i === from || hand[i] !== hand[i - 1])) add(i + 1, [...laid, hand[i]], next);
    }
  };
  hand.sort((a, b) => DIPLOMACY_VALUE[MARKER[b]] - DIPLOMACY_VALUE[MARKER[a]]);
  add(0, [], 0);
  return [...best].sort(([a], [b]) => a - b).map(([total, markers]) => ({ total, markers }));
}

/** A row: a neutral, or a coalition of which one power would be lost. */
export interface Suitor {
  readonly power: PowerId;
  /** Null for a neutral. */
  readonly seat: number | null;
  readonly squares: number;
  readonly points: number;
  readonly units: number;
  /** One's ratio once it is won, in hundredths. */
  readonly ratio: number | null;
}

export function suitorsOf(open: OpenView, seat: number): readonly Suitor[] {
  const neutrals = POWERS.filter((_, power) => open.control[power] === NEUTRAL).map((power) =>
    neutral(open, seat, power),
  );
  const others = open.hands.flatMap((_, other): Suitor[] => {
    const power = POWERS.find((_id, index) => open.control[index] === other);
    return other === seat || power === undefined
      ? []
      : [{ power, seat: other, squares: 0, points: 0, units: 0, ratio: null }];
  });
  return [...neutrals, ...others];
}

function neutral(open: OpenView, seat: number, power: PowerId): Suitor {
  const won = copy(open);
  won.control[POWER[power]] = seat;
  const [before, after] = [scoreNow(open)[seat], scoreNow(won)[seat]];
  const { pieceNation } = tablesOf(open);
  const pieces = open.where.flatMap((at, piece) => (at >= 0 && pieceNation[piece] === POWER[power] ? [piece] : []));
  return {
    power,
    seat: null,
    squares: new Set(pieces.filter((piece) => piece !== NO_PIECE).map((piece) => open.where[piece])).size,
    points: after.points - before.points,
    units: pieces.length,
    ratio: after.ratio,
  };
}

/** Of six dice how many bring what one wants: a neutral with a grade of 2, a power of others turned neutral with 3. */
export function chanceOf({ seat }: Pick<Suitor, 'seat'>, total: number, opposed: number): number {
  const needed = seat === null ? 2 : 3;
  return columnFor(total - opposed).filter((result) => result[0] === 'D' && Number(result[1]) >= needed).length;
}

/** The fewest markers with the best chance of it, if nobody opposes. */
export const bestLay = (suitor: Suitor, lays: readonly Lay[]): Lay | null =>
  lays.reduce<Lay | null>(
    (best, lay) => (best === null || chanceOf(suitor, lay.total, 0) > chanceOf(suitor, best.total, 0) ? lay : best),
    null,
  );
