import { describe, expect, it } from 'vitest';
import { SPACE, type SpaceId } from '../src/data/map/spaces.ts';
import { inRound, type Table, type Trial } from './kit.ts';

const begin = (t: Trial, which = 'major'): Trial => t.play(t.asked!, `begin ${which}`);
const trading = (lay: (table: Table) => void, tile = 'inv-01' as const): Trial =>
  begin(inRound({ tile, lay: (table) => lay(table.clear()) }));
const fighting = (lay: (table: Table) => void, options = {}): Trial =>
  begin(inRound({ tile: 'inv-17', options, lay: (table) => lay(table.clear()) }));
const isIsolated = (t: Trial, space: SpaceId): boolean => t.g.isolated[SPACE[space]] === 1;
const price = (t: Trial): number => t.told('bought').at(-1)!.price;

describe('rule 21: the connection a Market needs', () => {
  it('is an own Territory, Fort, damaged or not, or squadron next to it', () => {
    expect(trading((table) => table.flag('france', 'st-domingue')).offered('shift')).toEqual([
      'caicos',
      'port-de-paix',
      'puerto-principe',
    ]);
    expect(trading((table) => table.flag('france', 'arcot').damaged('arcot')).offered('shift')).toEqual([
      'kurpa',
      'vellore',
    ]);
    expect(trading((table) => table.flag('france', 'malabar-coast')).offered('shift')).toEqual([
      'calicut',
      'mangalore',
    ]);
  });

  it('or an own Market without Conflict that was not Isolated when the round began', () => {
    const chain = (table: Table) => table.flag('france', 'chandernagore', 'plassey');
    expect(trading(chain).offered('shift')).toContain('malacca-route');
    expect(trading((table) => chain(table).conflict('plassey')).offered('shift')).not.toContain('malacca-route');
    expect(trading((table) => table.flag('france', 'plassey')).offered('shift')).toEqual([]);
  });

  it('a Market gained in this round leads nowhere, even if lost and regained', () => {
    const t = trading((table) => table.flag('france', 'chandernagore'));
    t.play('france', 'shift plassey');
    expect(t.offered('shift')).toEqual([]);
  });

  it('ruling 8: a squadron deployed in this round serves at once', () => {
    const t = begin(inRound({ tile: 'inv-03', lay: (table) => table.clear().navyBox('france', 1) }), 'minor');
    t.play('france', 'deploy navy-box malabar-coast');
    expect(begin(t).offered('shift')).toEqual(['calicut', 'mangalore']);
  });

  it('ruling 8: so does a Fort seized or built', () => {
    const t = begin(
      inRound({
        tile: 'inv-17',
        lay: (table) => table.clear().flag('britain', 'arcot').damaged('arcot').flag('france', 'kurpa'),
      }),
    );
    t.play('france', 'seize-fort arcot', 'finish');
    expect(begin(t, 'minor').offered('shift')).toContain('vellore');
  });

  it('ruling 7: a Market whose Conflict is removed serves at once', () => {
    const t = begin(
      inRound({
        tile: 'inv-17',
        lay: (table) => table.clear().flag('france', 'chandernagore', 'plassey').conflict('plassey'),
      }),
    );
    t.play('france', 'remove-conflict plassey', 'finish');
    expect(begin(t, 'minor').offered('shift')).toContain('west-bengal');
  });

  it('ruling 2: paid effects need it, effects of Events do not', () => {
    const t = inRound({
      tile: 'inv-05',
      lay: (table) =>
        table.clear().flag('britain', 'york-factory', 'niagara', 'hudson-bay').hand('france', 'south-sea-speculation'),
    });
    t.play('france', 'event south-sea-speculation');
    expect(t.offered('target')).toContain('york-factory');
    t.play('france', 'target york-factory');
    expect(t.flag('york-factory')).toBe('nobody');
    expect(begin(t).offered('shift')).toEqual([]);
  });
});

describe('rule 22: Isolation', () => {
  it('is a flagged Market without a chain of own Conflict-free Markets to something else of its owner’s', () => {
    const t = inRound({
      lay: (table) => table.clear().flag('britain', 'calcutta', 'midnapore', 'west-bengal', 'mangalore', 'havana'),
    });
    expect(isIsolated(t, 'mangalore')).toBe(false);
    expect(isIsolated(t, 'havana')).toBe(true);
    const cut = inRound({
      lay: (table) =>
        table.clear().flag('britain', 'calcutta', 'midnapore', 'west-bengal', 'mangalore').conflict('west-bengal'),
    });
    expect(isIsolated(cut, 'west-bengal'), 'the Market itself may have a Conflict').toBe(false);
    expect(isIsolated(cut, 'mangalore')).toBe(true);
  });

  it('ruling 70: a damaged Fort prevents it', () => {
    expect(
      isIsolated(
        inRound({ lay: (table) => table.clear().flag('britain', 'arcot', 'kurpa').damaged('arcot') }),
        'kurpa',
      ),
    ).toBe(false);
  });

  it('ruling 3: lasts the round; a Market whose flag changes loses it', () => {
    const t = trading((table) => table.flag('britain', 'niagara', 'cataraqui').flag('france', 'quebec-montreal'));
    expect(isIsolated(t, 'niagara')).toBe(true);
    t.play('france', 'shift cataraqui');
    expect(price(t)).toBe(1);
    expect(isIsolated(t, 'cataraqui')).toBe(false);
    expect(isIsolated(t, 'niagara')).toBe(true);
  });

  it('is found anew when the next round begins', () => {
    const t = trading((table) => table.flag('britain', 'niagara').flag('france', 'quebec-montreal'));
    t.play('france', 'finish', 'end-round');
    expect(t.asked).toBe('britain');
    expect(isIsolated(t, 'niagara')).toBe(true);
  });
});

describe('rule 23: Protected', () => {
  it('by a squadron or an undamaged Fort next to it, never more than 1', () => {
    const target = (lay: (table: Table) => void) => {
      const t = trading((table) =>
        lay(
          table
            .flag('britain', 'kurpa', 'midnapore', 'calcutta')
            .flag('france', 'vellore', 'kanchipuram', 'pondicherry', 'karaikal'),
        ),
      );
      return price(t.play('france', 'shift kurpa'));
    };
    expect(target(() => {})).toBe(2);
    expect(target((table) => table.flag('britain', 'arcot'))).toBe(3);
    expect(target((table) => table.flag('britain', 'arcot').damaged('arcot'))).toBe(2);
  });

  it('two protectors add only one', () => {
    const t = trading((table) =>
      table
        .flag('britain', 'georges-bank', 'halifax', 'gulf-of-maine', 'atlantic-passage')
        .flag('france', 'louisbourg'),
    );
    expect(price(t.play('france', 'shift georges-bank'))).toBe(3);
  });
});

describe('rule 24: Conflicts', () => {
  it('are removed by anybody for 2 M, 1 if Protected, 1 more if strong', () => {
    const cost = (lay: (table: Table) => void) => price(fighting(lay).play('france', 'remove-conflict havana'));
    expect(cost((table) => table.flag('britain', 'havana').conflict('havana'))).toBe(2);
    expect(cost((table) => table.flag('britain', 'havana', 'gulf-of-cazones').conflict('havana'))).toBe(1);
    expect(cost((table) => table.flag('britain', 'havana').strongConflict('havana'))).toBe(3);
    expect(cost((table) => table.conflict('havana'))).toBe(2);
  });

  it('go with any change of flag', () => {
    const t = trading((table) =>
      table.flag('france', 'st-domingue').flag('britain', 'caicos').conflict('caicos', 'port-de-paix'),
    );
    t.play('france', 'shift caicos', 'shift port-de-paix');
    expect([t.conflict('caicos'), t.conflict('port-de-paix')]).toEqual([0, 0]);
    expect([t.flag('caicos'), t.flag('port-de-paix')]).toEqual(['nobody', 'france']);
  });

  it('ruling 4: one placed this round is used at once, even by a Minor', () => {
    const t = inRound({ tile: 'inv-09', lay: (table) => table.flag('britain', 'niagara', 'albany') });
    t.play('france', 'advantage algonquin-raids', 'target niagara');
    begin(t, 'minor').play('france', 'shift niagara');
    expect(t.flag('niagara')).toBe('nobody');
    expect(price(t)).toBe(1);
  });

  it('ruling 1: nobody takes an own flag off', () => {
    const t = begin(inRound({ tile: 'inv-09', lay: (table) => table.conflict('bavaria') }));
    expect(t.offered('shift')).not.toContain('bavaria');
  });
});

describe('rule 28: squadrons', () => {
  it('cost 4 M into the Navy Box, at most eight in play', () => {
    const t = fighting(() => {}).play('france', 'build-squadron usual');
    expect([price(t), t.navyBox('france')]).toEqual([4, 2]);
    const none = fighting((table) => {
      table.g.lost[0] = table.g.unbuilt[0];
      table.g.unbuilt[0] = 0;
    });
    expect(none.offered('build-squadron')).toEqual([]);
  });

  it('ruling 66: one built this round stays in the Navy Box, unless the switch is on', () => {
    const built = (deployNewSquadrons: boolean) =>
      fighting((table) => table.navyBox('france', 0).debt('france', 0), { deployNewSquadrons }).play(
        'france',
        'build-squadron usual',
      );
    expect(built(false).offered('deploy')).toEqual([]);
    expect(built(true).offered('deploy')).toContain('navy-box biscay');
  });

  it('sail to any sea: 1 M to an empty one, 2 M from the map or 3 M from the Navy Box onto an opposing squadron', () => {
    const cost = (line: string) =>
      price(
        fighting((table) => table.navyBox('france', 1).flag('france', 'biscay').flag('britain', 'malabar-coast')).play(
          'france',
          line,
        ),
      );
    expect(cost('deploy navy-box hooghly-river')).toBe(1);
    expect(cost('deploy biscay hooghly-river')).toBe(1);
    expect(cost('deploy biscay malabar-coast')).toBe(2);
    expect(cost('deploy navy-box malabar-coast')).toBe(3);
  });

  it('sail once a round, and send the other one to the Navy Box', () => {
    const t = fighting((table) => table.navyBox('france', 1).navyBox('britain', 0).flag('britain', 'malabar-coast'));
    t.play('france', 'deploy navy-box malabar-coast');
    expect([t.flag('malabar-coast'), t.navyBox('britain')]).toEqual(['france', 1]);
    expect(t.offered('deploy')).toEqual([]);
  });
});

it('rule 21: a Market flagged in this round connects in the next', () => {
  const t = inRound({ tile: 'inv-01', lay: (table) => table.debt('france', 6) });
  t.play('france', 'begin major', 'shift caicos');
  expect(t.offered('shift')).not.toContain('bahamas-run-west');
  t.play('france', 'finish', 'end-round');
  t.play('britain', `tile ${t.offered('tile')[0]}`, 'pass');
  t.play('france', `tile ${t.offered('tile')[0]}`, 'begin major');
  expect(t.offered('shift')).toContain('bahamas-run-west');
});

describe('rule 29: Forts', () => {
  it('are built next to an own Market, sea or Territory held since the round began', () => {
    expect(fighting((table) => table.flag('france', 'acadia')).offered('build-fort')).toEqual(['louisbourg']);
    expect(fighting((table) => table.flag('france', 'gulf-of-maine')).offered('build-fort')).toEqual(['halifax']);
    expect(fighting((table) => table.flag('france', 'niagara')).offered('build-fort')).toEqual(['ohio-forks']);
    const t = fighting((table) => table.navyBox('france', 1)).play('france', 'deploy navy-box gulf-of-maine');
    expect(t.offered('build-fort')).toEqual([]);
    const inConflict = fighting((table) => table.flag('france', 'niagara').conflict('niagara'));
    expect(inConflict.offered('build-fort')).toEqual([]);
  });

  it('cost the printed number, 1 less to repair, 1 more to seize; seized or repaired they are whole', () => {
    const built = fighting((table) => table.flag('france', 'acadia')).play('france', 'build-fort louisbourg');
    expect(price(built)).toBe(3);
    const repaired = fighting((table) => table.flag('france', 'louisbourg').damaged('louisbourg')).play(
      'france',
      'repair-fort louisbourg',
    );
    expect([price(repaired), repaired.g.damaged[SPACE.louisbourg]]).toEqual([2, 0]);
    const seized = fighting((table) =>
      table.flag('britain', 'louisbourg').damaged('louisbourg').flag('france', 'cabot-strait'),
    );
    seized.play('france', 'seize-fort louisbourg');
    expect([price(seized), seized.flag('louisbourg'), seized.g.damaged[SPACE.louisbourg]]).toEqual([4, 'france', 0]);
  });

  it('ruling 9: are seized from a Market or squadron next to them, not from a Territory', () => {
    const seizing = (space: SpaceId) =>
      fighting((table) => table.flag('britain', 'louisbourg').damaged('louisbourg').flag('france', space)).offered(
        'seize-fort',
      );
    expect(seizing('acadia')).toEqual([]);
    expect(seizing('cabot-strait')).toEqual(['louisbourg']);
    expect(seizing('georges-bank')).toEqual(['louisbourg']);
    const whole = fighting((table) => table.flag('britain', 'louisbourg').flag('france', 'cabot-strait'));
    expect(whole.offered('seize-fort')).toEqual([]);
  });
});
