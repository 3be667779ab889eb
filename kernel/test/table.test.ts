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
} from '../src/index.ts';
import { market } from './market.ts';

const open = (script = new Scripted()) => Table.open(market, { chance: script });
type AnyTable = ReturnType<typeof open>;

/** The seat says it, in answer to the question it has now. */
const say = (table: AnyTable, seat: number, said: unknown) =>
  table.choose(seat, table.asks(seat).own?.askId ?? -1, said);
const picture = (table: AnyTable) => JSON.stringify(table.save());
const gold = (table: AnyTable, viewer: number | 'spectator' = 'spectator') =>
  (table.view(viewer).open as { gold: number[] }).gold;
const kinds = (table: AnyTable, viewer: number | 'spectator') =>
  table.events(viewer).map((told) => ('event' in told ? told.event.t : 'taken-back'));

describe('a question', () => {
  test('is shown to its seat with the options, to others only that the table waits', () => {
    const table = open();
    expect(table.asks(0)).toMatchObject({ over: false, waitsFor: [0], own: { key: 'turn.act', mode: 'one', seat: 0 } });
    expect(table.asks(1)).toEqual({ over: false, own: null, waitsFor: [0] });
    expect(table.asks('spectator').own).toBeNull();
  });

  test('keeps its number while it stays the same, and gets a new one when it is answered', () => {
    const table = open();
    const first = table.asks(0).own!.askId;
    expect(table.asks(0).own!.askId).toBe(first);
    say(table, 0, { t: 'earn' });
    expect(table.asks(0).own!.askId).toBe(first + 1);
  });

  test('put to several keeps its number for the others when one answers', () => {
    const table = open();
    for (const seat of [0, 1, 2]) say(table, seat, { t: 'end' });
    const before = table.asks(2).own!.askId;
    say(table, 0, { t: 'vote', for: 1 });
    expect(table.asks(2).own!.askId).toBe(before);
    expect(table.asks(0).own).toBeNull();
    expect(table.asks(1).waitsFor).toEqual([1, 2]);
  });
});

describe('what is refused leaves the table exactly as it was', () => {
  test.each([
    ['an unknown seat', 7, 1, { t: 'end' }, 'no-such-seat'],
    ['a seat that is no number', '0', 1, { t: 'end' }, 'no-such-seat'],
    ['a seat that was not asked', 1, 1, { t: 'end' }, 'not-asked'],
    ['a stale question', 0, 0, { t: 'end' }, 'stale-question'],
    ['an illegal choice', 0, 1, { t: 'object' }, 'not-an-option'],
    ['a choice with something added', 0, 1, { t: 'end', now: true }, 'not-an-option'],
    ['something that is no choice', 0, 1, 'end', 'malformed'],
    ['nothing', 0, 1, null, 'malformed'],
    ['an empty list', 0, 1, [], 'empty-list'],
    ['a list with rubbish in it', 0, 1, [{ t: 'earn' }, 17], 'malformed'],
    [
      'a list that turns illegal before any barrier',
      0,
      1,
      [{ t: 'earn' }, { t: 'end' }, { t: 'earn' }],
      'not-an-option',
    ],
  ])('%s', (_what, seat, askId, said, why) => {
    const table = open();
    const before = picture(table);
    expect(table.choose(seat as number, askId, said)).toMatchObject({ ok: false, reason: { why } });
    expect(picture(table)).toBe(before);
  });

  test('and what another seat could undo stays undoable', () => {
    const table = open();
    say(table, 0, { t: 'end' });
    const before = picture(table);
    expect(say(table, 1, [{ t: 'earn' }, { t: 'vote', for: 0 }])).toMatchObject({ ok: false });
    expect(picture(table)).toBe(before);
    expect(table.undo(0).ok).toBe(true);
  });

  test('and a fault in the rules leaves no half-made move behind', () => {
    const table = open();
    say(table, 0, { t: 'earn' });
    const before = picture(table);
    expect(() => say(table, 0, { t: 'boom' })).toThrow('boom');
    expect(picture(table)).toBe(before);
    expect(say(table, 0, { t: 'earn' })).toMatchObject({ ok: true });
  });
});

describe('a list of choices', () => {
  test('is one gesture: it is undone as a whole', () => {
    const table = open();
    expect(say(table, 0, [{ t: 'earn' }, { t: 'earn' }])).toEqual({ ok: true, rest: [] });
    expect(gold(table, 0)).toEqual([2, 0, 0]);
    expect(table.undo(0)).toEqual({ ok: true });
    expect(gold(table, 0)).toEqual([0, 0, 0]);
  });

  test('stops after its first barrier and gives back the rest', () => {
    const table = open(new Scripted().numbers(0));
    const result = say(table, 0, [{ t: 'earn' }, { t: 'draw' }, { t: 'earn' }]);
    expect(result).toEqual({ ok: true, rest: [{ t: 'earn' }] });
    expect(gold(table, 0)).toEqual([1, 0, 0]);
  });

  test('names the element that was illegal', () => {
    expect(say(open(), 0, [{ t: 'earn' }, { t: 'vote', for: 0 }])).toMatchObject({ ok: false, at: 1 });
  });
});

describe('undo', () => {
  test('goes back gesture by gesture, and then says that there is nothing more', () => {
    const table = open();
    const atStart = table.view(0);
    say(table, 0, { t: 'earn' });
    say(table, 0, { t: 'earn' });
    expect([table.undo(0).ok, table.undo(0).ok]).toEqual([true, true]);
    expect(table.view(0)).toEqual(atStart);
    expect(table.undo(0)).toEqual({ ok: false, reason: { why: 'undo-nothing' } });
  });

  test('stops at a die or a drawn card, and says so', () => {
    const table = open(new Scripted().numbers(3));
    say(table, 0, { t: 'draw' });
    expect(table.undo(0)).toEqual({ ok: false, reason: { why: 'undo-after-chance' } });
    say(table, 0, { t: 'earn' });
    expect(table.undo(0).ok).toBe(true);
    expect(table.undo(0)).toMatchObject({ reason: { why: 'undo-after-chance' } });
  });

  test('is possible after the next seat is asked, but not once it has acted', () => {
    const table = open();
    say(table, 0, { t: 'end' });
    expect(table.undo(1)).toMatchObject({ reason: { why: 'undo-not-yours' } });
    expect(table.undo(0).ok).toBe(true);
    say(table, 0, { t: 'end' });
    say(table, 1, { t: 'earn' });
    expect(table.undo(0)).toMatchObject({ reason: { why: 'undo-not-yours' } });
    table.undo(1);
    expect(table.undo(0)).toMatchObject({ reason: { why: 'undo-after-other-seat' } });
  });

  test('takes back a secret answer even after others have given theirs', () => {
    const table = open();
    for (const seat of [0, 1, 2]) say(table, seat, { t: 'end' });
    say(table, 0, { t: 'vote', for: 0 });
    say(table, 1, { t: 'vote', for: 0 });
    expect(table.undo(0).ok).toBe(true);
    expect(table.asks(0).own?.key).toBe('match.vote');
    expect(table.undo(2)).toMatchObject({ ok: false });
  });

  test('is written in the journal, and never shortens it', () => {
    const table = open();
    say(table, 0, { t: 'earn' });
    table.undo(0);
    expect(table.journal.map((entry) => entry.t)).toEqual(['choose', 'undo']);
  });
});

describe('events', () => {
  test('are told to the seat at once and to others when the move is made', () => {
    const table = open();
    say(table, 0, { t: 'earn' });
    expect([kinds(table, 0), kinds(table, 1), kinds(table, 'spectator')]).toEqual([['earned'], [], []]);
    expect(gold(table, 1)).toEqual([0, 0, 0]);
    say(table, 0, { t: 'end' });
    expect(kinds(table, 1)).toEqual(['earned', 'ended']);
    expect(gold(table, 1)).toEqual([1, 0, 0]);
  });

  test('that were taken back before anybody saw them are never told', () => {
    const table = open();
    say(table, 0, { t: 'earn' });
    table.undo(0);
    say(table, 0, { t: 'end' });
    expect(kinds(table, 1)).toEqual(['ended']);
    expect(kinds(table, 0)).toEqual(['earned', 'taken-back', 'ended']);
  });

  test('that were seen and then taken back are told to have been', () => {
    const table = open();
    say(table, 0, { t: 'end' });
    table.undo(0);
    expect(table.events(1)).toEqual([
      { id: 0, event: { t: 'ended', seat: 0 } },
      { id: 1, takenBackFrom: 0, by: 0 },
    ]);
  });

  test('hide from others what is only the seat’s', () => {
    const table = open(new Scripted().numbers(5));
    say(table, 0, { t: 'draw' });
    expect(table.events(0)).toEqual([{ id: 0, event: { t: 'drew', seat: 0, card: 15 } }]);
    expect(table.events(1)).toEqual([{ id: 0, event: { t: 'drew', seat: 0, card: null } }]);
  });

  test('can be asked for from a number on', () => {
    const table = open();
    say(table, 0, [{ t: 'earn' }, { t: 'earn' }, { t: 'end' }]);
    expect(table.events(1, 2).map(({ id }) => id)).toEqual([2]);
  });
});

describe('a quiet ask', () => {
  const rolled = () => {
    const table = open(new Scripted().numbers(0).dice(5));
    say(table, 0, { t: 'draw' });
    return table;
  };

  test('is passed at once for seats that gave no orders', () => {
    const table = rolled();
    say(table, 0, { t: 'roll' });
    expect(table.asks(0).own?.key).toBe('turn.act');
    expect(gold(table)).toEqual([5, 0, 0]);
  });

  test('is put to a seat that wants to be asked, and nobody can see to whom', () => {
    const table = rolled();
    table.order(1, askMe('turn.objections'));
    const shown = table.shown;
    say(table, 0, { t: 'roll' });
    expect(table.asks(1).own).toMatchObject({ key: 'turn.objections', options: [{ t: 'silent' }] });
    expect(table.asks(2)).toEqual({ over: false, own: null, waitsFor: null });
    const before = JSON.stringify([table.view(2), table.events(2), table.asks(2)]);
    expect(table.undo(0)).toMatchObject({ reason: { why: 'undo-after-reaction' } });
    expect(JSON.stringify([table.view(2), table.events(2), table.asks(2)])).toBe(before);
    say(table, 1, { t: 'silent' });
    expect(table.asks(0).own?.key).toBe('turn.act');
    expect(table.shown).toBe(shown);
  });

  test('lets who reacts act', () => {
    const table = rolled();
    table.order(0, askMe());
    say(table, 0, { t: 'roll' });
    say(table, 0, { t: 'object' });
    expect(gold(table)).toEqual([0, 0, 0]);
    expect(kinds(table, 2)).toContain('objected');
  });
});

describe('standing orders', () => {
  test('answer at once, also a question that is open already', () => {
    const table = open();
    expect(table.order(0, { order: 'end-at-once' }).ok).toBe(true);
    expect(table.asks(0).waitsFor).toEqual([1]);
    table.order(2, { order: 'end-at-once' });
    say(table, 1, { t: 'end' });
    expect(table.asks(0).own?.key).toBe('match.vote');
  });

  test('can be taken back, and are nobody else’s business', () => {
    const table = open();
    table.order(1, { order: 'end-at-once' });
    expect(table.orders(1)).toEqual([{ order: 'end-at-once' }]);
    table.order(1, { order: 'end-at-once' }, false);
    say(table, 0, { t: 'end' });
    expect(table.asks(1).own?.key).toBe('turn.act');
  });

  test.each([
    [null],
    ['end'],
    [{ order: 'win' }],
    [{ order: 3 }],
    [{ order: 'ask-me' }],
    [{ order: 'ask-me', about: {} }],
  ])('%j is refused', (order) => {
    const table = open();
    const before = picture(table);
    expect(table.order(0, order).ok).toBe(false);
    expect(picture(table)).toBe(before);
  });

  test('of the seat that moves belong to its gesture', () => {
    const table = open();
    say(table, 0, { t: 'end' });
    say(table, 1, { t: 'earn' });
    table.order(1, { order: 'end-at-once' });
    expect(table.asks(2).own?.key).toBe('turn.act');
    table.undo(1);
    expect(gold(table, 1)).toEqual([0, 0, 0]);
  });
});

describe('offers', () => {
  const gift = (from: number, to: number | null, sum: number, t = 'gift') => ({ t, from, to, gold: sum });
  const rich = () => {
    const table = open();
    say(table, 0, [{ t: 'earn' }, { t: 'earn' }, { t: 'earn' }]);
    return table;
  };

  test('are seen by their parties, and carried out when accepted', () => {
    const table = rich();
    const made = table.propose(0, gift(0, 1, 2));
    expect(made).toEqual({ ok: true, offer: 1 });
    expect([table.offers(0).length, table.offers(1).length, table.offers(2).length]).toEqual([1, 1, 0]);
    expect(table.answer(1, 1, true).ok).toBe(true);
    expect(gold(table)).toEqual([1, 2, 0]);
    expect(table.offers(1)).toEqual([]);
    expect(table.undo(0)).toMatchObject({ reason: { why: 'undo-after-deal' } });
    expect(table.asks(0).own?.key).toBe('turn.act');
  });

  test('can be declined and withdrawn, by the right seat only', () => {
    const table = rich();
    table.propose(0, gift(0, 1, 1));
    expect(table.answer(2, 1, true)).toMatchObject({ reason: { why: 'not-your-offer' } });
    expect(table.answer(1, 9, true)).toMatchObject({ reason: { why: 'no-such-offer' } });
    expect(table.withdraw(1, 1)).toMatchObject({ reason: { why: 'not-your-offer' } });
    expect(table.answer(1, 1, false).ok).toBe(true);
    table.propose(0, gift(0, 2, 1));
    expect(table.withdraw(0, 2).ok).toBe(true);
    expect(table.offers(0)).toEqual([]);
  });

  test('are checked again when they are accepted', () => {
    const table = rich();
    table.propose(0, gift(0, 1, 3));
    table.propose(0, gift(0, 2, 3));
    table.answer(1, 1, true);
    expect(table.answer(2, 2, true)).toEqual({ ok: false, reason: { why: 'too-poor', seat: 0 } });
  });

  test.each([
    ['more than one has', gift(0, 1, 9), 'too-poor'],
    ['to oneself', gift(0, 0, 1), 'offer-to-yourself'],
    ['to nobody at the table', gift(0, 8, 1), 'no-such-seat'],
    ['in another’s name', gift(1, 2, 1), 'malformed'],
    ['of nonsense', { t: 'gift', from: 0, to: 1, gold: 'all' }, 'bad-term'],
    ['that is nothing', undefined, 'malformed'],
  ])('%s are refused', (_what, deal, why) => {
    const table = rich();
    const before = picture(table);
    expect(table.propose(0, deal)).toMatchObject({ ok: false, reason: { why } });
    expect(picture(table)).toBe(before);
  });

  test('lie open three at a time at most, and lapse at the turn’s end', () => {
    const table = rich();
    for (const to of [1, 2, 1]) table.propose(0, gift(0, to, 1));
    expect(table.propose(0, gift(0, 1, 1))).toMatchObject({ reason: { why: 'too-many-offers', most: 3 } });
    say(table, 0, { t: 'end' });
    expect(table.offers(0)).toEqual([]);
  });

  test('an interjection is carried out at once, without anybody’s leave', () => {
    const table = rich();
    expect(table.propose(0, gift(0, null, 2, 'fine')).ok).toBe(true);
    expect(gold(table)).toEqual([1, 0, 0]);
  });

  test('that an ask does not allow wait for the next that does, and lapse if they are impossible by then', () => {
    const table = rich();
    for (const seat of [0, 1, 2]) say(table, seat, { t: 'end' });
    table.propose(0, gift(0, 1, 3));
    table.answer(1, 1, true);
    table.propose(0, gift(0, 2, 3));
    table.answer(2, 2, true);
    expect(gold(table)).toEqual([3, 0, 0]);
    for (const seat of [0, 1, 2]) say(table, seat, { t: 'vote', for: 2 });
    expect(gold(table)).toEqual([0, 3, 3]);
    expect(table.journal.slice(-2).map((entry) => entry.t)).toEqual(['carry-out', 'lapse']);
  });
});

describe('explain', () => {
  test('gives the game’s reason, and nothing for what is offered', () => {
    const table = open();
    expect(table.explain(0, { t: 'end' })).toEqual([]);
    expect(table.explain(0, { t: 'object' })).toEqual([{ why: 'no-card' }]);
    expect(table.explain(1, { t: 'end' })).toEqual([{ why: 'not-asked' }]);
    expect(table.explain(0, { t: 'vote' })).toEqual([{ why: 'not-an-option' }]);
    expect(table.explain(0, ['end'])).toEqual([{ why: 'malformed' }]);
    expect(table.explain(9, { t: 'end' })).toEqual([{ why: 'no-such-seat' }]);
  });
});

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
