import { describe, expect, it } from 'vitest';
import { cli } from './command.ts';

describe('npm run sim', () => {
  it('prints exactly one JSON object with the figures, and nothing else', () => {
    const { code, out, err } = cli('sim', 'teaching', '--players', '2', '--games', '20', '--seed', '7', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const figures = JSON.parse(out);
    expect(Object.keys(figures)).toEqual([
      'game',
      'players',
      'options',
      'games',
      'finished',
      'decisions',
      'realDecisions',
      'seconds',
      'decisionsPerSecond',
      'gamesPerSecond',
      'deadEnds',
      'auditFailures',
      'errors',
      'results',
    ]);
    expect(figures).toMatchObject({ game: 'teaching', players: 2, games: 20, finished: 20 });
    expect(figures).toMatchObject({ deadEnds: 0, auditFailures: 0, errors: 0 });
    expect(figures.options).toEqual({ players: 2, auction: true, length: 'standard' });
    expect(figures.realDecisions).toBeGreaterThan(100);
    expect(figures.decisions).toBeGreaterThanOrEqual(figures.realDecisions);
    expect(Math.abs(figures.decisionsPerSecond - figures.realDecisions / figures.seconds)).toBeLessThanOrEqual(1);
    expect(figures.results.wins.reduce((sum: number, wins: number) => sum + wins, 0)).toBeCloseTo(20, 1);
    expect(figures.results.meanScores).toHaveLength(2);
  });

  it('plays the same games from the same seed, and others from another', () => {
    const results = (seed: string) => {
      const { results, decisions } = JSON.parse(cli('sim', 'teaching', '--games', '5', '--seed', seed, '--json').out);
      return { results, decisions };
    };
    expect(results('a')).toEqual(results('a'));
    expect(results('a')).not.toEqual(results('b'));
  });

  it('takes options of the game and shows a table to people', () => {
    const { code, out } = cli('sim', 'teaching', '--option', 'length=short', '--option', 'auction=off', '--games', '3');
    expect(code).toBe(0);
    expect(out).toContain('3 of 3 games finished');
    expect(out).toContain('"auction":false,"length":"short"');
    expect(out).toMatch(/seat +wins +mean score\n0 red /);
    expect(out).toMatch(/decisions\/s/);
  });

  it.each([
    [['sim'], 'which game?'],
    [['sim', 'teching'], 'unknown game "teching"; did you mean "teaching"?'],
    [['sim', 'teaching', 'chess'], 'one game at a time'],
    [['sim', 'teaching', '--players', '9'], 'option players cannot be "9"; it can be 2 to 4'],
    [['sim', 'teaching', '--option', 'lenght=short'], 'has no option "lenght"; did you mean "length"?'],
    [['sim', 'teaching', '--option', 'length=endless'], 'it can be short, standard, long'],
    [['sim', 'teaching', '--option', 'length'], 'key=value'],
    [['sim', 'teaching', '--players', '4', '--option', 'length=long'], 'do not go together'],
    [['sim', 'teaching', '--games', 'many'], '--games is a whole number from 1, not "many"'],
    [['sim', 'teaching', '--gmaes', '3'], "Unknown option '--gmaes'"],
    [['simm'], 'unknown command "simm"; did you mean "sim"?'],
  ])('%j is bad usage, told in one line', (args, message) => {
    const { code, out, err } = cli(...args);
    expect(err).toContain(message);
    expect({ code, out, lines: err.trimEnd().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
  });
});

describe('--help', () => {
  it.each([
    [['--help']],
    [[]],
    [['sim', '--help']],
    [['play', '-h']],
    [['verify', '--help']],
    [['soak', 'laws', '--help']],
  ])('%j explains itself', (args) => {
    const { code, out, err } = cli(...args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.length).toBeGreaterThan(80);
  });
});
