import type { Choice, FrameBase, View } from '@cabinet-wars/kernel';
import type { Choice as GameChoice } from '@cabinet-wars/seven-years-world-war/choices';
import type { NationId } from '@cabinet-wars/seven-years-world-war/data/powers';
import type { Event } from '@cabinet-wars/seven-years-world-war/events';
import type { State } from '@cabinet-wars/seven-years-world-war/state';
import type { GameView, OpenView } from '@cabinet-wars/seven-years-world-war/view';
import type { CounterPower } from '../../../counters/index.ts';

export type { Event, GameChoice, GameView, NationId, OpenView };

/** The shell hands views of any game; this board is only ever given its own game's. */
export const seen = (view: View): GameView => view as unknown as GameView;
export const openOf = (view: View): OpenView => seen(view).open;
export const said = (choice: Choice): GameChoice => choice as unknown as GameChoice;
/** The other way round: the shell takes choices of any game. */
export const told = (choice: GameChoice): Choice => choice as unknown as Choice;

/** The game's own questions about what lies open on the table take a state; what is hidden they never look at. */
export const tableOf = (open: OpenView): State => open as unknown as State;

/** The nearest frame of a procedure under way, with its locals. */
export const frameOf = <L>(open: OpenView, ...procs: string[]): (L & FrameBase) | null =>
  (open.stack.findLast(({ proc }) => procs.includes(proc)) as (L & FrameBase) | undefined) ?? null;

/** A power keeps its colour and emblem in all games. */
const COLOURS: Readonly<Record<NationId, CounterPower>> = {
  GB: 'britain',
  FR: 'france',
  PR: 'prussia',
  AU: 'austria',
  RU: 'russia',
  MC: 'maratha',
  ME: 'manchu',
  UP: 'united-provinces',
  SP: 'spain',
  OT: 'ottoman',
  minor: 'minor',
};
export const colourOf = (nation: NationId): CounterPower => COLOURS[nation];
