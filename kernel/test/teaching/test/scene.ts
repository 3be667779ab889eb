import {
  Context,
  chanceOf,
  type Frame,
  isOffered,
  type Question,
  Scripted,
  type Seat,
  Seeded,
} from '@cabinet-wars/kernel';
import type { Choice } from '../src/choices.ts';
import { type Card, cards } from '../src/data/cards.ts';
import { type Marker, markers } from '../src/data/markers.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { game as wholeGame } from '../src/steps/game.ts';
import { round } from '../src/steps/round.ts';
import { turn } from '../src/steps/turn.ts';

export interface Dealt {
  readonly players?: number;
  readonly hands?: readonly (readonly Card[])[];
  readonly markers?: readonly (readonly Marker[])[];
  readonly dice?: Scripted;
}

/** A game set up by hand: round 1, seat 0 about to take its first action, with just these cards and markers dealt. */
export function stateWith({ players = 3, hands = [], markers: held = [] }: Dealt): State {
  const g = game.setup({ players, auction: false, length: 'short' }, new Seeded(1));
  g.secret.hands = g.gold.map((_, seat) => [...(hands[seat] ?? [])]);
  g.secret.pile = cards.filter((card) => !g.secret.hands.flat().includes(card));
  g.secret.markers = g.gold.map((_, seat) => [...(held[seat] ?? [])]);
  g.secret.bag = [...markers];
  for (const marker of g.secret.markers.flat()) g.secret.bag.splice(g.secret.bag.indexOf(marker), 1);
  g.round = 1;
  g.stack = [
    wholeGame.frame({}),
    { ...round.frame({ turns: 1 }), step: 'turns' },
    { ...turn.frame({ seat: 0, actions: 0 }), step: 'act' } as Frame,
  ];
  return g;
}

/** A transcript on the bare flow. What is said must be offered, and no die may be left over. */
export class Scene {
  readonly g: State;
  readonly events: Event[] = [];
  readonly #script: Scripted;
  readonly #x: Context<Event>;
  question: Question<Choice> | null;

  constructor(dealt: Dealt = {}, change: (g: State) => void = () => {}) {
    this.g = stateWith(dealt);
    change(this.g);
    this.#script = dealt.dice ?? new Scripted();
    this.#x = new Context<Event>(chanceOf(this.#script), (event) => this.events.push(event));
    this.question = game.flow.run(this.g, this.#x);
  }

  /** `say(0, 'attack hill ford')`. */
  say(seat: Seat, ...texts: string[]): this {
    for (const text of texts) {
      const choice = game.notation.parse(text);
      const asked = this.question?.waiting.find((one) => one.seat === seat);
      if (choice === null || asked === undefined || !isOffered(asked.options, choice))
        throw new Error(`seat ${seat} cannot ${text} at ${this.question?.key}; offered: ${this.offered(seat)}`);
      this.question = game.flow.choose(this.g, seat, choice, this.#x);
      const wrong = game.audit(this.g);
      if (wrong.length > 0) throw new Error(`after ${text}: ${wrong}`);
    }
    return this;
  }

  /** Everybody who is still asked passes. */
  allPass(): this {
    const key = this.question?.key;
    while (this.question?.key === key && this.question?.waiting.length) this.say(this.question.waiting[0].seat, 'pass');
    return this;
  }

  get key(): string | undefined {
    return this.question?.key;
  }

  get asked(): Seat[] {
    return this.question?.waiting.map((one) => one.seat) ?? [];
  }

  offered(seat: Seat): string[] {
    const asked = this.question?.waiting.find((one) => one.seat === seat);
    return asked?.options.map((option) => game.notation.format(option as Choice)) ?? [];
  }

  /** The last event of a kind. */
  last<K extends Event['t']>(t: K): Extract<Event, { t: K }> | undefined {
    return this.events.findLast((event): event is Extract<Event, { t: K }> => event.t === t);
  }

  get diceLeft(): number {
    return this.#script.left.length;
  }
}

/** Dice as they fall, then numbers for draws. */
export const dice = (...faces: number[]): Scripted => new Scripted().dice(...faces);
