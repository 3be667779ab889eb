import {
  FRANCE_WINS_AT,
  MINISTRIES,
  MINISTRY_SIDE,
  type MinistryId,
  SEAS,
  SIDES,
} from '@cabinet-wars/imperial-struggle/data';
import { type Event, frameOf, type GameView, type Side, type SideId } from './seen.ts';

export interface MinistryFace {
  /** Null where it lies face down and is the other side's. */
  readonly id: MinistryId | null;
  readonly revealed: boolean;
}

/** A side as everybody may see it, and its own ministries as far as the viewer may. */
export interface Standing {
  readonly side: SideId;
  readonly seat: number;
  readonly vp: number;
  readonly debt: number;
  readonly debtLimit: number;
  readonly treaty: number;
  readonly navyBox: number;
  readonly atSea: number;
  readonly unbuilt: number;
  readonly hand: number;
  readonly ministries: readonly MinistryFace[];
  readonly initiative: boolean;
  readonly acting: boolean;
}

/** Both sides, Britain first as on the track. */
export const standings = (view: GameView, events: readonly Event[] = []): Standing[] =>
  [1, 0].map((side) => standingOf(view, side, events));

/** The ministries a side has been told to have chosen last: in a story that hides nothing, those face down too. */
export function ministriesTold(events: readonly Event[], side: Side): readonly MinistryId[] {
  const told = events.findLast((event) => event.t === 'ministries-chosen' && event.side === SIDES[side]);
  return told?.t === 'ministries-chosen' ? (told.ministries ?? []) : [];
}

function standingOf({ open, own }: GameView, side: Side, events: readonly Event[]): Standing {
  return {
    side: SIDES[side],
    seat: open.seatOf[side],
    vp: side === 0 ? open.vp : FRANCE_WINS_AT - open.vp,
    debt: open.debt[side],
    debtLimit: open.debtLimit[side],
    treaty: open.treaty[side],
    navyBox: open.navyBox[side],
    atSea: SEAS.filter((sea) => open.flags[sea] === side).length,
    unbuilt: open.unbuilt[side],
    hand: open.handCounts[side],
    ministries: ministriesOf({ open, own }, side, ministriesTold(events, side)),
    initiative: open.initiative === side,
    acting: frameOf<{ side: Side }>(open, 'action-round')?.side === side,
  };
}

export function ministriesOf({ open, own }: GameView, side: Side, told: readonly MinistryId[] = []): MinistryFace[] {
  const shown = MINISTRIES.keys().filter((m) => MINISTRY_SIDE[m] === side && open.revealed[m] === 1);
  const faces: MinistryFace[] = [...shown].map((m) => ({ id: MINISTRIES[m], revealed: true }));
  const secret = own !== null && own.side === side ? own.ministries.filter((m) => open.revealed[m] !== 1) : [];
  for (const m of secret) faces.push({ id: MINISTRIES[m], revealed: false });
  for (const id of told)
    if (faces.length < open.ministryCount[side] && !faces.some((face) => face.id === id))
      faces.push({ id, revealed: false });
  while (faces.length < open.ministryCount[side]) faces.push({ id: null, revealed: false });
  return faces;
}
