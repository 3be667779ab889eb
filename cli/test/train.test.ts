import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCourse, type Weights } from '@cabinet-wars/bots/learning';
import { game as empires } from '@cabinet-wars/struggle-of-empires';
import { afterAll, describe, expect, it } from 'vitest';
import { isNoWeaker, playDuel } from '../src/train/prove.ts';
import type { Role } from '../src/train/task.ts';
import { cli } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'train-'));
afterAll(() => rmSync(folder, { recursive: true }));

const train = (where: string, generations: number, ...more: string[]) =>
  cli(
    ...['train', 'struggle-of-empires', '--generations', String(generations), '--games', '1', '--nodes', '4'],
    ...['--threads', '1', '--hidden', '4', '--folder', join(folder, where), ...more],
  );
const weightsIn = (where: string) => JSON.parse(readFileSync(join(folder, where, 'progress.json'), 'utf8')).weights;

describe('npm run train', () => {
  it('goes on from where it stopped, as if it had not stopped', { timeout: 180_000 }, () => {
    expect(train('stopped', 1)).toMatchObject({ code: 0, err: '' });
    const { out } = train('stopped', 2);
    expect(out).toMatch(/^generation 2: \d+ positions, loss \d\.\d+ → \d\.\d+/);
    train('straight', 2);
    expect(weightsIn('stopped')).toEqual(weightsIn('straight'));
    expect(weightsIn('straight').features).toContain('second places, this war');
  });

  it('tries weights in matches as well, and goes on with those', { timeout: 180_000 }, () => {
    const matches = ['--by', 'matches'];
    expect(train('tried', 1, ...matches)).toMatchObject({ code: 0, err: '' });
    expect(train('tried', 2, ...matches).out).toMatch(/^generation 2: 5 positions, \d+ s/);
    train('at once', 2, ...matches);
    expect(weightsIn('tried')).toEqual(weightsIn('at once'));
    expect(train('tried', 2, '--by', 'lot').err).toContain('--by is outcomes, matches, contrasts');
  });

  it('tries weights for a number of players among references', { timeout: 180_000 }, () => {
    const duels = ['--by', 'matches', '--players', '2', '--among', 'references'];
    // One seat of every game strays.
    expect(train('duels', 1, ...duels, '--games', '2').out).toMatch(/^generation 1: 2 positions, \d+ s/);
    expect(train('duels', 1, '--by', 'matches', '--players', '9').err).toContain('by games of 9');
    expect(train('duels', 1, '--by', 'matches', '--among', 'friends').err).toContain('strays, references');
  });

  it('learns from plans chosen by lot, and goes on with what was tried', { timeout: 180_000 }, () => {
    const contrasts = ['--by', 'contrasts'];
    expect(train('lots', 1, ...contrasts)).toMatchObject({ code: 0, err: '' });
    expect(train('lots', 2, ...contrasts).out).toMatch(/^generation 2: 15 positions, \d+ s/);
    train('lots at once', 2, ...contrasts);
    expect(weightsIn('lots')).toEqual(weightsIn('lots at once'));
    expect(cli('train', 'imperial-struggle', ...contrasts).err).toContain('says not which plans may be tried');
  });

  it('says of what it can learn nothing', () => {
    expect(cli('train', 'teaching').err).toContain('nothing can be learned of teaching');
  });
});

describe('what was learned', () => {
  const options = { players: 3, edition: 'deluxe' };
  const pairOf = async (change: (weights: Weights) => Weights, role: Role = 'first thoughts') => {
    const course = (await loadCourse(empires.id))!;
    const duel = { options, seed: 'proof', nodes: 20, role } as const;
    const weights = change(course.weights);
    return [
      await playDuel(empires, course, weights, { ...duel, first: 0 }),
      await playDuel(empires, course, weights, { ...duel, first: 1 }),
    ];
  };

  it('wins half of a game played twice, the seats changed, where it is the same as before', async () => {
    const [one, other] = await pairOf((weights) => weights);
    expect(one + other).toBe(1);
  });

  it('wins nothing where it wants what it should shun', async () => {
    const worst = (weights: Weights): Weights => ({ ...weights, linear: weights.linear.map((each) => -each) });
    expect(await pairOf(worst)).toEqual([0, 0]);
  });

  it('is asked for second thoughts about nearly equal plans alone: even the worst does not ruin a game', async () => {
    const worst = (weights: Weights): Weights => ({ ...weights, linear: weights.linear.map((each) => -each) });
    const [one, other] = await pairOf((weights) => weights, 'second thoughts');
    expect(one + other).toBe(1);
    expect(await pairOf(worst, 'second thoughts')).not.toEqual([one, other]);
  });

  it('takes the place of what stood where it won at least half', () => {
    expect([49.5, 50, 60].map((won) => isNoWeaker({ games: 100, won }))).toEqual([false, true, true]);
  });
});
