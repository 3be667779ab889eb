import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { attackIndia, attacks, duel, strengths } from './duel.ts';
import type { Trial } from './kit.ts';

describe.each(EDITIONS)('%s: Blockade and the War Office', (edition) => {
  const blockade = (holder: 'spain' | 'britain', navies: [number, number]): Trial =>
    attackIndia(edition, (table) => {
      table.units('spain', 'army', 'india').tile(holder, 'blockade');
      if (navies[0] > 0) table.units('spain', 'navy', 'india', navies[0]);
      if (navies[1] > 0) table.units('britain', 'navy', 'india', navies[1]);
    });

  it(`ruling 36, ${edition}: the attacker with support may make it worth 2, before the dice`, () => {
    const t = blockade('spain', [1, 0]);
    expect([t.key, t.asked]).toEqual(['combat.blockade', 'spain']);
    t.dice(1, 1, 1, 1).play('spain', 'blockade-support yes');
    expect(strengths(t, 'land')).toEqual([3, 0]);
    expect([t.stock('blockade'), t.tiles('spain', 'blockade')]).toEqual([1, 0]);
  });

  it(`ruling 36, ${edition}: so may the defender; who has no support may not`, () => {
    const t = blockade('britain', [0, 1]).dice(1, 1, 1, 1).play('britain', 'blockade-support yes');
    expect(strengths(t, 'land')).toEqual([1, 2]);
    const kept = blockade('britain', [0, 1]).dice(1, 1, 1, 1).play('britain', 'blockade-support no');
    expect(strengths(kept, 'land')).toEqual([1, 1]);
    const none = duel(edition, (table) =>
      table.units('spain', 'army', 'india').tokens('britain', 'india').tile('britain', 'blockade'),
    );
    none.dice(1, 1, 1, 1);
    attacks(none, 'spain', 'india', 'britain');
    expect(strengths(none, 'land')).toEqual([1, 0]);
  });

  it(`ruling 37, ${edition}: a tile used and given back may not be taken again by its user in that round`, () => {
    const t = blockade('spain', [1, 0]).dice(1, 1, 1, 1).play('spain', 'blockade-support yes', 'action tile');
    expect(t.offers()).not.toContain('tile blockade');
    expect(t.why('spain', 'tile blockade')).toEqual(['tile-barred-this-round']);
  });

  it(`ruling 35, ${edition}: an enemy blockade keeps armies out unless one has more navies there; allies pass`, () => {
    const t = duel(edition, (table) => {
      table.units('spain', 'army', 'africa', 2).units('spain', 'navy', 'africa').units('spain', 'navy', 'india');
      table.units('britain', 'navy', 'india').g.blockades[4] = 0;
    });
    t.play('spain', 'action move', 'move army africa');
    expect(t.offers()).not.toContain('to india');
    expect(t.why('spain', 'to india')).toEqual(['blockaded']);
    t.g.navies[2 * 12 + 4] = 2;
    expect(t.run().offers()).toContain('to india');
    t.g.navies[2 * 12 + 4] = 1;
    t.g.blockades[4] = 1;
    t.g.navies[1 * 12 + 4] = 3;
    expect(t.run().offers()).toContain('to india');
  });

  it(`ruling 35, ${edition}: Trained Natives are placed, not moved, so a blockade does not keep them out`, () => {
    const t = duel(edition, (table) => {
      table.tokens('spain', 'india').tokens('spain', 'africa').tile('spain', 'trained-natives');
      table.units('britain', 'navy', 'india').g.blockades[4] = 0;
    });
    t.play('spain', 'use trained-natives', 'to india');
    expect(t.told('built')).toMatchObject([{ place: 'india' }]);
  });

  it(`the War Office makes one attack a war without gold or action (${edition})`, () => {
    const t = duel(edition, (table) =>
      table.units('spain', 'army', 'india').tokens('britain', 'india', 2).tile('spain', 'war-office').gold('spain', 0),
    );
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'india', 'britain', 'use war-office');
    expect([t.gold('spain'), t.unrest('spain'), t.tokens('spain', 'india')]).toEqual([0, 0, 1]);
    expect(t.told('attack-declared')).toMatchObject([{ free: true }]);
    expect(t.offers()).not.toContain('use war-office');
    expect(t.offers()).toContain('action attack');
  });
});

describe('ruling 51, deluxe: a pass beside an attack', () => {
  const lay = (): Trial =>
    duel('deluxe', (table) =>
      table.units('spain', 'army', 'india').tokens('britain', 'india').tile('spain', 'war-office').unrest('spain', 3),
    );

  it('ruling 51, deluxe: gives no unrest back, even if the attack was the War Office’s', () => {
    const t = lay().dice(1, 1, 1, 1);
    attacks(t, 'spain', 'india', 'britain', 'use war-office').play(
      'spain',
      'action pass',
      'action tile',
      'tile banking',
    );
    expect(t.asked).toBe('britain');
    expect(t.unrest('spain')).toBe(3);
  });

  it('ruling 51, deluxe: gives 1 back where both actions were passed, War Office or not', () => {
    const t = lay().dice(1, 1, 1, 1);
    attacks(t, 'spain', 'india', 'britain', 'use war-office').play('spain', 'action pass', 'action pass');
    expect(t.play('spain', 'give-back yes').unrest('spain')).toBe(2);
  });

  it('ruling 51, deluxe: gives 1 back without one', () => {
    const t = lay().play('spain', 'action pass', 'action tile', 'tile banking');
    if (t.key === 'turn.act') t.play('spain', 'end-turn');
    expect(t.play('spain', 'give-back yes').unrest('spain')).toBe(2);
  });
});
