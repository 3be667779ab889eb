import { describe, expect, test } from 'vitest';
import {
  askMe,
  CannotLoad,
  CannotOpen,
  CannotReplay,
  difference,
  Scripted,
  Sealed,
  Seeded,
  Table,
  tellLine,
} from '../../src/index.ts';
import { market } from '../market.ts';
import { type AnyTable, gold, open, picture, say } from './at-market.ts';

/** A whole game in which everything happens that can happen beside the rules. */
function eventfulGame(table: AnyTable): AnyTable {
  table.order(1, askMe());
  say(table, 0, [{ t: 'earn' }, { t: 'earn' }]);
  table.undo(0);
  say(table, 0, { t: 'draw' });
  say(table, 0, { t: 'roll' });
  say(table, 1, { t: 'silent' });
  table.propose(0, { t: 'gift', from: 0, to: 2, gold: 1 });
  table.answer(2, 1, true);
  say(table, 0, { t: 'end' });
  say(table, 1, [{ t: 'earn' }, { t: 'end' }]);
  table.order(2, { order: 'end-at-once' });
  say(table, 0, { t: 'vote', for: 2 });
  return table;
}

describe('saved, loaded, replayed and forked', () => {
  const seal = { seed: 'ab'.repeat(32), nonces: ['x', 'y', 'z'] };
  /** The seat asked first does something dull; whoever acts rolls once a turn. */
  const finish = (table: AnyTable) => {
    let rolled = -1;
    for (let i = 0; i < 200 && table.result === null; i++) {
      const own = [0, 1, 2].map((seat) => table.asks(seat).own).find((ask) => ask !== null)!;
      const dull = { 'turn.act': rolled === own.seat ? 'end' : 'roll', 'turn.objections': 'silent' }[own.key];
      if (dull === 'roll') rolled = own.seat;
      if (dull === 'end') rolled = -1;
      say(table, own.seat, dull === undefined ? { t: 'vote', for: own.seat } : { t: dull });
    }
    return table;
  };
  /** Where two tables differ, if they do. */
  const unlike = (a: AnyTable, b: AnyTable) => difference(a.save(), b.save());

  test.each([
    ['sealed', () => new Sealed(seal)],
    ['seeded', () => new Seeded(7)],
  ])('a table with %s chance goes on from JSON exactly as it would have', (_kind, source) => {
    const table = eventfulGame(Table.open(market, { chance: source() }));
    const loaded = Table.load(market, JSON.parse(picture(table)));
    expect(unlike(loaded, table)).toBeNull();
    expect(unlike(finish(loaded), finish(table))).toBeNull();
    expect(loaded.result).toEqual(table.result);
  });

  test('the journal alone gives the same table', () => {
    const table = finish(eventfulGame(Table.open(market, { chance: new Sealed(seal) })));
    const again = Table.replay(
      market,
      JSON.parse(JSON.stringify(table.header)),
      JSON.parse(JSON.stringify(table.journal)),
    );
    expect(unlike(again, table)).toBeNull();
  });

  test('a snapshot and the entries after it give the same table', () => {
    const table = eventfulGame(Table.open(market, { chance: new Sealed(seal) }));
    const early = table.save();
    finish(table);
    const saved = { ...table.save(), snapshot: early.snapshot };
    expect(unlike(Table.load(market, saved), table)).toBeNull();
  });

  test('a table that has let go of what is stored goes on all the same', () => {
    const table = eventfulGame(Table.open(market, { chance: new Sealed(seal) }));
    const version = table.version;
    table.forget();
    expect([table.version, table.journal.length]).toEqual([version, 0]);
    const loaded = Table.load(market, JSON.parse(picture(table)));
    say(loaded, 1, { t: 'vote', for: 0 });
    expect(loaded.version).toBe(version + 1);
  });

  test('what a table lets go of still tells each seat what it may know', () => {
    const table = eventfulGame(Table.open(market, { chance: new Sealed(seal) }));
    const told = ([0, 1, 2, 'spectator'] as const).map((viewer) => table.events(viewer));
    const { lines } = table.save().snapshot.log;
    table.forget();
    expect(table.heldFrom).toBe(lines.length);
    const again = ([0, 1, 2, 'spectator'] as const).map((viewer) => [
      ...lines.flatMap((line) => tellLine(line, viewer, market.redact) ?? []),
      ...table.events(viewer),
    ]);
    expect(again).toEqual(told);
    expect(lines.length).toBeGreaterThan(0);
  });

  test('a second table that follows the first comes to the same place and can take over', () => {
    const first = Table.open(market, { chance: new Sealed(seal) });
    const second = Table.load(market, JSON.parse(picture(first)));
    eventfulGame(first);
    second.follow(JSON.parse(JSON.stringify(first.journal)));
    expect(unlike(second, first)).toBeNull();
    expect(unlike(finish(second), finish(first))).toBeNull();
  });

  test('undo still works after a load', () => {
    const table = open();
    say(table, 0, { t: 'earn' });
    const loaded = Table.load(market, JSON.parse(picture(table)), new Scripted());
    expect(loaded.undo(0).ok).toBe(true);
    expect(gold(loaded, 0)).toEqual([0, 0, 0]);
  });

  test('a journal that breaks the rules is refused with the place', () => {
    const table = eventfulGame(Table.open(market, { chance: new Sealed(seal) }));
    const journal = table.journal.map((entry) => ({ ...entry }));
    const at = journal.findIndex((entry) => entry.t === 'choose' && entry.outcomes.length > 0);
    journal[at] = { ...journal[at], choices: [{ t: 'vote', for: 0 }] } as (typeof journal)[number];
    expect(() => Table.replay(market, table.header, journal)).toThrow(CannotReplay);
    expect(() => Table.replay(market, table.header, journal)).toThrow(`entry ${at}`);
  });

  test('an older state is migrated; a newer one, another game’s and rubbish are refused', () => {
    const saved = eventfulGame(Table.open(market, { chance: new Sealed(seal) })).save();
    const { gold: money, ...state } = saved.snapshot.state;
    const old = {
      ...saved,
      header: { ...saved.header, stateVersion: 1 },
      snapshot: { ...saved.snapshot, state: { ...state, money } as never },
    };
    expect(gold(Table.load(market, old))).toEqual(money);
    expect(() => Table.load(market, { ...saved, header: { ...saved.header, stateVersion: 3 } })).toThrow(CannotLoad);
    expect(() => Table.load(market, { ...saved, header: { ...saved.header, game: 'chess' } })).toThrow('not of market');
    const { migrate: _, ...settled } = market;
    expect(() => Table.load(settled as typeof market, old)).toThrow('has no way from version 1');
    expect(() => Table.load(market, {} as never)).toThrow(CannotLoad);
  });

  test('a fork goes its own way with other dice and leaves the table alone', () => {
    const table = eventfulGame(Table.open(market, { chance: new Sealed(seal) }));
    const before = picture(table);
    const fork = table.fork(new Seeded(1));
    expect(fork.view('spectator')).toEqual(table.view('spectator'));
    finish(fork);
    expect(fork.result).not.toBeNull();
    expect(picture(table)).toBe(before);
    expect(unlike(Table.replay(market, fork.header, fork.journal), fork)).toBeNull();
  });

  test('a finished game can be laid open, an unfinished one cannot', () => {
    const table = eventfulGame(Table.open(market, { chance: new Sealed(seal) }));
    expect(() => table.view('open')).toThrow('only when it is over');
    finish(table);
    expect(table.result).toMatchObject({ reason: 'rounds' });
    expect(table.events('open').length).toBeGreaterThan(5);
    expect(say(table, 0, { t: 'end' })).toMatchObject({ reason: { why: 'game-over' } });
    expect(table.undo(2)).toMatchObject({ reason: { why: 'undo-after-end' } });
  });

  test('options that cannot be played are refused when the table is opened', () => {
    expect(() => Table.open(market, { options: { players: 5 }, chance: new Seeded(1) })).toThrow(CannotOpen);
  });
});
