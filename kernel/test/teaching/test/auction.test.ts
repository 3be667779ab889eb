import { Context, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';

function open(players: number, gold: number[]) {
  const g = game.setup({ players, auction: true, length: 'short' }, new Seeded(1));
  g.gold = gold;
  const x = new Context<Event>(new Seeded(2));
  game.flow.run(g, x);
  const say = (seat: number, text: string) => game.flow.choose(g, seat, game.notation.parse(text)!, x);
  const options = () => game.flow.question(g)!.waiting[0];
  return { g, say, options };
}

describe('The auction', () => {
  it('offers every bid above the last as one range', () => {
    const { say, options } = open(3, [4, 5, 3]);
    expect(options()).toMatchObject({ seat: 0, options: [{ t: 'pass' }, { t: 'bid', gold: { from: 1, to: 4 } }] });
    say(0, 'bid 2');
    expect(options()).toMatchObject({ seat: 1, options: [{ t: 'pass' }, { t: 'bid', gold: { from: 3, to: 5 } }] });
  });

  it('goes on until all others have bowed out for good; the leader pays and goes first', () => {
    const { g, say } = open(3, [4, 5, 4]);
    say(0, 'bid 1');
    say(1, 'bid 2');
    say(2, 'pass');
    say(0, 'bid 3');
    say(1, 'bid 4');
    // Seat 0 cannot go higher and bows out by itself.
    expect(game.flow.question(g)?.key).toBe('turn.stash');
    expect(g.first).toBe(1);
    expect(g.gold).toEqual([4, 1, 4]);
  });

  it('changes nothing if nobody bids', () => {
    const { g, say } = open(2, [4, 4]);
    say(0, 'pass');
    say(1, 'pass');
    expect(g.first).toBe(0);
    expect(g.gold).toEqual([4, 4]);
  });

  it('says why a bid is too low or too high', () => {
    const { g, say } = open(2, [4, 4]);
    say(0, 'bid 2');
    expect(game.explain(g, 1, { t: 'bid', gold: 2 })).toEqual([{ why: 'bid-too-low', high: 2 }]);
    expect(game.explain(g, 1, { t: 'bid', gold: 9 })).toEqual([{ why: 'too-little-gold', needs: 9 }]);
    expect(game.explain(g, 0, { t: 'bid', gold: 3 })).toEqual([{ why: 'not-asked-now' }]);
  });

  it('binds the gold that was bid', () => {
    const { g, say } = open(2, [4, 4]);
    say(0, 'bid 3');
    expect(game.deals.may(g, { t: 'gift', from: 0, to: 1, gold: 2 })).toEqual({ why: 'too-little-gold', needs: 2 });
    expect(game.deals.may(g, { t: 'gift', from: 0, to: 1, gold: 1 })).toBeNull();
  });
});
