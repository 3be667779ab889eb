import type { Choice as GameChoice } from '@cabinet-wars/imperial-struggle/choices';
import { SIDES, type Side, type SideId } from '@cabinet-wars/imperial-struggle/data/sides';
import type { Event } from '@cabinet-wars/imperial-struggle/events';
import type { GameView, OpenView } from '@cabinet-wars/imperial-struggle/view';
import type { Choice, FrameBase, GameEvent, Told, View } from '@cabinet-wars/kernel';
import { stillHolding } from '../../still-holding.ts';

export type { Event, GameChoice, GameView, OpenView, Side, SideId };

/** The shell hands views of any game; this board is only ever given its own game's. */
export const seen = (view: View): GameView => view as unknown as GameView;
export const openOf = (view: View): OpenView => seen(view).open;
export const said = (choice: Choice): GameChoice => choice as unknown as GameChoice;
export const eventOf = (event: GameEvent): Event => event as unknown as Event;
/** Events that still hold, oldest first. */
export const eventsOf = (told: readonly Told<GameEvent>[]): readonly Event[] => stillHolding<Event>(told);

export const sideId = (side: Side): SideId | null => SIDES[side] ?? null;

/** The nearest frame of a procedure under way, with its locals. */
export const frameOf = <L>(open: Pick<OpenView, 'stack'>, proc: string): (L & FrameBase) | null =>
  (open.stack.findLast((frame) => frame.proc === proc) as (L & FrameBase) | undefined) ?? null;
