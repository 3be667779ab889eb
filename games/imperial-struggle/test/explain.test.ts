import { describe, expect, it } from 'vitest';
import { SPACE } from '../src/data/map/spaces.ts';
import { sideOf } from '../src/data/sides.ts';
import { texts } from '../src/i18n/index.ts';
import { view } from '../src/know/view.ts';
import { priceNow } from '../src/purchases/price-now.ts';
import { notation } from '../src/vocabulary/notation.ts';
import { inRound, type Table } from './kit.ts';

const shift = (space: 'bavaria' | 'savoy' | 'massachusetts-bay' | 'guadeloupe' | 'russia') =>
  ({ t: 'shift', space }) as const;

describe('When I ask why not, I am told', () => {
  it('that a Market has nothing of mine next to it', () => {
    const t = inRound({ tile: 'inv-01' }).play('france', 'begin major');
    expect(t.why('france', 'shift massachusetts-bay')).toEqual(['not-connected']);
  });
  it('the price of a shift with all that makes it up', () => {
    const t = inRound({ tile: 'inv-09', lay: (table) => table.debt('france', 6) }).play('france', 'begin major');
    t.play('france', 'shift russia');
    const [short, price] = t.reasons('france', { t: 'shift', space: 'iroquois' });
    expect(short).toEqual({ why: 'cannot-pay', price: 3, most: 1 });
    expect(price).toMatchObject({ why: 'price', price: 3, base: 2, less: 0, protected: false, region: true });
  });
  it('that my Minor action takes no flag without a Conflict', () => {
    const t = inRound({ side: 'britain', tile: 'inv-01' }).play('britain', 'begin minor');
    expect(t.why('britain', 'shift bavaria')).toEqual(['minor-cannot-unflag']);
  });
  it('that Territories are not shifted', () => {
    const t = inRound({ tile: 'inv-09' }).play('france', 'begin major');
    expect(t.reasons('france', shift('guadeloupe'))).toEqual([{ why: 'not-shifted', space: 'guadeloupe' }]);
  });
  it('that I must first begin an action of the right points, or what no action would help against', () => {
    const t = inRound({ tile: 'inv-01' });
    expect(t.reasons('france', shift('savoy'))).toEqual([{ why: 'action-first', points: 'D' }]);
    expect(t.why('france', 'shift massachusetts-bay')).toEqual(['not-connected']);
  });
  it('that a squadron has sailed in this round', () => {
    const t = inRound({ tile: 'inv-17' }).play('france', 'begin major', 'deploy navy-box biscay');
    expect(t.why('france', 'deploy biscay balearic')).toEqual(['squadron-has-sailed']);
  });
  it('that an Event comes before everything else', () => {
    const t = inRound({ tile: 'inv-05', lay: (table) => table.hand('france', 'carnatic-war') });
    expect(t.why('france', 'event carnatic-war')).toEqual([]);
    t.play('france', 'advantage algonquin-raids', 'target albany');
    expect(t.why('france', 'event carnatic-war')).toEqual(['already-acted']);
  });
  it('in a diplomatic action, that a Market takes other points, before what connects it', () => {
    const t = inRound({ tile: 'inv-09' }).play('france', 'begin major');
    expect(t.reasons('france', shift('massachusetts-bay'))).toEqual([
      { why: 'other-points', points: 'E' },
      { why: 'not-connected', space: 'massachusetts-bay' },
    ]);
    expect(t.why('france', 'war-tile')).toEqual(['other-points']);
  });
  it('that a round has no such points at all, where it has none', () => {
    const t = inRound({ tile: 'inv-01' });
    expect(t.reasons('france', { t: 'war-tile' })).toEqual([{ why: 'no-points', points: 'M' }]);
    expect(inRound({ tile: null }).why('france', 'war-tile')).toEqual(['tile-first']);
  });
  it('what is wrong with a Fort: that there is none, or that it is not mine', () => {
    const t = inRound({ tile: 'inv-17', lay: (table) => table.flag('britain', 'louisbourg') });
    t.play('france', 'begin major');
    expect(t.why('france', 'repair-fort halifax')).toEqual(['no-fort-there']);
    expect(t.why('france', 'seize-fort halifax')).toEqual(['no-fort-there']);
    expect(t.why('france', 'repair-fort louisbourg')).toEqual(['not-your-fort']);
  });
  it('that a ministry I have not chosen is not mine, rather than face down', () => {
    const t = inRound({ lay: (table) => table.faceDown('john-law') });
    expect(t.why('france', 'ability cardinal-points')).toEqual(['ministry-not-held']);
  });
  it('that a tile comes first, before what only points buy', () => {
    const t = inRound({ side: 'britain', tile: null, lay: (table) => table.ministry('edmond-halley') });
    expect(t.why('britain', 'ability halley-squadron')).toEqual(['tile-first']);
  });
  it('that a discount claimed is for something else, whatever that costs', () => {
    const t = inRound({
      tile: 'inv-09',
      lay: (table) =>
        table.debt('france', 6).flag('france', 'austria-alliance-3', 'sardinia').flag('britain', 'spain-prestige-2'),
    }).play('france', 'begin major', 'shift savoy', 'advantage italy-influence');
    expect(t.key).toBe('action.discounted');
    expect(t.why('france', 'draw-event')).toEqual(['not-for-discount']);
    expect(t.why('france', 'shift russia')).toEqual(['not-for-discount']);
  });
  it('that Huguenots are none of Britain’s', () => {
    const lay = (table: Table) => {
      table.g.huguenots = [SPACE.louisiana, -1];
    };
    const t = inRound({ side: 'britain', tile: 'inv-01', lay }).play('britain', 'begin major');
    expect(t.why('britain', 'huguenots louisiana')).toEqual(['no-huguenots']);
  });
  it('that military points are not exchanged for military points', () => {
    const t = inRound({ turn: 6, tile: 'inv-17' }).play('france', 'begin major');
    expect(t.why('france', 'exchange M')).toEqual(['not-one-of-these']);
    expect(t.why('france', 'exchange E')).toEqual([]);
  });
  it('while something is paid for, that an Advantage is for another moment', () => {
    const t = inRound({
      tile: 'inv-17',
      lay: (table) => table.treaty('france', 4).flag('france', 'gibraltar').flag('britain', 'biscay'),
    });
    t.play('france', 'begin major', 'build-squadron usual', 'build-squadron usual');
    expect(t.key).toBe('action.pay');
    expect(t.why('france', 'advantage naval-bastion')).toEqual(['not-now']);
  });
  it('that the other side is not asked', () => {
    expect(inRound({ tile: 'inv-01' }).why('britain', 'pass')).toEqual(['not-asked']);
  });
  it('nothing about what I may do', () => {
    const t = inRound({ tile: 'inv-09' }).play('france', 'begin major');
    expect(t.why('france', 'shift savoy')).toEqual([]);
  });
  it('what is no name of anything', () => {
    const t = inRound({ tile: 'inv-09' }).play('france', 'begin major');
    expect(t.reasons('france', { t: 'shift', space: 'atlantis' } as never)).toEqual([{ why: 'not-one-of-these' }]);
  });
});

describe('The price of any space', () => {
  it('is told from the open view, whatever is asked', () => {
    const t = inRound({ tile: 'inv-01', lay: (table) => table.conflict('st-lucia') });
    const { open } = view(t.g, 'spectator');
    expect(priceNow(open, SPACE['st-lucia'])).toMatchObject({ price: 1, base: 1, bared: 'conflict' });
    expect(priceNow(open, SPACE['port-de-paix'])).toMatchObject({ price: 3, base: 3, bared: 'no' });
    expect(priceNow(open, SPACE.gibraltar)).toBeNull();
    const guarded = inRound({ tile: 'inv-01', lay: (table) => table.flag('france', 'antilles-channel') });
    expect(priceNow(guarded.g, SPACE.martinique)).toMatchObject({ price: 2, protected: false });
    expect(priceNow(guarded.g, SPACE.martinique, sideOf('britain'))).toMatchObject({ price: 3, protected: true });
  });
});

describe('What is for sale', () => {
  it('bears its price where the table is at hand', () => {
    const t = inRound({ tile: 'inv-19', lay: (table) => table.flag('britain', 'biscay') }).play(
      'france',
      'begin major',
    );
    const said = (line: string) => texts.en.choice(notation.parse(line)!, { name: String, view: view(t.g, 0) });
    expect(said('build-squadron usual')).toContain('(4 M)');
    expect(said('deploy navy-box biscay')).toContain('(3 M)');
    expect(said('finish')).not.toContain('(');
    expect(texts.en.choice(notation.parse('war-tile')!, { name: String })).not.toContain('(');
  });
});
