import { describe, expect, it } from 'vitest';
import { playing, scored } from './card-kit.ts';
import { inRound } from './kit.ts';

describe('Readings of cards that leave something open', () => {
  it('ruling 113: Nootka takes off the flags that scored; one under a Conflict neither scores nor goes', () => {
    const t = playing('britain', 'nootka-incident', {
      bonus: true,
      lay: (on) => on.flag('britain', 'spain-alliance-north', 'spain-alliance-south').conflict('spain-alliance-south'),
    });
    t.play('britain', 'way economic-points');
    expect([scored(t, 'britain'), t.flag('spain-alliance-north'), t.flag('spain-alliance-south')]).toEqual([
      2,
      'nobody',
      'britain',
    ]);
  });

  it('ruling 114: the Quadruple Alliance’s bonus is paid for even if no squadron is left to be built', () => {
    const t = playing('britain', 'war-of-the-quadruple-alliance', {
      bonus: true,
      lay: (on) => on.navyBox('britain', 8),
    });
    // One of the eight is away.
    expect([t.navyBox('britain'), t.debt('britain')]).toEqual([7, 1]);
  });

  it('ruling 115: an Advantage an Event lends must be used if one is of use', () => {
    const t = playing('france', 'loge-des-neuf-soeurs', { lay: (on) => on.flag('france', 'mysore') });
    expect(t.offers()).toEqual(['pick-advantage algonquin-raids', 'pick-advantage power-struggle']);
  });

  it('ruling 116: Walpole cannot be used while the pile is empty, which is not made anew for him', () => {
    const t = inRound({
      side: 'britain',
      lay: (on) => {
        on.ministry('robert-walpole').hand('britain', 'tax-reform');
        on.g.discards = on.g.secret.pile;
        on.g.secret.pile = [];
      },
    });
    expect(t.offered('ability')).toEqual([]);
  });

  it('ruling 117: the Jacobites’ score and their shifts are in different rounds, whichever comes first', () => {
    const t = inRound({ tile: 'inv-17', lay: (on) => on.ministry('jacobite-uprisings') }).play('france', 'begin major');
    t.play('france', 'score-jacobites');
    expect(t.why('france', 'ability jacobite-shifts')).toEqual(['ability-timing']);
    const u = inRound({ tile: 'inv-17', lay: (on) => on.ministry('jacobite-uprisings') }).play('france', 'begin major');
    u.play('france', 'ability jacobite-shifts');
    expect(u.offered('score-jacobites')).toEqual([]);
  });

  it('ruling 118: a bonus that could do nothing was not had', () => {
    const t = playing('france', 'cook-and-bougainville', { bonus: true });
    // There was no Debt to give back.
    expect(t.round.bonus).toBe(false);
    expect(
      playing('france', 'cook-and-bougainville', { bonus: true, lay: (on) => on.debt('france', 1) }).round.bonus,
    ).toBe(true);
  });
});
