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
const trained = (players: number) =>
  inTurn({
    options: { edition: 'deluxe', players },
    top: ['britain'],
    bottom: ['france', 'spain'],
    lay: (t) => t.units('britain', 'army', 'india', 2).tokens('britain', 'india').tile('britain', 'army-training'),
  }).g;
const [four, five] = [4, 5].map(trained);

describe('what was learned of Struggle of Empires for two and for five', () => {
  const { judgement, at } = sense(game);
  const byHand = at!('captain');

  it.each([
    ['two', duel],
    ['five', five],
  ])('is what the Marshal judges games of %s by, and nobody else who plays', (_players, g) => {
    const told = LEVEL_IDS.map((level) => at!(level).value(g, 0));
    expect(told.slice(0, 3)).toEqual(Array(3).fill(byHand.value(g, 0)));
    expect(told[3]).not.toBeCloseTo(told[0]);
  });

  it('is what advice and looks back judge them by', () => {
    expect(judgement.value(duel, 0)).toBe(at!('marshal').value(duel, 0));
  });

  it('is for those numbers of players alone', () => {
    expect(judgement.value(four, 0)).toBe(byHand.value(four, 0));
  });

  it('leaves bargains to what all levels weigh them by', () => {
    expect([judgement.accepts, judgement.offers]).toEqual([byHand.accepts, byHand.offers]);
  });
});
