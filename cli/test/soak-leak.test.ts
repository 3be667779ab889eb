import { games } from '@cabinet-wars/games';
import type { AnyGame, GameState, Viewer } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { lookForLeaks } from '../src/soak/leak/game.ts';
import { lookAtServer } from '../src/soak/leak/server.ts';

const load = async (id: string): Promise<AnyGame> => (await games.find((each) => each.id === id)!.load()).game;
const plan = { seed: 'a', every: 6, depth: 4 };

describe('what the server sends a seat', () => {
  it.each([
    ['teaching', { players: 4 }, 6],
    ['struggle-of-empires', { players: 3, edition: 'deluxe' }, 60],
    ['seven-years-world-war', { players: 4 }, 60],
  ])('tells it nothing that others hide, in %s', async (id, options, every) => {
    const report = await lookForLeaks(await load(id), { ...plan, every, options });
    expect(report.problems).toEqual([]);
    expect(report.twins).toBeGreaterThan(10);
  });

  it('would be found out if it did', async () => {
    const game = await load('teaching');
    const view = (g: GameState, viewer: Viewer) => ({
      ...game.view(g, viewer),
      more: (g.secret as unknown as { hands: unknown }).hands,
    });
    const report = await lookForLeaks({ ...game, view }, { ...plan, options: { players: 3 } });
    expect(report.problems[0]).toContain('seat 0 is sent');
  });

  it('would be found out if it told how far others have come with an answer they hide', async () => {
    const game = await load('teaching');
    const view = (g: GameState, viewer: Viewer) => ({
      ...game.view(g, viewer),
      more: g.secret.answers.map(({ choices }) => choices.length),
    });
    const report = await lookForLeaks({ ...game, view }, { ...plan, every: 1, options: { players: 4 } });
    expect(report.problems.join()).toMatch(/can tell what seat \d answered/);
  });
});

describe('a server', () => {
  it('tells of quiet answers and standing orders nowhere, and of a delayed table nothing early', async () => {
    const report = await lookAtServer(3, 'b');
    expect(report.problems).toEqual([]);
    expect(report.quietAnswers).toBe(3);
    expect(report.orders).toBeGreaterThan(0);
    expect(report.early).toBeGreaterThan(2);
  }, 60_000);
});
