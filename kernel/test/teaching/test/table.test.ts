import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { type Dealt, dice, stateWith } from './scene.ts';
import { sit } from './seated.ts';

/** Seat 1 holds the ford. */
const border = (g: State) => {
  g.owner.ford = 1;
};
const ok = { ok: true, rest: [] };
const no = (why: string) => ({ ok: false, reason: { why } });

describe('Undo', () => {
  it('takes back what nobody has seen', () => {
    const { table, say } = sit({});
    const before = table.view(0);
    expect(say(0, 'recruit hill')).toEqual(ok);
    expect(table.view(0)).not.toEqual(before);
    expect(table.view(1)).toEqual(game.view(stateWith({}), 1));
    expect(table.undo(0)).toEqual({ ok: true });
    expect(table.view(0)).toEqual(before);
  });

  it('ends where a hidden hand was seen', () => {
    const { table, say } = sit({ hands: [[], ['drum-1']] });
    say(0, 'spy 1');
    expect(table.undo(0)).toEqual(no('undo-after-reveal'));
  });

  it('ends where dice were thrown', () => {
    const { table, say } = sit({ players: 2, dice: dice(1, 6) }, border);
    expect(say(0, 'attack hill ford', 'storm')).toEqual(ok);
    expect(table.undo(0)).toEqual(no('undo-after-chance'));
  });

  it('ends where another seat has acted', () => {
    const { table, say } = sit({});
    say(0, 'attack hill ford');
    say(1, 'pass');
    expect(table.undo(0)).toEqual(no('undo-not-yours'));
    expect(table.undo(1)).toEqual({ ok: true });
  });

  it('takes back a committed card after the other side has laid its own', () => {
    const set = {
      players: 2,
      hands: [
        ['drum-1', 'drum-2', 'drum-3'],
        ['cannon-1', 'cannon-2'],
      ],
    } as const;
    const { table, say } = sit(set, border);
    say(0, 'attack hill ford', 'storm', 'commit drum-1');
    say(1, 'commit cannon-1');
    expect(table.undo(0)).toEqual({ ok: true });
    expect(table.asks(0).own?.soFar).toEqual([]);
    expect(table.asks(1).own?.soFar).toEqual([{ t: 'commit', card: 'cannon-1' }]);
  });
});

describe('A list of choices', () => {
  it('runs up to the dice and gives the rest back', () => {
    const { say } = sit({ players: 2, dice: dice(1, 6) }, border);
    expect(say(0, 'attack hill ford', 'storm', 'recruit hill')).toEqual({
      ok: true,
      rest: [{ t: 'recruit', province: 'hill' }],
    });
  });

  it('is refused whole for a false step before that', () => {
    const { table, say } = sit({ players: 2 });
    const before = table.save();
    expect(say(0, 'recruit hill', 'attack hill tower')).toEqual({ ok: false, reason: { why: 'not-an-option' }, at: 1 });
    expect(table.save()).toEqual(before);
    expect(table.explain(0, { t: 'attack', from: 'hill', to: 'tower' })).toEqual([{ why: 'not-adjacent' }]);
  });
});

describe('Offers', () => {
  const atParley = (dealt: Dealt = {}) => {
    const seated = sit(dealt, border);
    seated.say(0, 'attack hill ford');
    seated.say(2, 'pass');
    return seated;
  };
  const cede = { t: 'cede', from: 1, to: 0, province: 'ford', gold: 3 };

  it('hand over the besieged province in the middle of the battle, and so end it', () => {
    const { table, key } = atParley();
    expect(key()).toBe('battle.parley');
    const proposed = table.propose(1, cede);
    expect(proposed).toMatchObject({ ok: true });
    expect(table.offers(2)).toEqual([]);
    expect(table.answer(0, 1, true)).toEqual({ ok: true });
    expect(table.view(2).open).toMatchObject({ gold: [1, 7, 4], owner: { ford: 0 } });
    expect(key()).toBe('turn.act');
  });

  it('of provinces wait for a parley, and lapse if they have become impossible', () => {
    const { table, say, key } = sit({}, border);
    table.propose(1, cede);
    table.answer(0, 1, true);
    expect(table.view(0).open.owner.ford).toBe(1);
    say(0, 'recruit hill');
    expect(say(0, 'attack hill ford')).toEqual(ok);
    say(2, 'pass');
    // Recruiting has cost two of the three gold: the deal is off, the battle on.
    expect(key()).toBe('battle.parley');
    expect(table.offers(1)).toEqual([]);
    expect(table.view(0).open.owner.ford).toBe(1);
  });

  it('cannot save a besieged province by giving it to a third', () => {
    const { table } = atParley();
    expect(table.propose(1, { ...cede, to: 2 })).toEqual(no('under-attack'));
    expect(table.propose(0, { t: 'cede', from: 0, to: 1, province: 'hill', gold: 0 })).toEqual(no('on-the-march'));
  });

  it('of gold are carried out at once', () => {
    const { table, key } = sit({});
    table.propose(1, { t: 'gift', from: 1, to: 0, gold: 2 });
    expect(table.answer(0, 1, true)).toEqual({ ok: true });
    expect(table.view(0).open.gold).toEqual([6, 2, 4]);
    expect(key()).toBe('turn.act');
  });

  it('of nonsense are refused', () => {
    const { table } = sit({});
    for (const gold of [-1, 0, 1.5, '2', null])
      expect(table.propose(1, { t: 'gift', from: 1, to: 0, gold })).toMatchObject(no('bad-term'));
    expect(table.propose(1, { t: 'gift', from: 1, to: 0, gold: 1, province: 'ford' })).toMatchObject(no('bad-term'));
    expect(table.propose(1, { ...cede, province: 'moon' })).toMatchObject(no('bad-term'));
    expect(table.propose(1, { t: 'loan', from: 1, to: 0 })).toEqual(no('no-such-seat'));
  });

  it('end the game when they make a conqueror', () => {
    const { table, say } = sit({}, (g) => {
      g.owner = { hill: 0, ford: 1, pass: 0, mill: 0, tower: 0, marsh: 2 };
    });
    say(0, 'attack hill ford');
    say(2, 'pass');
    table.propose(1, { ...cede, gold: 0 });
    table.answer(0, 1, true);
    expect(table.result).toMatchObject({ reason: 'conquest', places: [[0], [2], [1]] });
  });
});

describe('A loan', () => {
  it('is taken at any time, of nobody’s leave, though another seat is asked', () => {
    const { table } = sit({});
    expect(table.propose(2, { t: 'loan', from: 2, to: null })).toMatchObject({ ok: true });
    expect(table.view(0).open).toMatchObject({ gold: [4, 4, 6], loans: [0, 0, 1] });
    expect(table.events(0)).toMatchObject([{ event: { t: 'borrowed', seat: 2 } }]);
  });

  it('is taken twice at most', () => {
    const { table } = sit({});
    for (let i = 0; i < 2; i++) table.propose(2, { t: 'loan', from: 2, to: null });
    expect(table.propose(2, { t: 'loan', from: 2, to: null })).toMatchObject(no('too-many-loans'));
  });

  it('puts the open question afresh', () => {
    const { table, say } = sit({}, (g) => {
      g.gold[0] = 0;
    });
    expect(table.explain(0, { t: 'recruit', province: 'hill' })).toEqual([{ why: 'too-little-gold', needs: 2 }]);
    table.propose(0, { t: 'loan', from: 0, to: null });
    expect(say(0, 'recruit hill')).toEqual(ok);
  });
});
