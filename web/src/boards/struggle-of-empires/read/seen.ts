import type * as kernel from '@cabinet-wars/kernel';
import { POWERS, type Power, type PowerId } from '@cabinet-wars/struggle-of-empires/data';
import type {
  Event,
  Choice as GameChoice,
  GameView,
  OpenView,
  StruggleOfEmpires,
} from '@cabinet-wars/struggle-of-empires/view';
import type * as board from '../../kit/board.ts';
import { stillHolding } from '../../kit/still-holding.ts';

export { frameOf } from '@cabinet-wars/kernel';
export type { Event, GameChoice, GameView, OpenView, PowerId };

/** This game's own types of what the shell hands to any board. */
export type BoardProps = board.BoardProps<StruggleOfEmpires>;
export type BoardModule = board.BoardModule<StruggleOfEmpires>;
export type RowProps = board.RowProps<StruggleOfEmpires>;
export type LineProps = board.LineProps<StruggleOfEmpires>;
export type OwnAsk = kernel.OwnAsk<GameChoice>;
/** A choice as it is offered: its numbers may be ranges. */
export type GameOption = kernel.Option<GameChoice>;

/** Events that still hold, oldest first. */
export const eventsOf = stillHolding<Event>();

/** Whom a seat plays. */
export const powerIn = (open: OpenView, seat: kernel.Seat): PowerId => POWERS[open.plays[seat]];
export const idOf = (power: Power): PowerId | null => POWERS[power] ?? null;
export const isPlayed = (open: OpenView, power: Power): boolean => open.seatOf[power] >= 0;
