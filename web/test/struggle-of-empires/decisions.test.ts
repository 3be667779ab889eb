import { regionOf, tablesOf } from '@cabinet-wars/struggle-of-empires/data';
import { at } from '@cabinet-wars/struggle-of-empires/view';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/boards/struggle-of-empires/i18n/en/index.ts';
import { asideOf } from '../../src/boards/struggle-of-empires/read/aside.ts';
import type { GameChoice } from '../../src/boards/struggle-of-empires/read/seen.ts';
import { swingOf } from '../../src/boards/struggle-of-empires/read/swing.ts';
import { regionOfCounter } from '../../src/boards/struggle-of-empires/read/things.ts';
import { missedMost, wishesOf } from '../../src/boards/struggle-of-empires/read/wishes.ts';
import { atQuestion, type Moment, moments, momentWhen } from './kit.ts';

type AttackChoice = Extract<GameChoice, { t: 'attack' }>;

describe('what is missed most', () => {
  const missed = ({ ask, view }: Moment) => missedMost(ask, view, wishesOf(ask, view.open));

  it('is an ally beside whom one stands and whom one may not attack', () => {
    const forbidden = (moment: Moment) => [...missed(moment).values()].some(({ why }) => why === 'same-alliance');
    const moment = momentWhen({ players: 7 }, 8, (each) => each.ask.key === 'attack.declare' && forbidden(each));
    const { open } = moment.view;
    for (const wish of missed(moment).keys())
      if (wish.t === 'attack')
        expect(open.armies[at(open.plays[moment.seat], regionOf(wish.region))]).toBeGreaterThan(0);
  });

  it('is little, and each with a reason of its own', () => {
    let most = 0;
    for (const moment of [...moments({ players: 5 }, 6)].slice(0, 300)) {
      const reasons = [...missed(moment).values()].map((why) => JSON.stringify(why));
      expect(new Set(reasons).size).toBe(reasons.length);
      most = Math.max(most, reasons.length);
    }
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(2);
  });
});

describe('what an attack is about', () => {
  it('is the points that change hands with the marker', () => {
    let decisive = 0;
    for (const { ask, view, seat } of moments({ players: 5 }, 9)) {
      if (ask.key !== 'attack.declare') continue;
      for (const option of ask.options as unknown as AttackChoice[]) {
        const { mine, theirs } = swingOf(view, seat, option);
        expect(mine).toBeGreaterThanOrEqual(0);
        expect(theirs).toBeLessThanOrEqual(0);
        if (mine > 0 && theirs < 0) decisive++;
      }
    }
    expect(decisive).toBeGreaterThan(0);
  });

  it('is the point of a neutral that pays one, too', () => {
    const { view, seat } = atQuestion({ players: 5 }, 'attack.declare', 2);
    const { counters } = tablesOf(view.open);
    const paying = counters.find(({ vp }) => vp > 0)!;
    const poor = counters.find(({ vp, region, kind }) => vp === 0 && kind === 'defended' && region === paying.region)!;
    const mine = (against: string) =>
      swingOf(view, seat, { t: 'attack', region: regionOfCounter(paying.id), against }).mine;
    expect(mine(paying.id)).toBe(mine(poor.id) + paying.vp);
  });
});

const placed = ({ events }: Moment): number => events.filter(({ t }) => t === 'unit-placed').length;

describe('under the prompt', () => {
  const asideAt = ({ ask, view, seat }: Moment) => {
    const me = view.open.plays[seat];
    return { text: asideOf(ask, view.open, en), gold: view.open.gold[me], population: view.open.population[me] };
  };
  const aside = (key: string) => asideAt(atQuestion({ players: 5, edition: 'original' }, key, 2));

  it('stands what an attack costs, and what I have', () => {
    const rich = momentWhen({ players: 5 }, 3, (each) => each.ask.key === 'attack.declare' && asideAt(each).gold > 1);
    expect(asideAt(rich).text).toBe(`An attack costs 2 gold; you have ${asideAt(rich).gold}.`);
    const poor = momentWhen({ players: 5 }, 3, (each) => each.ask.key === 'attack.declare' && asideAt(each).gold < 2);
    expect(asideAt(poor).text).toMatch(/must tax/);
  });

  it('stands that the War Office pays for it', () => expect(aside('attack.declare').text).toBe(en.attackIsFree));

  it('stands what I have for a tile and a unit; for a turn the line under its actions says it', () => {
    expect(aside('turn.act').text).toBeNull();
    expect(aside('take-tile.tile').text).toMatch(/^You have/);
    expect(aside('build.what').text).toBe(`It costs 1 population; you have ${aside('build.what').population}.`);
  });

  it('stands how many units are still to be placed', () => {
    const third = momentWhen({ players: 5 }, 3, (each) => each.ask.key === 'set-up.place' && placed(each) === 12);
    expect(asideAt(third).text).toMatch(/^Unit 3 of 5/);
  });

  it('stands nothing where nothing is paid', () => expect(aside('move.unit').text).toBeNull());
});
