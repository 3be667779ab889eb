import type { Choice } from '../choice.ts';
import type { Deal, GameEvent, Order } from '../game.ts';
import type { Reason } from '../reason.ts';
import type { Seat } from '../seat.ts';
import type { Language } from './languages.ts';

/** What texts may need to know beyond the thing they put into words. */
export interface Telling {
  /** How a seat is called: the player's name, or the power's. */
  name(seat: Seat): string;
  /** What is seen of the game, where the host has it at hand: names may hang on the edition played. */
  readonly view?: unknown;
}

/** A passage of the rules in our own words. Prompts lead to the section whose id is theirs, or the part before the dot. */
export interface RulesSection {
  readonly id: string;
  readonly title: string;
  /** A string is a paragraph, an array of strings a list. */
  readonly body: readonly (string | readonly string[])[];
  /** Where only some editions have it: shown with this edition alone. */
  readonly edition?: string;
}

/**
 * A game in one language. Tables inside the game are typed by event, prompt and id, so that a missing entry does not
 * compile; this is what hosts see of them.
 */
export interface GameTexts<C extends Choice = Choice, E extends GameEvent = GameEvent> {
  readonly language: Language;
  readonly title: string;
  /** Names of what seats play, by `SeatSpec.plays`; as things stand in a view, where that changes in play. */
  plays(id: string, view?: unknown): string;
  /** The question in one sentence, by `procedure.step`. */
  prompt(key: string, view: unknown, seat: Seat, telling: Telling): string;
  choice(choice: C, telling: Telling): string;
  /** A line of the log; null for events that need none. */
  event(event: E, telling: Telling): string | null;
  /** A reason the game itself gives; `sayReason` knows the words for the kernel's. */
  reason(reason: Reason, telling: Telling): string;
  /** An option of the set-up and its one-line explanation. */
  option(key: string): { readonly name: string; readonly hint: string };
  /** The heading over options of one group. */
  group?(id: string): string;
  value(key: string, value: string): string;
  order(id: string): { readonly name: string; readonly hint: string };
  /** A standing order that has been given, with its terms. */
  orderGiven?(order: Order, telling: Telling): string;
  /** What ended the game, by `Result.reason`. */
  ending?(reason: string): string;
  /** A deal as an offer states it. */
  deal?(deal: Deal, telling: Telling): string;
  /** The rules, in the order a newcomer reads them. */
  readonly rules?: readonly RulesSection[];
}
// biome-ignore lint/suspicious/noExplicitAny: a host handles all games alike
export type AnyTexts = GameTexts<any, any>;
