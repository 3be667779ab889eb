import { ALLIANCES, ALLIANCES_IN, HOME, REGIONS, TILE, TRADE, tileOf } from '@cabinet-wars/struggle-of-empires/data';
import { at, held } from '@cabinet-wars/struggle-of-empires/view';
import { describe, expect, it } from 'vitest';
import { boardTexts, regionNames } from '../../src/boards/struggle-of-empires/i18n/index.ts';
import type { GameView, OpenView } from '../../src/boards/struggle-of-empires/read/seen.ts';
import { type TileEntry, tileDisplay } from '../../src/boards/struggle-of-empires/tiles/tile-display.ts';
import { recommended, triedTiles, yieldOf } from '../../src/boards/struggle-of-empires/tiles/tile-yield.ts';
import { atQuestion, momentWhen } from './kit.ts';

const { view } = atQuestion({ players: 4, edition: 'deluxe' }, 'turn.act', 2);
const seat = view.own!.seat;
const me = view.open.plays[seat];
const others = view.open.plays.filter((power) => power !== me);

type Language = 'en' | 'it';
const entryOf = (id: TileEntry['id'], of: GameView = view): TileEntry =>
  tileDisplay(of).find((each) => each.id === id)!;
const yieldIn = (id: TileEntry['id'], of: GameView = view, language: Language = 'en') =>
  yieldOf(of, entryOf(id), boardTexts(language), regionNames(language));

/** The same view with something else on the table. */
const withOpen = (change: Partial<OpenView>): GameView => ({ ...view, open: { ...view.open, ...change } });
const counts = (list: readonly number[], ...set: readonly (readonly [number, number])[]): number[] => {
  const next = [...list];
  for (const [i, n] of set) next[i] = n;
  return next;
};
const nowhere = view.open.tokens.map(() => 0);

describe('what a trading company would bring', () => {
  const companies = tileDisplay(view).flatMap((entry) =>
    entry.kind === 'tile' && entry.group === 'company' ? [entry.id] : [],
  );

  it('is nothing where I have no token', () => {
    const without = withOpen({ tokens: nowhere });
    expect(companies.length).toBeGreaterThan(0);
    for (const id of companies) {
      const { text, worth } = yieldIn(id, without);
      expect(worth).toBe(0);
      expect(text).toMatch(/^nothing: no token in /);
      expect(yieldIn(id, without, 'it').text).not.toBe(text);
    }
  });

  it('is the gold of its best region, for every war that is left', () => {
    for (const id of companies) {
      const trade = TRADE[tileOf(id)];
      const tokens = counts(nowhere, ...trade.map((region, i) => [at(me, region), i + 2] as const));
      const gold = trade.length + 1;
      for (const war of [1, 2, 3]) {
        const { text, worth } = yieldIn(id, withOpen({ tokens, war }));
        expect(text).toBe(`${gold} gold now, once a war`);
        expect(worth).toBe(gold * 0.5 * (4 - war));
      }
    }
  });

  it('does not count the tokens of others', () => {
    const tokens = nowhere.map((_, i) => (i >= at(me, 0) && i < at(me, 0) + REGIONS.length ? 0 : 3));
    for (const id of companies) expect(yieldIn(id, withOpen({ tokens })).worth).toBe(0);
  });
});

describe('what a reform would bring', () => {
  it.each([
    [0, 'unrest 0 → 0, at once', 0],
    [1, 'unrest 1 → 0, at once', 1],
    [2, 'unrest 2 → 0, at once', 2],
    [7, 'unrest 7 → 5, at once', 2],
  ])('with %i unrest: %s', (points, text, less) => {
    const seen = (war: number): GameView => ({ open: { ...view.open, war }, own: { ...view.own!, points } });
    expect(yieldIn('government-reform', seen(1)).text).toBe(text);
    expect(yieldIn('government-reform', seen(1)).worth).toBeCloseTo(less * 0.9);
    expect(yieldIn('government-reform', seen(3)).worth).toBeCloseTo(less * 1.4);
  });
});

describe('what training would bring', () => {
  const training = (mine: number, theirs: readonly number[], id: 'army-training' | 'naval-training') =>
    withOpen({
      tiles: counts(
        view.open.tiles.map(() => 0),
        [held(me, TILE[id]), mine],
        ...theirs.map((n, i) => [held(others[i], TILE[id]), n] as const),
      ),
    });

  it.each([
    ['nobody has any', 0, [0, 0, 0], 3, 3],
    ['all are level', 1, [1, 1, 1], 3, 3],
    ['I am before all', 2, [0, 0, 1], 3, 0],
    ['I am far behind', 0, [2, 2, 2], 0, 0],
    ['I would only draw level', 0, [1, 1, 1], 0, 0],
    ['I would pass one', 1, [0, 1, 3], 2, 1],
  ] as const)('where %s', (_, mine, theirs, beaten, gained) => {
    for (const id of ['army-training', 'naval-training'] as const) {
      const { text, worth } = yieldIn(id, training(mine, theirs, id));
      expect(text).toBe(`+1 against ${beaten} of 3 powers`);
      expect(worth).toBeCloseTo(0.5 + gained * 0.35);
    }
  });

  it('of the army counts no training of the navy', () => {
    const { text } = yieldIn('army-training', training(0, [3, 3, 3], 'naval-training'));
    expect(text).toBe('+1 against 3 of 3 powers');
  });
});

describe('what a local alliance would bring', () => {
  const id = ALLIANCES[0];
  const regions = REGIONS.flatMap((_, r) => (ALLIANCES_IN[r].includes(0) ? [r] : []));
  const empty = { tokens: nowhere, armies: nowhere, navies: nowhere, forts: nowhere };
  const free: TileEntry = { ...entryOf(id), holders: [] };
  const saying = (of: GameView, entry = free, language: Language = 'en') =>
    yieldOf(of, entry, boardTexts(language), regionNames(language));
  const where = (language: Language) => regions.map((r) => regionNames(language)[REGIONS[r]]).join(', ');

  it('is nothing where I have nothing', () => {
    expect(saying(withOpen(empty))).toEqual({ text: `+1 in ${where('en')}; you have nothing there`, worth: 0 });
    expect(saying(withOpen(empty), free, 'it').text).toBe(`+1 in ${where('it')}; lì non hai niente`);
  });

  it.each(['tokens', 'armies', 'navies', 'forts'] as const)('is one more where I have %s', (kind) => {
    const there = withOpen({ ...empty, [kind]: counts(nowhere, [at(me, regions[0]), 1]) });
    expect(saying(there)).toEqual({ text: `+1 in ${where('en')}`, worth: 0.9 });
    const home = withOpen({ ...empty, [kind]: counts(nowhere, [at(me, HOME), 1]) });
    expect(saying(home).worth).toBe(0);
    const theirs = withOpen({ ...empty, [kind]: counts(nowhere, [at(others[0], regions[0]), 1]) });
    expect(saying(theirs).worth).toBe(0);
  });

  it('is nothing as long as somebody holds it', () => {
    const taken: TileEntry = { ...free, holders: [{ power: 'france', copies: 1, used: 0 }] };
    expect(saying(view, taken)).toEqual({ text: 'taken until the war ends', worth: 0 });
    expect(saying(view, taken, 'it').text).toBe('presa fino alla fine della guerra');
  });
});

describe('other tiles', () => {
  it('bring three points at once, which weigh most at the end', () => {
    expect(yieldIn('industry', withOpen({ war: 1 }))).toEqual({ text: '+3 points at once', worth: 2 });
    expect(yieldIn('industry', withOpen({ war: 3 })).worth).toBe(3);
  });

  it('weigh something without saying a number', () => {
    const plain = (['war-office', 'reserve', 'logistics'] as const).map((id) => yieldIn(id));
    for (const { text, worth } of plain) {
      expect(text).toMatch(/^[a-z]/);
      expect(worth).toBeGreaterThan(0);
    }
  });

  it('bring a spectator nothing', () => {
    const watched: GameView = { ...view, own: null };
    for (const entry of tileDisplay(watched))
      expect(yieldOf(watched, entry, boardTexts('en'), regionNames('en'))).toEqual({ text: null, worth: 0 });
  });
});

describe('the three that are recommended', () => {
  const best = (of: GameView) => recommended(of, tileDisplay(of), boardTexts('en'), regionNames('en'));

  it('are affordable, worth something, and none of the others is worth more', () => {
    for (const war of [1, 2, 3]) {
      const { view: seen } = momentWhen({ players: 5 }, 3, ({ ask, g }) => ask.key === 'turn.act' && g.war === war);
      const entries = tileDisplay(seen);
      const worthOf = (entry: TileEntry) => yieldOf(seen, entry, boardTexts('en'), regionNames('en')).worth;
      const ids = best(seen);
      expect(ids.length).toBeLessThanOrEqual(3);
      const chosen = ids.map((id) => entries.find((each) => each.id === id)!);
      for (const entry of chosen) expect([entry.affordable, worthOf(entry) > 0]).toEqual([true, true]);
      const least = Math.min(...chosen.map(worthOf));
      for (const entry of entries)
        if (entry.affordable && !ids.includes(entry.id)) expect(worthOf(entry)).toBeLessThanOrEqual(least);
      expect(chosen.map(worthOf)).toEqual(chosen.map(worthOf).sort((a, b) => b - a));
    }
  });

  it('are none for who can pay nothing', () => {
    const entries = tileDisplay(view).map((entry) => ({ ...entry, affordable: false }));
    expect(recommended(view, entries, boardTexts('en'), regionNames('en'))).toEqual([]);
  });

  it('are none for a spectator', () => {
    expect(best({ ...view, own: null })).toEqual([]);
  });
});

describe('tiles to try', () => {
  const entries = tileDisplay(view);
  const tried = (more: Partial<Parameters<typeof triedTiles>[0]>) =>
    triedTiles({ view, ...more }, entries, boardTexts('en'), regionNames('en'));
  const way = (tile: 'reserve' | 'banking' | 'militia', gain: number) => ({
    choices: [{ t: 'tile', tile } as const],
    gain,
    why: `${tile}, because`,
  });

  it('are those a bot would take, with its reasons, and none that it would rather leave', () => {
    const judged = [way('banking', 2), way('reserve', 0.5), way('militia', -1)];
    expect(tried({ judged, isJudging: false })).toEqual([
      { id: 'banking', why: 'banking, because' },
      { id: 'reserve', why: 'reserve, because' },
    ]);
  });

  it('wait for the bot, and are told from experience where none is asked', () => {
    expect(tried({ judged: null, isJudging: true })).toEqual([]);
    const usual = recommended(view, entries, boardTexts('en'), regionNames('en'));
    expect(tried({}).map(({ id }) => id)).toEqual(usual);
    expect(usual).toHaveLength(3);
  });

  it('every tile says in a few words what it does, in both languages', () => {
    for (const entry of entries)
      if (entry.kind === 'tile')
        for (const language of ['en', 'it'] as const)
          expect(boardTexts(language).tileShort(entry.id)!.length).toBeLessThan(45);
  });
});
