import { LEVEL_FROM } from '@cabinet-wars/seven-years-world-war/data';
import { describe, expect, it } from 'vitest';
import { namingOf } from '../../src/boards/seven-years-world-war/i18n/index.ts';
import { alliesName, coalitionName } from '../../src/boards/seven-years-world-war/read/map/coalition.ts';
import { onScale, PARTS_OF_YEAR, standings, TICKS } from '../../src/boards/seven-years-world-war/read/standing.ts';
import { scoreText } from '../../src/boards/seven-years-world-war/story.ts';
import { momentWhen } from './kit.ts';

const [en, it_] = [namingOf('en'), namingOf('it')];

describe('a coalition', () => {
  it('is called by its powers, in short where there are several', () => {
    expect(alliesName(en, 0, ['GB', 'PR'])).toBe('Great Britain & Prussia');
    expect(alliesName(en, 1, ['FR', 'AU', 'RU'])).toBe('France, Austria & Russia');
    expect(alliesName(en, 0, ['GB', 'PR', 'MC'])).toBe('Britain, Prussia & Marathas');
    expect(alliesName(en, 2, ['RU'])).toBe('Russian Empire');
    expect(alliesName(it_, 0, ['GB', 'PR'])).toBe('Gran Bretagna & Prussia');
    expect(alliesName(en, 0, [])).toBe('First coalition');
  });

  it('keeps its place among up to four, with everything there is to see of it', () => {
    const { view } = momentWhen({ players: 4 }, 3, ({ g }) => g.turn === 1);
    const all = standings(view.open, 0);
    expect(all.map(({ seat }) => coalitionName(en, view.open, seat))).toEqual([
      'Great Britain',
      'France & Austria',
      'Prussia',
      'Russian Empire',
    ]);
    expect(all.every(({ limit, markers, treasury }) => limit === 8 && markers <= 8 && treasury !== null)).toBe(true);
    expect(all.every(({ ratio, level }) => ratio === 100 && level === 'equilibrium')).toBe(true);
  });
});

describe('a ratio', () => {
  it('stands between the levels it lies between', () => {
    expect(TICKS).toEqual([LEVEL_FROM.global, 150, 120, 81].map(onScale));
    expect(onScale(85)).toBeGreaterThan(onScale(LEVEL_FROM.equilibrium));
    expect([onScale(-5), onScale(0), onScale(9999)]).toEqual([0, 0, 100]);
  });

  it('is never told as points', () => {
    expect(scoreText(251, 'en')).toBe('ratio 2.51');
    expect(scoreText(251, 'it')).toMatch(/2,51$/);
  });
});

it('every phase of a year is part of it once', () => {
  const phases = PARTS_OF_YEAR.flat();
  expect(PARTS_OF_YEAR).toHaveLength(7);
  expect(new Set(phases).size).toBe(phases.length);
  const { view } = momentWhen({ players: 2 }, 3, ({ g }) => g.turn === 1);
  expect(phases).toContain(view.open.phase);
});
