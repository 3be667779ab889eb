import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { attacks, duel, strengths } from './duel.ts';
import { inTurn, type Trial } from './kit.ts';

describe.each(EDITIONS)('%s: helpers', (edition) => {
  it(`ruling 25, ${edition}: allies may help against a neutral counter, and nobody helps the counter`, () => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'army', 'baltic')
        .units('france', 'army', 'baltic', 2)
        .units('britain', 'army', 'baltic', 3)
        .neutral('baltic-2'),
    );
    attacks(t, 'spain', 'baltic', 'baltic-2').play('spain', 'call france');
    t.dice(3, 1, 1, 1).play('france', 'commit 2 0');
    expect(strengths(t, 'land')).toEqual([3, 3]);
    expect(t.tokens('spain', 'baltic')).toBe(1);
  });

  it(`ruling 26, ${edition}: the attacker calls first, then the defender; helpers bring any number, but no forts`, () => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'army', 'india')
        .units('spain', 'navy', 'india')
        .units('france', 'army', 'india', 2)
        .units('france', 'fort', 'india')
        .units('britain', 'navy', 'india')
        .units('austria', 'army', 'india')
        .units('austria', 'navy', 'india', 2)
        .tokens('britain', 'india'),
    );
    attacks(t, 'spain', 'india', 'britain');
    expect([t.key, t.asked]).toEqual(['call-allies.call', 'spain']);
    t.play('spain', 'call france');
    expect(t.offers('france')).toEqual(['commit 0..2 0']);
    t.play('france', 'commit 1 0');
    expect([t.key, t.asked]).toEqual(['call-allies.call', 'britain']);
    t.play('britain', 'call austria');
    expect(t.offers('austria')).toEqual(['commit 0..1 0..2']);
    t.play('austria', 'commit 0 1').play('spain', 'fight-at-sea yes');
    t.dice(1, 1, 1, 1).dice(1, 1, 2, 1).play('britain', 'fight-at-sea yes');
    expect(strengths(t, 'naval')).toEqual([1, 2]);
    expect(strengths(t, 'land')).toEqual([2, 1]);
    expect(t.told('ally-committed')).toMatchObject([
      { power: 'france', helps: 'spain', side: 'attacker', armies: 1, navies: 0 },
      { power: 'austria', helps: 'britain', side: 'defender', armies: 0, navies: 1 },
    ]);
  });

  it(`a helper’s training does not count, only that of the principals (${edition})`, () => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'army', 'india')
        .units('france', 'army', 'india')
        .tile('france', 'army-training', 2)
        .tokens('britain', 'india'),
    );
    attacks(t, 'spain', 'india', 'britain').play('spain', 'call france');
    t.dice(1, 1, 1, 1).play('france', 'commit 1 0');
    expect(strengths(t, 'land')).toEqual([2, 0]);
  });
});

describe('calling', () => {
  const three = (): Trial =>
    attacks(
      duel(
        'original',
        (table) =>
          table
            .units('spain', 'army', 'india')
            .units('france', 'army', 'india')
            .tokens('britain', 'india')
            .units('austria', 'army', 'india'),
        {},
      ),
      'spain',
      'india',
      'britain',
    );

  it('who wants no help asks nobody', () => {
    const t = three().play('spain', 'call-no-more').dice(1, 1, 1, 1).play('britain', 'call-no-more');
    expect(strengths(t, 'land')).toEqual([1, 0]);
    expect(t.told('ally-called')).toEqual([]);
  });

  it('ruling 59: those asked answer in any order; who was not asked at first may be asked after that', () => {
    const t = sixPowers();
    t.play('spain', 'call russia', 'call france', 'call-no-more');
    expect(t.question?.mode).toBe('open');
    expect(t.question?.waiting).toHaveLength(2);
    t.play('france', 'commit 1 0').play('russia', 'commit 0 0');
    expect(t.offers('spain')).toEqual(['call prussia', 'call-no-more']);
    expect(t.why('spain', 'call russia')).toEqual(['called-already']);
    expect(t.why('spain', 'call austria')).toEqual(['not-an-ally']);
    t.play('spain', 'call prussia');
    t.dice(1, 1, 1, 1).play('prussia', 'commit 1 0');
    expect(strengths(t, 'land')).toEqual([3, 0]);
  });

  it('an ally without units there cannot be asked', () => {
    const t = sixPowers();
    t.g.armies.fill(0, 5 * 12, 6 * 12);
    expect(t.why('spain', 'call prussia')).toEqual(['ally-has-no-units']);
  });

  it('gold for help may change hands while those asked make up their minds', () => {
    const t = three().play('spain', 'call france');
    expect(t.question?.deals).toBe('money');
    t.deal({ t: 'gold', from: t.g.seatOf[2], to: t.g.seatOf[1], gold: 3, promise: 'help', power: null, region: null });
    expect([t.gold('spain'), t.gold('france')]).toEqual([5, 13]);
    t.play('france', 'commit 0 0').dice(1, 1, 1, 1).play('britain', 'call-no-more');
    expect(strengths(t, 'land')).toEqual([1, 0]);
  });
});

describe.each(EDITIONS)('ruling 34, %s: Surprise Attack', (edition) => {
  const lay = () => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'army', 'india', 2)
        .units('britain', 'army', 'india')
        .units('austria', 'army', 'india')
        .tokens('britain', 'india')
        .alliance('britain', 'indian-nawab')
        .tile('spain', 'surprise-attack'),
    );
    t.play('spain', 'action attack');
    if (t.key === 'attack.declare') t.play('spain', 'attack india britain');
    return t;
  };

  it(`ruling 34, ${edition}: keeps helpers out, but not the defender’s alliance, and goes back to the stock`, () => {
    const t = lay().dice(3, 1, 1, 1).play('spain', 'surprise yes');
    expect(strengths(t, 'land')).toEqual([2, 2]);
    expect(t.told('ally-called')).toEqual([]);
    expect([t.tiles('spain', 'surprise-attack'), t.stock('surprise-attack')]).toEqual([0, 1]);
  });

  it(`ruling 34, ${edition}: is not asked for where nobody could come`, () => {
    const t = duel(edition, (table) =>
      table.units('spain', 'army', 'india').tokens('britain', 'india').tile('spain', 'surprise-attack'),
    );
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'india', 'britain');
    expect(t.tiles('spain', 'surprise-attack')).toBe(1);
  });

  it(`ruling 34, ${edition}: may be kept for another time`, () => {
    const t = lay().play('spain', 'surprise no').play('britain', 'call austria');
    t.dice(3, 1, 1, 1).play('austria', 'commit 1 0');
    expect(strengths(t, 'land')).toEqual([2, 3]);
    expect(t.tiles('spain', 'surprise-attack')).toBe(1);
  });
});

/** Spain, France, Prussia and Russia against Britain and Austria; Spain has declared an attack in India. */
function sixPowers(): Trial {
  const t = inSix();
  return attacks(t, 'spain', 'india', 'britain');
}

const inSix = () =>
  inTurn({
    options: { edition: 'original' },
    top: ['spain', 'france', 'prussia', 'russia'],
    bottom: ['britain', 'austria'],
    lay: (table) =>
      table
        .units('spain', 'army', 'india')
        .units('france', 'army', 'india')
        .units('prussia', 'army', 'india')
        .units('russia', 'army', 'india')
        .tokens('britain', 'india'),
  });
