import { describe, expect, it } from 'vitest';
import { granted, playing, scored } from './card-kit.ts';
import { inRound, type Table } from './kit.ts';

/** France holds Mediterranean Intrigue, and Britain has the only other flag in Spain. */
const intrigue = (on: Table) =>
  on
    .flag('france', 'savoy', 'spain-prestige-3', 'spain-alliance-north')
    .flag('britain', 'spain-prestige-2', 'bavaria')
    .exhausted('algonquin-raids');

describe('Condensed rules, Advantages; rule 16: between the test of an Event’s bonus and its effect', () => {
  it('an Advantage may be used, and may make the effect better', () => {
    const t = playing('france', 'corsican-crisis', { turn: 3, bonus: true, before: true, lay: intrigue });
    expect([t.key, t.offers()]).toEqual(['effects.before', ['carry-out', 'advantage mediterranean-intrigue']]);
    t.play('france', 'advantage mediterranean-intrigue', 'target spain-prestige-2', 'target bavaria');
    // Britain has no flag in Spain that counts.
    expect([t.key, scored(t, 'france')]).toEqual(['action-round.act', 1]);
    expect(scored(playing('france', 'corsican-crisis', { turn: 3, bonus: true, lay: intrigue }), 'france')).toBe(0);
  });

  it('it cannot bring the bonus any more', () => {
    const lay = (on: Table) =>
      on
        .flag('france', 'denmark-norway', 'prussia-alliance')
        .exhausted('algonquin-raids')
        .debt('france', 3)
        .debt('britain', 2);
    const t = playing('france', 'west-african-gold-mining', { before: true, lay });
    t.play('france', 'advantage baltic-trade');
    expect([t.debt('france'), t.key, granted(t)]).toEqual([1, 'action-round.act', ['E 1']]);
  });

  it('two may be used, of different Regions; nothing is asked of a side that has none', () => {
    const t = playing('france', 'tax-reform', { before: true, lay: (on) => on.flag('france', 'mysore', 'nizam') });
    t.play('france', 'advantage algonquin-raids', 'target albany');
    expect(t.offers()).toEqual(['carry-out', 'advantage power-struggle', 'advantage separatist-wars']);
    t.play('france', 'advantage power-struggle', 'target kurpa');
    expect(t.key).toBe('action-round.act');
    expect(playing('britain', 'tax-reform', { before: true }).key).toBe('action-round.act');
  });

  it('one used before the Event is played still gives it up', () => {
    const t = inRound({ tile: 'inv-05', lay: (on) => on.hand('france', 'tax-reform') });
    t.play('france', 'advantage algonquin-raids', 'target albany');
    expect(t.why('france', 'event tax-reform')).toEqual(['already-acted']);
  });
});

describe('Decided afresh', () => {
  it('ruling 121: a flag under a Conflict is no flag for a condition that asks for none', () => {
    const lay = (on: Table) => intrigue(on).conflict('spain-prestige-2');
    const t = playing('france', 'corsican-crisis', { turn: 3, bonus: true, lay }).play('france', 'target bavaria');
    expect(scored(t, 'france')).toBe(1);
  });

  it('ruling 122: a Market under a Conflict is no base for a Fort, until the Conflict is gone', () => {
    const lay = (on: Table) => on.flag('france', 'niagara').conflict('niagara');
    const t = inRound({ tile: 'inv-17', lay }).play('france', 'begin major');
    expect(t.why('france', 'build-fort ohio-forks')).toEqual(['no-base-for-fort']);
    t.play('france', 'remove-conflict niagara');
    expect(t.offers()).toContain('build-fort ohio-forks');
  });

  it('ruling 123: the spaces of the United States belong to North America and to neither of its parts', () => {
    const lay = (on: Table) => on.flag('usa', 'carolinas');
    const t = playing('france', 'stamp-act', { turn: 6, lay });
    expect(t.offered('target')).toContain('sons-of-liberty');
    expect(t.offered('target')).not.toContain('usa-2');
    const near = inRound({ turn: 6, lay: (on) => lay(on).flag('france', 'sons-of-liberty') });
    near.play('france', 'advantage patriot-agitation');
    expect(near.offered('target')).toContain('usa-2');
  });
});
