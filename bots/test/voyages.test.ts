import { describe, expect, it } from 'vitest';
import { inTurn } from '../../games/struggle-of-empires/test/kit.ts';
import { sense } from '../src/judgement/struggle-of-empires/sense.ts';
import { game } from './empires.ts';

const [FRANCE] = [1];

/** What a voyage of an army from the Caribbean to the Baltic States is expected to cost France besides the action. */
function tollWith(gold: number): number {
  const { g } = inTurn({
    options: { edition: 'deluxe' },
    top: ['france', 'austria'],
    bottom: ['britain', 'spain', 'russia'],
    lay: (t) => t.units('france', 'army', 'caribbean').gold('france', gold),
  }).play('france', 'action move');
  const seat = g.seatOf[FRANCE];
  const dilemma = { g, seat, key: 'move.to', options: [] };
  return sense(game).judgement.toll(dilemma, { t: 'to', place: 'baltic' });
}

describe('a voyage', () => {
  it('is dearer to whoever must tax its people for it', () => {
    const [rich, short, poor] = [5, 1, 0].map(tollWith);
    expect(tollWith(3)).toBe(rich);
    expect(short).toBeGreaterThan(rich);
    expect(poor).toBeGreaterThan(short);
  });
});
