import { POWERS, REGIONS, tablesOf } from '@cabinet-wars/struggle-of-empires/data';
import { regionScore } from '@cabinet-wars/struggle-of-empires/reckoning';
import { describe, expect, it } from 'vitest';
import { gameEndOf } from '../../src/boards/struggle-of-empires/ceremony/game-end.ts';
import { ceremony, tolling } from '../../src/boards/struggle-of-empires/ceremony/index.tsx';
import { aboutMe } from '../../src/boards/struggle-of-empires/ceremony/RegionPlate.tsx';
import {
  placeOfPower,
  ranked,
  type ScoredRegion,
  standsAfter,
  type WarEnd,
  warEndOf,
} from '../../src/boards/struggle-of-empires/ceremony/war-end.ts';
import { namingOf } from '../../src/boards/struggle-of-empires/parts/use-naming.ts';
import type { Event } from '../../src/boards/struggle-of-empires/read/seen.ts';
import { aboutWar, propsAt, told, wars } from './told-wars.ts';

describe('the end of a war', () => {
  it('comes once in each of the three, and is no end of the game', () => {
    expect(wars.map((_, i) => aboutWar(i).war)).toEqual([1, 2, 3]);
    for (const { events, after } of wars) expect(gameEndOf(events, after, 0)).toBeNull();
  });

  it('gives every region to whoever the rules give it, with its places', () => {
    for (const [i, { after, events }] of wars.entries()) {
      const { regions } = aboutWar(i);
      const scored = events.flatMap((event) => (event.t === 'region-scored' ? [event] : []));
      expect(regions.map(({ region }) => region)).toEqual([...REGIONS]);
      regions.forEach(({ region, scores, places }, r) => {
        const said = scored.find((event) => event.region === region)?.scores ?? [];
        expect([...scores]).toEqual(said.map(({ power, vp }) => [power, vp]));
        expect(places.map(({ vp }) => vp)).toEqual([...tablesOf(after.open).vp[r]]);
        for (const { vp, holders } of places) for (const power of holders) expect(scores.get(power)).toBe(vp);
        expect(places.flatMap(({ holders }) => holders).sort()).toEqual([...scores.keys()].sort());
      });
    }
  });

  it('starts from the points before it and comes to those after', () => {
    for (const [i, { events }] of wars.entries()) {
      const about = aboutWar(i);
      const ends = events.find((event) => event.t === 'war-ends')!;
      for (const { power, vp } of ends.t === 'war-ends' ? ends.vp : []) {
        expect(standsAfter(about, power, REGIONS.length)).toBe(vp);
        expect(standsAfter(about, power, 0)).toBe(about.before.get(power));
      }
    }
  });

  it('adds what each region is worth under the rules, one after the other', () => {
    const { after } = wars[2];
    const about = aboutWar(2);
    for (const power of about.powers)
      REGIONS.forEach((_, r) => {
        const step = standsAfter(about, power, r + 1) - standsAfter(about, power, r);
        expect(step).toBe(regionScore(after.open, POWERS.indexOf(power), r));
      });
  });

  it('stays longest where I score, and hurries where nobody does', () => {
    const { steps } = told(2);
    const { regions, me } = aboutWar(2);
    regions.forEach(({ scores }, r) => {
      expect(steps[r]).toBe(scores.size === 0 ? 500 : scores.has(me!) ? 2400 : 1600);
    });
    expect(steps.at(-1)).toBeNull();
    const watched = told(2, null).steps;
    expect(watched).not.toContain(2400);
  });

  it('takes its own events and leaves those that follow', () => {
    for (const [i, { events }] of wars.entries()) expect(events[told(i).events - 1].t).toBe('war-ends');
  });

  it.each<[string, readonly Event[]]>([
    ['nothing', []],
    ['regions of a war that goes on', [{ t: 'region-scored', region: REGIONS[0], scores: [] }]],
    ['another event', [{ t: 'bid-passed', power: 'france' }]],
  ])('is not made of %s', (_, events) => {
    expect(warEndOf(events, wars[0].after, 0)).toBeNull();
    expect(ceremony(events, wars[0].before, wars[0].after, 0)).toBeNull();
  });
});

describe('places', () => {
  it.each([
    ['all alike', { britain: 4, france: 4, spain: 4 }, [1, 1, 1]],
    ['one after the other', { britain: 9, france: 2, spain: 4 }, [1, 3, 2]],
    ['two who share the second', { britain: 5, france: 3, spain: 3 }, [1, 2, 2]],
    ['two who share the first', { britain: 5, france: 5, spain: 3 }, [1, 1, 3]],
    ['less than nothing', { britain: -2, france: 0, spain: -1 }, [3, 1, 2]],
  ] as const)('%s', (_, points, places) => {
    const map = new Map([
      ['britain', points.britain],
      ['france', points.france],
      ['spain', points.spain],
    ] as const);
    expect((['britain', 'france', 'spain'] as const).map((power) => placeOfPower(map, power))).toEqual(places);
  });

  it('rank the powers by what they have so far', () => {
    const about = aboutWar(1);
    for (const counted of [0, 3, REGIONS.length]) {
      const points = ranked(about, counted).map((power) => standsAfter(about, power, counted));
      expect(points).toEqual([...points].sort((a, b) => b - a));
    }
  });
});

describe('one sentence about me', () => {
  const region = (scores: ScoredRegion['scores']): ScoredRegion => ({
    region: 'baltic',
    scores,
    places: [5, 2].map((vp) => {
      const holders = [...scores].flatMap(([power, points]) => (points === vp ? [power] : []));
      return { vp, holders, tokens: holders.length === 0 ? 0 : 2 };
    }),
  });
  const saying = (me: WarEnd['me'], scores: ScoredRegion['scores'], language: 'en' | 'it') =>
    aboutMe({ ...aboutWar(0), me }, region(scores), namingOf({ language, view: wars[0].after }));

  it.each<[string, WarEnd['me'], [string, number][], string, string]>([
    ['nobody', 'britain', [], 'Nobody scores here.', 'Qui nessuno fa punti.'],
    ['me alone', 'britain', [['britain', 5]], 'You are first: 5 points.', 'Sei primo: 5 punti.'],
    [
      'me second',
      'britain',
      [
        ['france', 5],
        ['britain', 2],
      ],
      'You are second: 2 points.',
      'Sei secondo: 2 punti.',
    ],
    [
      'me and another',
      'britain',
      [
        ['france', 5],
        ['britain', 5],
      ],
      'You tie with France for first: 5 each.',
      'Sei primo alla pari con Francia: 5 a testa.',
    ],
    ['others', 'britain', [['france', 5]], 'France: 5.', 'Francia: 5.'],
    ['the second place alone', null, [['spain', 2]], 'Spain: 2.', 'Spagna: 2.'],
  ])('where the points go to %s', (_, me, scores, en, it) => {
    const map = new Map(POWERS.flatMap((power) => scores.filter(([of]) => of === power).map(([, vp]) => [power, vp])));
    expect([saying(me, map, 'en'), saying(me, map, 'it')]).toEqual([en, it]);
  });
});

describe('the points in the strip', () => {
  it('grow with every region, and the sum of what came is what was gained', () => {
    const about = aboutWar(1);
    for (const power of about.powers) {
      let before = about.before.get(power)!;
      for (let at = 0; at < REGIONS.length; at++) {
        const { vp, plus } = tolling(propsAt(1, at).props, power)!;
        expect(vp).toBe(before + plus);
        before = vp;
      }
      expect(tolling(propsAt(1, REGIONS.length).props, power)).toEqual({ vp: before, plus: 0 });
    }
  });

  it('are the strip’s own where nothing is told', () => {
    expect(tolling({ ceremony: null }, 'france')).toBeNull();
  });
});
