// @vitest-environment happy-dom
import { shortName, texts } from '@cabinet-wars/seven-years-world-war';
import { FIRST_YEAR, NATIONS, POWER_COUNT, TURNS } from '@cabinet-wars/seven-years-world-war/data';
import type { Event } from '@cabinet-wars/seven-years-world-war/view';
import { describe, expect, it } from 'vitest';
import { DicePlate } from '../../src/boards/seven-years-world-war/DicePlate.tsx';
import { namingOf } from '../../src/boards/seven-years-world-war/i18n/index.ts';
import { LogLine } from '../../src/boards/seven-years-world-war/LogLine.tsx';
import { marching as march, NOTHING_TAKEN } from '../../src/boards/seven-years-world-war/march/marching.ts';
import { useGoingOn } from '../../src/boards/seven-years-world-war/march/use-march.ts';
import { DieRow, OddsBar, OddsPanel } from '../../src/boards/seven-years-world-war/panels/OddsTable.tsx';
import { StandingTab } from '../../src/boards/seven-years-world-war/panels/StandingTab.tsx';
import { asideOf } from '../../src/boards/seven-years-world-war/read/aside.ts';
import { diceOf } from '../../src/boards/seven-years-world-war/read/battle/battle.ts';
import { chancesOf, columnOf, oddsNow } from '../../src/boards/seven-years-world-war/read/battle/odds.ts';
import { coalitionName } from '../../src/boards/seven-years-world-war/read/map/coalition.ts';
import { standings } from '../../src/boards/seven-years-world-war/read/standing.ts';
import { Strip } from '../../src/boards/seven-years-world-war/Strip.tsx';
import { litRow, shopping, shopWith } from '../../src/boards/seven-years-world-war/shop/basket.ts';
import { useShopOnMap } from '../../src/boards/seven-years-world-war/shop/use-shop-on-map.tsx';
import { plates } from '../../src/boards/seven-years-world-war/state/plates.ts';
import { isToldWith } from '../../src/boards/seven-years-world-war/story.ts';
import { click, doing, mount, mountHook, textOf, textsOf, the } from '../page/dom.ts';
import { atQuestion } from './kit.ts';
import { propsAt } from './props.ts';

const LANGUAGES = ['en', 'it'] as const;
const marching = atQuestion({ players: 3 }, 'movement-phase.act', 3);
const fighting = atQuestion({ players: 2 }, 'attack.table', 5);

describe('the score tab', () => {
  it('opens and puts away the plate of a year that is over', async () => {
    const parts = { powers: 0, squares: 0, routes: 0, enlightenment: 0 };
    const told = [0, 1, 2].map((turn) => ({
      id: turn,
      event: { t: 'reckoned' as const, turn, ratios: [100, 100, 100], parts: [parts, parts, parts] },
    }));
    await mount(<StandingTab {...propsAt(marching, { told })} />);
    expect(textsOf('.syww-past-years button')).toEqual(['1756-57', '1757-58']);
    await click(the('.syww-past-years button', /1756/));
    expect(plates.get().year).toBe(1);
    await click(the('.syww-past-years button[aria-pressed=true]'));
    expect(plates.get().year).toBeNull();
  });
});

it('recruits on the map as often as it is pressed, even before the map has followed the first press', async () => {
  const recruiting = atQuestion({ players: 2 }, 'recruiting.hub', 3);
  const { shop } = shopWith(recruiting.view.open, recruiting.ask, { year: '', basket: [] });
  const { square } = litRow(shop, null)!.places.find(({ room }) => room > 1)!;
  const onMap = await mountHook(useShopOnMap, propsAt(recruiting));
  const { put } = onMap.now!;
  await doing(() => [put(square), put(square)]);
  expect(shopping.get().basket).toMatchObject([{ square }, { square }]);
});

it('keeps in hand what was taken up for a question before the map has followed it, and nothing older', async () => {
  const { ask } = marching;
  const taken = { how: 'move', from: 'C14', counts: {} } as const;
  march.set({ ...NOTHING_TAKEN, taken: { askId: ask.askId, ...taken } });
  await mountHook(useGoingOn, propsAt(marching));
  expect(march.get().taken).toEqual({ askId: ask.askId, ...taken });
  march.set({ taken: { askId: ask.askId - 1, ...taken } });
  await mountHook(useGoingOn, propsAt(marching));
  expect(march.get().taken).toBeNull();
});

describe.each(LANGUAGES)('the strip of coalitions (%s)', (language) => {
  const naming = namingOf(language);
  const { own, game } = naming;

  it('names every coalition and who plays it', async () => {
    const props = propsAt(marching, { language, seat: 2 });
    await mount(<Strip {...props} />);
    const { open } = props.view;
    expect(textsOf('.syww-who strong')).toEqual([0, 1, 2].map((seat) => coalitionName(naming, open, seat)));
    expect(textsOf('.syww-who em')).toEqual(['player 0', own.bot, own.you]);
    expect(textsOf('.syww-coalition[aria-current] strong')).toEqual([coalitionName(naming, open, open.active)]);
  });

  it('tells of each its ratio and level, its treasury and its markers', async () => {
    const props = propsAt(marching, { language });
    await mount(<Strip {...props} />);
    const all = standings(props.view.open, props.seat);
    expect(textsOf('.syww-ratio small')).toEqual(all.map(({ level }) => game.levels[level].name));
    expect(textsOf('.syww-ratio b').map((text) => text.split(' ')[0])).toEqual(
      all.map(({ ratio }) => game.ratio(ratio!).split(' ')[0]),
    );
    expect(textsOf('[data-icon=gold] b')).toEqual(all.map(({ treasury }) => String(treasury)));
    expect(textsOf('[data-icon=tile] b')).toEqual(all.map(({ markers }) => String(markers)));
    expect(document.querySelectorAll('[data-icon=drum]')).toHaveLength(all.filter((each) => each.hasInitiative).length);
  });

  it('shows no treasury that is closed to the viewer, but one’s own', async () => {
    const { view } = marching;
    const closed = { ...view, open: { ...view.open, options: { ...view.open.options, closedTreasuries: true } } };
    await mount(<Strip {...propsAt({ ...marching, view: closed }, { language, seat: 1 })} />);
    expect(textsOf('[data-icon=gold] b')).toEqual(['?', String(view.open.treasury[1]), '?']);
  });

  it('counts the years, and says in which part of one the game is', async () => {
    const { view } = marching;
    await mount(
      <Strip {...propsAt({ ...marching, view: { ...view, open: { ...view.open, turn: 3 } } }, { language })} />,
    );
    expect(textsOf('.syww-years .visually-hidden')).toEqual(
      Array.from({ length: TURNS }, (_, i) => String(FIRST_YEAR + i)),
    );
    expect(document.querySelectorAll('.syww-years [data-past]')).toHaveLength(2);
    expect(textsOf('.syww-years [aria-current] .visually-hidden')).toEqual([String(FIRST_YEAR + 2)]);
    expect(textOf('.syww-phase')).toBe(game.phases.movement);
    expect(document.querySelectorAll('.syww-parts [data-state=past]')).toHaveLength(3);
    expect(the('.syww-parts').getAttribute('aria-label')).toBe(own.phaseTrack(4, game.phases.movement));
  });

  it('names who is still neutral, and no ratio before the forces stand', async () => {
    const { view } = marching;
    await mount(
      <Strip {...propsAt({ ...marching, view: { ...view, open: { ...view.open, turn: 0 } } }, { language })} />,
    );
    expect(document.querySelectorAll('.syww-ratio')).toHaveLength(0);
    const neutrals = NATIONS.slice(0, POWER_COUNT).filter((_, power) => view.open.control[power] < 0);
    const names = neutrals.flatMap((id) => (id === 'minor' ? [] : [game.lands[id]]));
    expect(the('.syww-neutrals').dataset.note).toBe(names.join(', '));
  });
});

describe.each(LANGUAGES)('the odds of a combat (%s)', (language) => {
  const naming = namingOf(language);
  const { own, game } = naming;
  const odds = oddsNow(fighting.view.open)!;
  const results = ['DD', 'DW', '-', 'BB', 'AW', 'AA'] as const;

  it('colour each die for whoever looks, and say the same in words', async () => {
    await mount(<DieRow {...{ results, naming }} viewpoint="defender" fallen={2} />);
    const faces = [...document.querySelectorAll<HTMLElement>('.syww-faces > li')];
    expect(faces.map(({ dataset }) => dataset.favours)).toEqual(['bad', 'bad', 'even', 'even', 'good', 'good']);
    expect(faces.map(({ dataset }) => dataset.fallen)).toEqual([undefined, 'true', ...Array(4)]);
    expect(textsOf('.syww-faces span')).toEqual(results.map((id) => own.short[id].join(' ')));
    expect(document.querySelectorAll('.syww-faces [role=img]')).toHaveLength(6);
  });

  it('are one bar, read out as it is for the attacker', async () => {
    await mount(<OddsBar results={['DD', 'DW', 'DW', '-', 'AW', 'AW']} naming={naming} viewpoint="defender" />);
    const parts = [...document.querySelectorAll<HTMLElement>('.syww-odds > span')];
    expect(parts.map(({ dataset, textContent }) => [dataset.kind, textContent])).toEqual([
      ['good', '2'],
      ['even', '1'],
      ['bad', '3'],
    ]);
    expect(the('.syww-odds').getAttribute('aria-label')).toBe(own.oddsBar(3, 1, 2));
  });

  it('leave out of the bar what no die brings', async () => {
    await mount(<OddsBar results={['DD', 'DD', 'DD', 'DW', 'DW', 'DW']} naming={naming} viewpoint="attacker" />);
    expect(textsOf('.syww-odds > span')).toEqual(['6']);
  });

  it.each(['attacker', 'defender'] as const)(
    'set both strengths against each other, table by table (%s)',
    async (viewpoint) => {
      await mount(<OddsPanel {...{ odds, naming, viewpoint }} />);
      expect(textsOf('.syww-sides b')).toEqual([String(odds.attack.total), String(odds.defence.total)]);
      expect(textOf('.syww-sides > strong')).toBe(odds.odds.replace(':', ' : '));
      const tables = odds.tables.filter(({ isOpen }) => isOpen);
      expect(textsOf('.syww-table-odds strong')).toEqual(tables.map(({ table }) => game.combatTables[table].name));
      const { good } = chancesOf(tables[0].results, viewpoint);
      const drawn = document.querySelector('.syww-table-odds [data-kind=good] b')?.textContent ?? '0';
      expect(drawn).toBe(String(good));
    },
  );

  it('name what a leader and the ground add, and nothing that adds nothing', async () => {
    const attack = { printed: 4, leader: 2, ground: 0, total: 6 };
    const defence = { printed: 3, leader: 0, ground: 1, total: 4 };
    const only = odds.tables[0].table;
    await mount(<OddsPanel odds={{ ...odds, attack, defence }} naming={naming} viewpoint="attacker" only={only} />);
    expect(textsOf('.syww-sides small')).toEqual([
      `${own.printed} 4, ${own.leader} +2`,
      `${own.printed} 3, ${own.ground} +1`,
    ]);
    expect(document.querySelectorAll('.syww-table-odds').length).toBeLessThanOrEqual(1);
  });

  it('stand under the question of a combat, and under no other', () => {
    expect(asideOf(fighting.ask, fighting.view.open, naming)).toBe(own.oddsAre(odds.odds.replace(':', ' : ')));
    expect(asideOf(marching.ask, marching.view.open, naming)).toBeNull();
  });
});

describe.each(LANGUAGES)('dice (%s)', (language) => {
  const { own, game } = namingOf(language);
  const rolled: Event = { t: 'rolled', seat: 0, for: 'combat', die: 4 };
  const told: Event[] = [
    {
      t: 'attack',
      seat: 0,
      from: 'C14',
      to: 'C15',
      pieces: Array<string>(8).fill('GB:army-veteran'),
      against: ['FR:base'],
    },
    { t: 'odds', table: 'linear', attacker: 5, defender: 3, odds: '1.5:1' },
    rolled,
    { t: 'combat-result', result: 'DZ', honours: true },
  ];
  const plate = (events: Event[], recent: readonly Event[] = [rolled]) => (
    <DicePlate {...propsAt(marching, { language, recent })} dice={diceOf(events)} />
  );

  it('lie over the map with the odds, the fallen face and what came of it', async () => {
    await mount(plate(told));
    expect(textOf('.syww-battle h3')).toBe(game.results.DZ.name);
    expect(textOf('.syww-against > span:nth-child(2)')).toBe('1.5 : 1');
    expect(the('.syww-die').getAttribute('aria-label')).toBe(`${own.die}: 4`);
    expect(textsOf('[data-fallen] > span')).toEqual([
      own.short[columnOf(marching.view.open, 'linear', '1.5:1')[3]].join(' '),
    ]);
    expect(textOf('.syww-outcome')).toContain(game.markers['honors-of-war'].name);
    expect(textsOf('.syww-force b')).toEqual(['+2']);
  });

  it('say which table they are thrown at until the result is known', async () => {
    await mount(plate(told.slice(0, 3)));
    expect(textOf('.syww-battle h3')).toBe(game.combatTables.linear.name);
    expect(textOf('.syww-outcome')).toBeNull();
  });

  it('for anything else say what for and who threw them', async () => {
    await mount(plate([{ t: 'rolled', seat: 1, for: 'initiative', die: 6 }]));
    expect(textOf('.syww-battle .label')).toBe(own.diceOf(game.rolls.initiative));
    expect(document.querySelectorAll('.syww-die .cw-pip')).toHaveLength(6);
  });

  it('are put away with one press, and are not there once something else has happened', async () => {
    await mount(plate(told));
    await click(the('button', own.putAway));
    expect(document.querySelector('.syww-plate')).toBeNull();
    await mount(plate(told, []));
    expect(document.querySelector('.syww-plate')).toBeNull();
  });

  it('stand in the log as dice, places as names that stand out', async () => {
    const telling = propsAt(marching).telling;
    const line = (event: Event) => (
      <LogLine
        {...{ event, language }}
        text={texts[language].event(event, telling) ?? ''}
        earlier={() => []}
        say={() => ''}
      />
    );
    await mount(line(rolled));
    expect(document.querySelectorAll('.syww-log-die .cw-pip')).toHaveLength(4);
    document.body.replaceChildren();
    await mount(line(told[0]));
    expect(document.querySelector('.syww-log-die')).toBeNull();
    const names = ['C14', 'C15'].map((id) => shortName(game.squares, id));
    expect(textsOf('strong').length).toBeGreaterThan(0);
    for (const name of textsOf('strong')) expect(names).toContain(name);
  });

  it('has a move on one line, from where it set out to where it came', async () => {
    const telling = propsAt(marching).telling;
    const say = (event: Event) => texts[language].event(event, telling) ?? '';
    const begun: Event = { t: 'force-moves', seat: 0, square: 'C14', pieces: ['GB:fleet-veteran'] };
    const way = ['B14', 'A14', 'A13'].map((to): Event => ({ t: 'moved', seat: 0, from: 'C14', to }));
    const events = [begun, ...way];
    const shown = events.filter((event, i) => events[i + 1] === undefined || !isToldWith(event, events[i + 1]));
    expect(shown).toEqual([way[2]]);
    const earlier = () => events.slice(0, -1).reverse();
    await mount(<LogLine {...{ event: way[2], language, earlier, say }} text={say(way[2])} />);
    expect(document.body.textContent).toBe(`${say(begun)} ${say(way[2])}`);
    expect(textsOf('strong')).toEqual(['C14', 'A13'].map((id) => shortName(game.squares, id)));
  });
});
