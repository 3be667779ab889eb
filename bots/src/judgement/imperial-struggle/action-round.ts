import type { Choice, Round, State } from '@cabinet-wars/imperial-struggle/view';
import { type AnyGame, Context, copy, frameOf, type Question, type Seat } from '@cabinet-wars/kernel';
import type { Dilemma, Judgement } from '../../greedy/judgement.ts';
import { middling } from '../../greedy/middling.ts';
import { bestPlan, type Limits } from '../../greedy/plan.ts';

/** How much is looked at to weigh one thing done with a tile, and how many such things a round has at most. */
const THOROUGH = { nodes: 80, deeds: 4 } as const;
const QUICK = { nodes: 24, deeds: 3 } as const;
/** An Event that gains less than this waits for a better day. */
const EVENT_GAIN = 0.2;

/** All that is done in a round, and the table after it. */
interface Deeds {
  readonly g: State;
  readonly choices: readonly Choice[];
  /** What ends it, where nothing else seems worth doing. */
  readonly last: Choice | null;
}

/** What a side makes of Action Rounds: the deeds of a round are planned one by one, a tile by all that could be done with it. */
export class ActionRounds {
  readonly #game: AnyGame;
  readonly #judgement: Judgement<State, Choice>;
  /** By question: whether one of the Events offered is worth playing before anything else. */
  readonly #events = new WeakMap<Dilemma<State, Choice>, boolean>();

  /** By question and tile: what would be done with it. */
  readonly #tiles = new WeakMap<Dilemma<State, Choice>, Map<Choice, Deeds>>();

  readonly #limits: Limits;
  readonly #deeds: number;

  constructor(game: AnyGame, judgement: Judgement<State, Choice>, isQuick: boolean) {
    const { nodes, deeds } = isQuick ? QUICK : THOROUGH;
    this.#limits = { nodes, isLate: () => false };
    this.#deeds = deeds;
    this.#game = game;
    this.#judgement = judgement;
  }

  /** How the round would leave a seat that takes this tile and does its best with it. */
  worthOfTile(dilemma: Dilemma<State, Choice>, tile: Choice): number {
    return this.#judgement.value(withoutRest(this.deedsWith(dilemma, tile).g), dilemma.seat);
  }

  /** What a seat would do with a tile, and how that leaves the table. */
  deedsWith(dilemma: Dilemma<State, Choice>, tile: Choice): Deeds {
    const known = this.#tiles.get(dilemma) ?? new Map<Choice, Deeds>();
    this.#tiles.set(dilemma, known);
    const deeds = known.get(tile) ?? this.#planned(dilemma, tile);
    known.set(tile, deeds);
    return deeds;
  }

  #planned({ g, seat }: Dilemma<State, Choice>, tile: Choice): Deeds {
    const after = copy(g);
    const choices: Choice[] = [];
    let last: Choice | null = null;
    let question = this.#choose(after, seat, tile);
    for (let deeds = 0; deeds < this.#deeds; deeds++) {
      const asked =
        question?.key === 'action-round.act' ? question.waiting.find((each) => each.seat === seat) : undefined;
      if (asked === undefined) break;
      const dilemma = { g: after, seat, key: question!.key, options: asked.options };
      const settled = bestPlan(this.#game, this.#judgement, dilemma, this.#limits);
      if (isLast(settled.choice)) {
        last = settled.choice;
        break;
      }
      for (const choice of [settled.choice, ...settled.plan]) {
        choices.push(choice);
        question = this.#choose(after, seat, choice);
      }
    }
    return { g: after, choices, last };
  }

  /** An Event goes before all else or not at all: where one is worth it, nothing else is thought about. */
  isEventFirst(dilemma: Dilemma<State, Choice>): boolean {
    const known = this.#events.get(dilemma);
    if (known !== undefined) return known;
    const events = dilemma.options.filter(({ t }) => t === 'event');
    const isFirst =
      events.length > 0 &&
      bestPlan(this.#game, this.#judgement, { ...dilemma, options: events }, this.#limits).gain > EVENT_GAIN;
    this.#events.set(dilemma, isFirst);
    return isFirst;
  }

  #choose(g: State, seat: Seat, choice: Choice): Question<Choice> | null {
    return this.#game.flow.choose(g, seat, choice, new Context<unknown>(middling));
  }
}

/** The table as if all that is left of the Action Round were given away. */
export function withoutRest(g: State): State {
  const after = copy(g);
  const round = frameOf<Round>(after, 'action-round');
  if (round !== null) {
    round.majorDone = true;
    round.minorDone = true;
    round.grants = [];
  }
  return after;
}

export const isLast = ({ t }: Choice): boolean => t === 'pass' || t === 'end-round';
