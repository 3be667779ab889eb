import { game } from '@cabinet-wars/struggle-of-empires';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../games/struggle-of-empires/test/kit.ts';
import { sense } from '../src/judgement/struggle-of-empires/sense.ts';
import { LEVEL_IDS } from '../src/levels/level.ts';

const duel = inTurn({
  options: { edition: 'deluxe', players: 2 },
  top: ['britain'],
  bottom: ['france'],
  lay: (t) => t.units('britain', 'army', 'india', 2).tokens('britain', 'india').gold('britain', 9),
}).g;
const company = inTurn({
  options: { edition: 'deluxe' },
  top: ['france', 'austria'],
  bottom: ['britain', 'spain', 'russia'],
  lay: (t) => t.units('britain', 'army', 'india', 2).tokens('britain', 'india').gold('britain', 9),
}).g;

describe('what was learned of duels in Struggle of Empires', () => {
  const { judgement, at } = sense(game);
  const byHand = at!('captain');

  it('is what the Marshal judges them by, and nobody else who plays', () => {
    const told = LEVEL_IDS.map((level) => at!(level).value(duel, 0));
    expect(told.slice(0, 3)).toEqual(Array(3).fill(byHand.value(duel, 0)));
    expect(told[3]).not.toBeCloseTo(told[0]);
  });

  it('is what advice and looks back judge them by', () => {
    expect(judgement.value(duel, 0)).toBe(at!('marshal').value(duel, 0));
  });

  it('is for duels alone', () => {
    expect(judgement.value(company, 0)).toBe(byHand.value(company, 0));
  });

  it('leaves bargains to what all levels weigh them by', () => {
    expect([judgement.accepts, judgement.offers]).toEqual([byHand.accepts, byHand.offers]);
  });
});
