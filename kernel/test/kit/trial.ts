import {
  type AnyGame,
  type Choice,
  type ChoiceOf,
  Context,
  chanceOf,
  type EventOf,
  isOffered,
  isRange,
  type OptionsOf,
  type Question,
  type Reason,
  Scripted,
  type Seat,
  type StateOf,
  settle,
} from '@cabinet-wars/kernel';
import { afterEach, expect } from 'vitest';

type EventOfKind<E, T> = Extract<E, { t: T }>;

/**
 * Tells a game as a transcript: `t.dice(1, 3).play('britain', 'action move', 'move navy india', 'to baltic')`. A line that is not
 * offered fails, and so do numbers of chance left over when the test ends. A game says how its players are called.
 */
export abstract class GameTrial<M extends AnyGame, Who extends string | number> {
  readonly g: StateOf<M>;
  readonly script: Scripted;
  readonly events: EventOf<M>[] = [];
  readonly x: Context<EventOf<M>>;
  question: Question<ChoiceOf<M>> | null = null;
  readonly #game: M;

  constructor(game: M, g: StateOf<M>, script = new Scripted()) {
    this.#game = game;
    this.g = g;
    this.script = script;
    this.x = new Context<EventOf<M>>(chanceOf(script), (event) => {
      this.events.push(event);
    });
    trials.push(this);
  }

  protected abstract seatOf(who: Who): Seat;
  protected abstract whoIs(seat: Seat): Who;

  /** Runs until somebody is asked. */
  run(): this {
    this.question = this.#game.flow.run(this.g, this.x);
    return this;
  }

  /** Dice to come, as a reader sees them. */
  dice(...faces: number[]): this {
    this.script.dice(...faces);
    return this;
  }

  /** Numbers to come, from 0, where something else than a die is drawn. */
  numbers(...values: number[]): this {
    this.script.numbers(...values);
    return this;
  }

  /** One player's choices in a row. */
  play(who: Who, ...lines: string[]): this {
    for (const line of lines) {
      const choice = this.#game.notation.parse(line);
      if (choice === null) throw new Error(`“${line}” is no choice`);
      const seat = this.seatOf(who);
      const asked = this.question?.waiting.find((one) => one.seat === seat);
      if (asked === undefined) throw new Error(`${who} is not asked to “${line}”; ${this.#waitingFor()}`);
      if (!isOffered(asked.options, choice)) throw new Error(`“${line}” is not offered; ${this.#waitingFor()}`);
      this.question = this.#game.flow.choose(this.g, seat, choice, this.x);
    }
    return this;
  }

  /** Carries out a deal as if all had agreed. */
  deal(deal: Choice & { from: Seat; to: Seat | null }): this {
    expect(this.#game.deals.may(this.g, deal)).toBeNull();
    this.question = this.#game.flow.interject(this.g, this.#game.deals.carryOut, { deal }, this.x);
    return this;
  }

  /** Who is asked (the first, if several are) and under which name. */
  get asked(): Who | null {
    const seat = this.question?.waiting[0]?.seat;
    return seat === undefined ? null : this.whoIs(seat);
  }
  get key(): string | null {
    return this.question?.key ?? null;
  }

  /** What is offered, as text; ranges as `bid 3..20`. */
  offers(who: Who = this.asked!): string[] {
    const seat = this.seatOf(who);
    const asked = this.question?.waiting.find((one) => one.seat === seat);
    return (asked?.options ?? []).map((option) => this.#written(option));
  }

  /** Why a wish is not to be had: the ids of the reasons. */
  why(who: Who, line: string): string[] {
    return this.reasons(who, this.#game.notation.parse(line)).map(({ why }) => why);
  }
  reasons(who: Who, wish: Partial<ChoiceOf<M>>): Reason[] {
    return this.#game.explain(this.g, this.seatOf(who), wish);
  }

  /** Whether somebody has learnt something hidden since the trial began. */
  get revealed(): boolean {
    return this.x.revealed;
  }

  /** Events of a kind so far. */
  told<T extends EventOf<M>['t']>(t: T): EventOfKind<EventOf<M>, T>[] {
    return this.events.filter((event): event is EventOfKind<EventOf<M>, T> => event.t === t);
  }

  #waitingFor(): string {
    const waiting = this.question?.waiting ?? [];
    const who = waiting.map(
      ({ seat, options }) => `${this.whoIs(seat)}: ${options.map((option) => this.#written(option)).join(', ')}`,
    );
    return `${this.key} asks ${who.join(' | ') || 'nobody'}`;
  }

  #written(option: object): string {
    const fields = Object.entries(option);
    const written = fields.map(([key, value]) => [key, isRange(value) ? `${value.from}..${value.to}` : value]);
    return this.#game.notation.format(Object.fromEntries(written));
  }
}

/** A game's options, defaults filled in. */
export function settledOf<M extends AnyGame>(game: M, given: Partial<OptionsOf<M>>): OptionsOf<M> {
  const result = settle<OptionsOf<M>>(game.options, given);
  if (!result.ok) throw new Error(JSON.stringify(result.reasons));
  return result.options;
}

const trials: { readonly script: Scripted }[] = [];
afterEach(() => {
  for (const { script } of trials.splice(0)) expect(script.left, 'numbers of chance left over').toEqual([]);
});
