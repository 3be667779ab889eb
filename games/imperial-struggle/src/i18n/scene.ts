import { type FrameBase, frameOf } from '@cabinet-wars/kernel';
import type { Row } from '../cards/effects/row.ts';
import { type Effects, rowOf } from '../cards/event-effects.ts';
import { COMMODITIES, type CommodityId } from '../data/demand.ts';
import { EVENTS, type EventId } from '../data/events.ts';
import { SPACES, type SpaceId } from '../data/map/spaces.ts';
import { REFUSAL_VP } from '../data/numbers.ts';
import { POINTS, type PointId } from '../data/points.ts';
import { opponentOf } from '../data/sides.ts';
import { THEATRES, THEATRES_OF, type TheatreId } from '../data/wars.ts';
import type { Action } from '../peace/round.ts';
import type { Conquest } from '../wars/conquest.ts';
import type { War } from '../wars/war-locals.ts';

/** What texts read of a view: frames are public, and so is what the game is played with. */
export interface Seen {
  readonly open: {
    readonly stack: readonly FrameBase[];
    readonly data: string;
    readonly turn: number;
    readonly war: number;
  };
}

/** What a prompt may speak of. */
export interface Scene {
  /** The Peace turn, 1 to 6. */
  readonly turn: number;
  /** The War under way or to come; −1 when all have been fought. */
  readonly war: number;
  /** The locals of the nearest frame of a procedure. */
  frame<L extends object>(proc: string): L | null;
}

export function sceneOf(view: unknown): Scene {
  const { open } = view as Seen;
  return {
    turn: open.turn,
    war: open.war,
    frame: <L extends object>(proc: string) => frameOf<L>(open, proc),
  };
}

/** The Event whose effect is under way, the row of it that asks, and the commodity drawn for it, if any. */
export function effectOf(scene: Scene): { event: EventId; row: Row; drawn: CommodityId | null } | null {
  const effects = scene.frame<Effects>('effects');
  if (effects === null) return null;
  return { event: EVENTS[effects.event], row: rowOf(effects), drawn: COMMODITIES[effects.drawn] ?? null };
}

/** The points of the action under way. */
export const pointsOf = (scene: Scene): PointId | null => {
  const action = scene.frame<Action>('action');
  return action === null ? null : POINTS[action.points];
};

/** The theatre under way: frames number theatres within their War. */
export const theatreAt = (scene: Scene, theatre: number | undefined): TheatreId | null =>
  scene.war < 0 || theatre === undefined ? null : (THEATRES[THEATRES_OF[scene.war][theatre]] ?? null);

export const spaceAt = (space: number | undefined): SpaceId | null => SPACES[space ?? -1] ?? null;

/** What refusing the Territory demanded would give the other side. */
export function refusalVp(scene: Scene): number {
  const conquest = scene.frame<Conquest>('conquest');
  const war = scene.frame<War>('war');
  return REFUSAL_VP[conquest === null || war === null ? 0 : war.refusals[opponentOf(conquest.side)]];
}
