import { type Deal, Scripted } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { MARKER } from '../src/data/markers.ts';
import { game } from '../src/game.ts';
import { notation } from '../src/notation.ts';
import { NEUTRAL, noted } from '../src/state.ts';
import { reckoningOfAgreements } from '../src/steps/reckoning-of-agreements.ts';
import { warnings } from '../src/warnings.ts';
import { inPhase, type Position, type Table, table } from './kit.ts';
import { pool, running } from './powers-kit.ts';

const nothing = {
  points: null,
  marker: null,
  power: null,
  neutral: null,
  pointsBack: null,
  markerBack: null,
  powerBack: null,
  neutralBack: null,
};
const trade = (terms: Partial<Record<keyof typeof nothing, string | number>>, from = 0, to = 1) => ({
  t: 'trade',
  from,
  to,
  ...nothing,
  ...terms,
});
const clause = (terms: Record<string, string | number>, from = 0, to = 1) => ({
  t: 'agreement',
  from,
  to,
  power: null,
  square: null,
  points: null,
  binds: 'from',
  until: 3,
  clause: 'no-attack',
  ...terms,
});
const alone = (t: string, from: number) => ({ t, from, to: null });

/** A player at rest in his diplomacy phase, where all deals may be made. */
const talking = (lay: (t: Table) => void = () => {}, given: Partial<Position> = {}) =>
  inPhase({ phase: 'diplomacy', lay: (laid) => lay(laid.hand(0, 'expedition')), ...given });
const whyNot = (deal: object, lay: (t: Table) => void = () => {}, given: Partial<Position> = {}) =>
  game.deals.may(table({ phase: 'diplomacy', lay, ...given }), deal as Deal)?.why ?? null;

describe('21.1 Trades', () => {
  it('10.35, 21.1 (3): treasury points are handed over at once, and the question stands as it stood', () => {
    const t = talking((laid) => laid.treasury(0, 8));
    const before = t.offers();
    t.deal({ t: 'points', from: 0, to: 1, points: 5 });
    expect(t.g.treasury).toEqual([3, 5]);
    expect(t.offers()).toEqual(before);
  });

  it('10.4: are not made with points one has not', () => {
    expect(whyNot({ t: 'points', from: 0, to: 1, points: 5 })).toBe('cannot-pay');
    expect(whyNot(trade({ pointsBack: 5 }))).toBe('cannot-pay');
  });

  it('21.1 (3), ruling 72: a marker for points; all see it, and know who has it', () => {
    const t = talking((laid) => laid.hand(0, 'general-3').treasury(1, 6));
    t.deal(trade({ marker: 'general-3', pointsBack: 6 }));
    expect([t.holds(0, 'general-3'), t.holds(1, 'general-3'), t.treasury(0)]).toEqual([0, 1, 6]);
    expect(t.told('marker-traded')).toEqual([{ t: 'marker-traded', seat: 0, to: 1, marker: 'general-3' }]);
    expect(t.g.secret.notes[noted(t.g, 0, 1, MARKER['general-3'])]).toBe(1);
    expect(game.audit(t.g)).toEqual([]);
  });

  it('ruling 86: are refused without the marker; if the other has not his, nothing is done', () => {
    expect(whyNot(trade({ marker: 'general-3' }))).toBe('marker-not-held');
    const lay = (laid: Table) => laid.treasury(0, 4);
    expect(whyNot(trade({ points: 4, markerBack: 'general-3' }), lay)).toBeNull();
    const t = talking(lay).deal(trade({ points: 4, markerBack: 'general-3' }));
    expect(t.told('deal-void')).toEqual([{ t: 'deal-void', seat: 1, marker: 'general-3' }]);
    expect(t.g.treasury).toEqual([4, 0]);
  });

  it('8.3: do not lead beyond the limit', () => {
    const four = { options: { players: 4 }, control: { GB: 0, FR: 1, PR: 2, RU: 3 } } as const;
    const full = (laid: Table) => laid.hand(1, ...Array(8).fill('forced-march')).hand(0, 'expedition');
    expect(whyNot(trade({ marker: 'expedition' }), full, four)).toBe('hand-full');
    expect(whyNot(trade({ marker: 'expedition', markerBack: 'forced-march' }), full, four)).toBeNull();
  });

  it('must have something in them', () => {
    expect(whyNot(trade({}))).toBe('nothing-in-it');
  });

  it('are no part of the set-up, nor of a game that is over', () => {
    expect(whyNot({ t: 'points', from: 0, to: 1, points: 1 }, () => {}, { turn: 0 })).toBe('no-game-yet');
  });
});

describe('21.1 (1), (2) Powers', () => {
  it('are handed over with units and leaders, stacks parting as in a defection', () => {
    const t = talking((laid) =>
      laid.unit('PR:army-veteran', 'C16').unit('PR:army-recruit', 'D15').unit('GB:base', 'D15').treasury(1, 9),
    );
    t.deal(trade({ power: 'PR', pointsBack: 9 }));
    expect([t.controls('PR'), t.treasury(0)]).toEqual([1, 9]);
    expect([t.at('C16'), t.at('D15')]).toEqual([['PR:army-veteran'], ['GB:base']]);
    expect(t.told('control')).toMatchObject([{ power: 'PR', seat: 1, cause: 'negotiation' }]);
  });

  it('are restored to neutrality, with displacement', () => {
    const t = talking((laid) => laid.unit('AU:army-veteran', 'D15'));
    t.deal(trade({ neutralBack: 'AU' }));
    expect(t.controls('AU')).toBe(NEUTRAL);
    expect(t.at('D16')).toEqual(['AU:army-veteran']);
  });

  it('ruling 85: must be one’s own, and not one’s last', () => {
    expect(whyNot(trade({ power: 'FR' }))).toBe('not-controlled');
    const lone = { control: { GB: 0, FR: 1, AU: 1 } } as const;
    expect(whyNot(trade({ power: 'GB' }), () => {}, lone)).toBe('last-power');
    expect(whyNot(trade({ neutral: 'GB' }), () => {}, lone)).toBe('last-power');
    expect(whyNot(trade({ power: 'GB', powerBack: 'FR' }), () => {}, lone)).toBeNull();
    expect(whyNot(trade({ power: 'PR', neutral: 'PR' }))).toBe('nothing-in-it');
  });
});

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
    expect(whyNot(clause({ power: 'FR' }))).toBe('clause-terms');
    expect(whyNot(clause({ clause: 'no-entry' }))).toBe('clause-terms');
    expect(whyNot(clause({ clause: 'no-entry', power: 'FR' }))).toBeNull();
    expect(whyNot(clause({ clause: 'leave', square: 'C16' }))).toBeNull();
    expect(whyNot(clause({ clause: 'pay', points: 4 }))).toBeNull();
    expect(whyNot(clause({ clause: 'no-diplomacy', power: 'SP' }))).toBeNull();
    expect(whyNot(clause({ until: 2 }), () => {}, { turn: 3 })).toBe('until-past');
  });

  it('no-diplomacy, ruling 89: the attempt costs all markers, leaders too (ruling 78), and the other rolls for as many', () => {
    const t = talking((laid) => pool(laid.hand(0, 'diplomacy-3').leader('GB', 'general-1'), 'forced-march'));
    t.deal(clause({ clause: 'no-diplomacy', power: 'SP' }));
    t.dice(2).numbers(0, 0).play(0, 'diplomacy SP diplomacy-3').passes();
    expect(t.told('agreement-broken')).toEqual([{ t: 'agreement-broken', clause: 'no-diplomacy', seat: 0, to: 1 }]);
    expect(t.g.hands).toEqual([0, 2]);
    expect(t.g.leaders.every((count) => count === 0)).toBe(true);
    expect(t.told('diplomacy-result')).toEqual([]);
    expect(t.g.agreements).toEqual([]);
  });

  it('no-diplomacy: other targets are free', () => {
    const t = talking((laid) => laid.hand(0, 'diplomacy-3')).deal(clause({ clause: 'no-diplomacy', power: 'SP' }));
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

  it('no-entry: a unit that enters the land breaks it', () => {
    const lay = (laid: Table) => pool(laid.unit('GB:army-recruit', 'C16').hand(0, 'expedition'), 'forced-march');
    const t = inPhase({ phase: 'movement', lay }).deal(clause({ clause: 'no-entry', power: 'AU' }));
    t.play(0, 'move C16');
    while (t.key === 'move.muster') t.play(0, t.offers().includes('take-all') ? 'take-all' : 'go');
    t.dice(1).numbers(0).play(0, 'step D16').passes();
    expect(t.told('agreement-broken')).toMatchObject([{ clause: 'no-entry', seat: 0, to: 1 }]);
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
    const diplomacy = bound({ clause: 'no-diplomacy', power: 'SP' }, { phase: 'diplomacy', lay });
    expect(diplomacy.warned('diplomacy SP diplomacy-1')).toEqual(['no-diplomacy']);
    expect(diplomacy.warned('diplomacy UP diplomacy-1')).toEqual([]);
    const movement = bound({ clause: 'no-entry', power: 'AU' }, { phase: 'movement', lay });
    movement.t.play(0, 'move C16');
    while (movement.t.key === 'move.muster')
      movement.t.play(0, movement.t.offers().includes('take-all') ? 'take-all' : 'go');
    expect(movement.warned('step D16')).toEqual(['no-entry']);
    expect(movement.warned('step C15')).toEqual([]);
  });

  it('concern only those whom a clause binds', () => {
    const other = bound({ binds: 'to' }, { phase: 'combat', lay });
    expect(other.warned('attack C16 C17')).toEqual([]);
  });
});

describe('22.22, ruling 65 The treaty', () => {
  const three = { options: { players: 3 }, control: { GB: 0, FR: 1, RU: 2 } } as const;

  it('ends the game with the turn in which the last has signed', () => {
    const t = talking(() => {}, three)
      .deal(alone('sign-treaty', 0))
      .deal(alone('sign-treaty', 2));
    expect(t.g.treaty).toBe(false);
    t.deal(alone('sign-treaty', 1));
    expect(t.g.treaty).toBe(true);
    expect(t.told('treaty-concluded')).toHaveLength(1);
    expect(t.g.final).toBeNull();
  });

  it('may be left again as long as it is not concluded', () => {
    const t = talking(() => {}, three)
      .deal(alone('sign-treaty', 0))
      .deal(alone('unsign-treaty', 0));
    t.deal(alone('sign-treaty', 1)).deal(alone('sign-treaty', 2));
    expect(t.g.treaty).toBe(false);
    expect(game.deals.may(t.g, alone('sign-treaty', 1))?.why).toBe('signed-already');
    expect(game.deals.may(t.g, alone('unsign-treaty', 0))?.why).toBe('not-signed');
  });
});

describe('At any time', () => {
  it('7.2: a player may show his hand, and all remember it', () => {
    const t = talking((laid) => laid.hand(1, 'attrition', 'attrition'));
    t.deal(alone('show-hand', 1));
    expect(t.told('hand-shown')).toEqual([{ t: 'hand-shown', seat: 1, markers: ['attrition', 'attrition'] }]);
    expect(t.g.secret.notes[noted(t.g, 0, 1, MARKER.attrition)]).toBe(2);
    expect(whyNot(alone('show-hand', 1))).toBe('no-point');
  });

  it('8.31: a player may return markers unplayed, leaders in play too', () => {
    const t = talking((laid) => laid.leader('GB', 'general-1'));
    t.deal({ ...alone('give-up', 0), marker: 'expedition', power: null });
    t.deal({ ...alone('give-up', 0), marker: 'general-1', power: 'GB' });
    expect([t.g.hands[0], t.g.leaders.some((count) => count > 0)]).toEqual([0, false]);
    expect(whyNot({ ...alone('give-up', 0), marker: 'general-1', power: 'GB' })).toBe('no-such-leader');
    expect(whyNot({ ...alone('give-up', 0), marker: 'attrition', power: null })).toBe('marker-not-held');
    expect(whyNot({ ...alone('give-up', 0), marker: 'general-1', power: 'FR' })).toBe('not-controlled');
  });

  it('29.7: Scientific Breakthrough may be played out of turn', () => {
    const t = talking((laid) => pool(laid.hand(1, 'scientific-breakthrough'), 'forced-march'));
    t.deal(alone('breakthrough', 1));
    t.dice(1).numbers(0).passes();
    expect(t.holds(1, 'forced-march')).toBe(1);
    expect(t.asked).toBe(0);
    expect(whyNot(alone('breakthrough', 1))).toBe('marker-not-held');
  });
});
