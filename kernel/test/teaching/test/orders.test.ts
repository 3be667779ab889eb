import { Scripted, Table } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { dice } from './scene.ts';
import { sit } from './seated.ts';

describe('Standing orders', () => {
  const markers = [['luck'], ['luck'], ['luck']] as const;
  const toDice = (before: (table: ReturnType<typeof sit>['table']) => void = () => {}) => {
    const seated = sit({ markers, dice: dice(1, 6).numbers(0) });
    before(seated.table);
    seated.say(0, 'attack hill ford');
    seated.say(1, 'pass');
    seated.say(2, 'help attacker');
    seated.say(0, 'storm');
    return seated;
  };
  const asked = (table: ReturnType<typeof sit>['table']) => [0, 1, 2].filter((seat) => table.asks(seat).own !== null);

  it('ask about luck in one’s own battles if nothing is said', () => {
    expect(asked(toDice().table)).toEqual([0, 2]);
  });

  it('ask always, or never', () => {
    const { table } = toDice((before) => {
      before.order(1, { order: 'luck', when: 'always' });
      before.order(0, { order: 'luck', when: 'never' });
    });
    expect(asked(table)).toEqual([1, 2]);
  });

  it('tell nobody whom the table waits for', () => {
    const { table } = toDice();
    expect(table.asks(1)).toEqual({ over: false, own: null, waitsFor: null });
  });

  it('ask about a veto on one’s own marker, though the battle is another’s', () => {
    const set = { markers: [['veto'], ['luck', 'veto'], ['blank']], dice: dice(1, 6) } as const;
    const { table, say } = sit(set);
    table.order(1, { order: 'luck', when: 'always' });
    say(0, 'attack hill ford');
    say(1, 'pass');
    say(2, 'pass');
    say(0, 'storm');
    say(0, 'pass');
    say(1, 'luck');
    say(0, 'veto');
    expect(table.asks(1).own?.key).toBe('marker.veto');
    expect(table.asks(2).own).toBeNull();
  });

  it('always help a friend, on whichever side', () => {
    const { table, say } = sit({});
    table.order(2, { order: 'help', seat: 0 });
    say(0, 'attack hill ford');
    expect(table.asks(1).own?.key).toBe('battle.help');
    expect(table.asks(2).own).toBeNull();
    expect(table.events(1).at(-1)).toMatchObject({ event: { t: 'helped', seat: 2, side: 'attacker' } });
  });

  it('bow out of the auction of one round, not of the next', () => {
    const chance = new Scripted();
    const start = game.setup({ players: 2, auction: true, length: 'short' }, { roll: () => 0, draw: () => 0 });
    const table = Table.open(game, { options: { players: 2, length: 'short' }, start, chance: chance.numbers(0) });
    expect(table.asks(0).own?.key).toBe('auction.bid');
    table.order(1, { order: 'pass-auction', round: 1 });
    table.choose(0, table.asks(0).own!.askId, { t: 'bid', gold: 1 });
    expect(table.asks(0).own?.key).toBe('turn.stash');
    const next = game.orders.find(({ id }) => id === 'pass-auction')!;
    const g = { ...table.save().snapshot.state, round: 2 };
    expect(next.answer(g, g.stack[0], 1, { order: 'pass-auction', round: 1 })).toBeNull();
  });

  it('of nonsense are refused', () => {
    const { table } = sit({});
    for (const order of [
      { order: 'luck', when: 'now' },
      { order: 'help', seat: 9 },
      { order: 'pass-auction', round: 0 },
    ])
      expect(table.order(0, order)).toMatchObject({ ok: false, reason: { why: 'bad-term' } });
  });
});
