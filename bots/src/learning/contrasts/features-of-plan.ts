import { type AnyGame, type Choice, Context, copy, type GameState, type Question } from '@cabinet-wars/kernel';
import { type Dilemma, isLastResort, type Judgement } from '../../greedy/judgement.ts';
import { middling } from '../../greedy/middling.ts';
import type { Course } from '../course.ts';

/** Tells the features of where a plan leads, so that their weighted sum is what the plan was judged by. */
export class PlanReader<G extends GameState, C extends Choice> {
  readonly #game: AnyGame;
  readonly #course: Course<G, C>;
  readonly #judgement: Judgement<G, C>;
  readonly #x = new Context<unknown>(middling);

  constructor(game: AnyGame, course: Course<G, C>, judgement: Judgement<G, C>) {
    this.#game = game;
    this.#course = course;
    this.#judgement = judgement;
  }

  /** Null where a plan is judged by something else than features. */
  read(root: Dilemma<G, C>, choices: readonly C[]): Float64Array | null {
    let dilemma = root;
    for (const choice of choices) {
      const told = this.#judgement.worth(dilemma, choice);
      if (told !== null) return isLastResort(told) ? null : this.#expected(dilemma, choice, told);
      const g = copy(dilemma.g);
      this.#x.clear();
      const question: Question<C> | null = this.#game.flow.choose(g, dilemma.seat, choice, this.#x);
      const own = question?.waiting.find(({ seat }) => seat === root.seat);
      if (question === null || own === undefined || choice === choices[choices.length - 1])
        return this.#features(g, root.seat);
      dilemma = { g, seat: root.seat, key: question.key, options: own.options };
    }
    return null;
  }

  #features(g: G, seat: number): Float64Array {
    const out = new Float64Array(this.#course.table.size);
    this.#course.table.read(g, seat, out);
    return out;
  }

  /**
   * What dice decide is told as a mean over states, each by its chance. The chances are found by asking again with a value
   * that knows one of those states only.
   */
  #expected(dilemma: Dilemma<G, C>, choice: C, told: number): Float64Array | null {
    const states: { readonly features: Float64Array; readonly value: number }[] = [];
    const besides = this.#told(dilemma, choice, (g, seat) => {
      states.push({ features: this.#features(g, seat), value: this.#judgement.value(g, seat) });
      return 0;
    });
    const mean = new Float64Array(this.#course.table.size);
    let sum = besides;
    states.forEach(({ features, value }, which) => {
      let asked = 0;
      const chance = this.#told(dilemma, choice, () => Number(asked++ === which)) - besides;
      sum += chance * value;
      for (let i = 0; i < mean.length; i++) mean[i] += chance * features[i];
    });
    return states.length > 0 && Math.abs(sum - told) < 1e-6 ? mean : null;
  }

  #told(dilemma: Dilemma<G, C>, choice: C, value: (g: G, seat: number) => number): number {
    return this.#course.judgement(this.#game, value).worth(dilemma, choice) ?? Number.NaN;
  }
}
