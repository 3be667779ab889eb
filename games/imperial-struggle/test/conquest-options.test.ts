import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../src/data/map/spaces.ts';
import type { Trial } from './kit.ts';
import { inTheatre, type WarTable } from './war-kit.ts';

const won = (lay: (table: WarTable) => void, options = {}): Trial =>
  inTheatre('7YW-3', { options, lay: (table) => lay(table.lead('britain', '7YW-3', 6)) });
const why = (t: Trial, space: SpaceId) => t.why('britain', `conquer ${space}`)[0];

describe('Options of conquest', () => {
  it('tougher Forts: only along a conquest line, as from Halifax to Louisbourg', () => {
    const lay = (table: WarTable) => table.flag('france', 'louisbourg');
    expect(why(won(lay, { tougherForts: true }), 'louisbourg')).toBe('no-conquest-line');
    expect(
      why(
        won((table) => lay(table).flag('britain', 'halifax'), { tougherForts: true }),
        'louisbourg',
      ),
    ).toBeUndefined();
    expect(why(won(lay), 'louisbourg')).toBeUndefined();
    // An empty Fort space is no easier.
    expect(
      why(
        won(() => {}, { tougherForts: true }),
        'louisbourg',
      ),
    ).toBe('no-conquest-line');
  });

  it('ruling 85: with the Spanish Empire, an uncontrolled Spanish Territory taken lets the loser shift in Spain after the theatre', () => {
    const lay = (table: WarTable) => table.flag('britain', 'spain-alliance-north').flag('france', 'hudson-bay');
    const t = won(lay, { spanishEmpire: true });
    t.play('britain', 'conquer gibraltar', 'conquer asiento', 'conquer hudson-bay').play('france', 'refuse no');
    expect(t.key).toBe('theatre.spain');
    expect(t.asked).toBe('france');
    t.play('france', 'target spain-alliance-north', 'target spain-alliance-north');
    expect(t.flag('spain-alliance-north')).toBe('france');
    expect(t.key).toBeNull();
  });

  it('ruling 103: any of the four spaces of Spain may be shifted', () => {
    const t = won((table) => table.flag('britain', 'spain-prestige-2').flag('france', 'spain-prestige-3'), {
      spanishEmpire: true,
    });
    t.play('britain', 'conquer gibraltar', 'no-more');
    expect(t.offers()).toEqual([
      'target spain-alliance-north',
      'target spain-prestige-2',
      'target spain-alliance-south',
      'decline',
    ]);
  });

  it('ruling 101: a Spanish Market may be taken', () => {
    const t = won((table) => table.flag('spain', 'havana'), { spanishEmpire: true }).play('britain', 'conquer havana');
    expect(t.flag('havana')).toBe('britain');
  });

  it('ruling 85: the loser may let it be, and gets none for a Territory somebody held', () => {
    const t = won((table) => table.flag('france', 'gibraltar'), { spanishEmpire: true });
    t.play('britain', 'conquer gibraltar').play('france', 'refuse no');
    t.play('britain', 'conquer minorca', 'no-more').play('france', 'decline');
    expect(t.key).toBeNull();
    const without = won(() => {});
    without.play('britain', 'conquer gibraltar', 'no-more');
    expect(without.key).toBeNull();
  });
});
