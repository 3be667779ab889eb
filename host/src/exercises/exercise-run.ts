import {
  type AnyGame,
  type Choice,
  type Exercise,
  hasIdea,
  isWrittenAs,
  type PlayedWay,
  type Refusal,
  type Saved,
  type Seat,
  Seeded,
  Table,
  type Taken,
} from '@cabinet-wars/kernel';
import { letReact, playLine } from '../lessons/index.ts';

/** What is made of a try: the right idea, or another one, which may have been played out too. */
export type Verdict = { readonly t: 'right' } | { readonly t: 'other'; readonly way: PlayedWay | null };

/** An exercise being tried: a real table, at which what is chosen is held against the idea looked for. */
export class ExerciseRun {
  readonly game: AnyGame;
  readonly exercise: Exercise;
  /** As it was found, so that it need not be reached again. */
  readonly #position: Saved;
  #table: Table;
  #said: string[] = [];
  #verdict: Verdict | null = null;

  constructor(game: AnyGame, exercise: Exercise) {
    this.game = exercise.game ?? game;
    this.exercise = exercise;
    this.#table = tableOf(this.game, exercise);
    this.#position = this.#table.save();
  }

  get table(): Table {
    return this.#table;
  }

  get seat(): Seat {
    return this.exercise.seat;
  }

  /** What has been chosen so far, in notation. */
  get said(): readonly string[] {
    return this.#said;
  }

  /** Null until it is decided. */
  get verdict(): Verdict | null {
    return this.#verdict;
  }

  /** One choice after the other, as far as the decision goes: what comes after it belongs to the game. */
  choose(askId: number, said: readonly Choice[]): Taken | Refusal {
    if (this.#verdict !== null) return { ok: true, rest: said };
    const taken = this.#table.choose(this.seat, askId, said);
    if (!taken.ok) return taken;
    letReact(this.#table, this.seat);
    const done = said.slice(0, said.length - taken.rest.length);
    this.#said.push(...done.map((choice) => this.game.notation.format(choice)));
    this.#verdict = this.#judge();
    return taken;
  }

  /** Plays the best way as it was found, as far as the dice let it go. */
  solve(): void {
    this.restart();
    for (const text of this.exercise.best.said) {
      const own = this.#table.asks(this.seat).own;
      const choice: Choice | null = this.game.notation.parse(text);
      if (this.#verdict !== null || own === null || choice === null || !this.choose(own.askId, [choice]).ok) return;
    }
  }

  /** Everything as it was found. */
  restart(): void {
    this.#table = Table.load(this.game, this.#position);
    this.#said = [];
    this.#verdict = null;
  }

  #judge(): Verdict | null {
    const { best, also = [], others } = this.exercise;
    if ([best.idea, ...also].some((idea) => hasIdea(idea, this.#said))) return { t: 'right' };
    const way = others.find(({ idea }) => idea.length > 0 && hasIdea(idea, this.#said)) ?? null;
    const isDecided = (way !== null && this.exercise.isOneDeed) || this.#isBehind();
    return isDecided ? { t: 'other', way } : null;
  }

  /** Whether the deed is behind one: somebody else is asked, or one is asked what to do next. */
  #isBehind(): boolean {
    const { until, free } = this.exercise;
    const { own } = this.#table.asks(this.seat);
    if (own === null) return true;
    const isFree = (text: string) => free.some((pattern) => isWrittenAs(pattern, text));
    return until.includes(own.key) && !this.#said.every(isFree);
  }
}

/** The position, reached as it was in the game it was found in. */
function tableOf(game: AnyGame, { options, seed, opening }: Exercise): Table {
  const table: Table = Table.open(game, { options, chance: new Seeded(seed) });
  for (const line of opening) playLine(table, line);
  return table;
}
