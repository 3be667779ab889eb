// @vitest-environment happy-dom
import { POWERS, REGIONS, tablesOf } from '@cabinet-wars/struggle-of-empires/data';
import { regionScore } from '@cabinet-wars/struggle-of-empires/reckoning';
import { describe, expect, it } from 'vitest';
import { gameEndOf, gameEnds } from '../../src/boards/struggle-of-empires/ceremony/game-end.ts';
import { ceremony, Plates, Rail, tolling, Veil } from '../../src/boards/struggle-of-empires/ceremony/index.tsx';
import { aboutMe } from '../../src/boards/struggle-of-empires/ceremony/RegionPlate.tsx';
import {
  placeOfPower,
  ranked,
  type ScoredRegion,
  standsAfter,
  type WarEnd,
  warEndOf,
  warEnds,
} from '../../src/boards/struggle-of-empires/ceremony/war-end.ts';
import { namingOf } from '../../src/boards/struggle-of-empires/parts/use-naming.ts';
import type { Event } from '../../src/boards/struggle-of-empires/read/seen.ts';
import { change } from '../../src/settings.ts';
import { click, mount, textOf, textsOf, the } from '../page/dom.ts';
import { boardProps, ceremonyAt } from './props.ts';
import { wholeGame } from './wars.ts';

const { wars, end } = wholeGame({ players: 5, edition: 'deluxe' }, 11);
const told = (war: number, seat: number | null = 0) => warEndOf(wars[war].events, wars[war].after, seat)!;
const aboutWar = (war: number, seat: number | null = 0): WarEnd => warEnds.aboutOf(ceremonyAt(told(war, seat), 0).now)!;

const propsAt = (war: number, at: number, language: 'en' | 'it' = 'en') => {
  const { before, events, story } = wars[war];
  const { now, pressed } = ceremonyAt(ceremony(events, before, wars[war].after, 0)!, at);
  return { props: boardProps({ view: before, seat: 0, events: story }, { ceremony: now, language }), pressed, now };
};

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

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

describe('the rail while a war is scored', () => {
  it('tells the region at hand, those past, and keeps the others to itself', async () => {
    change({ language: 'en' });
    const { props } = propsAt(2, 4);
    await mount(<Rail {...props} />);
    const states = [...document.querySelectorAll<HTMLElement>('.soe-war-list li')].map(({ dataset }) => dataset.state);
    expect(states).toEqual(REGIONS.map((_, i) => (i < 4 ? 'past' : i === 4 ? 'now' : 'ahead')));
    expect(document.querySelectorAll('.soe-war-list b')).toHaveLength(5);
    const about = aboutWar(2);
    expect(textOf('.soe-so-far b')).toBe(String(standsAfter(about, about.me!, 5)));
    expect(textsOf('.soe-standing b').map(Number)).toEqual(
      ranked(about, 5).map((power) => standsAfter(about, power, 5)),
    );
  });

  it('goes on and skips as it is told', async () => {
    const { props, pressed } = propsAt(0, 0);
    await mount(<Rail {...props} />);
    await click(the('button', 'Continue'));
    await click(document.querySelectorAll<HTMLElement>('.commit-row button')[1]);
    expect(pressed).toEqual(['next', 'toEnd']);
  });

  it.each([
    ['en', 0, 'To War II'],
    ['it', 1, 'Alla Guerra III'],
    ['en', 2, 'To the end'],
    ['it', 2, 'Alla fine'],
  ] as const)('in %s leads from war %i on: %s', async (language, war, onward) => {
    const { props, pressed } = propsAt(war, REGIONS.length, language);
    await mount(<Rail {...props} />);
    await click(the('button', onward));
    await click(document.querySelectorAll<HTMLElement>('.commit-row button')[1]);
    expect(pressed).toEqual(['next', 'again']);
  });

  it('says at last how I stand, and where my points came from', async () => {
    for (const war of wars.keys()) {
      const { props } = propsAt(war, REGIONS.length);
      const { leave } = await mount(<Rail {...props} />);
      const about = aboutWar(war);
      const points = new Map(about.powers.map((power) => [power, standsAfter(about, power, REGIONS.length)]));
      const place = placeOfPower(points, about.me!);
      const title = textOf('h2.prompt')!;
      expect(title).toMatch(place === 1 ? /^You (lead|share)/ : new RegExp(`^You are ${ORDINALS[place - 1]}`));
      if (place > 1) expect(title).toContain(`${Math.max(...points.values()) - points.get(about.me!)!} behind `);
      const mine = about.regions.map(({ scores }) => scores.get(about.me!) ?? 0).filter((vp) => vp > 0);
      const best = mine.sort((a, b) => b - a).slice(0, 3);
      expect(textsOf('.soe-decided b')).toEqual(best.map((vp) => `+${vp}`));
      await leave();
    }
  });
});

describe('the plates over the map', () => {
  it('show the region at hand with its medals and who has them', async () => {
    const { props } = propsAt(2, 3);
    const { regions } = aboutWar(2);
    await mount(<Plates {...props} />);
    const { game } = namingOf(props);
    expect(textOf('.soe-scored h2')).toBe(game.places[regions[3].region]);
    expect(textOf('.soe-scored-head .label')).toBe(`War III, region 4 of ${REGIONS.length}`);
    const holders = [...document.querySelectorAll('.soe-scored-holders')].map((each) => each.children.length);
    expect(holders).toEqual(regions[3].places.map((place) => place.holders.length));
  });

  it('show the whole war as a table that adds up', async () => {
    for (const war of wars.keys()) {
      const { props } = propsAt(war, REGIONS.length);
      const { leave } = await mount(<Plates {...props} />);
      const rows = [...document.querySelectorAll('tbody tr, tfoot tr:first-child')].map((row) =>
        [...row.querySelectorAll('td')].slice(1).map(({ textContent }) => Number(textContent!.replace('·', '0'))),
      );
      const total = rows.pop()!;
      expect(rows).toHaveLength(REGIONS.length + 2);
      total.forEach((points, column) => {
        expect(rows.reduce((sum, row) => sum + row[column], 0)).toBe(points);
      });
      expect(textOf('.soe-war-table h2')).toMatch(war === 0 ? /takes the lead$/ : /(takes|keeps) the lead$/);
      await leave();
    }
  });

  it('mark the most points of every region and nothing else', async () => {
    const { props } = propsAt(2, REGIONS.length);
    await mount(<Plates {...props} />);
    const { regions } = aboutWar(2);
    const most = [...document.querySelectorAll('tbody tr')]
      .slice(1, -1)
      .map((row) => [...row.querySelectorAll('.soe-most')].map(({ textContent }) => Number(textContent)));
    expect(most).toEqual(
      regions.map(({ scores }) => {
        const best = Math.max(...scores.values());
        return [...scores.values()].filter((vp) => vp === best);
      }),
    );
  });

  it('veil all but the region at hand, until the table comes', async () => {
    const { leave } = await mount(
      <svg aria-hidden="true">
        <Veil {...propsAt(0, 2).props} />
      </svg>,
    );
    expect(document.querySelectorAll('.ceremony-veil, .ceremony-lit')).toHaveLength(2);
    await leave();
    await mount(
      <svg aria-hidden="true">
        <Veil {...propsAt(0, REGIONS.length).props} />
      </svg>,
    );
    expect(document.querySelector('.ceremony-veil')).toBeNull();
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

describe('the end of the game', () => {
  const of = (seat: number | null) => gameEndOf(end.events, end.after, seat)!;
  const about = (seat: number | null = 0) => gameEnds.aboutOf(ceremonyAt(of(seat), 0).now)!;
  const propsOf = (at: number, language: 'en' | 'it' = 'en', seat: number | null = 0) =>
    boardProps({ view: end.before, seat, events: end.story }, { ceremony: ceremonyAt(of(seat), at).now, language });

  it('turns up the unrest of everybody who plays, the most first', () => {
    const { judged } = about();
    expect(judged.map(({ power }) => power).sort()).toEqual(end.after.open.plays.map((power) => POWERS[power]).sort());
    expect(judged.map(({ unrest }) => unrest)).toEqual([...judged].map(({ unrest }) => unrest).sort((a, b) => b - a));
    for (const { power, unrest, penalty, before, after, revolution } of judged) {
      const p = POWERS.indexOf(power);
      expect(unrest).toBe(end.after.open.final!.unrest[p]);
      expect(after).toBe(end.after.open.vp[p]);
      if (!revolution) expect(before - after).toBe(penalty);
      else expect(after).toBe(0);
    }
  });

  it('names whoever won, and tells me if I did', async () => {
    const { winners } = about();
    const { game, own } = namingOf(propsOf(1));
    const { leave } = await mount(<Plates {...propsOf(1, 'en', null)} />);
    expect(textOf('.soe-winner h2')).toBe(own.winsGame(winners.map((power) => game.powers[power])));
    await leave();
    const winner = end.after.open.plays.findIndex((power) => POWERS[power] === winners[0]);
    await mount(<Plates {...propsOf(1, 'it', winner)} />);
    expect(textOf('.soe-winner h2')).toBe(winners.length === 1 ? 'Hai vinto' : expect.stringContaining('condivisa'));
  });

  it('shows penalties and revolutions power by power', async () => {
    await mount(<Plates {...propsOf(0)} />);
    const { judged } = about();
    expect(textsOf('.soe-penalty')).toEqual(
      judged.map(({ revolution, penalty }) => (revolution ? 'revolution' : penalty === 0 ? '·' : `−${penalty}`)),
    );
    expect(document.querySelectorAll('[data-revolution]')).toHaveLength(
      judged.filter((each) => each.revolution).length,
    );
  });

  it('counts from the points before unrest to those after it', async () => {
    for (const [at, key] of [
      [0, 'before'],
      [1, 'after'],
    ] as const) {
      const { leave } = await mount(<Rail {...propsOf(at)} />);
      const ordered = [...about().judged].sort((a, b) => b.after - a.after);
      expect(textsOf('.soe-standing b').map(Number)).toEqual(ordered.map((each) => each[key]));
      for (const judged of ordered) {
        const plus = at === 1 ? 0 : judged.after - judged.before;
        expect(tolling(propsOf(at), judged.power)).toEqual({ vp: judged[key], plus });
      }
      await leave();
    }
  });

  it('is not made of unrest alone', () => {
    const [first] = end.events;
    expect(gameEndOf([first], end.after, 0)).toBeNull();
    expect(gameEndOf([], end.after, 0)).toBeNull();
  });
});
