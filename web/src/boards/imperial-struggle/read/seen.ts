import type { ImperialStruggle } from '@cabinet-wars/imperial-struggle';
import { SIDES, type Side, type SideId } from '@cabinet-wars/imperial-struggle/data';
import type { Event, Choice as GameChoice, GameView, OpenView } from '@cabinet-wars/imperial-struggle/view';
import type * as kernel from '@cabinet-wars/kernel';
import type * as board from '../../kit/board.ts';
import { stillHolding } from '../../kit/still-holding.ts';

export { frameOf } from '@cabinet-wars/kernel';
export type { Event, GameChoice, GameView, OpenView, Side, SideId };

/** This game's own types of what the shell hands to any board. */
export type BoardProps = board.BoardProps<ImperialStruggle>;
export type BoardModule = board.BoardModule<ImperialStruggle>;
export type RowProps = board.RowProps<ImperialStruggle>;
export type LineProps = board.LineProps<ImperialStruggle>;
export type OwnAsk = kernel.OwnAsk<GameChoice>;
/** A choice as it is offered: its numbers may be ranges. */
export type GameOption = kernel.Option<GameChoice>;

/** Events that still hold, oldest first. */
export const eventsOf = stillHolding<Event>();

export const sideId = (side: Side): SideId | null => SIDES[side] ?? null;
