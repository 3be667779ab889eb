import { describe, expect, it } from 'vitest';
import { SPACE, type SpaceId } from '../src/data/map/spaces.ts';
import type { Trial } from './kit.ts';
import { inTheatre, type WarTable } from './war-kit.ts';

const won = (lay: (table: WarTable) => void, options = {}): Trial =>
  inTheatre('7YW-3', { options, lay: (table) => lay(table.lead('britain', '7YW-3', 6)) });
const territories = (t: Trial) => t.offers().filter((line) => line.startsWith('conquer '));
const seas = (t: Trial) => t.offers().filter((line) => line.startsWith('conquer-sea'));
const why = (t: Trial, space: SpaceId) => t.why('britain', `conquer ${space}`)[0];
const whySea = (t: Trial, space: SpaceId, from: SpaceId | 'navy-box') =>
  t.why(t.asked!, `conquer-sea ${space} ${from}`)[0];

describe('rule 41: what may be taken', () => {
  it('Markets, empty or not, and opposing Forts of the theatre’s Regions, but no Political space', () => {
    const t = won((table) => table.flag('france', 'louisbourg', 'albany', 'algonquin').flag('britain', 'niagara'));
    expect(t.offers()).toContain('conquer albany');
    expect(t.offers()).toContain('conquer havana');
    expect(t.offers()).toContain('conquer louisbourg');
    expect(why(t, 'algonquin')).toBe('not-conquerable');
    expect(why(t, 'niagara')).toBe('already-yours');
    expect(why(t, 'kurpa')).toBe('outside-theatre');
    t.play('britain', 'conquer albany');
    expect(t.flag('albany')).toBe('britain');
  });

  it('7.2.1, ruling 96: an empty Fort space too, and an undamaged Fort stands there', () => {
    const t = won(() => {});
    expect(t.offers()).toContain('conquer louisbourg');
    t.play('britain', 'conquer louisbourg');
    expect([t.flag('louisbourg'), t.g.damaged[SPACE.louisbourg], t.told('refused')]).toEqual(['britain', 0, []]);
    expect(why(t, 'arcot')).toBe('outside-theatre');
  });

  it('a Territory on the extra list of the theatre, and no other outside its Regions', () => {
    const t = won(() => {});
    expect(territories(t)).toContain('conquer gibraltar');
    expect(territories(t)).toContain('conquer minorca');
    expect(why(t, 'madras')).toBe('outside-theatre');
  });

  it('a Territory at the end of a conquest line only from an own Fort, sea or Territory', () => {
    expect(
      why(
        won((table) => table.flag('france', 'acadia')),
        'acadia',
      ),
    ).toBe('no-conquest-line');
    expect(
      why(
        won((table) => table.flag('britain', 'louisbourg')),
        'acadia',
      ),
    ).toBeUndefined();
    expect(
      why(
        won((table) => table.flag('britain', 'bahamas-run')),
        'st-domingue',
      ),
    ).toBeUndefined();
    expect(
      why(
        won((table) => table.flag('britain', 'carolinas')),
        'san-agustin',
      ),
    ).toBeUndefined();
  });

  it('a damaged Fort serves at the end of a line', () => {
    expect(
      why(
        won((table) => table.flag('britain', 'louisbourg').damaged('louisbourg')),
        'acadia',
      ),
    ).toBeUndefined();
  });

  it('Gibraltar, Minorca, Hudson Bay and Asiento without any line', () => {
    for (const space of ['gibraltar', 'minorca', 'hudson-bay', 'asiento'] as const)
      expect(
        why(
          won(() => {}),
          space,
        ),
      ).toBeUndefined();
  });

  it('ruling 58: Territories of an extra list by their lines', () => {
    const central = (lay: (table: WarTable) => void) =>
      inTheatre('WSS-1', { lay: (table) => lay(table.navyBox('france', 0).lead('france', 'WSS-1', 3)) });
    expect(territories(central(() => {}))).toEqual([
      'conquer gibraltar',
      'conquer minorca',
      'conquer asiento',
      'conquer hudson-bay',
    ]);
    const t = central((table) => table.flag('france', 'st-domingue', 'louisbourg'));
    expect(territories(t)).toContain('conquer san-agustin');
    expect(territories(t)).toContain('conquer acadia');
  });

  it('what is gained a moment before may lead on', () => {
    const t = won((table) => table.flag('france', 'louisbourg', 'acadia').flag('britain', 'halifax'));
    expect(territories(t)).not.toContain('conquer acadia');
    t.play('britain', 'conquer louisbourg', 'conquer acadia').play('france', 'refuse no');
    expect(t.flag('acadia')).toBe('britain');
  });

  it('ruling 15: a damaged Fort stays damaged, and a Conflict goes', () => {
    const t = won((table) => table.flag('france', 'louisbourg', 'albany').damaged('louisbourg').conflict('albany'));
    t.play('britain', 'conquer louisbourg', 'conquer albany');
    expect(t.flag('louisbourg')).toBe('britain');
    expect(t.g.damaged[SPACE.louisbourg]).toBe(1);
    expect(t.g.conflicts[SPACE.albany]).toBe(0);
  });

  it('ruling 46: a Territory with Huguenots costs two', () => {
    const t = inTheatre('WAS-2', {
      lay: (table) =>
        table
          .flag('france', 'quebec-montreal')
          .flag('britain', 'champlain-valley')
          .huguenots('quebec-montreal')
          .lead('britain', 'WAS-2', 1),
    });
    expect(why(t, 'quebec-montreal')).toBe('conquest-points-short');
    const rich = won((table) =>
      table.flag('france', 'quebec-montreal').flag('britain', 'champlain-valley').huguenots('quebec-montreal'),
    );
    rich.play('britain', 'conquer quebec-montreal').play('france', 'refuse no');
    expect(rich.told('conquered')).toMatchObject([{ space: 'quebec-montreal', cp: 2 }]);
    expect(rich.g.huguenots[0]).toBe(-2);
    expect(rich.key).toBe('conquest.take');
    rich.play('britain', 'conquer havana');
    expect(rich.key).not.toBe('conquest.take');
  });

  it('points not spent are lost', () => {
    const t = won(() => {});
    t.play('britain', 'no-more');
    expect(t.key).not.toBe('conquest.take');
  });

  it('American flags are not taken', () => {
    expect(
      why(
        won((table) => table.flag('usa', 'carolinas')),
        'carolinas',
      ),
    ).toBe('american');
  });
});

describe('rule 41: seas', () => {
  it('ruling 88: a squadron comes from the Navy Box or from elsewhere in the theatre', () => {
    const t = won((table) => table.navyBox('britain', 1).flag('britain', 'cabot-strait', 'biscay'));
    expect(seas(t)).toContain('conquer-sea bahamas-run navy-box');
    expect(seas(t)).toContain('conquer-sea bahamas-run cabot-strait');
    expect(seas(t).some((line) => line.endsWith('biscay'))).toBe(false);
    expect(whySea(t, 'bahamas-run', 'biscay')).toBe('squadron-outside-theatre');
    t.play('britain', 'conquer-sea bahamas-run cabot-strait');
    expect(t.flag('bahamas-run')).toBe('britain');
    expect(t.flag('cabot-strait')).toBe('nobody');
  });

  it('an opposing squadron there goes to the Navy Box', () => {
    const t = won((table) => table.navyBox('britain', 1).navyBox('france', 0).flag('france', 'bahamas-run'));
    t.play('britain', 'conquer-sea bahamas-run navy-box');
    expect(t.g.navyBox).toEqual([1, 0]);
    expect(whySea(t, 'cuba-passage', 'navy-box')).toBe('no-squadron-to-send');
  });

  it('each squadron takes one sea a War', () => {
    const t = won((table) => table.navyBox('britain', 1));
    t.play('britain', 'conquer-sea bahamas-run navy-box');
    expect(seas(t)).toEqual([]);
    expect(whySea(t, 'cuba-passage', 'bahamas-run')).toBe('squadron-has-conquered');
  });

  it('one driven back to the Navy Box has still had its turn', () => {
    const t = inTheatre('WSS-1', {
      lay: (table) =>
        table
          .navyBox('france', 1)
          .lead('france', 'WSS-1', 3)
          .lead('france', 'WSS-2', 4)
          .tile('britain', 'WSS-2', 'fort'),
    });
    t.play('france', 'conquer-sea biscay navy-box');
    expect(t.g.navyBox[0]).toBe(1);
    expect(t.key).toBe('conquest.take');
    expect(seas(t)).toEqual([]);
    expect(whySea(t, 'biscay', 'navy-box')).toBe('squadron-has-conquered');
  });

  it('so has one that a conquest has driven there', () => {
    const t = inTheatre('WSS-1', {
      lay: (table) =>
        table
          .navyBox('france', 1)
          .navyBox('britain', 1)
          .lead('france', 'WSS-1', 3)
          .lead('britain', 'WSS-2', 4)
          .lead('france', 'WSS-3', 4),
    });
    t.play('france', 'conquer-sea balearic navy-box').play('britain', 'conquer-sea balearic navy-box');
    expect([t.asked, t.g.navyBox]).toEqual(['france', [1, 0]]);
    expect(seas(t)).toEqual([]);
    expect(whySea(t, 'cabot-strait', 'navy-box')).toBe('squadron-has-conquered');
  });

  it('a sea gained may lead a line to a Territory', () => {
    const t = won((table) => table.navyBox('britain', 1).flag('france', 'guadeloupe'));
    expect(why(t, 'guadeloupe')).toBe('no-conquest-line');
    t.play('britain', 'conquer-sea antilles-channel navy-box', 'conquer guadeloupe');
    expect(t.key).toBe('conquest.refuse');
  });
});

describe('rule 42: refusals', () => {
  const three = () => won((table) => table.flag('france', 'hudson-bay', 'asiento', 'gibraltar', 'minorca'));

  it('keep a Territory for 3 VP, then 5; the point is spent and the Territory safe for the War', () => {
    const t = three();
    t.play('britain', 'conquer hudson-bay').play('france', 'refuse yes');
    expect(t.flag('hudson-bay')).toBe('france');
    expect(t.told('vp').filter(({ cause }) => cause === 'refusal')).toMatchObject([{ side: 'britain', n: 3 }]);
    expect(why(t, 'hudson-bay')).toBe('refused-this-war');
    t.play('britain', 'conquer asiento').play('france', 'refuse yes');
    expect(
      t
        .told('vp')
        .filter(({ cause }) => cause === 'refusal')
        .map(({ n }) => n),
    ).toEqual([3, 5]);
    t.play('britain', 'conquer gibraltar');
    expect(t.flag('gibraltar')).toBe('britain');
    expect(t.key).not.toBe('conquest.take');
  });

  it('count through the War, each side for itself', () => {
    const t = inTheatre('WSS-1', {
      lay: (table) =>
        table
          .flag('france', 'asiento', 'hudson-bay', 'gibraltar')
          .flag('britain', 'minorca')
          .lead('britain', 'WSS-1', 3)
          .lead('france', 'WSS-2', 2)
          .lead('britain', 'WSS-3', 3),
    });
    t.play('britain', 'conquer asiento').play('france', 'refuse yes');
    t.play('france', 'conquer minorca').play('britain', 'refuse yes');
    t.play('britain', 'conquer hudson-bay').play('france', 'refuse yes');
    expect(
      t
        .told('vp')
        .filter(({ cause }) => cause === 'refusal')
        .map(({ side, n }) => `${side} ${n}`),
    ).toEqual(['britain 3', 'france 3', 'britain 5']);
  });

  it('a Territory given up changes its flag', () => {
    const t = three();
    t.play('britain', 'conquer minorca').play('france', 'refuse no');
    expect(t.flag('minorca')).toBe('britain');
  });

  it('ruling 57: nobody refuses what nobody holds; nor Forts, Markets and seas', () => {
    const t = won((table) => table.flag('france', 'louisbourg', 'albany'));
    t.play('britain', 'conquer gibraltar', 'conquer louisbourg', 'conquer albany');
    expect(t.told('refused')).toEqual([]);
    expect([t.flag('gibraltar'), t.flag('louisbourg'), t.flag('albany')]).toEqual(['britain', 'britain', 'britain']);
  });
});
