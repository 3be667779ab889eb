import { describe, expect, it } from 'vitest';
import { ADVANTAGE, type AdvantageId } from '../src/data/advantages.ts';
import { NOBODY } from '../src/data/sides.ts';
import { controllerOf } from '../src/map/control.ts';
import { inRound, type Table, type Trial } from './kit.ts';

const begin = (t: Trial, which = 'major'): Trial => t.play(t.asked!, `begin ${which}`);
const mayUse = (t: Trial, advantage: AdvantageId): boolean => t.offers().includes(`advantage ${advantage}`);

describe('rule 31: control of an Advantage', () => {
  const savoyAndSpain = (table: Table) => table.flag('france', 'savoy', 'spain-prestige-3');

  it('is with nobody where the flag is American', () => {
    const { g } = inRound({ lay: (table) => table.flag('usa', 'san-agustin') });
    expect(controllerOf(g, ADVANTAGE.fruit)).toBe(NOBODY);
  });

  it('is with whoever has all its spaces', () => {
    expect(mayUse(inRound({ lay: savoyAndSpain }), 'mediterranean-intrigue')).toBe(true);
    expect(mayUse(inRound({ lay: (table) => table.flag('france', 'savoy') }), 'mediterranean-intrigue')).toBe(false);
  });

  it('is lost the moment one of them is', () => {
    const t = inRound({ side: 'britain', round: 2, tile: 'inv-09', lay: savoyAndSpain });
    begin(t).play('britain', 'shift savoy');
    expect(t.told('advantage-held')).toMatchObject([{ advantage: 'mediterranean-intrigue', side: 'nobody' }]);
  });

  it('gained in this round it cannot be used in it', () => {
    const t = inRound({ tile: 'inv-09', lay: (table) => table.flag('france', 'savoy') });
    begin(t).play('france', 'shift spain-prestige-3', 'finish');
    expect(t.told('advantage-held')).toMatchObject([{ advantage: 'mediterranean-intrigue', side: 'france' }]);
    expect(mayUse(t, 'mediterranean-intrigue')).toBe(false);
  });

  it('ruling 10: nor if an Event has given it', () => {
    const t = inRound({
      tile: 'inv-13',
      lay: (table) => table.flag('france', 'savoy').hand('france', 'vatican-politics'),
    });
    t.play('france', 'event vatican-politics', 'carry-out', 'target spain-prestige-3');
    expect(t.flag('spain-prestige-3')).toBe('france');
    expect(mayUse(t, 'mediterranean-intrigue')).toBe(false);
  });

  it('a Conflict in one of its spaces keeps it from being used, not from being held', () => {
    const t = inRound({ lay: (table) => savoyAndSpain(table).conflict('savoy') });
    expect(mayUse(t, 'mediterranean-intrigue')).toBe(false);
    expect(t.why('france', 'advantage mediterranean-intrigue')).toEqual(['advantage-spoilt']);
  });

  it('used, it stays used when it changes hands', () => {
    const lay = (table: Table) => table.flag('britain', 'algonquin').exhausted('algonquin-raids');
    expect(mayUse(inRound({ side: 'britain', round: 2, lay }), 'algonquin-raids')).toBe(false);
  });
});

describe('rule 32: how many', () => {
  it('two a round, of different Regions', () => {
    const t = inRound({
      lay: (table) =>
        table
          .flag('france', 'iroquois', 'mysore', 'privateers', 'savoy', 'spain-prestige-3')
          .flag('britain', 'havana', 'vellore', 'albany'),
    });
    t.play('france', 'advantage algonquin-raids', 'target albany');
    expect(mayUse(t, 'iroquois-raids')).toBe(false);
    expect(t.why('france', 'advantage iroquois-raids')).toEqual(['advantage-region-used']);
    t.play('france', 'advantage power-struggle', 'target vellore');
    expect(mayUse(t, 'letters-of-marque')).toBe(false);
    expect(t.why('france', 'advantage letters-of-marque')).toEqual(['advantages-used']);
    expect(t.g.exhausted[ADVANTAGE['power-struggle']]).toBe(1);
  });

  it('none before the tile is chosen; using one first gives up the Event', () => {
    const before = inRound({ tile: null });
    expect(mayUse(before, 'algonquin-raids')).toBe(false);
    const t = inRound({ tile: 'inv-05', lay: (table) => table.hand('france', 'vatican-politics') });
    t.play('france', 'advantage algonquin-raids', 'target hudson-valley');
    expect(t.offered('event')).toEqual([]);
    expect(t.offers()).not.toContain('pass');
  });
});

describe('rule 33: where a Conflict may go', () => {
  it('own, opposing and empty spaces in play that have none', () => {
    const t = inRound({ lay: (table) => table.conflict('niagara') }).play('france', 'advantage algonquin-raids');
    expect(t.offered('target')).toContain('cataraqui');
    expect(t.offered('target')).toContain('hudson-valley');
    expect(t.offered('target')).toContain('albany');
    expect(t.offered('target')).not.toContain('niagara');
  });

  it('not a space that comes into play later', () => {
    const lay = (table: Table) => table.flag('france', 'german-states-3', 'bavaria');
    const early = inRound({ turn: 2, lay }).play('france', 'advantage central-europe-conflict');
    expect(early.offered('target')).not.toContain('prussia-empire-alliance');
    const late = inRound({ turn: 3, lay }).play('france', 'advantage central-europe-conflict');
    expect(late.offered('target')).toContain('prussia-empire-alliance');
  });
});

describe('rule 34: cheaper unflagging', () => {
  const silk = (table: Table) => table.flag('france', 'west-bengal').flag('britain', 'midnapore');

  it('changes the price alone: connection, type and Minor limits stay', () => {
    const t = inRound({ tile: 'inv-01', lay: silk });
    begin(t).play('france', 'advantage silk', 'shift midnapore');
    expect(t.told('bought')).toMatchObject([{ price: 2 }]);
    expect(t.g.exhausted[ADVANTAGE.silk]).toBe(1);
    const minor = begin(inRound({ tile: 'inv-09', lay: silk }), 'minor');
    expect(mayUse(minor, 'silk')).toBe(false);
  });

  it('ruling 94: a price of 1 in total is a base; Protection is added', () => {
    const t = inRound({
      tile: 'inv-01',
      lay: (table) =>
        table.flag('france', 'hudson-bay', 'gulf-of-st-lawrence').flag('britain', 'georges-bank', 'gulf-of-maine'),
    });
    begin(t).play('france', 'advantage fur-trade');
    expect(t.flag('georges-bank'), 'the only Market it can be used for').toBe('nobody');
    expect(t.told('bought')).toMatchObject([{ price: 2 }]);
  });

  it('serves to unflag, not to flag', () => {
    const t = inRound({ tile: 'inv-01', lay: silk });
    begin(t).play('france', 'advantage silk');
    expect(t.offered('shift')).toEqual(['midnapore', 'kanchipuram']);
    expect([t.flag('midnapore'), t.flag('kanchipuram')]).toEqual(['britain', 'britain']);
  });
});

describe('rule 50: useful Advantages', () => {
  it('may be used only if their own effect changes something', () => {
    const baltic = (table: Table) => table.flag('france', 'denmark-norway', 'prussia-alliance');
    expect(mayUse(inRound({ lay: baltic }), 'baltic-trade')).toBe(false);
    expect(mayUse(inRound({ lay: (table) => baltic(table).debt('france', 1) }), 'baltic-trade')).toBe(true);
  });

  it('not where every target has a Conflict already', () => {
    const t = inRound({
      lay: (table) =>
        table
          .flag('france', 'mysore')
          .conflict('kurpa', 'vellore', 'kanchipuram', 'karaikal', 'tiruchirappalli', 'calicut', 'mangalore'),
    });
    expect(mayUse(t, 'power-struggle')).toBe(false);
  });
});
