import {
  Context,
  chanceOf,
  copy,
  isOffered,
  type Question,
  type Reason,
  randomChoice,
  Scripted,
  Seeded,
  settle,
} from '@cabinet-wars/kernel';
import { afterEach, expect } from 'vitest';
import type { Choice } from '../src/choices.ts';
import { defaultData } from '../src/data/default.ts';
import { EVENTS_OF } from '../src/data/events.ts';
import { INVESTMENTS, type InvestmentId, investmentOf } from '../src/data/investments.ts';
import { FLAGS, type Flag, type FlagId, NOBODY, opponentOf, SIDES, type SideId, sideOf } from '../src/data/sides.ts';
import { SPACE, type SpaceId } from '../src/data/spaces.ts';
import { eraOfTurn, NEXT_WAR } from '../src/data/turns.ts';
import { THEATRES_OF } from '../src/data/wars.ts';
import type { Event, EventKind } from '../src/events.ts';
import { game } from '../src/game.ts';
import { notation } from '../src/notation.ts';
import type { Options } from '../src/options.ts';
import { newRound, type Round, roundOf } from '../src/round.ts';
import { type State, theatreSlot } from '../src/state.ts';
import { Table } from './table.ts';

export { Table } from './table.ts';

/**
 * Tells a game as a transcript: `t.play('france', 'begin major', 'shift savoy', 'finish')`. A line that is not offered fails,
 * and so do numbers of chance left over when the test ends.
 */
export class Trial {
  readonly g: State;
  readonly script: Scripted;
  readonly events: Event[] = [];
  question: Question<Choice> | null = null;
  readonly #x: Context<Event>;

  constructor(g: State, script = new Scripted()) {
    this.g = g;
    this.script = script;
    this.#x = new Context<Event>(chanceOf(script), (event) => {
      this.events.push(event);
    });
    trials.push(this);
  }

  /** Runs until somebody is asked. */
  run(): this {
    this.question = game.flow.run(this.g, this.#x);
    return this;
  }

  /** Numbers to come from chance, from 0: which of a pile is drawn. */
  numbers(...values: number[]): this {
    this.script.numbers(...values);
    return this;
  }

  /** One side's choices in a row. */
  play(side: SideId, ...lines: string[]): this {
    for (const line of lines) {
      const choice = notation.parse(line);
      if (choice === null) throw new Error(`“${line}” is no choice`);
      const seat = this.g.seatOf[sideOf(side)];
      const asked = this.question?.waiting.find((one) => one.seat === seat);
      if (asked === undefined) throw new Error(`${side} is not asked to “${line}”; ${this.#waitingFor()}`);
      if (!isOffered(asked.options, choice)) throw new Error(`“${line}” is not offered; ${this.#waitingFor()}`);
      this.question = game.flow.choose(this.g, seat, choice, this.#x);
    }
    return this;
  }

  /** Who is asked (the first, if several are) and under which name. */
  get asked(): SideId | null {
    const seat = this.question?.waiting[0]?.seat;
    return seat === undefined ? null : SIDES[this.g.sideOf[seat]];
  }
  get key(): string | null {
    return this.question?.key ?? null;
  }
  get round(): Round {
    return roundOf(this.g);
  }

  /** What is offered, as text. */
  offers(side: SideId = this.asked!): string[] {
    const seat = this.g.seatOf[sideOf(side)];
    const asked = this.question?.waiting.find((one) => one.seat === seat);
    return (asked?.options ?? []).map((option) => notation.format(option as Choice));
  }
  /** Those that begin with a word: `t.offered('shift')`. */
  offered(word: string): string[] {
    return this.offers()
      .filter((line) => line === word || line.startsWith(`${word} `))
      .map((line) => line.slice(word.length + 1));
  }

  /** Why a wish is not to be had: the ids of the reasons. */
  why(side: SideId, line: string): string[] {
    return this.reasons(side, notation.parse(line)!).map(({ why }) => why);
  }
  reasons(side: SideId, wish: Partial<Choice>): Reason[] {
    return game.explain(this.g, this.g.seatOf[sideOf(side)], wish);
  }

  /** Whether somebody has learnt something hidden since the trial began. */
  get revealed(): boolean {
    return this.#x.revealed;
  }

  /** Events of a kind so far. */
  told<T extends EventKind>(t: T): Extract<Event, { t: T }>[] {
    return this.events.filter((event): event is Extract<Event, { t: T }> => event.t === t);
  }

  flag = (space: SpaceId): FlagId | 'nobody' => flagName(this.g.flags[SPACE[space]]);
  conflict = (space: SpaceId): number => this.g.conflicts[SPACE[space]];
  debt = (side: SideId): number => this.g.debt[sideOf(side)];
  treaty = (side: SideId): number => this.g.treaty[sideOf(side)];
  navyBox = (side: SideId): number => this.g.navyBox[sideOf(side)];
  get vp(): number {
    return this.g.vp;
  }

  #waitingFor(): string {
    const waiting = this.question?.waiting ?? [];
    const who = waiting.map(
      ({ seat, options }) =>
        `${SIDES[this.g.sideOf[seat]]}: ${options.map((one) => notation.format(one as Choice)).join(', ')}`,
    );
    return `${this.key} asks ${who.join(' | ') || 'nobody'}`;
  }
}

const flagName = (flag: Flag): FlagId | 'nobody' => (flag === NOBODY ? 'nobody' : FLAGS[flag]);

export function settled(given: Partial<Options> = {}): Options {
  const result = settle(game.options, given);
  if (!result.ok) throw new Error(JSON.stringify(result.reasons));
  return result.options;
}

/** A new game, before its first step. */
export const newTrial = (given: Partial<Options> = {}, script = new Scripted()): Trial =>
  new Trial(copy(game.setup(settled(given), chanceOf(script))), script);

export interface Position {
  readonly options?: Partial<Options>;
  /** The Peace turn, 1 if not said; the Action Round, by default the side's first. */
  readonly turn?: number;
  readonly round?: number;
  readonly side?: SideId;
  /** The tile taken: by default the first with a Major action of four and no symbols. Null: still to be taken. */
  readonly tile?: InvestmentId | null;
  readonly lay?: (table: Table) => void;
}

/** A game in the middle: the map as at the start but for what is laid, and an Action Round after its tile has been taken. */
export function inRound({ options, turn = 1, round, side = 'france', tile = 'inv-01', lay }: Position = {}): Trial {
  const g = game.setup(settled(options), chanceOf(new Scripted()));
  g.turn = turn;
  g.war = NEXT_WAR[turn];
  g.round = round ?? 1;
  g.first = g.round % 2 === 1 ? sideOf(side) : opponentOf(sideOf(side));
  g.debtLimit = g.debtLimit.map((limit) => limit + 4 * eraOfTurn(turn));
  g.secret.pile = [];
  for (let era = 0; era <= eraOfTurn(turn); era++) g.secret.pile.push(...EVENTS_OF[era]);
  for (let one = 0; one < SIDES.length; one++)
    for (let theatre = 0; theatre < (g.war < 0 ? 0 : THEATRES_OF[g.war].length); theatre++)
      g.secret.basic[theatreSlot(one, theatre)] = 1;
  g.awards = [2, 3, 4, 5];
  g.demand = [0, 2, 4];
  showTiles(g, tile);
  lay?.(new Table(g));
  g.stack = [
    { proc: 'game', step: 'war', said: null },
    { proc: 'peace-turn', step: 'nextRound', said: null },
    { proc: 'action-round', step: 'begin', said: null, ...newRound(sideOf(side)) } as never,
  ];
  const trial = new Trial(copy(g)).run();
  return tile === null ? trial : trial.play(side, `tile ${tile}`);
}

/** The tile wanted lies open, and eight others that are different from it. */
function showTiles(g: State, tile: InvestmentId | null): void {
  const wanted = investmentOf(tile ?? INVESTMENTS[0]);
  const face = (one: number) => defaultData.investments[INVESTMENTS[one]];
  const others = INVESTMENTS.map((_, one) => one).filter((one) => face(one) !== face(wanted));
  g.shown = [wanted, ...others.slice(0, 8)];
  g.takenBy = g.shown.map(() => NOBODY);
  g.tileStack = INVESTMENTS.map((_, one) => one).filter((one) => !g.shown.includes(one));
}

/** A whole game at random, from a seed; `after` is called after every choice. */
export function playOut(given: Partial<Options>, seed: string, after: (g: State, q: Question<Choice> | null) => void) {
  const chance = new Seeded(seed);
  const x = new Context<Event>(chance);
  const g = copy(game.setup(settled(given), chance));
  let question = game.flow.run(g, x);
  while (question !== null) {
    const { seat, options } = question.waiting[chance.next(question.waiting.length)];
    question = game.flow.choose(g, seat, randomChoice<Choice>(options, chance), x);
    after(g, question);
  }
  return g;
}

const trials: Trial[] = [];
afterEach(() => {
  for (const { script } of trials.splice(0)) expect(script.left, 'numbers left over').toEqual([]);
});
