import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli } from './command.ts';

describe('npm run arena', () => {
  it('prints one JSON object with wins, intervals, times, seeds and versions', () => {
    const { code, out, err } = cli(
      'arena',
      'teaching',
      '--bots',
      'random,random',
      '--games',
      '6',
      '--seed',
      '3',
      '--json',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const figures = JSON.parse(out);
    expect(figures).toMatchObject({
      game: 'teaching',
      games: 6,
      seed: '3',
      nodes: 2000,
      entrants: ['random', 'random'],
    });
    expect(Object.keys(figures.versions)).toEqual(['cabinet-wars', 'state', 'node']);
    const [tally] = figures.tallies;
    expect(tally).toMatchObject({ name: 'random', seats: 12, byChance: 0.5 });
    expect(tally.wins).toBeCloseTo(6, 6);
    expect(tally.interval.low).toBeLessThan(0.5);
    expect(tally.interval.high).toBeGreaterThan(0.5);
    // Of a seat too, by what it plays: what tells whether the game is fair to all.
    const { bySeat } = figures as { readonly bySeat: readonly { name: string; seats: number; wins: number }[] };
    expect(bySeat.map(({ name, seats }) => [name, seats])).toEqual([
      ['red', 6],
      ['blue', 6],
    ]);
    expect(bySeat.reduce((all, { wins }) => all + wins, 0)).toBeCloseTo(6, 6);
    expect(bySeat[0].wins).not.toBe(bySeat[1].wins);
  });

  it('plays the same games from the same seed', () => {
    const scores = () => {
      const { out } = cli('arena', 'teaching', '--bots', 'random,random,random', '--games', '3', '--json');
      return JSON.parse(out).tallies.map((tally: { wins: number; meanScore: number }) => [tally.wins, tally.meanScore]);
    };
    expect(scores()).toEqual(scores());
  });

  it('has as many play as an option says, however many bots are named', () => {
    const { out } = cli('arena', 'teaching', '--bots', 'random,random', '--option', 'players=3', '--games', '1');
    expect(out).toContain('options: {"players":3}');
  });

  it('goes on with a tournament that was stopped, and plays no game of it twice', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cabinet-wars-arena-'));
    const log = join(folder, 'games.jsonl');
    const figures = (games: string) => {
      const { out } = cli('arena', 'teaching', '--bots', 'random,random', '--games', games, '--log', log, '--json');
      return JSON.parse(out);
    };
    const lines = () => readFileSync(log, 'utf8').trim().split('\n').length;
    figures('2');
    // What stopped it cut the line of a third game.
    appendFileSync(log, '{"game":"teach');
    const all = figures('5');
    expect([all.games, all.tallies[0].seats, lines()]).toEqual([5, 10, 6]);
    expect([figures('5'), lines()]).toEqual([all, 6]);
    rmSync(folder, { recursive: true });
  });

  it('seats every company of more bots than chairs in turn, and rates all of them', () => {
    const bots = 'random,random-again';
    expect(cli('arena', 'teaching', '--bots', bots).err).toContain('unknown bot "random-again"');
    const { out } = cli(
      ...[
        'arena',
        'imperial-struggle',
        '--bots',
        'minister,reference-minister,random',
        '--games',
        '3',
        '--nodes',
        '10',
      ],
    );
    expect(out.match(/^(minister|reference-minister|random) +2 /gm)).toHaveLength(3);
    expect(out).toMatch(/reference-minister .* 0 \(0 … 0\)/);
  });

  it('checks what is claimed of the planner', { timeout: 120_000 }, () => {
    const { code, out } = cli('arena', '--games', '2', '--nodes', '60');
    expect(out).toMatch(/planner +2 +2\.0 +100\.0 %/);
    expect(out).toContain('held');
    expect(code).toBe(0);
  });

  it('says in one line what it cannot do', () => {
    expect(cli('arena', 'teaching').err).toContain('--bots says who plays');
    expect(cli('arena', 'teaching', '--bots', 'planner,random').err).toContain('unknown bot "planner"');
    const data = ['--data', 'own.json', '--log', 'games.jsonl'];
    expect(cli('arena', 'struggle-of-empires', '--bots', 'random,random', ...data).err).toContain(
      '--log goes without --data',
    );
    const random = ['teaching', '--bots', 'random,random', '--games', '1'];
    expect(cli('arena', ...random, '--log', '/nowhere/games.jsonl')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^.*cannot write \/nowhere\/games\.jsonl: there is no such file or folder\n$/),
    });
    expect(cli('arena', ...random, '--players', '2', '--option', 'players=3').err).toContain('is said once');
    expect(cli('arena', '--bots', 'captain', '--games', '1', '--nodes', '5').err).toContain('--bots goes with a game');
    expect(cli('arena', 'struggle-of-empires', '--players', '9', '--bots', 'random,random').code).toBe(2);
  });
});
