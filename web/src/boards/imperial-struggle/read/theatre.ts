import type { TheatreId } from '@cabinet-wars/imperial-struggle/data';
import { BONUS_TILES_PER_THEATRE, THEATRE, THEATRES, THEATRES_OF } from '@cabinet-wars/imperial-struggle/data';
import { openStrength, type Strength, totalOf } from '@cabinet-wars/imperial-struggle/reckoning';
import { bonusSlot, FACE_DOWN, THEATRES_PER_WAR, theatreSlot } from '@cabinet-wars/imperial-struggle/view';
import { frameOf, type GameView, type OpenView, type Side } from './seen.ts';

/** A War tile as the viewer sees it: a kind, or null face down. */
export type TileSeen = number | null;

export interface TheatreSide {
  readonly basic: TileSeen | undefined;
  readonly bonus: readonly TileSeen[];
  /** What everybody sees of its strength: all but the tiles. */
  readonly strength: Strength;
  readonly total: number;
}
export interface TheatreNow {
  readonly id: TheatreId;
  readonly france: TheatreSide;
  readonly britain: TheatreSide;
}

/** The theatres of the War under way or to come. */
export function theatresNow(view: GameView): TheatreNow[] {
  const { open } = view;
  if (open.war < 0) return [];
  return THEATRES_OF[open.war].map((theatre, i) => ({
    id: THEATRES[theatre],
    france: sideIn(view, 0, i),
    britain: sideIn(view, 1, i),
  }));
}

/** The theatre whose Basic tile is being upgraded. */
export const theatreUpgraded = (open: OpenView, theatres: readonly TheatreNow[]): TheatreNow | undefined =>
  theatres[frameOf<{ theatre: number }>(open, 'upgrade')?.theatre ?? 0];

function sideIn({ open, own }: GameView, side: Side, theatre: number): TheatreSide {
  const slots = Array.from({ length: BONUS_TILES_PER_THEATRE }, (_, slot) => bonusSlot(side, theatre, slot));
  const mine = own !== null && own.side === side;
  const bonusHalf = side * THEATRES_PER_WAR * BONUS_TILES_PER_THEATRE;
  const basic = theatreSlot(side, theatre);
  const strength = openStrength(open, side, theatre);
  const kind = mine ? own.basic[basic - side * THEATRES_PER_WAR] : open.basic[basic];
  const bonus = slots.map((slot) => (mine ? own.bonus[slot - bonusHalf] : open.bonus[slot]));
  return {
    basic: tileSeen(kind),
    bonus: bonus.map(tileSeen).filter((tile): tile is TileSeen => tile !== undefined),
    strength,
    total: totalOf(strength),
  };
}

/** Undefined where no tile lies. */
const tileSeen = (kind: number): TileSeen | undefined => (kind === FACE_DOWN ? null : kind < 0 ? undefined : kind);

/** How a theatre of the present War stands without its tiles. */
export function standingIn(open: OpenView, id: TheatreId): { britain: number; france: number } {
  const theatre = THEATRES_OF[open.war]?.indexOf(THEATRE[id]) ?? -1;
  if (theatre < 0) return { britain: 0, france: 0 };
  const total = (side: Side) => totalOf(openStrength(open, side, theatre));
  return { britain: total(1), france: total(0) };
}
