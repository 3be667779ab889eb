import { copy, Seeded } from '@cabinet-wars/kernel';
import { game as empires } from '@cabinet-wars/struggle-of-empires';
import type { Choice, State } from '@cabinet-wars/struggle-of-empires/view';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../games/struggle-of-empires/test/kit.ts';
import type { Dilemma, Settled } from '../src/greedy/judgement.ts';
import { plansOf } from '../src/greedy/plan.ts';
import { nearest, thoughtOver } from '../src/greedy/second-thoughts.ts';
import { course } from '../src/judgement/struggle-of-empires/course.ts';
import { FIRST, widthOfContrast } from '../src/learning/contrasts/contrasts.ts';
import { PlanReader } from '../src/learning/contrasts/features-of-plan.ts';
import { type Contrasts, fitContrasts, learnedValue, tryingGame } from '../src/learning/index.ts';
import { normal } from '../src/learning/normal.ts';

const value = learnedValue(empires, course.table, course.weights);
const judgement = course.judgement(empires, value);
const limits = { nodes: 200, isLate: () => false };

/** France has something to attack, to build and to take: with fewer armies nothing that stands out. */
function turn(armies = 2): Dilemma<State, Choice> {
  const { g } = inTurn({
    options: { edition: 'deluxe' },
    top: ['france', 'austria'],
    bottom: ['britain', 'spain', 'russia'],
    lay: (t) =>
      t
        .neutral('india-1', 'india-3')
        .units('france', 'army', 'india', armies)
        .tokens('france', 'mediterranean')
        .tokens('spain', 'mediterranean', 2),
  });
  const { key, waiting } = empires.flow.question(g)!;
  const [{ seat, options }] = waiting;
  return { g, seat, key, options };
}

describe('the features of a plan', () => {
  it('weigh what the plan was judged by, whether dice decide it or not', () => {
    const dilemma = turn();
    const plans = plansOf(empires, judgement, dilemma, limits);
    const reader = new PlanReader(empires, course, judgement);
    const { unit, linear } = course.weights;
    const kinds = new Set<string>();
    for (const { choice, plan, gain } of plans) {
      const all = [choice, ...plan];
      const features = reader.read(dilemma, all)!;
      const weighed = features.reduce((sum, each, i) => sum + unit * linear[i] * each, 0);
      // A toll for sea moves, and what units lost by sevens cost, are no features.
      expect(Math.abs(weighed - value(dilemma.g, dilemma.seat) - gain)).toBeLessThan(1.5);
      kinds.add(all[all.length - 1].t);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['attack', 'to']));
  });
});

describe('a game in which plans are tried', () => {
  const trying = { options: { players: 2, edition: 'deluxe' }, seed: 'tried', nodes: 8 };
  const one = tryingGame(empires, course, course.trials!, value, trying);

  it('is the same by the same seed, and tells of every seat in every war', () => {
    expect(tryingGame(empires, course, course.trials!, value, trying)).toEqual(one);
    expect(one.rows.length / widthOfContrast(course.table.size)).toBe(2 * 3);
  });

  it('has something to tell', () => {
    const from = FIRST + course.table.size;
    expect(one.rows.subarray(from, from + course.table.size).some((each) => each !== 0)).toBe(true);
  });
});

describe('weights fitted to contrasts', () => {
  /** Whoever stands better ends better and has fewer of the second thing; getting one more of it is good all the same. */
  function confounded(count: number): Contrasts {
    const chance = new Seeded('confounded');
    const rows = Array.from({ length: count }, () => {
      const [stood, strayed, other] = [normal(chance), normal(chance), normal(chance)];
      const ahead = 6 * stood + 2 * strayed + 4 * normal(chance);
      return [1, ahead, stood, -stood, other, strayed];
    });
    return { features: 2, rows: Float32Array.from(rows.flat()) };
  }

  it('find what having something brings, and not who has it', () => {
    const { points, errors } = fitContrasts(confounded(2000), { points: [0, 0], spread: [1, 1] });
    expect(points[0]).toBeCloseTo(0, 0);
    expect(Math.abs(points[1] - 2)).toBeLessThan(3 * errors[1]);
    expect(errors[1]).toBeLessThan(0.15);
  });

  it('stay with what was thought before where little was tried', () => {
    const { points } = fitContrasts(confounded(2), { points: [1, -1], spread: [0.1, 0.1] });
    expect(points[0]).toBeCloseTo(1, 1);
    expect(points[1]).toBeCloseTo(-1, 1);
  });
});

describe('second thoughts', () => {
  const dilemma = turn(1);
  const plans = plansOf(empires, judgement, dilemma, limits);
  const inverse = { judgement: course.judgement(empires, (g, seat) => -value(g, seat)), isRethought: () => true };
  const choices = (list: readonly Settled<{ t: string }>[]) => list.map(({ choice }) => choice);

  it('change nothing where they agree', () => {
    const same = { judgement: course.judgement(empires, value), isRethought: () => true };
    expect(choices(thoughtOver(empires, same, dilemma, plans))).toEqual(choices(plans));
  });

  it('turn about what is nearly equal, and let the rest be', () => {
    const count = nearest(plans).length;
    expect(count).toBeGreaterThan(1);
    const before = copy(dilemma.g);
    const over = thoughtOver(empires, inverse, dilemma, plans);
    expect(over[0].choice).not.toEqual(plans[0].choice);
    expect(over.slice(count)).toEqual(plans.slice(count));
    expect(over.map(({ gain }) => gain)).toEqual(plans.map(({ gain }) => gain));
    expect(dilemma.g).toEqual(before);
    expect(thoughtOver(empires, { ...inverse, isRethought: () => false }, dilemma, plans)).toBe(plans);
  });
});
