import { describe, expect, it } from 'vitest';
import type { AdvantageId } from '../src/data/advantages.ts';
import { ADVANTAGE, ADVANTAGE_SPACES } from '../src/data/advantages.ts';
import type { InvestmentId } from '../src/data/investments.ts';
import { SPACES, type SpaceId } from '../src/data/map/spaces.ts';
import { inRound, type Table, type Trial } from './kit.ts';

/** A round of France, who holds an Advantage; the rest of the map is as laid on an empty one. */
function holding(advantage: AdvantageId, lay: (on: Table) => unknown = () => {}, tile: InvestmentId = 'inv-01'): Trial {
  return inRound({
    turn: 5,
    tile,
    lay: (on) => {
      on.clear();
      on.flag('france', ...ADVANTAGE_SPACES[ADVANTAGE[advantage]].map((space) => SPACES[space]));
      lay(on);
    },
  });
}

describe('Baltic Trade', () => {
  it('lowers Debt by 2 and is exhausted', () => {
    const t = holding('baltic-trade', (on) => on.debt('france', 3)).play('france', 'advantage baltic-trade');
    expect([t.debt('france'), t.g.exhausted[ADVANTAGE['baltic-trade']]]).toEqual([1, 1]);
    expect(t.why('france', 'advantage baltic-trade')).toEqual(['advantage-region-used']);
  });

  it('rule 50: is no use without Debt', () => {
    expect(holding('baltic-trade').offered('advantage')).toEqual([]);
  });
});

const EUROPEAN_ALLIANCES: SpaceId[] = [
  'ireland-alliance',
  'scotland-alliance',
  'denmark-norway',
  'prussia-alliance',
  'prussia-empire-alliance',
  'sweden',
  'russia',
  'dutch-alliance',
  'german-states-2',
  'german-states-3',
  'bavaria',
  'austria-alliance-2',
  'austria-alliance-3',
  'sardinia',
  'savoy',
  'spain-alliance-north',
  'spain-alliance-south',
];
const FURS: SpaceId[] = [
  'york-factory',
  'hudson-valley',
  'albany',
  'cumberland',
  'allegheny',
  'niagara',
  'oswego',
  'ile-aux-noix',
  'cataraqui',
];
const MEDITERRANEAN: SpaceId[] = [
  'austria-alliance-2',
  'austria-prestige-north',
  'austria-alliance-3',
  'austria-prestige-south',
  'sardinia',
  'spain-alliance-north',
  'spain-prestige-2',
  'spain-alliance-south',
  'spain-prestige-3',
];
const COTTON: SpaceId[] = ['plassey', 'west-bengal', 'midnapore', 'kurpa', 'vellore', 'karaikal'];
const CARNATIC: SpaceId[] = ['kurpa', 'vellore', 'kanchipuram', 'karaikal', 'tiruchirappalli', 'calicut', 'mangalore'];
const INDIAN: SpaceId[] = ['malacca-route', 'plassey', 'west-bengal', 'midnapore', ...CARNATIC];

describe('Advantages that place a Conflict', () => {
  it.each<[AdvantageId, SpaceId[]]>([
    ['central-europe-conflict', EUROPEAN_ALLIANCES],
    ['algonquin-raids', FURS],
    ['iroquois-raids', FURS],
    ['power-struggle', CARNATIC],
    ['raids-and-incursions', INDIAN],
    ['separatist-wars', COTTON],
  ])('%s aims at its own kind of space, empty or flagged', (advantage, targets) => {
    const t = holding(advantage).play('france', `advantage ${advantage}`);
    expect(t.offered('target').sort()).toEqual([...targets].sort());
    t.play('france', `target ${targets[0]}`);
    expect([t.conflict(targets[0]), t.key]).toEqual([1, 'action-round.act']);
  });

  it('ruling 71: Mediterranean Intrigue reaches Spain, Austria and Sardinia', () => {
    const t = holding('mediterranean-intrigue').play('france', 'advantage mediterranean-intrigue');
    expect(t.offered('target').sort()).toEqual([...MEDITERRANEAN].sort());
  });

  it('Patriot Agitation reaches any Market or Political space of North America that is in play', () => {
    const t = holding('patriot-agitation').play('france', 'advantage patriot-agitation');
    expect(t.offered('target')).toEqual(
      expect.arrayContaining(['chesapeake', 'georges-bank', 'iroquois', 'sons-of-liberty']),
    );
    expect(t.offered('target')).not.toContain('usa-2');
    expect(t.offered('target')).not.toContain('halifax');
  });

  it.each<AdvantageId>(['letters-of-marque', 'pirate-havens'])('%s spares Protected Markets', (advantage) => {
    const t = holding(advantage, (on) => on.flag('britain', 'antilles-channel', 'antigua').flag('france', 'st-lucia'));
    t.play('france', `advantage ${advantage}`);
    expect(t.offered('target')).not.toContain('antigua');
    expect(t.offered('target')).toEqual(expect.arrayContaining(['st-lucia', 'martinique', 'georgia', 'panzacola']));
    expect(t.offered('target')).toHaveLength(15);
  });

  it('rule 33: not where there is a Conflict', () => {
    const t = holding('algonquin-raids', (on) => on.conflict('albany')).play('france', 'advantage algonquin-raids');
    expect(t.offered('target')).not.toContain('albany');
  });
});

describe('Advantages that unflag at a base price of 1', () => {
  it.each<[AdvantageId, SpaceId[], SpaceId[]]>([
    ['german-diplomacy', ['russia', 'sweden', 'bavaria'], ['savoy']],
    ['italy-influence', ['spain-prestige-3', 'austria-alliance-2'], ['russia']],
    ['silesia-negotiations', ['prussia-prestige', 'german-states-3'], ['bavaria']],
  ])('ruling 92: %s', (advantage, inside, outside) => {
    const t = holding(advantage, (on) => on.flag('britain', ...inside, ...outside), 'inv-09');
    t.play('france', 'begin major', `advantage ${advantage}`);
    expect(t.offered('shift').sort()).toEqual([...inside].sort());
    t.play('france', `shift ${inside[0]}`);
    expect([t.flag(inside[0]), t.told('bought').at(-1)?.price]).toEqual(['nobody', 1]);
  });

  it('ruling 92: Fur Trade unflags any Market of North America, which must be connected (rule 34)', () => {
    const lay = (on: Table) =>
      void on
        .flag('britain', 'northern-colonies', 'hudson-valley', 'massachusetts-bay')
        .flag('france', 'champlain-valley', 'albany');
    const t = holding('fur-trade', lay).play('france', 'begin major', 'advantage fur-trade');
    // Nothing French is next to Massachusetts Bay: one space is left, and taken without asking.
    expect([t.flag('hudson-valley'), t.told('bought').at(-1)?.price]).toEqual(['nobody', 1]);
  });

  it('ruling 94: what is Protected still costs 1 more', () => {
    const lay = (on: Table) => void on.flag('britain', 'northeast-channel', 'halifax').flag('france', 'acadia');
    const t = holding('fur-trade', lay).play('france', 'begin major', 'advantage fur-trade');
    expect(t.told('bought').at(-1)?.price).toBe(2);
  });

  it('rule 34: a Minor action takes no flag without a Conflict, Advantage or not', () => {
    const t = holding('german-diplomacy', (on) => on.flag('britain', 'russia'), 'inv-01').play('france', 'begin minor');
    expect(t.offered('advantage')).toEqual([]);
  });
});

describe('Advantages that make an unflag 1 E cheaper', () => {
  const america = (on: Table) =>
    on.flag('britain', 'northern-colonies', 'hudson-valley').flag('france', 'champlain-valley', 'albany');
  const caribbean = (on: Table) =>
    on.flag('britain', 'barbados', 'st-lucia', 'martinique').flag('france', 'guadeloupe');
  const india = (on: Table) => on.flag('britain', 'madras', 'kanchipuram').flag('france', 'pondicherry', 'karaikal');

  it.each<[AdvantageId, SpaceId, number, (on: Table) => unknown]>([
    ['wheat', 'hudson-valley', 2, america],
    ['fruit', 'martinique', 1, caribbean],
    ['rum', 'martinique', 1, caribbean],
    ['silk', 'kanchipuram', 1, india],
    ['textiles', 'kanchipuram', 1, india],
  ])('%s takes the flag off %s for %i', (advantage, market, price, lay) => {
    const t = holding(advantage, lay).play('france', 'begin major', `advantage ${advantage}`);
    expect([t.flag(market), t.told('bought').at(-1)?.price]).toEqual(['nobody', price]);
    const usual = holding(advantage, lay).play('france', 'begin major', `shift ${market}`);
    expect(usual.told('bought').at(-1)?.price).toBe(price + 1);
  });

  it('rule 50: is no use where the price stays the same', () => {
    const t = holding('wheat', (on) => america(on).conflict('hudson-valley')).play('france', 'begin major');
    expect(t.offered('advantage')).toEqual([]);
  });
});

describe('Naval Bastion', () => {
  it('sends an opposing squadron to the Navy Box for 1 M of a Major action', () => {
    const lay = (on: Table) => void on.flag('britain', 'cabot-strait', 'malabar-coast');
    const t = holding('naval-bastion', lay, 'inv-17').play('france', 'begin major', 'advantage naval-bastion');
    expect(t.offered('displace')).toEqual(['cabot-strait', 'malabar-coast']);
    t.play('france', 'displace malabar-coast');
    expect([t.flag('malabar-coast'), t.navyBox('britain'), t.told('bought').at(-1)?.price]).toEqual(['nobody', 3, 1]);
    const minor = holding('naval-bastion', lay, 'inv-03').play('france', 'begin minor');
    expect(minor.offered('advantage')).toEqual([]);
  });
});

describe('Slaving Contracts', () => {
  it('build a squadron for 2 M once a turn', () => {
    const t = holding('slaving-contracts', () => {}, 'inv-17').play('france', 'begin major');
    t.play('france', 'build-squadron slaving-contracts');
    expect([t.told('bought').at(-1)?.price, t.navyBox('france')]).toEqual([2, 2]);
    expect(t.offered('build-squadron')).toEqual(['usual']);
  });
});
