import { describe, expect, it } from 'vitest';
import { cli, run } from './command.ts';

describe('npm run soak', () => {
  it('holds a game to the laws, set of options by set of options', () => {
    const { code, out } = cli('soak', 'laws', '--game', 'teaching', '--games', '1', '--seed', '3');
    expect(code).toBe(0);
    expect(out).toMatch(/\nteaching 1\/\d+ \{"players":2.*\}: fine, 2 games, \d+ choices/);
  });

  it('plays one set of options again, with the seed that was printed', () => {
    const args = ['soak', 'laws', '--game', 'teaching', '--games', '1', '--seed', '3.1', '--options', '{"players":3}'];
    const first = cli(...args);
    expect(first.out).toMatch(/^teaching 1\/1 \{"players":3.*\}: fine, 2 games, \d+ choices/);
    const choices = (out: string) => /\d+ choices/.exec(out)?.[0];
    expect(choices(cli(...args).out)).toBe(choices(first.out));
    expect(cli('soak', 'laws', '--options', '{}')).toMatchObject({ code: 2, err: expect.stringContaining('--game') });
    const malformed = cli('soak', 'laws', '--game', 'teaching', '--options', 'players=3');
    expect(malformed).toMatchObject({ code: 2, err: expect.stringContaining('as JSON') });
  });

  it('tells unknown soaks and games', () => {
    expect(cli('soak', 'lwas')).toMatchObject({ code: 2, err: expect.stringContaining('unknown command "lwas"') });
    expect(cli('soak', 'laws', '--game', 'x')).toMatchObject({ code: 2, err: expect.stringContaining('unknown game') });
  });
});

describe('npm run bench', () => {
  it('measures the engine beside the calibration loop and the scaled baseline', () => {
    const args = ['engine', '--game', 'imperial-struggle', '--runs', '1', '--milliseconds', '20', '--json'];
    const { code, out, err } = run('bench', args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { calibration, games, baseline } = JSON.parse(out);
    expect(calibration).toBeGreaterThan(0);
    expect(baseline.calibration).toBe(calibration);
    expect(Object.keys(games['imperial-struggle'])).toEqual(Object.keys(baseline.games['imperial-struggle']));
    for (const figure of Object.values(games['imperial-struggle'])) expect(figure).toBeGreaterThan(0);
  });

  it('tells unknown benches', () => {
    expect(run('bench', ['engin'])).toMatchObject({ code: 2, err: expect.stringContaining('did you mean "engine"?') });
  });
});
