import { isOffered } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/struggle-of-empires';
import { describe, expect, it } from 'vitest';
import { attacksOf } from '../../src/boards/struggle-of-empires/battle/attacks.ts';
import { REGIONS } from '../../src/boards/struggle-of-empires/map/places.ts';
import { action, arrivalsIn, BUILDS, MOVES } from '../../src/boards/struggle-of-empires/region/outlook.ts';
import { regionWorth } from '../../src/boards/struggle-of-empires/region/region-score.ts';
import { verbsAt } from '../../src/boards/struggle-of-empires/region/verbs-at.ts';
import { aheadOf, type Moment, momentWhen } from './kit.ts';

const OPTIONS = { players: 5, edition: 'deluxe' } as const;
/** A turn with something of every kind to do. */
const turn = (seed = 3): Moment =>
  momentWhen(OPTIONS, seed, ({ ask }) => {
    const may = (id: 'attack' | 'build' | 'move') => isOffered(ask.options, action(id));
    return ask.key === 'turn.act' && may('attack') && may('build') && may('move');
  });
const arriving = (moment: Moment) => ({
  builds: arrivalsIn(aheadOf(moment, BUILDS), moment.view.open, moment.seat),
  moves: arrivalsIn(aheadOf(moment, MOVES), moment.view.open, moment.seat),
});

describe('what can be done in a place', () => {
  it('is exactly what the rules would offer after the action: every attack of the list, and no other', () => {
    for (const seed of [3, 4, 5]) {
      const moment = turn(seed);
      const { start } = aheadOf(moment, { after: [action('attack')], depth: 0 });
      if (start.end.t !== 'question' || start.end.key !== 'attack.declare') continue;
      const open = attacksOf(moment.view, moment.seat).open.map(({ choice }) => choice);
      for (const choice of open) expect(isOffered(start.end.options, choice)).toBe(true);
      expect(open.length).toBe(start.end.options.length);
    }
  });

  it('names for every region whole gestures that end there', () => {
    const moment = turn();
    const arrivals = arriving(moment);
    expect(arrivals.builds.length).toBeGreaterThan(0);
    expect(arrivals.moves.length).toBeGreaterThan(0);
    for (const region of REGIONS) {
      const verbs = verbsAt(moment.view, moment.ask, region, arrivals);
      for (const { choices } of [...verbs.builds, ...verbs.arrivals])
        expect(choices.at(-1)).toEqual({ t: 'to', place: region });
      for (const { choice } of verbs.attacks) expect(choice.region).toBe(region);
    }
  });

  it('says why the rest cannot be had', () => {
    const moment = turn();
    const barred = REGIONS.flatMap((region) => verbsAt(moment.view, moment.ask, region, arriving(moment)).barred);
    expect(barred.length).toBeGreaterThan(0);
    for (const { choice, why } of barred) expect(game.explain(moment.g, moment.seat, choice)).toEqual([why]);
  });

  it('puts attacks that gain most first', () => {
    const { view, seat } = turn(5);
    const worths = attacksOf(view, seat).open.map(
      ({ win, swing }) => win * (swing.mine + Math.max(0, -swing.theirs) / 4),
    );
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
  });
});

it('a region says what one token more would bring', () => {
  const { view, seat } = turn();
  for (const region of REGIONS) {
    const { mine } = regionWorth(view.open, region, view.open.plays[seat]);
    expect(mine!.oneMore).toBeGreaterThanOrEqual(mine!.now);
  }
});
