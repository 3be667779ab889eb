import { HOME, PIECES, POWERS, powerOf, REGIONS, TILE, tablesOf, UNITS } from '@cabinet-wars/struggle-of-empires/data';
import { regionScore, scoreNow } from '@cabinet-wars/struggle-of-empires/reckoning';
import { at, held } from '@cabinet-wars/struggle-of-empires/view';
import { describe, expect, it } from 'vitest';
import { boxNumber, meaningOf, threatOf } from '../../src/boards/struggle-of-empires/auction/threat.ts';
import { attacksOf, worth } from '../../src/boards/struggle-of-empires/battle/attacks.ts';
import { namingOf } from '../../src/boards/struggle-of-empires/parts/use-naming.ts';
import { powerFacts } from '../../src/boards/struggle-of-empires/powers/power-facts.ts';
import { idOf, type OpenView } from '../../src/boards/struggle-of-empires/read/seen.ts';
import { swingText } from '../../src/boards/struggle-of-empires/read/swing.ts';
import { turnLeft, unitsToMove } from '../../src/boards/struggle-of-empires/read/turn-of.ts';
import { arrivalsIn, BUILDS, MOVES } from '../../src/boards/struggle-of-empires/region/outlook.ts';
import { regionWorth } from '../../src/boards/struggle-of-empires/region/region-score.ts';
import { aheadOf, atQuestion, type Moment, momentWhen } from './kit.ts';

const DELUXE = { players: 5, edition: 'deluxe' } as const;
const late = (seed: number): Moment => momentWhen(DELUXE, seed, ({ ask, g }) => ask.key === 'turn.act' && g.war === 2);
const moment = late(4);
const { view, seat } = moment;
const { open } = view;
const empty = open.tokens.map(() => 0);
const tokensAt = (region: number, of: Readonly<Record<number, number>>): OpenView => {
  const tokens = [...empty];
  for (const [seatOf, n] of Object.entries(of)) tokens[at(open.plays[Number(seatOf)], region)] = n;
  return { ...open, tokens };
};

describe('what a region is worth', () => {
  const [first, second] = tablesOf(open).vp[0];
  const worthOf = (of: Readonly<Record<number, number>>, viewer: number | null = 0) =>
    regionWorth(tokensAt(0, of), REGIONS[0], viewer === null ? null : open.plays[viewer]);

  it.each<[string, Record<number, number>, number, number]>([
    ['nobody is there', {}, 0, first],
    ['I lead alone', { 0: 2, 1: 1 }, first, first],
    ['one more would tie', { 0: 1, 1: 2 }, second, first],
    ['one more would not do', { 0: 1, 1: 4 }, second, second],
    ['I share the first place', { 0: 2, 1: 2 }, first, first],
    ['another has it alone', { 1: 1 }, 0, first],
  ])('where %s', (_, tokens, now, oneMore) => {
    expect(worthOf(tokens).mine).toEqual({ now, oneMore });
  });

  it('names who has each place, with how many tokens', () => {
    const { places } = worthOf({ 0: 3, 1: 3, 2: 1 });
    expect(places[0]).toEqual({ vp: first, tokens: 3, holders: expect.any(Array) });
    expect([...places[0].holders].sort()).toEqual([idOf(open.plays[0]), idOf(open.plays[1])].sort());
    expect(places[1]).toEqual({ vp: second, tokens: 1, holders: [idOf(open.plays[2])] });
  });

  it('is nobody’s without tokens, and no matter of whoever only watches', () => {
    const { places, mine } = worthOf({}, null);
    expect(mine).toBeNull();
    for (const { holders, tokens } of places) expect([holders, tokens]).toEqual([[], 0]);
  });

  it('leaves the table as it was', () => {
    const before = structuredClone(open);
    for (const region of REGIONS) regionWorth(open, region, open.plays[seat]);
    expect(open).toEqual(before);
  });
});

describe('a threat', () => {
  const mine = idOf(open.plays[0])!;
  const theirs = idOf(open.plays[1])!;
  const [army, navy] = [at(powerOf(theirs), 1), at(powerOf(theirs), 2)];
  const put = (list: readonly number[], i: number, n: number) => list.map((each, j) => (j === i ? n : each));

  it('is in the regions where I score and the other has units', () => {
    const base = { ...tokensAt(1, { 0: 2 }), armies: empty, navies: empty };
    const tokens = put(base.tokens, at(powerOf(mine), 3), 1);
    const threatened = { ...base, tokens, armies: put(empty, army, 2), navies: put(empty, navy, 5) };
    const { regions, atRisk, ofAll, power } = threatOf(threatened, mine, theirs);
    expect(power).toBe(theirs);
    expect(regions).toEqual([{ region: REGIONS[1], units: 2, points: tablesOf(open).vp[1][0] }]);
    expect(atRisk).toBe(tablesOf(open).vp[1][0]);
    expect(ofAll).toBe(tablesOf(open).vp[1][0] + tablesOf(open).vp[3][0]);
  });

  it('adds armies and navies, and fears no fort', () => {
    const base = { ...tokensAt(1, { 0: 1 }), armies: put(empty, army, 1), navies: put(empty, army, 2), forts: empty };
    expect(threatOf(base, mine, theirs).regions[0].units).toBe(3);
    const forts = { ...base, armies: empty, navies: empty, forts: put(empty, army, 3) };
    expect(threatOf(forts, mine, theirs)).toMatchObject({ regions: [], atRisk: 0 });
  });
});

describe('what a proposal means', () => {
  const [me, friend, enemy, third, fourth] = open.plays;
  const ids = open.plays.map((power) => idOf(power)!);
  const rows = (top: readonly number[], bottom: readonly number[]): OpenView => ({
    ...open,
    top: [...top],
    bottom: [...bottom],
  });
  const names = (of: readonly { readonly power: string }[]) => of.map(({ power }) => power);

  it.each([
    ['me above, two more come', rows([me], [enemy]), { a: ids[1], b: ids[3] }, [ids[1]], [ids[3]], null],
    ['me below, two more come', rows([enemy], [me]), { a: ids[3], b: ids[1] }, [ids[1]], [ids[3]], null],
    ['I am proposed first', rows([], []), { a: ids[0], b: ids[2] }, [], [ids[2]], 1],
    ['I am proposed second', rows([], []), { a: ids[2], b: ids[0] }, [], [ids[2]], 2],
    ['I join those who are there', rows([friend], [enemy]), { a: ids[0], b: ids[3] }, [ids[1]], [ids[2], ids[3]], 3],
    [
      'I join below',
      rows([enemy, third], [friend, fourth]),
      { a: null, b: ids[0] },
      [ids[1], ids[4]],
      [ids[2], ids[3]],
      6,
    ],
    ['half a proposal', rows([me], [enemy]), { a: null, b: ids[3] }, [], [ids[3]], null],
  ])('where %s', (_, of, pair, safe, threats, place) => {
    const meaning = meaningOf(of, ids[0], pair)!;
    expect([names(meaning.safe), names(meaning.threats), meaning.place]).toEqual([safe, threats, place]);
  });

  it('is nothing for who is in no alliance and is not proposed', () => {
    expect(meaningOf(rows([friend], [enemy]), ids[0], { a: ids[3], b: ids[4] })).toBeNull();
  });

  it('has the boxes of an auction in the order of play', () => {
    const auction = { number: 3, of: 4, bidder: null, best: null, gold: 0, a: null, b: null, voices: [], left: [] };
    expect([boxNumber(auction, 'a'), boxNumber(auction, 'b')]).toEqual([5, 6]);
  });
});

describe('the card of a power', () => {
  it('has as many units left as are not on the map', () => {
    for (const [p, id] of POWERS.entries()) {
      const { left } = powerFacts(open, id);
      const counts = [open.armies, open.navies, open.forts];
      left.forEach(({ unit, left: units, of }, u) => {
        expect(unit).toBe(UNITS[u]);
        expect(of).toBe(PIECES.deluxe[u]);
        const there = Array.from({ length: HOME + 1 }, (_, place) => counts[u][at(p, place)]);
        expect(units).toBe(of - there.reduce((sum, n) => sum + n, 0));
      });
    }
  });

  it('adds up to what the end of the war would bring', () => {
    for (const { power, total, vp } of scoreNow(open)) {
      const { scores } = powerFacts(open, POWERS[power]);
      expect(scores.reduce((sum, each) => sum + each.vp, 0)).toBe(total - vp);
      expect(scores.map((each) => each.vp)).toEqual(scores.map((each) => each.vp).sort((a, b) => b - a));
      for (const each of scores) expect(each.vp).toBe(regionScore(open, power, REGIONS.indexOf(each.region)));
    }
  });

  it('has everybody else either for a friend or for an enemy', () => {
    for (const power of open.plays) {
      const { allies, enemies, hasAlliances } = powerFacts(open, POWERS[power]);
      expect(hasAlliances).toBe(true);
      const all = [...allies, ...enemies].sort();
      expect(all).toEqual(
        open.plays
          .filter((other) => other !== power)
          .map((other) => POWERS[other])
          .sort(),
      );
      for (const ally of allies) expect(powerFacts(open, ally).allies).toContain(POWERS[power]);
    }
    const before = powerFacts({ ...open, top: [], bottom: [] }, POWERS[open.plays[0]]);
    expect([before.hasAlliances, before.allies]).toEqual([false, []]);
  });

  it('has its tiles with the fresh ones first', () => {
    const power = open.plays[0];
    const tiles = open.tiles.map(() => 0);
    const used = open.used.map(() => 0);
    tiles[held(power, TILE.reserve)] = 2;
    used[held(power, TILE.reserve)] = 1;
    tiles[held(power, TILE.industry)] = 1;
    expect(powerFacts({ ...open, tiles, used }, POWERS[power]).tiles).toEqual([
      { tile: 'industry', copies: 1, used: 0 },
      { tile: 'reserve', copies: 2, used: 1 },
    ]);
  });

  it('takes from what population and tokens bring what units cost', () => {
    const power = open.plays[0];
    const one = (i: number, n: number) => empty.map((_, j) => (j === i ? n : 0));
    const lean = { ...open, armies: empty, navies: empty, forts: empty, tokens: empty };
    const incomeOf = (of: OpenView) => powerFacts(of, POWERS[power]).income;
    expect(incomeOf(lean)).toBe(open.population[power]);
    expect(incomeOf({ ...lean, tokens: one(at(power, 0), 4) })).toBe(open.population[power] + 4);
    expect(incomeOf({ ...lean, armies: one(at(power, HOME), 3), navies: one(at(power, 1), 1) })).toBe(
      open.population[power] - 4,
    );
  });
});

describe('attacks', () => {
  const { open: possible, barred } = attacksOf(view, seat);

  it('are weighed by what they bring times their chance, the best first', () => {
    const values = possible.map(({ win, swing }) => win * worth(swing));
    expect(values).toEqual([...values].sort((a, b) => b - a));
    for (const { win } of possible) {
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(1);
    }
  });

  it('are either possible or have a reason, never both, and none is mine', () => {
    const key = ({ region, against }: { region: string; against: string }) => `${region} ${against}`;
    const all = [...possible, ...barred].map(({ choice }) => key(choice));
    expect(new Set(all).size).toBe(all.length);
    expect(barred.length).toBeGreaterThan(0);
    for (const { why } of barred) expect(why.why).not.toBe('action-first');
    const me = POWERS[open.plays[seat]];
    for (const { choice } of [...possible, ...barred]) expect(choice.against).not.toBe(me);
  });

  it('of one view are worked out once', () => expect(attacksOf(view, seat)).toBe(attacksOf(view, seat)));

  it.each([
    [{ mine: 3, theirs: 0 }, 3],
    [{ mine: 0, theirs: -4 }, 1],
    [{ mine: 2, theirs: -2 }, 2.5],
    [{ mine: 2, theirs: 5 }, 2],
  ])('that change %o are worth %f', (swing, points) => expect(worth(swing)).toBe(points));

  it.each([
    ['en', 'france', { mine: 3, theirs: -2 }, 'You +3, France −2'],
    ['it', 'france', { mine: 3, theirs: -2 }, 'Tu +3, Francia −2'],
    ['en', 'france', { mine: 0, theirs: -2 }, 'France −2'],
    ['en', 'france', { mine: 0, theirs: 0 }, null],
    ['en', 'pirates', { mine: -1, theirs: 9 }, 'You −1'],
  ] as const)('in %s against %s say %o as %s', (language, against, swing, text) => {
    const sentence = swingText(namingOf({ language, view }), { t: 'attack', region: 'baltic', against }, swing);
    expect(sentence?.toLowerCase() ?? null).toBe(text?.toLowerCase() ?? null);
  });
});

describe('where units could go', () => {
  const begun = atQuestion(DELUXE, 'turn.act', 6);

  it('is nothing as long as it is not known', () => expect(arrivalsIn(null, open, seat)).toEqual([]));

  it.each([
    ['built', BUILDS],
    ['moved', MOVES],
  ])('is told of every unit %s, with the whole gesture', (how, request) => {
    const arrivals = arrivalsIn(aheadOf(begun, request), begun.view.open, begun.seat);
    expect(arrivals.length).toBeGreaterThan(0);
    const me = POWERS[begun.view.open.plays[begun.seat]];
    for (const { unit, from, to, choices } of arrivals) {
      expect(choices[0]).toMatchObject({ t: 'action', action: how === 'built' ? 'build' : 'move' });
      expect(choices.at(-1)).toMatchObject({ t: 'to', place: to === me ? 'home' : to });
      expect(choices).toContainEqual(expect.objectContaining({ t: how === 'built' ? 'build' : 'move', unit }));
      expect(from === null).toBe(how === 'built');
      expect(to).not.toBe(from);
    }
  });
});

describe('a turn', () => {
  it('has actions left for whoever plays it, and for nobody else', () => {
    expect(turnLeft(open, seat)).toMatchObject({ of: 2 });
    expect(turnLeft(open, seat)!.left).toBeGreaterThan(0);
    expect(turnLeft(open, (seat + 1) % open.plays.length)).toBeNull();
    expect(turnLeft(open, null)).toBeNull();
  });

  it('says which action has been begun, and none while the next is still to be chosen', () => {
    expect(turnLeft(open, seat)!.doing).toBeNull();
    const aiming = atQuestion({ players: 5 }, 'attack.declare');
    const { left, of, doing } = turnLeft(aiming.view.open, aiming.seat)!;
    expect(doing).toBe('attack');
    expect(left).toBeLessThan(of);
  });

  it('can move armies and navies wherever they are, and no forts', () => {
    const me = open.plays[seat];
    const one = (place: number, n: number) => empty.map((_, i) => (i === at(me, place) ? n : 0));
    const few = { ...open, armies: one(HOME, 2), navies: one(0, 1), forts: one(1, 4) };
    expect(unitsToMove(few, seat)).toBe(3);
  });
});
