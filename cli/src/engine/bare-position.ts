import {
  type AnyGame,
  type Choice,
  Context,
  copy,
  type GameState,
  isChoice,
  isOffered,
  isRecord,
  isState,
  isWhole,
  type LoadedGame,
  type OptionValues,
  type Question,
  type Result,
  type Seat,
  Seeded,
  settle,
  type View,
  type Viewer,
} from '@cabinet-wars/kernel';
import type { Ask, Beginning, Position } from './position.ts';
import { sampled } from './position.ts';
import { Refused } from './refused.ts';

/** Numbers of a seed, counted, so that a saved position goes on with those that were to come. */
class Counted {
  readonly seed: string;
  readonly #source: Seeded;
  counter = 0;

  constructor(seed: string, counter = 0) {
    this.seed = seed;
    this.#source = new Seeded(seed);
    while (this.counter < counter) this.roll(2);
  }

  roll(n: number): number {
    this.counter++;
    return this.#source.next(n);
  }

  draw(n: number): number {
    return this.roll(n);
  }
}

/** The rules alone: no journal, no undo, no deals, no events. What learning and search are done on. */
export class BarePosition implements Position {
  readonly mode = 'bare';
  readonly loaded: LoadedGame;
  readonly options: OptionValues;
  readonly seats: number;
  readonly state: GameState;
  readonly #game: AnyGame;
  readonly #chance: Counted;
  readonly #x: Context<unknown>;
  #question: Question | null;

  /** `state` becomes the position's own. */
  constructor(loaded: LoadedGame, options: OptionValues, state: GameState, chance: Counted, question: Question | null) {
    this.loaded = loaded;
    this.options = options;
    this.state = state;
    this.seats = loaded.game.seats(options).length;
    this.#game = loaded.game;
    this.#chance = chance;
    this.#x = new Context(chance);
    this.#question = question;
  }

  static begin({ loaded, options, seed }: Beginning): BarePosition {
    const chance = new Counted(seed);
    const state: GameState = copy(loaded.game.setup(options, chance));
    const question = loaded.game.flow.run(state, new Context(chance));
    return new BarePosition(loaded, options, state, chance, question);
  }

  static load(loaded: LoadedGame, saved: Readonly<Record<string, unknown>>): BarePosition {
    const { stateVersion, options, state, seed, counter } = saved;
    if (stateVersion !== loaded.game.stateVersion || !isRecord(options) || !isState(state))
      throw new Refused({ why: 'cannot-load', message: `not a bare position of version ${loaded.game.stateVersion}` });
    const chance = new Counted(String(seed), isWhole(counter, 0, Number.MAX_SAFE_INTEGER) ? counter : 0);
    const settled = settle<OptionValues>(loaded.game.options, options);
    if (!settled.ok) throw new Refused(settled.reasons[0], { reasons: settled.reasons });
    return BarePosition.#at(loaded, settled.options, copy(state), chance);
  }

  static #at(loaded: LoadedGame, options: OptionValues, state: GameState, chance: Counted): BarePosition {
    return new BarePosition(loaded, options, state, chance, loaded.game.flow.question(state));
  }

  get result(): Result | null {
    return this.#question === null ? this.#game.result(this.state) : null;
  }

  asks(): readonly Ask[] {
    if (this.#question === null) return [];
    const { key, mode, pass, waiting } = this.#question;
    return waiting.map(({ seat, options, soFar }) => ({ seat, key, mode, options, soFar, pass }));
  }

  choose(seat: Seat, sent: unknown): void {
    const list: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
    if (list.length !== 1) throw new Refused({ why: 'one-choice-at-a-time' });
    const [choice] = list;
    if (!isChoice(choice)) throw new Refused({ why: 'malformed', field: 'choice' });
    if (this.#question === null) throw new Refused({ why: 'game-over' });
    const asked = this.#question.waiting.find((each) => each.seat === seat);
    if (asked === undefined) throw new Refused({ why: 'not-asked' });
    if (!isOffered(asked.options, choice)) throw new Refused({ why: 'not-an-option' }, { at: 0 });
    this.take(seat, choice);
  }

  /** A choice known to be among the options. */
  take(seat: Seat, choice: Choice): void {
    this.#x.clear();
    this.#question = this.#game.flow.choose(this.state, seat, choice, this.#x);
  }

  view(viewer: Viewer): View<unknown, unknown> {
    if (viewer === 'open' && this.result === null) throw new Refused({ why: 'not-over' });
    return this.#game.view(this.state, viewer);
  }

  copy(seed?: string): BarePosition {
    const { seed: own, counter } = this.#chance;
    const chance = seed === undefined ? new Counted(own, counter) : new Counted(seed);
    return new BarePosition(this.loaded, this.options, copy(this.state), chance, copy(this.#question));
  }

  sample(seat: Seat, seed: string): BarePosition {
    const state = copy(sampled(this, seat, new Seeded(`${seed} sample`)));
    return BarePosition.#at(this.loaded, this.options, state, new Counted(seed));
  }

  save(): object {
    const { id, stateVersion, data } = this.#game;
    const { seed, counter } = this.#chance;
    const own = data === undefined ? {} : { data };
    return {
      bare: true,
      game: id,
      stateVersion,
      options: this.options,
      ...own,
      seed,
      counter,
      state: copy(this.state),
    };
  }
}
