// @vitest-environment happy-dom
import { POWERS, REGIONS } from '@cabinet-wars/struggle-of-empires/data';
import { describe, expect, it } from 'vitest';
import { gameEndOf, gameEnds } from '../../src/boards/struggle-of-empires/ceremony/game-end.ts';
import { Plates, Rail, tolling, Veil } from '../../src/boards/struggle-of-empires/ceremony/index.tsx';
import { placeOfPower, ranked, standsAfter } from '../../src/boards/struggle-of-empires/ceremony/war-end.ts';
import { namingOf } from '../../src/boards/struggle-of-empires/parts/use-naming.ts';
import { change } from '../../src/settings.ts';
import { click, mount, textOf, textsOf, the } from '../page/dom.ts';
import { boardProps, ceremonyAt } from './props.ts';
import { aboutWar, end, propsAt, wars } from './told-wars.ts';

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
