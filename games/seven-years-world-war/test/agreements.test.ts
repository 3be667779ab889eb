import { type Deal, Scripted } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { squareOf } from '../src/data/squares.ts';
import { reckoningOfAgreements } from '../src/diplomacy/reckoning-of-agreements.ts';
import { warnings, warningsOnWay } from '../src/diplomacy/warnings.ts';
import { game } from '../src/game.ts';
import { notation } from '../src/vocabulary/notation.ts';
import { clause, talking, whyNot } from './deals-kit.ts';
import { inPhase, type Position, type Table } from './kit.ts';
import { pool, running } from './powers-kit.ts';

describe('21.2, ruling 64 Written agreements', () => {
  it('are laid on the table for all to see, binding one side or both', () => {
    const t = talking().deal(clause({ binds: 'both' }));
    expect(t.g.agreements).toMatchObject([
      { clause: 'no-attack', by: 0, to: 1, until: 3 },
      { clause: 'no-attack', by: 1, to: 0, until: 3 },
    ]);
    expect(game.view(t.g, 'spectator').open.agreements).toHaveLength(2);
  });

  it('have the terms their clause needs and no others, and a term that is not past', () => {
    expect(whyNot(clause({}))).toBeNull();
    expect(whyNot(clause({ land: 'FR' }))).toBe('clause-terms');
    expect(whyNot(clause({ clause: 'no-entry' }))).toBe('clause-terms');
    expect(whyNot(clause({ clause: 'no-entry', land: 'FR' }))).toBeNull();
    expect(whyNot(clause({ clause: 'leave', square: 'C16' }))).toBeNull();
    expect(whyNot(clause({ clause: 'pay', sum: 4 }))).toBeNull();
    expect(whyNot(clause({ clause: 'no-diplomacy', land: 'SP' }))).toBeNull();
    expect(whyNot(clause({ until: 2 }), () => {}, { turn: 3 })).toBe('until-past');
  });

  it('no-diplomacy, ruling 89: the attempt costs all markers, leaders too (ruling 78), and the other rolls for as many', () => {
    const t = talking((laid) => pool(laid.hand(0, 'diplomacy-3').leader('GB', 'general-1'), 'forced-march'));
    t.deal(clause({ clause: 'no-diplomacy', land: 'SP' }));
    t.dice(2).numbers(0, 0).play(0, 'diplomacy SP diplomacy-3').passes();
    expect(t.told('agreement-broken')).toEqual([{ t: 'agreement-broken', clause: 'no-diplomacy', seat: 0, to: 1 }]);
    expect(t.g.hands).toEqual([0, 2]);
    expect(t.g.leaders.every((count) => count === 0)).toBe(true);
    expect(t.told('diplomacy-result')).toEqual([]);
    expect(t.g.agreements).toEqual([]);
  });

  it('no-diplomacy: other targets are free', () => {
    const t = talking((laid) => laid.hand(0, 'diplomacy-3')).deal(clause({ clause: 'no-diplomacy', land: 'SP' }));
    t.dice(2).play(0, 'diplomacy UP diplomacy-3').play(0, 'done').passes();
    expect(t.told('agreement-broken')).toEqual([]);
  });

  it('no-attack: an attack on the other breaks it', () => {
    const lay = (laid: Table) =>
      pool(laid.unit('GB:army-recruit', 'C16').unit('FR:army-recruit', 'C17').hand(0, 'expedition'), 'forced-march');
    const t = inPhase({ phase: 'combat', lay }).deal(clause({}));
    t.dice(1).numbers(0).dice(3).play(0, 'attack C16 C17');
    while (t.key === 'attack.array') t.play(0, t.offers().includes('take-all') ? 'take-all' : 'go');
    while (t.key === 'attack.lead') t.play(0, 'pass');
    t.passes();
    expect(t.told('agreement-broken')).toMatchObject([{ clause: 'no-attack', seat: 0, to: 1 }]);
    t.play(0, 'table engagement').play(1, 'pass').passes();
    expect(t.told('combat-result')).toHaveLength(1);
  });

  it('no-attack: leaves all others to be attacked', () => {
    const lay = (laid: Table) =>
      laid.unit('GB:army-recruit', 'C16').unit('RU:army-recruit', 'C17').hand(0, 'expedition');
    const three = { options: { players: 3 }, control: { GB: 0, FR: 1, RU: 2 } } as const;
    const t = inPhase({ phase: 'combat', lay, ...three }).deal(clause({}));
    t.dice(3).play(0, 'attack C16 C17');
    while (t.key === 'attack.lead') t.play(0, 'pass');
    t.play(0, 'table engagement').passes();
    expect(t.told('combat-result')).toHaveLength(1);
    expect(t.told('agreement-broken')).toEqual([]);
  });

  it('no-entry: a unit that enters the land breaks it', () => {
    const lay = (laid: Table) => pool(laid.unit('GB:army-recruit', 'C16').hand(0, 'expedition'), 'forced-march');
    const t = inPhase({ phase: 'movement', lay }).deal(clause({ clause: 'no-entry', land: 'AU' }));
    t.play(0, 'move C16');
    while (t.key === 'move.muster') t.play(0, t.offers().includes('take-all') ? 'take-all' : 'go');
    t.dice(1).numbers(0).play(0, 'step D16').passes();
    expect(t.told('agreement-broken')).toMatchObject([{ clause: 'no-entry', seat: 0, to: 1 }]);
  });

  it('no-entry: is not broken by a force that was there and stays', () => {
    const t = inPhase({ phase: 'movement', lay: (laid) => laid.unit('GB:army-recruit', 'D16', 2) });
    t.deal(clause({ clause: 'no-entry', land: 'AU' }));
    t.play(0, 'move D16', 'take-all');
    expect(warnings(t.g, 0, { t: 'stop' })).toEqual([]);
    t.play(0, 'stop');
    expect(t.told('agreement-broken')).toEqual([]);
  });

  it('no-entry: a fleet enters where it stays, not where it passes', () => {
    const lay = (laid: Table) => pool(laid.unit('GB:fleet-recruit', 'D12').hand(1, 'expedition'), 'forced-march');
    const t = inPhase({ phase: 'movement', lay }).deal(clause({ clause: 'no-entry', land: 'FR' }));
    t.play(0, 'move D12', 'step D13');
    expect(t.told('agreement-broken')).toEqual([]);
    expect(warnings(t.g, 0, { t: 'stop' })).toHaveLength(1);
    t.dice(1).numbers(0).play(0, 'stop').passes();
    expect(t.told('agreement-broken')).toMatchObject([{ clause: 'no-entry', seat: 0 }]);
    const there = inPhase({ phase: 'movement', lay: (laid) => laid.unit('GB:fleet-recruit', 'D13') });
    there.deal(clause({ clause: 'no-entry', land: 'FR' })).play(0, 'move D13');
    expect(warnings(there.g, 0, { t: 'stop' })).toEqual([]);
  });

  const settling = (agreement: object, lay: (t: Table) => void, turn = 3) => {
    const position = { phase: 'end-of-turn', turn, lay } as const;
    const t = running(position, reckoningOfAgreements, {});
    expect(t.key).toBeNull();
    return running(
      {
        ...position,
        lay: (laid) => {
          lay(laid);
          laid.g.agreements.push({ clause: 'pay', by: 0, to: 1, about: null, points: 0, until: 3, ...agreement });
        },
      },
      reckoningOfAgreements,
      {},
    );
  };

  it('pay: who owes pays at the end of that turn, or breaks his word', () => {
    const lay = (laid: Table) => pool(laid.treasury(0, 7).hand(0, 'expedition'), 'forced-march');
    const t = settling({ points: 5 }, lay);
    expect([t.asked, t.offers()]).toEqual([0, ['honour yes', 'honour no']]);
    expect(t.play(0, 'honour yes').g.treasury).toEqual([2, 5]);
    expect(t.g.agreements).toEqual([]);
    const broken = settling({ points: 5 }, lay).dice(1).numbers(0).play(0, 'honour no').passes();
    expect(broken.told('agreement-broken')).toMatchObject([{ clause: 'pay', seat: 0 }]);
    expect(broken.g.hands).toEqual([0, 1]);
  });

  it('pay: who has not enough can only break it', () => {
    const t = settling({ points: 9 }, (laid) => laid.treasury(0, 7));
    expect(t.offers()).toEqual(['honour no']);
    expect(t.why(0, 'honour yes')).toEqual(['cannot-pay']);
  });

  it('pay: a debt may be paid before it is due, the one that is due first, and then it is gone', () => {
    const owing = (laid: Table) => laid.treasury(0, 7).treasury(1, 1);
    const t = talking(owing)
      .deal(clause({ clause: 'pay', sum: 5, until: 4 }))
      .deal(clause({ clause: 'pay', sum: 5 }));
    const settle = { t: 'settle', from: 0, to: null, creditor: 1, sum: 5 };
    t.deal(settle);
    expect(t.g.treasury).toEqual([2, 6]);
    expect(t.g.agreements).toMatchObject([{ clause: 'pay', points: 5, until: 4 }]);
    expect(t.told('debt-paid')).toEqual([{ t: 'debt-paid', seat: 0, to: 1, points: 5 }]);
    const may = (deal: object) => game.deals.may(t.g, deal as Deal)?.why;
    expect([may(settle), may({ ...settle, sum: 4 }), may({ ...settle, from: 1, creditor: 0 })]).toEqual([
      'cannot-pay',
      'no-such-debt',
      'no-such-debt',
    ]);
  });

  it('pay and leave: are not due before their turn', () => {
    expect(settling({ points: 5 }, (laid) => laid.treasury(0, 7), 2).key).toBeNull();
  });

  it('leave: a square still held at the end of that turn breaks it', () => {
    const leave = { clause: 'leave', about: 'D15' };
    expect(settling(leave, (laid) => laid.unit('FR:army-recruit', 'D15')).told('agreement-broken')).toEqual([]);
    const lay = (laid: Table) => pool(laid.unit('GB:army-recruit', 'D15').hand(1, 'attrition'), 'forced-march');
    const position = {
      phase: 'end-of-turn',
      turn: 3,
      lay: (laid: Table) => {
        lay(laid);
        laid.g.agreements.push({ clause: 'leave', by: 0, to: 1, about: 'D15', points: 0, until: 3 });
      },
    } as const;
    const t = running(position, reckoningOfAgreements, {}, new Scripted().dice(1)).numbers(0).passes();
    expect(t.told('agreement-broken')).toMatchObject([{ clause: 'leave', seat: 0, to: 1 }]);
  });

  it('run out with their last turn', () => {
    const t = settling({ clause: 'no-attack' }, () => {});
    expect(t.g.agreements).toEqual([]);
  });
});

describe('ruling 64 Warnings', () => {
  const bound = (terms: Record<string, string | number>, position: Position) => {
    const t = inPhase(position).deal(clause(terms));
    const warned = (line: string, seat = 0) => {
      const choice = notation.parse(line)!;
      expect(t.offers(seat)).toContain(line);
      return warnings(game.view(t.g, seat).open, seat, choice).map((one) => one.clause);
    };
    return { t, warned };
  };
  const lay = (laid: Table) =>
    laid.unit('GB:army-recruit', 'C16').unit('FR:army-recruit', 'C17').hand(0, 'diplomacy-1');

  it('tell of an attack, an entry or an attempt that would break a clause, and leave it to the player', () => {
    const combat = bound({}, { phase: 'combat', lay });
    expect(combat.warned('attack C16 C17')).toEqual(['no-attack']);
    expect(combat.warned('done')).toEqual([]);
    const diplomacy = bound({ clause: 'no-diplomacy', land: 'SP' }, { phase: 'diplomacy', lay });
    expect(diplomacy.warned('diplomacy SP diplomacy-1')).toEqual(['no-diplomacy']);
    expect(diplomacy.warned('diplomacy UP diplomacy-1')).toEqual([]);
    const movement = bound({ clause: 'no-entry', land: 'AU' }, { phase: 'movement', lay });
    movement.t.play(0, 'move C16');
    while (movement.t.key === 'move.muster')
      movement.t.play(0, movement.t.offers().includes('take-all') ? 'take-all' : 'go');
    expect(movement.warned('step D16')).toEqual(['no-entry']);
    expect(movement.warned('step C15')).toEqual([]);
  });

  it('tell of a way before it is gone: by land of every land, at sea only of where one stays', () => {
    const { t } = bound({ clause: 'no-entry', land: 'AU' }, { phase: 'movement', lay });
    const { open } = game.view(t.g, 0);
    const way = ['C16', 'D16', 'E16'].map(squareOf);
    const warned = (force: object, squares = way) =>
      warningsOnWay(open, { seat: 0, naval: false, minor: false, ...force }, squares).map(({ about }) => about);
    expect(warned({})).toEqual(['AU']);
    expect(warned({ naval: true })).toEqual([]);
    expect(warned({ naval: true }, way.slice(0, 2))).toEqual(['AU']);
    expect(warned({ seat: 1 })).toEqual([]);
    expect(warned({ minor: true })).toEqual([]);
  });

  it('concern only those whom a clause binds', () => {
    const other = bound({ binds: 'to' }, { phase: 'combat', lay });
    expect(other.warned('attack C16 C17')).toEqual([]);
  });

  it('are warned of before an advance into a land one has promised not to enter', () => {
    const t = inPhase({
      phase: 'combat',
      lay: (table) =>
        table.unit('PR:army-veteran', 'C16', 3).unit('AU:base', 'D16').hand(0, 'expedition').hand(1, 'expedition'),
    });
    t.deal(clause({ clause: 'no-entry', land: 'AU' })).dice(6);
    t.play(0, 'attack C16 D16', 'pass', 'take-all', 'table linear').play(1, 'pass').passes();
    expect(t.key).toBe('advance.choose');
    expect(warnings(t.g, 0, { t: 'take-all' })).toHaveLength(1);
    expect(warnings(t.g, 0, { t: 'done' })).toEqual([]);
  });

  it('are not broken by a countermarch at minor units, which are nobody’s', () => {
    const t = inPhase({
      phase: 'movement',
      lay: (table) =>
        table
          .unit('minor:horde-recruit', 'F13')
          .unit('FR:army-veteran', 'F15')
          .hand(0, 'minor-power-alliance')
          .hand(1, 'forced-march', 'expedition'),
    });
    t.deal(clause({ clause: 'no-attack', binds: 'to' }))
      .play(0, 'minor-move F13')
      .passes()
      .play(0, 'step F14');
    expect(warnings(t.g, 1, { t: 'countermarch', square: 'F15' })).toEqual([]);
  });
});
