import type { Choice, FrameBase, Seat, View } from '@cabinet-wars/kernel';
import type { Choice as GameChoice } from '@cabinet-wars/struggle-of-empires/choices';
import { POWERS, type Power, type PowerId } from '@cabinet-wars/struggle-of-empires/data/powers';
import type { GameView, OpenView } from '@cabinet-wars/struggle-of-empires/view';

export type { GameChoice, GameView, OpenView, PowerId };

/** The shell hands views of any game; this board is only ever given its own game's. */
export const seen = (view: View): GameView => view as unknown as GameView;
export const openOf = (view: View): OpenView => seen(view).open;
export const said = (choice: Choice): GameChoice => choice as unknown as GameChoice;
/** The other way round: the shell takes choices of any game. */
export const told = (choice: GameChoice): Choice => choice as unknown as Choice;

/** Whom a seat plays. */
export const powerIn = (open: OpenView, seat: Seat): PowerId => POWERS[open.plays[seat]];
export const idOf = (power: Power): PowerId | null => POWERS[power] ?? null;
export const isPlayed = (open: OpenView, power: Power): boolean => open.seatOf[power] >= 0;

/** The nearest frame of a procedure under way, with its locals. */
export const frameOf = <L>(open: OpenView, ...procs: string[]): (L & FrameBase) | null =>
  (open.stack.findLast(({ proc }) => procs.includes(proc)) as (L & FrameBase) | undefined) ?? null;
