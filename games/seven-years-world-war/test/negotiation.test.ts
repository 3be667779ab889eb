import { MOST_FIELDS, randomChoice, Seeded, Table } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { MARKER } from '../src/data/markers.ts';
import { game } from '../src/game.ts';
import { NEUTRAL, noted } from '../src/state.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import { alone, showing, talking, trade, whyNot } from './deals-kit.ts';
import type { Table as Laid } from './kit.ts';
import { recruitingOf, trainingOf } from './money-kit.ts';
import { pool } from './powers-kit.ts';

describe('deals of all kinds', () => {
  it('have no more terms than a table reads, so that a form may name every one of them', () => {
    for (const { t, terms } of game.deals.kinds)
      expect(Object.keys({ t, from: 0, to: 1, ...terms }).length, t).toBeLessThanOrEqual(MOST_FIELDS);
    const named = trade({ points: 1, clause: 'no-attack', binds: 'both', until: 2 });
    const sat = Table.open(game, { options: { players: 2 }, chance: new Seeded('deals') });
    while (sat.view(0).open.turn === 0) {
      const seat = sat.seats.findIndex((_, each) => sat.asks(each).own !== null);
      const { askId, options } = sat.asks(seat).own!;
      sat.choose(seat, askId, randomChoice<Choice>(options, new Seeded(String(askId))));
    }
    expect(sat.propose(0, named)).toMatchObject({ ok: true });
  });
});

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
    expect(whyNot(trade({ pointsBack: 5 }))).toBe('other-cannot-pay');
  });

  it('21.2: a clause that names no year binds to the end of the present one, never one that is over', () => {
    const t = talking((laid) => laid.treasury(0, 5));
    const { turn } = t.g;
    t.deal(trade({ points: 1, clause: 'no-attack', binds: 'to' }));
    expect(t.g.agreements).toMatchObject([{ clause: 'no-attack', by: 1, to: 0, until: turn }]);
  });

  it('wait while something chosen is still to be paid for', () => {
    const rich = (laid: Laid) => laid.unit('GB:army-recruit', 'C14').unit('GB:army-recruit', 'E7').treasury(0, 9);
    const recruiting = recruitingOf({ lay: rich }).play(0, 'recruit GB army');
    expect([recruiting.key, recruiting.question?.deals]).toEqual(['recruiting.place', 'none']);
    const training = trainingOf({ lay: (laid) => rich(laid).leader('GB', 'general-1') });
    training.play(0, 'trainer general-1 GB no');
    expect([training.key, training.question?.deals]).toEqual(['training.ground', 'none']);
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
    const lay = (laid: Laid) => laid.treasury(0, 4);
    expect(whyNot(trade({ points: 4, markerBack: 'general-3' }), lay)).toBeNull();
    const t = talking(lay).deal(trade({ points: 4, markerBack: 'general-3' }));
    expect(t.told('deal-void')).toEqual([{ t: 'deal-void', seat: 1, marker: 'general-3' }]);
    expect(t.g.treasury).toEqual([4, 0]);
  });

  it('8.3: do not lead beyond the limit', () => {
    const four = { options: { players: 4 }, control: { GB: 0, FR: 1, PR: 2, RU: 3 } } as const;
    const full = (laid: Laid) => laid.hand(1, ...Array(8).fill('forced-march')).hand(0, 'expedition');
    expect(whyNot(trade({ marker: 'expedition' }), full, four)).toBe('hand-full');
    expect(whyNot(trade({ marker: 'expedition', markerBack: 'forced-march' }), full, four)).toBeNull();
  });

  it('21.0: points and a written clause are one bargain', () => {
    const t = talking((laid) => laid.treasury(0, 5));
    t.deal(trade({ points: 5, clause: 'no-attack', binds: 'to', until: 3 }));
    expect(t.g.treasury).toEqual([0, 5]);
    expect(t.g.agreements).toMatchObject([{ clause: 'no-attack', by: 1, to: 0, until: 3 }]);
  });

  it('21.0: of a bargain all is done or nothing', () => {
    const lay = (laid: Laid) => laid.treasury(0, 4);
    const bargain = trade({
      points: 4,
      markerBack: 'general-3',
      clause: 'no-entry',
      binds: 'both',
      land: 'FR',
      until: 3,
    });
    const t = talking(lay).deal(bargain);
    expect(t.told('deal-void')).toHaveLength(1);
    expect([t.g.treasury, t.g.agreements]).toEqual([[4, 0], []]);
    expect(whyNot(trade({ points: 9, clause: 'no-attack', binds: 'to', until: 3 }), lay)).toBe('cannot-pay');
    expect(whyNot(trade({ points: 4, clause: 'no-attack', until: 3 }), lay)).toBe('clause-terms');
    expect(whyNot(trade({ points: 4, binds: 'to' }), lay)).toBe('clause-terms');
    expect(whyNot(trade({ clause: 'pay', binds: 'to', sum: 9, until: 3 }), lay)).toBeNull();
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
    t.deal(showing(1));
    expect(t.told('hand-shown')).toMatchObject([
      { seat: 1, to: null, whole: true, markers: ['attrition', 'attrition'] },
    ]);
    expect(t.g.secret.notes[noted(t.g, 0, 1, MARKER.attrition)]).toBe(2);
    expect(whyNot(showing(1))).toBe('no-point');
  });

  it('7.2: he may show it to one player, and nobody else learns what it is', () => {
    const t = talking((laid) => laid.hand(1, 'attrition', 'voltaire'), {
      options: { players: 3 },
      control: { GB: 0, FR: 1, RU: 2 },
    });
    t.deal(showing(1, { seat: 2 }));
    const [event] = t.told('hand-shown');
    const seen = [0, 1, 2].map((viewer) => game.redact(event, viewer));
    expect(seen.map((one) => one?.t === 'hand-shown' && one.markers)).toEqual([null, event.markers, event.markers]);
    expect([0, 2].map((viewer) => t.g.secret.notes[noted(t.g, viewer, 1, MARKER.voltaire)])).toEqual([0, 1]);
    expect(whyNot(showing(0, { seat: 0 }), (laid) => laid.hand(0, 'attrition'))).toBe('no-point');
  });

  it('7.2: he may show one marker, which he must have, and the rest stays hidden', () => {
    const lay = (laid: Laid) => laid.hand(1, 'attrition', 'attrition', 'voltaire');
    const t = talking(lay).deal(showing(1, { marker: 'attrition', seat: 0 }));
    expect(t.told('hand-shown')).toMatchObject([{ to: 0, whole: false, markers: ['attrition'] }]);
    const known = (marker: 'attrition' | 'voltaire') => t.g.secret.notes[noted(t.g, 0, 1, MARKER[marker])];
    expect([known('attrition'), known('voltaire')]).toEqual([1, 0]);
    t.deal(showing(1)).deal(showing(1, { marker: 'attrition' }));
    expect(known('attrition')).toBe(2);
    expect(whyNot(showing(1, { marker: 'expedition' }), lay)).toBe('marker-not-held');
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
