import { type AnyGame, settle } from '@cabinet-wars/kernel';
import { game as worldWar } from '@cabinet-wars/seven-years-world-war';
import { game as empires } from '@cabinet-wars/struggle-of-empires';
import { describe, expect, it } from 'vitest';
import { swindle, swindlersOf, takingsIn } from '../src/arena/index.ts';
import { botCalled } from '../src/index.ts';

const optionsOf = (game: AnyGame, players: number) => {
  const settled = settle<{ readonly players: number }>(game.options, { players });
  return settled.ok ? { ...settled.options } : expect.fail('there are such options');
};

/** What two of a kind get out of cadets: their judgement of bargains is everybody's. */
async function takings(game: AnyGame, kind: string, players: number, nodes: number) {
  const honest = (await (await botCalled(game.id, 'cadet'))!.load())(game);
  const swindles = Array.from({ length: players }, (_, seat) => seat % 2 === 0 && seat < 4);
  const script = (await swindlersOf(game.id))[kind];
  return swindle({ game, options: optionsOf(game, players), seed: `a ${kind}`, script, honest, swindles, nodes });
}

const kinds = Object.keys(await swindlersOf(empires.id));

describe('swindlers among bots', () => {
  it.each(kinds)('get nothing in Struggle of Empires: %s', { timeout: 60_000 }, async (kind) => {
    const { net, bargains } = await takings(empires, kind, 3, 100);
    expect(bargains).toBeGreaterThan(0);
    expect(net).toBeLessThanOrEqual(0);
  });

  it.each(['splitter', 'price creeper', 'lender', 'buyer of lasting peace', 'seller of what it wins back'])(
    'get nothing in Seven Years World War: %s',
    { timeout: 120_000 },
    async (kind) => {
      expect((await takings(worldWar, kind, 4, 200)).net).toBeLessThanOrEqual(0);
    },
  );

  it('are reckoned by what was told: points, markers and powers that changed hands', () => {
    const told = [
      { t: 'treasury', seat: 0, points: 5, for: 'deal' },
      { t: 'treasury', seat: 0, points: 9, for: 'taxes' },
      { t: 'marker-traded', seat: 1, to: 0, marker: 'voltaire' },
      { t: 'control', power: 'FR', seat: 1, cause: 'set-up' },
      { t: 'control', power: 'FR', seat: 0, cause: 'negotiation' },
    ].map((event, id) => ({ id, event }));
    const table = { seats: [{ plays: 'a' }, { plays: 'b' }], journal: [], events: () => told };
    expect(takingsIn({ table } as never, [true, false]).net).toBe(5 + 4 + 12);
  });
});
