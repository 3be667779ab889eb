import type { Choice } from './choice.ts';
import type { GameEvent } from './game.ts';
import type { Reason } from './reason.ts';
import type { Seat } from './seat.ts';

/** What texts may need to know beyond the thing they put into words. */
export interface Telling {
  /** How a seat is called: the player's name, or the power's. */
  name(seat: Seat): string;
}

/**
 * A game in one language. Tables inside the game are typed by event, prompt and id, so that a missing entry does not
 * compile; this is what hosts see of them.
 */
export interface GameTexts<C extends Choice = Choice, E extends GameEvent = GameEvent> {
  readonly language: string;
  readonly title: string;
  /** Names of what seats play, by `SeatSpec.plays`. */
  plays(id: string): string;
  /** The question in one sentence, by `procedure.step`. */
  prompt(key: string, view: unknown, seat: Seat, telling: Telling): string;
  choice(choice: C, telling: Telling): string;
  /** A line of the log; null for events that need none. */
  event(event: E, telling: Telling): string | null;
  reason(reason: Reason, telling: Telling): string;
  /** An option of the set-up and its one-line explanation. */
  option(key: string): { readonly name: string; readonly hint: string };
  value(key: string, value: string): string;
  order(id: string): { readonly name: string; readonly hint: string };
}
// biome-ignore lint/suspicious/noExplicitAny: a host handles all games alike
export type AnyTexts = GameTexts<any, any>;
