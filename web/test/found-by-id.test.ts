import { botsFor } from '@cabinet-wars/bots';
import { games, register } from '@cabinet-wars/games';
import { registerOutsideGames, UnusableGame } from '@cabinet-wars/games/outside';
import { manifest } from '@cabinet-wars/imperial-struggle/manifest';
import { game as example } from '@cabinet-wars/kernel/teaching/registration';
import { describe, expect, it } from 'vitest';
import { boardOf, coverOf, emblemOf } from '../src/boards/registry.ts';

const ours = games.filter(({ id }) => id !== example.id);
const botIds = async (game: string) => (await botsFor(game)).map(({ id }) => id);

describe.each(ours)('$id', ({ id, title, minutes, weight }) => {
  it('is found by its id in every room', async () => {
    expect(coverOf(id).title).toEqual(title);
    expect(await botIds(id)).toEqual(['cadet', 'ensign', 'captain', 'marshal', 'random']);
    expect(await boardOf(id)).toHaveProperty('Board');
    expect(await emblemOf(id)).toBeTypeOf('function');
  });

  it('says how long it takes and how hard it is', () => {
    expect(minutes[0]).toBeLessThanOrEqual(minutes[1]);
    expect([1, 2, 3, 4, 5]).toContain(weight);
  });
});

describe('a game from outside', () => {
  it('is there by one registration, with its cover, any bot that plays everything, and no board', async () => {
    expect(games.at(-1)?.id).toBe('teaching');
    expect(coverOf('teaching').title.en).toBe('Border Forts');
    expect(await botIds('teaching')).toEqual(['random']);
    expect(await boardOf('teaching')).toEqual({});
    expect(await emblemOf('teaching')).toBeUndefined();
  });

  it('has a name of its own', () => {
    expect(() => register({ ...example, ...manifest })).toThrow('there is a game called imperial-struggle already');
  });

  it.each([
    ['nowhere.ts', 'nowhere.ts cannot be used'],
    ['vitest.config.ts', 'vitest.config.ts cannot be used: it exports no `game` with a manifest'],
    ['kernel/test/teaching/registration.ts', 'there is a game called teaching already'],
  ])('is refused with the reason: %s', async (path, reason) => {
    const before = games.length;
    const refusal = await registerOutsideGames({ CABINET_WARS_GAMES: path }).catch((fault: unknown) => fault);
    expect(refusal).toBeInstanceOf(UnusableGame);
    expect(String(refusal)).toContain(reason);
    expect(games).toHaveLength(before);
  });
});

it('what no file could be named by has no bot but the one that plays everything', async () => {
  expect(await botIds('../greedy')).toEqual(['random']);
});
