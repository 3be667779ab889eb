// @vitest-environment happy-dom
import { POWERS, REGIONS } from '@cabinet-wars/struggle-of-empires/data';
import { scoreNow } from '@cabinet-wars/struggle-of-empires/reckoning';
import { describe, expect, it } from 'vitest';
import { tolling } from '../../src/boards/struggle-of-empires/ceremony/index.tsx';
import { ScoreTab } from '../../src/boards/struggle-of-empires/panels/ScoreTab.tsx';
import { namingOf } from '../../src/boards/struggle-of-empires/parts/use-naming.ts';
import { powerFacts } from '../../src/boards/struggle-of-empires/powers/power-facts.ts';
import { Strip } from '../../src/boards/struggle-of-empires/powers/Strip.tsx';
import { standings } from '../../src/boards/struggle-of-empires/powers/standing.ts';
import { TilesTab } from '../../src/boards/struggle-of-empires/tiles/TilesTab.tsx';
import {
  filterTiles,
  TILE_GROUPS,
  type TileFilter,
  tileDisplay,
} from '../../src/boards/struggle-of-empires/tiles/tile-display.ts';
import { click, fill, mount, named, textOf, textsOf, the } from '../page/dom.ts';
import { atQuestion, momentWhen } from './kit.ts';
import { boardProps } from './props.ts';
import { propsAt } from './told-wars.ts';
import { wholeGame } from './wars.ts';

const turn = momentWhen({ players: 5, edition: 'deluxe' }, 4, ({ ask, g }) => ask.key === 'turn.act' && g.war === 2);
const boxes = () => [...document.querySelectorAll<HTMLElement>('button.soe-box')];
const boxOf = (power: string) => boxes().find(({ dataset }) => dataset.power === power)!;

describe('the strip of alliances', () => {
  it('has a box for every power, in the order of play, and marks whose turn it is', async () => {
    await mount(<Strip {...boardProps(turn)} />);
    expect(
      boxes()
        .map(({ dataset }) => dataset.power)
        .sort(),
    ).toEqual([...POWERS].sort());
    const numbered = boxes().map((box) => Number(box.querySelector('.soe-number')!.textContent));
    expect([...numbered].sort((a, b) => a - b)).toEqual(numbered.map((_, i) => i + 1));
    const acting = boxes().filter((box) => box.hasAttribute('data-acting'));
    expect(acting.map(({ dataset }) => dataset.power)).toEqual([POWERS[turn.view.open.plays[turn.seat]]]);
  });

  it('says what everybody has, and hides the unrest of others', async () => {
    await mount(<Strip {...boardProps(turn)} />);
    for (const { power, seat, gold, population, tiles, vp, more } of standings(turn.view)) {
      const facts = [...boxOf(power).querySelectorAll('.soe-fact')].map((fact) =>
        Number.parseInt(fact.textContent!, 10),
      );
      if (seat < 0) {
        expect(facts).toEqual([]);
        continue;
      }
      expect([facts[0], facts[1], facts[3]]).toEqual([gold, population, tiles]);
      const isShown = !boxOf(power).textContent!.includes('?');
      expect(isShown).toBe(seat === turn.seat);
      expect(Number.parseInt(boxOf(power).querySelector('.soe-vp b')!.textContent!, 10)).toBe(vp);
      expect(boxOf(power).querySelector('.soe-more')!.textContent).toMatch(new RegExp(`^\\+${more} `));
    }
  });

  it('promises nothing more once the last war is over', async () => {
    const { end } = wholeGame({ players: 4, edition: 'deluxe' }, 5);
    await mount(<Strip {...boardProps(turn)} view={end.after} />);
    expect(document.querySelectorAll('.soe-vp b').length).toBeGreaterThan(0);
    expect(document.querySelector('.soe-more')).toBeNull();
  });

  it.each([
    ['en', 'you', 'bot', 'nobody plays it'],
    ['it', 'tu', 'bot', null],
  ] as const)('says in %s who plays', async (language, mine, machine, nobody) => {
    const props = boardProps({ ...turn, seat: 0 }, { language });
    await mount(<Strip {...props} />);
    const who = (seat: number) => boxOf(props.seats[seat].plays).querySelector('.soe-who em')!.textContent;
    expect([who(0).toLowerCase(), who(1), who(4)]).toEqual([mine, 'Player 2', machine]);
    const unplayed = POWERS.find((power) => !props.seats.some(({ plays }) => plays === power))!;
    if (nobody !== null) expect(boxOf(unplayed).querySelector('em')!.textContent).toBe(nobody);
  });

  it('says what each auction cost and whom', async () => {
    const props = boardProps(turn);
    await mount(<Strip {...props} />);
    const from = turn.events.findLastIndex(({ t }) => t === 'war-begins');
    const { game } = namingOf(props);
    const paid = turn.events
      .slice(from)
      .flatMap((event) => (event.t === 'auction-won' ? [`${game.powers[event.power]} paid ${event.gold}`] : []));
    expect(textsOf('.soe-price').slice(0, paid.length)).toEqual(paid);
  });

  it('keeps who is in no alliance yet in a tray while alliances are auctioned', async () => {
    const first = atQuestion({ players: 4, edition: 'original' }, 'auction.bid', 2);
    await mount(<Strip {...boardProps(first)} />);
    const tray = [...document.querySelectorAll<HTMLElement>('.soe-tray button')].map(({ dataset }) => dataset.power);
    expect(tray.sort()).toEqual(first.view.open.plays.map((power) => POWERS[power]).sort());
    expect(textsOf('.soe-price')[0]).toBe('under the hammer');
    expect(document.querySelectorAll('.soe-row-a button, .soe-row-b button')).toHaveLength(0);
  });

  it('shows points as they come while a war is scored, and opens no card', async () => {
    const { props } = propsAt(2, 0);
    await mount(<Strip {...props} />);
    expect(document.querySelector('.soe-more')).toBeNull();
    for (const power of props.view.open.plays) {
      const { vp, plus } = tolling(props, POWERS[power])!;
      expect(Number.parseInt(boxOf(POWERS[power]).querySelector('.soe-vp b')!.textContent!, 10)).toBe(vp);
      expect(boxOf(POWERS[power]).querySelector('.soe-plus')?.textContent ?? '+0').toBe(`+${plus}`);
    }
    await click(boxes()[0]);
    expect(document.querySelector('.soe-power-card')).toBeNull();
  });
});

describe('the card of a power', () => {
  const opened = async (power: string, seat: number | null = turn.seat) => {
    const props = boardProps({ ...turn, seat });
    await mount(<Strip {...props} />);
    await click(boxOf(power));
    return { props, naming: namingOf(props) };
  };
  const mine = POWERS[turn.view.open.plays[turn.seat]];
  const { allies, enemies } = powerFacts(turn.view.open, mine);

  it('opens and shuts by its box', async () => {
    await opened(mine);
    expect(boxOf(mine).getAttribute('aria-expanded')).toBe('true');
    expect(document.querySelectorAll('.soe-power-card')).toHaveLength(1);
    await click(boxOf(mine));
    expect(document.querySelector('.soe-power-card')).toBeNull();
  });

  it.each([
    ['an ally', allies[0], 'your ally in this war'],
    ['an enemy', enemies[0], 'against you in this war'],
  ])('says of %s what it is to me', async (_, power, text) => {
    await opened(power);
    expect(textOf('.soe-power-card .hint')).toContain(text);
  });

  it('says of my own that it is mine, with nothing to compare', async () => {
    await opened(mine);
    expect(textOf('.soe-power-card .hint')).toMatch(/^you; plays [a-z]+$/);
    expect(named('button', 'Compare with you')).toEqual([]);
  });

  it('says to whoever watches who plays it, and neither friend nor enemy', async () => {
    const { props } = await opened(enemies[0], null);
    const seat = props.seats.find(({ plays }) => plays === enemies[0])!;
    expect(textOf('.soe-power-card .hint')?.split('; plays')[0]).toBe(seat.sitter === 'bot' ? 'bot' : seat.name);
    expect(named('button', 'Compare with you')).toEqual([]);
  });

  it('is set beside mine when asked', async () => {
    const { naming } = await opened(enemies[0]);
    await click(the('button', naming.own.compare));
    expect(document.querySelectorAll('.soe-power-facts')).toHaveLength(2);
    const gold = textsOf('.soe-power-means li:first-child b').map(Number);
    expect(gold).toEqual([mine, enemies[0]].map((power) => turn.view.open.gold[POWERS.indexOf(power)]));
    await click(the('button', naming.own.compare));
    expect(document.querySelectorAll('.soe-power-facts')).toHaveLength(1);
  });
});

describe('the tab of points', () => {
  it('adds up, the most first, power by power', async () => {
    await mount(<ScoreTab {...boardProps(turn)} />);
    const table = document.querySelector('.soe-scores table')!;
    const rows = [...table.querySelectorAll('tbody tr, tfoot tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => Number(textContent!.replace('·', '0'))),
    );
    const totals = rows.pop()!;
    expect(rows).toHaveLength(REGIONS.length + 1);
    expect(totals).toEqual(totals.map((_, column) => rows.reduce((sum, row) => sum + row[column], 0)));
    const expected = scoreNow(turn.view.open).map(({ total }) => total);
    expect(totals).toEqual(expected.sort((a, b) => b - a));
  });
});

describe('the tab of tiles', () => {
  const entries = tileDisplay(turn.view);
  const me = POWERS[turn.view.open.plays[turn.seat]];
  const shown = () => document.querySelectorAll('.soe-tiles li.soe-tile').length;
  const countOf = (filter: TileFilter) => filterTiles(entries, filter, me).length;

  it('can be narrowed to one kind, and to who has it', async () => {
    await mount(<TilesTab {...boardProps(turn)} />);
    expect(shown()).toBe(entries.length);
    await fill(the<HTMLSelectElement>('.soe-filters select'), 'mine');
    expect(shown()).toBe(countOf({ group: 'all', whose: 'mine' }));
    expect(shown()).toBeLessThan(entries.length);
    await click(document.querySelectorAll<HTMLElement>('.soe-filters button')[1]);
    expect(shown()).toBe(countOf({ group: TILE_GROUPS[0], whose: 'mine' }));
    await fill(the<HTMLSelectElement>('.soe-filters select'), 'all');
    expect(shown()).toBe(countOf({ group: TILE_GROUPS[0], whose: 'all' }));
    expect(textsOf('.soe-tiles > section h3')).toHaveLength(1);
  });

  it('asks nobody who watches what they could take', async () => {
    await mount(<TilesTab {...boardProps({ ...turn, view: { ...turn.view, own: null }, seat: null })} />);
    const values = [...the<HTMLSelectElement>('.soe-filters select').options].map(({ value }) => value);
    expect(values).not.toContain('mine');
    expect(values).not.toContain('affordable');
    expect(values).toHaveLength(1 + turn.view.open.plays.length);
  });
});
