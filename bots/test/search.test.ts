import { game as imperial } from '@cabinet-wars/imperial-struggle';
import type { Choice, State } from '@cabinet-wars/imperial-struggle/view';
import { copy, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { inRound } from '../../games/imperial-struggle/test/kit.ts';
import { plansOf } from '../src/greedy/plan.ts';
import { sense } from '../src/judgement/imperial-struggle/sense.ts';
import { dilemmaOf } from '../src/levels/player.ts';
import { type Lookout, planOf, rollOut } from '../src/search/rollout.ts';
import { searchInSteps } from '../src/search/search.ts';
import { nothing, situationOf } from './situation.ts';

const trial = inRound({ tile: null });
const seat = trial.g.seatOf[trial.round.side];
const asked = situationOf(imperial, trial.g, seat, nothing);
const dilemma = dilemmaOf<State, Choice>(copy(trial.g), asked);
const usual = sense(imperial);
/** To the end of the turn, where points are reckoned. */
const toTheEnd: Lookout<State> = { reach: { turns: 8, nodes: 8, most: 200 }, trust: 12, least: 1, patience: 1 };
const limits = { nodes: 100_000, isLate: () => false };
const plans = plansOf(imperial, usual.judgement, dilemma, limits);

describe('playing on', () => {
  const [settled] = plans;
  const intended = { choice: settled.choice, plan: planOf(usual.judgement, dilemma, settled) };
  const playedOn = (lookout: Lookout<State>) => {
    const g = copy(trial.g);
    const led = rollOut(imperial, usual, lookout, g, seat, intended, new Seeded('on'));
    return { g, led: led ?? expect.fail('the plan was offered') };
  };

  it('does what was meant, and ends where the turn does: there points are reckoned', () => {
    expect(intended.plan.length).toBeGreaterThan(1);
    const { g, led } = playedOn(toTheEnd);
    expect(g.turn).toBe(trial.g.turn + 1);
    expect(led.value).toBe(usual.quick.value(g, seat));
    expect(led.nodes).toBeGreaterThan(0);
  });

  it('ends after one reply, where it may go no further', () => {
    const { g } = playedOn({ ...toTheEnd, reach: { ...toTheEnd.reach, turns: 1 } });
    expect([g.turn, g.round]).toEqual([trial.g.turn, trial.g.round + 2]);
  });

  it('is told by another outcome than the judgement’s, where a game has one', () => {
    const { led } = playedOn({ ...toTheEnd, outcome: ({ turn }) => 1000 + turn });
    expect(led.value).toBe(1000 + trial.g.turn + 1);
  });

  it('does not begin with what is not offered', () => {
    const last: Choice = { t: 'end-round' };
    expect(
      rollOut(imperial, usual, toTheEnd, copy(trial.g), seat, { ...intended, choice: last }, new Seeded('on')),
    ).toBeNull();
  });
});

describe('search', () => {
  /** The plans in the order they are preferred in, after a few play-outs. */
  function preferred(trust: number, { least = 1, nodes = limits.nodes } = {}): readonly unknown[] {
    const breadth = { plans: 4, rounds: 3, margin: 20 };
    const lookout = { ...toTheEnd, trust, least };
    const steps = searchInSteps(imperial, usual, asked.view, dilemma, plans, lookout, breadth, {
      ...limits,
      nodes,
      chance: new Seeded('x'),
    });
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value.map(({ choice }) => choice);
    }
  }

  it('trusts a plan the more, the less a play-out can tell', { timeout: 60_000 }, () => {
    const planned = plans.map(({ choice }) => choice);
    expect(preferred(1e6)).toEqual(planned);
    expect(preferred(0)).not.toEqual(planned);
    expect(preferred(0)).toEqual(expect.arrayContaining(planned));
  });

  it('leaves plans as they are where it could play on too seldom', { timeout: 60_000 }, () => {
    const planned = plans.map(({ choice }) => choice);
    expect(preferred(0, { nodes: 1 })).not.toEqual(planned);
    expect(preferred(0, { nodes: 1, least: 2 })).toEqual(planned);
  });
});
