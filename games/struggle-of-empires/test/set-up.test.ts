import { Scripted } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { POWERS } from '../src/data/powers.ts';
import { PLACE_COUNT, REGION_COUNT } from '../src/data/regions.ts';
import { tablesOf } from '../src/data/tables.ts';
import { countTokens, countUnits } from '../src/map/pieces.ts';
import { at, ON_MAP, type State, USED } from '../src/state.ts';
import { newTrial, playOut } from './kit.ts';

const count = (g: State, status: number) => g.counters.filter((where) => where === status).length;
const startOf = (options: Parameters<typeof playOut>[0], seed = 'start'): State => {
  let start: State | null = null;
  try {
    playOut(options, seed, (g) => {
      if (g.stack.at(-1)?.proc !== 'set-up' && g.stack.at(-1)?.proc !== 'draft') {
        start = structuredClone(g);
        throw new Error('enough');
      }
    });
  } catch {}
  return start!;
};

describe('Set-up, original', () => {
  it.each([2, 3, 4, 5, 6, 7])(
    'lays ten counters out and gives each of %i players five tokens and five units',
    (players) => {
      const g = startOf({ edition: 'original', players });
      expect(count(g, ON_MAP)).toBe(10);
      expect(count(g, USED)).toBe(5 * players);
      for (const power of g.plays) {
        expect(countTokens(g, power)).toBe(5);
        expect([0, 1, 2].reduce((sum, unit) => sum + countUnits(g, power, unit), 0)).toBe(5);
        expect([g.gold[power], g.population[power], g.vp[power]]).toEqual([10, 5, 0]);
      }
      expect(g.top.concat(g.bottom)).toEqual([]);
    },
  );

  it('places units one at a time, clockwise from the first player, and none at home (ruling 15)', () => {
    // France begins; the counters come as they lie.
    const t = newTrial({ edition: 'original', players: 3 }, new Scripted([1, ...Array(25).fill(0)])).run();
    expect([t.asked, t.key]).toEqual(['france', 'set-up.place']);
    expect(t.why('france', 'place army home')).toEqual(['no-units-at-home']);
    expect(t.why('france', 'place navy ottoman-empire')).toEqual(['navies-cannot-enter']);
    t.play('france', 'place navy india');
    expect(t.asked).toBe('spain');
    t.play('spain', 'place fort german-states').play('britain', 'place army central-europe');
    t.play('france', 'place fort india').play('spain', 'place army india').play('britain', 'place army india');
    t.play('france', 'place fort india');
    expect(t.offers('spain')).toHaveLength(11 + 8 + 11);
    t.play('spain', 'place army india').play('britain', 'place army india');
    expect(t.why('france', 'place fort africa')).toEqual(['no-piece-left']);
  });
});

describe('Set-up, deluxe', () => {
  const neutrals = { 2: 4, 3: 6, 4: 8, 5: 9, 6: 9, 7: 10 } as const;
  it.each([2, 3, 4, 5, 6, 7] as const)(
    'with %i players has the markers and the non-player powers it should',
    (players) => {
      const g = startOf({ edition: 'deluxe', players });
      const each = players <= 3 ? 6 : 5;
      expect(count(g, ON_MAP)).toBe(neutrals[players]);
      expect(count(g, USED)).toBe(each * players + 5 * (7 - players));
      for (const power of g.plays) expect(countTokens(g, power)).toBe(each);
      for (const power of POWERS.keys()) {
        if (g.plays.includes(power)) continue;
        expect(countTokens(g, power)).toBe(players <= 3 ? 1 : 0);
        expect(countUnits(g, power, 0)).toBe(players <= 3 ? 4 : 5);
      }
    },
  );

  it('with three players nobody has a starting region twice, and everybody has Agriculture and Reserves', () => {
    for (const seed of ['a', 'b', 'c']) {
      const g = startOf({ edition: 'deluxe', players: 3 }, seed);
      for (const power of g.plays)
        for (let region = 0; region < REGION_COUNT; region++) expect(g.tokens[at(power, region)]).toBeLessThan(2);
    }
    const t = newTrial({ edition: 'deluxe', players: 3 });
    expect(t.tiles('spain', 'reserve')).toBe(1);
    expect(t.tiles('britain', 'improved-agriculture')).toBe(1);
  });

  it('with four players a doubled region may be given back for another draw, or kept', () => {
    // Lots: first player; eight neutrals from the end of the bag; then the first five counters left for Britain.
    const script = new Scripted([0, ...Array.from({ length: 8 }, (_, i) => 49 - i), 0, 0, 0, 0, 0]);
    const t = newTrial({ edition: 'deluxe', players: 4 }, script).run();
    expect([t.asked, t.key]).toEqual(['britain', 'set-up.redraw']);
    const drawn = t.told('counter-drawn').map(({ region }) => region);
    const doubled = drawn.filter((region, i) => drawn.indexOf(region) !== i);
    expect(t.offers()).toEqual(['keep', ...new Set(doubled.map((region) => `redraw ${region}`))]);
    expect(t.why('britain', 'redraw ottoman-empire')).toEqual(['no-duplicate']);
    t.numbers(30).play('britain', `redraw ${doubled[0]}`);
    expect(t.told('counter-returned')).toHaveLength(1);
    expect(t.told('counter-drawn')).toHaveLength(6);
  });

  it('lets units begin at home (ruling 15), unless that is switched off', () => {
    const script = () => new Scripted([0, ...Array(10).fill(0), ...Array(35).fill(0)]);
    const options = { edition: 'deluxe', players: 7, originalDuplicates: true } as const;
    expect(newTrial(options, script()).run().offers()).toContain('place navy home');
    expect(
      newTrial({ ...options, unitsAtHome: 'no' }, script())
        .run()
        .offers(),
    ).not.toContain('place navy home');
  });

  it('mixes the letter sets so that no non-player power has a region twice', () => {
    for (let i = 0; i < 20; i++) {
      const g = startOf({ edition: 'deluxe', players: 2, randomLetterSets: true }, `mix ${i}`);
      for (const power of POWERS.keys()) {
        if (g.plays.includes(power)) continue;
        for (let place = 0; place < PLACE_COUNT; place++)
          expect(g.armies[at(power, place)] + g.tokens[at(power, place)]).toBeLessThan(2);
      }
      const used = tablesOf(g).counters.filter(({ set }, counter) => set >= 0 && g.counters[counter] === USED);
      expect(used).toHaveLength(25);
    }
  });

  it('gives non-player powers navies on 1 and 2 where navies may be', () => {
    // First player; the five regions of set A take a die each but for the German States; then nine neutrals, six times five.
    const t = newTrial({ edition: 'deluxe', players: 6, nonPlayerNavies: true, originalDuplicates: true });
    t.numbers(0)
      .dice(1, 2, 3, 6)
      .numbers(...Array(9 + 30).fill(0))
      .run();
    expect(t.told('non-player-unit').map(({ unit, region }) => `${unit} ${region}`)).toEqual([
      'navy north-america',
      'navy caribbean',
      'army india',
      'army german-states',
      'army mediterranean',
    ]);
  });

  it("Wallace's simple variant lays ten markers and five random units for each unplayed power, with all tiles", () => {
    const g = startOf({ edition: 'deluxe', players: 4, wallaceSimple: true });
    expect(count(g, ON_MAP)).toBe(10);
    expect(count(g, USED)).toBe(35);
    const t = newTrial({ edition: 'deluxe', players: 4, wallaceSimple: true });
    expect([t.stock('army-training'), t.stock('government-reform')]).toEqual([6, 10]);
  });
});

describe('The draft', () => {
  const begin = () =>
    newTrial({ edition: 'original', players: 3, draftStart: true }, new Scripted([0, ...Array(28).fill(0)])).run();

  it('shows each player a hand of six and nobody another', () => {
    const t = begin();
    expect(t.key).toBe('draft.pick');
    for (const power of ['britain', 'france', 'spain'] as const) expect(t.offers(power)).toHaveLength(6);
  });

  it('passes what is left to the left and keeps the picks face down until all have five', () => {
    const t = begin();
    const first = t.offers('britain');
    t.play('britain', first[0]).play('france', t.offers('france')[0]).play('spain', t.offers('spain')[0]);
    expect(t.offers('france')).toEqual(first.slice(1));
    expect(t.g.tokens.every((tokens) => tokens === 0)).toBe(true);
    for (let pick = 1; pick < 5; pick++)
      for (const power of ['britain', 'france', 'spain'] as const) t.play(power, t.offers(power)[0]);
    expect(t.key).toBe('set-up.place');
    for (const power of t.g.plays) expect(countTokens(t.g, power)).toBe(5);
    expect(count(t.g, USED)).toBe(15);
    expect(t.g.secret.seen).toEqual([]);
  });
});

describe('Quick start, ours', () => {
  it.each([
    ['original', 7],
    ['deluxe', 5],
    ['deluxe', 2],
  ] as const)(
    'the %s game of %i begins with its first auction, and all units stand beside tokens',
    (edition, players) => {
      for (const seed of ['a', 'b', 'c']) {
        const g = startOf({ edition, players, quickStart: true }, seed);
        for (const power of g.plays) {
          expect([0, 1, 2].map((unit) => countUnits(g, power, unit))).toEqual([3, 1, 1]);
          for (let place = 0; place < PLACE_COUNT; place++) {
            const i = at(power, place);
            expect(g.tokens[i]).toBeLessThan(2);
            if (g.armies[i] + g.navies[i] + g.forts[i] > 0) expect(g.tokens[i]).toBe(1);
          }
        }
      }
    },
  );

  it('asks nobody anything before the first bid', () => {
    const asked: (string | undefined)[] = [];
    playOut({ edition: 'deluxe', players: 5, quickStart: true }, 'quick', (g) => asked.push(g.stack.at(-1)?.proc));
    expect(asked).not.toContain('set-up');
    expect(asked[0]).toBe('auction');
  });
});
