import { Seeded } from '../chance/seeded.ts';
import { type Choice, randomChoice } from '../choice.ts';
import type { Question } from '../flow/question.ts';
import type { AnyGame, GameEvent } from '../game.ts';
import { same } from '../plain.ts';
import type { Seat } from '../seat.ts';
import type { GameState } from '../state.ts';
import { choicesOf } from './inputs/options.ts';
import type { Wishes } from './inputs/wishes.ts';
import type { Spent } from './laws/law-5-spent.ts';
import { type Law, LawBroken, unthrown } from './laws/laws.ts';
import type { Hooks, Thoroughness } from './setting.ts';

export interface SeatChoice {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** A game at rest, with what the expensive checks need. Their own chance never disturbs the game's. */
export class Moment {
  readonly game: AnyGame;
  readonly options: { readonly players: number };
  readonly g: GameState;
  readonly question: Question;
  readonly seats: readonly Seat[];
  /** Every event so far, as it happened. */
  readonly events: readonly GameEvent[];
  readonly wishes: Wishes;
  /** What seats have seen go; null where that is not followed. */
  readonly spent: Spent | null;
  readonly hooks: Hooks;
  readonly how: Thoroughness;
  readonly chance: Seeded;
  readonly #laws: ReadonlySet<Law>;
  readonly #samples = new Map<Seat, GameState[]>();

  constructor(
    at: Pick<Moment, 'game' | 'options' | 'g' | 'question' | 'seats' | 'events' | 'wishes' | 'spent' | 'hooks' | 'how'>,
    laws: ReadonlySet<Law>,
    seed: string,
  ) {
    this.game = at.game;
    this.options = at.options;
    this.g = at.g;
    this.question = at.question;
    this.seats = at.seats;
    this.events = at.events;
    this.wishes = at.wishes;
    this.spent = at.spent;
    this.hooks = at.hooks;
    this.how = at.how;
    this.#laws = laws;
    this.chance = new Seeded(seed);
  }

  /** A fault, unless that law is not being looked at. */
  insist(law: Law, fault: string | null | undefined | false): void {
    if (fault && this.#laws.has(law)) throw new LawBroken(law, fault);
  }

  looksAt(...laws: readonly Law[]): boolean {
    return laws.some((law) => this.#laws.has(law));
  }

  /** Worlds as a seat may imagine them, from its view as it comes over a wire. */
  samples(seat: Seat): readonly GameState[] {
    const known = this.#samples.get(seat);
    if (known !== undefined) return known;
    const samples = Array.from({ length: this.how.samples }, () => this.sample(this.g, seat));
    this.#samples.set(seat, samples);
    return samples;
  }

  sample(g: GameState, seat: Seat): GameState {
    const view = JSON.parse(JSON.stringify(this.game.view(g, seat)));
    return unthrown(5, `sample(view(seat ${seat}))`, () => this.game.sample(view, this.chance));
  }

  /** All samples of all seats that look right to their seat; where one does not, law 5 says so. */
  worlds(): readonly { readonly seat: Seat; readonly w: GameState }[] {
    return this.seats.flatMap((seat) => {
      const view = this.game.view(this.g, seat);
      return this.samples(seat).flatMap((w) => (same(view, this.game.view(w, seat)) ? [{ seat, w }] : []));
    });
  }

  /** A handful of the choices that could be made now; all of them where they are few. */
  someChoices(): SeatChoice[] {
    const all = this.question.waiting.flatMap(({ seat, options }) =>
      choicesOf(options, this.how.tries).map((choice) => ({ seat, choice })),
    );
    if (all.length <= this.how.tries) return all;
    return Array.from({ length: this.how.tries }, () => {
      const { seat, options } = this.question.waiting[this.chance.next(this.question.waiting.length)];
      return { seat, choice: randomChoice<Choice>(options, this.chance) };
    });
  }
}
