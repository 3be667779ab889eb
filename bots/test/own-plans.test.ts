import { game } from '@cabinet-wars/imperial-struggle';
import type { Choice, State } from '@cabinet-wars/imperial-struggle/view';
import { Context, copy, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { inRound, type Trial } from '../../games/imperial-struggle/test/kit.ts';
import { features } from '../src/judgement/imperial-struggle/features.ts';
import { sense } from '../src/judgement/imperial-struggle/sense.ts';
import { LEVELS, type LevelId } from '../src/levels/level.ts';
import { ownPlans } from '../src/levels/own-plans.ts';
import { dilemmaOf } from '../src/levels/player.ts';
import { nothing, situationOf } from './situation.ts';

const usual = sense(game);
const levelOf = (id: LevelId) => LEVELS.find((level) => level.id === id)!;

/** The best plan of somebody who is asked for a tile, with so much time. */
function planned({ g, round }: Trial, id: LevelId, milliseconds = Infinity) {
  const seat = g.seatOf[round.side];
  const dilemma = dilemmaOf<State, Choice>(copy(g), situationOf(game, g, seat, nothing));
  const steps = ownPlans(game, usual, levelOf(id), dilemma, { nodes: 100, milliseconds, chance: new Seeded('p') });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value[0];
  }
}

describe('the highest level', () => {
  const trial = inRound({ tile: null });
  const whole = planned(trial, 'marshal');

  it('plans a whole Action Round, from its tile to its last word', () => {
    const { choice, plan } = whole;
    const g = copy(trial.g);
    const seat = g.seatOf[trial.round.side];
    const x = new Context<unknown>(new Seeded('luck'));
    for (const each of [choice, ...plan]) game.flow.choose(g, seat, each, x as never);
    expect(g.round).toBe(trial.g.round + 1);
  });

  it('finds more than whoever thinks of one thing after the other', () => {
    expect(whole.gain).toBeGreaterThan(planned(trial, 'captain').gain);
  });

  it('plans as others do where there is no time', () => {
    expect(planned(trial, 'marshal', -1)).toEqual(planned(trial, 'captain', -1));
  });
});

describe('what a side looks at', () => {
  /** What a feature comes to for a side. */
  function seen({ g }: Trial, side: 0 | 1, name: string): number {
    const out = new Float64Array(features.size);
    features.read(g, g.seatOf[side], out);
    return out[features.names.indexOf(name)];
  }

  it('weighs an Advantage that places Conflicts above one that saves a point', () => {
    const later = (lay: Parameters<typeof inRound>[0]) => seen(inRound(lay), 0, 'Advantages in turns to come');
    const bare = later({});
    const raids = later({ lay: (t) => t.flag('france', 'iroquois') }) - bare;
    const cheap = later({ lay: (t) => t.flag('france', 'puerto-rico') }) - bare;
    expect(raids).toBeGreaterThan(2 * cheap);
    expect(cheap).toBeGreaterThan(0);
  });

  it('reckons with an East India Company that only its owner knows of', () => {
    const name = 'the East India Company this turn';
    const hidden = inRound({
      lay: (t) => {
        t.flag('britain', 'west-bengal', 'tiruchirappalli');
        t.faceDown('east-india-company');
      },
    });
    expect([seen(hidden, 1, name), seen(hidden, 0, name)]).toEqual([2, 0]);
  });

  it('has no use for Treaty Points and squadrons once the last round is over', () => {
    const rich = (round: number) =>
      inRound({ turn: 6, round, lay: (t) => t.treaty('france', 3).navyBox('france', 5).flag('france', 'biscay') });
    for (const name of ['Treaty Points that are kept', 'squadrons at sea', 'squadrons in the Navy Box']) {
      expect(seen(rich(1), 0, name), name).toBeGreaterThan(0);
      expect(seen(rich(8), 0, name), name).toBe(0);
    }
  });

  it('reckons with Final Scoring in the last turn', () => {
    const spice = (turn: number) =>
      seen(inRound({ turn, lay: (t) => t.clear().flag('britain', 'calicut', 'mangalore') }), 1, 'Final Scoring');
    expect(spice(5)).toBe(0);
    expect(spice(6)).toBeGreaterThan(0.5);
  });
});
