import { type AnyGame, Seeded, Table } from '@cabinet-wars/kernel';
import { game as empires } from '@cabinet-wars/struggle-of-empires';
import { describe, expect, it } from 'vitest';
import { connect, serve } from '../src/rpc.ts';
import { adviceNow, isAdviceFair } from '../src/thinking/advice-now.ts';
import { likelyAnswer } from '../src/thinking/likely-answer.ts';
import { Bots, botMethods } from '../src/worker/bots.ts';
import { channel } from './office.ts';

const game: AnyGame = empires;

/** Bots at the other end of a channel. */
function thread() {
  const [page, worker] = channel();
  serve<Bots>(worker, botMethods, new Bots());
  return connect<Bots>(page, botMethods);
}

const opened = () => Table.open(game, { options: { players: 3 }, chance: new Seeded('advised') });

describe('advice at a table elsewhere', () => {
  it('comes from what the seat sees, three ways at most, and not for who is not asked', async () => {
    const table = opened();
    const seat = table.asks('spectator').waitsFor![0];
    const stateOf = (viewer: number) => ({ viewer, view: table.view(viewer) as never, asks: table.asks(viewer) });
    const advice = await adviceNow(game.id, stateOf(seat), undefined, thread());
    expect(advice).toMatchObject({ seat, bot: 'captain' });
    expect(advice!.suggestions.length).toBeLessThanOrEqual(3);
    const { askId } = table.asks(seat).own!;
    expect(table.choose(seat, askId, advice!.suggestions[0].choice)).toMatchObject({ ok: true });
    const waiting = [0, 1, 2].find((each) => table.asks(each).own === null)!;
    expect(await adviceNow(game.id, stateOf(waiting), undefined, thread())).toBeNull();
    expect(await adviceNow(game.id, stateOf(seat), AbortSignal.abort(), thread())).toBeNull();
  });

  it('is given among bots, and not against people', () => {
    const seats = (...sitters: ('me' | 'person' | 'bot')[]) => ({
      seats: sitters.map((sitter) => ({ plays: 'france', sitter, name: '', bot: null })),
    });
    expect(isAdviceFair(seats('me', 'bot', 'bot'))).toBe(true);
    expect(isAdviceFair(seats('me', 'person', 'bot'))).toBe(false);
    expect(isAdviceFair(seats('bot', 'bot'))).toBe(false);
  });
});

describe('the likely answer of a bot', () => {
  it('has a reason, and is not known of one that cannot be foreseen', async () => {
    const table = opened();
    const deal = { t: 'gold', from: 0, to: 1, gold: 2, promise: null, power: null, region: null };
    const reply = await likelyAnswer(game.id, 'captain', table.view(0), deal, thread());
    expect(reply).toMatchObject({ accept: true, why: { why: 'gift' } });
    expect(await likelyAnswer(game.id, 'random', table.view(0), deal, thread())).toBeNull();
  });
});
