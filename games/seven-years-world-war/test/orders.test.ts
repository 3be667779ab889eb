import type { Frame, Order } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { attacking } from '../src/combat/attack-under-way.ts';
import { MARKER } from '../src/data/markers.ts';
import { POWER } from '../src/data/powers.ts';
import { squareOf } from '../src/data/squares.ts';
import type { Attempt } from '../src/diplomacy/attempt.ts';
import { flow } from '../src/flow.ts';
import { playing } from '../src/markers/play-marker.ts';
import { rolling } from '../src/markers/roll.ts';
import { moving } from '../src/movement/move-under-way.ts';
import type { State } from '../src/state.ts';
import { highest } from '../src/turn/initiative.ts';
import { orders } from '../src/vocabulary/orders.ts';
import { piecesAt } from '../src/vocabulary/piece-names.ts';
import { inPhase, table } from './kit.ts';

const g = table({ phase: 'combat' });
const answerIn = (state: State, order: Order, locals: object, seat: number) =>
  orders.find(({ id }) => id === order.order)!.answer(state, locals as Frame, seat, order);
const answer = (order: Order, locals: object, seat = 0) => answerIn(g, order, locals, seat);
const attempt: Attempt = { seat: 1, target: POWER.SP, laid: [0, 1], shown: [], owners: [], struck: -1 };

describe('Standing orders', () => {
  it('bear on questions that are really put', () => {
    const asks = flow.asks();
    for (const { asks: keys } of orders) for (const key of keys) expect(asks).toContain(key);
  });

  it('begin with those a player would miss: his battles, countermarches, great markers, diplomacy, the tour', () => {
    expect(orders.flatMap(({ initial }) => initial ?? []).map(({ order }) => order)).toEqual([
      'ask-die',
      'ask-marker',
      'ask-marker',
      'ask-marker',
      'ask-marker',
      'ask-diplomacy',
      'ask-countermarch',
      'ask-honours',
      'ask-tour',
    ]);
  });

  it.each([
    ['my-battles', rolling(0, 'combat', 1), 'ask'],
    ['my-battles', rolling(1, 'combat', 0), 'ask'],
    ['my-battles', rolling(1, 'combat', 2), null],
    ['my-battles', rolling(0, 'diplomacy'), null],
    ['mine', rolling(0, 'corruption'), 'ask'],
    ['mine', rolling(1, 'combat', 0), null],
    ['concerning-me', rolling(1, 'coup', 0), 'ask'],
    ['concerning-me', rolling(1, 'coup', 2), null],
    ['diplomacy', rolling(1, 'diplomacy'), 'ask'],
    ['diplomacy', rolling(0, 'combat'), null],
    ['all', rolling(1, 'laissez-faire'), 'ask'],
  ] as const)('ask-die %s', (which, locals, expected) => {
    expect(answer({ order: 'ask-die', which }, locals)).toBe(expected);
  });

  it('ask-marker: of one kind or any, by one player or anybody', () => {
    const order = (marker: string | null, by: number | null) => ({ order: 'ask-marker', marker, by });
    const shown = playing(1, MARKER.attrition);
    expect(answer(order('attrition', null), shown)).toBe('ask');
    expect(answer(order('voltaire', null), shown)).toBeNull();
    expect(answer(order(null, 1), shown)).toBe('ask');
    expect(answer(order(null, 2), shown)).toBeNull();
  });

  it('ask-diplomacy: about one target or all', () => {
    expect(answer({ order: 'ask-diplomacy', power: null }, attempt)).toBe('ask');
    expect(answer({ order: 'ask-diplomacy', power: 'SP' }, attempt)).toBe('ask');
    expect(answer({ order: 'ask-diplomacy', power: 'UP' }, attempt)).toBeNull();
  });

  it('let-pass: lays nothing against diplomacy, but asks when one’s own power is aimed at', () => {
    expect(answer({ order: 'let-pass', power: null }, attempt)).toEqual({ t: 'done' });
    expect(answer({ order: 'let-pass', power: null }, { ...attempt, target: POWER.GB })).toBe('ask');
    expect(answer({ order: 'let-pass', power: 'UP' }, attempt)).toBeNull();
    expect(answer({ order: 'let-pass', power: 'SP' }, attempt)).toEqual({ t: 'done' });
  });

  it('ask-countermarch: anywhere or at one square', () => {
    const locals = moving(1, squareOf('C17'));
    expect(answer({ order: 'ask-countermarch', square: null }, locals)).toBe('ask');
    expect(answer({ order: 'ask-countermarch', square: 'C17' }, locals)).toBe('ask');
    expect(answer({ order: 'ask-countermarch', square: 'C16' }, locals)).toBeNull();
  });

  it('ask-good-countermarch: where three dice of six would win, by what everybody can see', () => {
    const asked = (prussians: number) => {
      const { g: state } = inPhase({
        phase: 'movement',
        lay: (table) => table.unit('PR:army-recruit', 'C17', prussians).unit('RU:army-veteran', 'C18', 2),
      });
      return answerIn(state, { order: 'ask-good-countermarch' }, moving(0, squareOf('C17')), 1);
    };
    expect([1, 6].map(asked)).toEqual(['ask', null]);
  });

  it('ask-die my-battles-if-bad: where the die as it lies throws one’s own units back', () => {
    const { g: laid } = inPhase({
      phase: 'combat',
      lay: (table) => table.unit('PR:army-recruit', 'C16').unit('RU:army-veteran', 'C17', 2),
    });
    const [from, to] = [squareOf('C16'), squareOf('C17')];
    const attack = { ...attacking({ seat: 0, from, to, force: piecesAt(laid, from) }), defender: 1 };
    const bad = (die: number, seat: number) => {
      const state: State = { ...laid, die, stack: [{ proc: 'attack', step: 'throw', said: [], ...attack }] };
      return answerIn(state, { order: 'ask-die', which: 'my-battles-if-bad' }, rolling(0, 'combat', 1), seat) === 'ask';
    };
    const dice = [1, 2, 3, 4, 5, 6];
    expect(dice.filter((die) => bad(die, 0)).length).toBeGreaterThan(0);
    expect(dice.filter((die) => !bad(die, 0)).length).toBeGreaterThan(0);
    expect(dice.filter((die) => bad(die, 0) && bad(die, 1))).toEqual([]);
    expect(dice.filter((die) => bad(die, 2))).toEqual([]);
  });

  it('ask-honours: as attacker, as defender, or both', () => {
    const locals = { ...attacking({ seat: 0, from: 0, to: 1 }), defender: 1 };
    expect(answer({ order: 'ask-honours', as: null }, locals)).toBe('ask');
    expect(answer({ order: 'ask-honours', as: 'defender' }, locals)).toBeNull();
    expect(answer({ order: 'ask-honours', as: 'defender' }, locals, 1)).toBe('ask');
    expect(answer({ order: 'ask-honours', as: null }, locals, 2)).toBeNull();
  });

  it('ask-tour: every year, or only where one would not surely be first', () => {
    expect(answer({ order: 'ask-tour' }, {})).toBe('ask');
    const late = (designated: number, seat: number) => answer({ order: 'ask-late-tour' }, { designated }, seat);
    const [first] = highest(g);
    const other = 1 - first;
    expect([late(-1, first), late(-1, other)]).toEqual([null, 'ask']);
    expect([late(other, first), late(other, other)]).toEqual(['ask', null]);
  });
});
