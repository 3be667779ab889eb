import { describe, expect, it } from 'vitest';
import { SPACE } from '../src/data/map/spaces.ts';
import { granted, left, playing } from './card-kit.ts';
import { inRound, type Table } from './kit.ts';

describe('Turgot', () => {
  it('rulings 50 and 95: the first Debt of a round is worth 2 points if France has more Available Debt before taking it', () => {
    const t = inRound({
      turn: 5,
      tile: 'inv-07',
      lay: (on) => on.ministry('turgot').debt('britain', 1).flag('nobody', 'port-de-paix'),
    });
    // Two points, the Debt's two, and two Debt more.
    t.play('france', 'begin major', 'shift port-de-paix', 'shift caicos', 'finish');
    expect([t.flag('port-de-paix'), t.flag('caicos'), t.debt('france')]).toEqual(['france', 'france', 2]);
    const even = inRound({
      turn: 5,
      tile: 'inv-07',
      lay: (on) => on.ministry('turgot').flag('nobody', 'port-de-paix'),
    });
    even.play('france', 'begin major', 'shift port-de-paix', 'shift caicos', 'finish');
    expect(even.debt('france')).toBe(3);
  });

  it('ruling 50: the second Debt of a round is worth 1, even in another action', () => {
    const t = inRound({ turn: 5, tile: 'inv-07', lay: (on) => on.ministry('turgot').debt('britain', 14, 14) });
    t.play('france', 'begin minor', 'shift prussia-prestige', 'begin major', 'shift caicos', 'shift puerto-principe');
    // 1 D over from the first Debt is lost; the two E after the Major's are two Debt.
    expect(t.debt('france')).toBe(3);
  });

  it('rule 51: a purchase that needs the second point of the last Debt is offered', () => {
    const offered = (limit: number) =>
      inRound({
        turn: 5,
        tile: 'inv-15',
        lay: (on) => on.ministry('turgot').debt('france', 13, limit).debt('britain', 14, 14),
      })
        .play('france', 'begin major', 'shift savoy')
        .offered('shift');
    expect(offered(14)).toContain('sweden');
    expect(offered(13)).toEqual([]);
  });
});

describe('North American Trade', () => {
  it('adds 1 E to economic actions if France led in Furs and Fish when the round began', () => {
    const lay = (on: Table) => void on.ministry('north-american-trade').flag('france', 'niagara', 'ile-aux-noix');
    const major = inRound({ turn: 5, tile: 'inv-01', lay }).play('france', 'begin major');
    expect(left(major)).toBe(5);
    const minor = inRound({ turn: 5, tile: 'inv-09', lay }).play('france', 'begin minor');
    expect(left(minor)).toBe(3);
    expect(left(inRound({ turn: 5, tile: 'inv-09', lay }).play('france', 'begin major'))).toBe(4);
    const behind = inRound({ turn: 5, tile: 'inv-01', lay: (on) => on.ministry('north-american-trade') });
    expect(left(behind.play('france', 'begin major'))).toBe(4);
  });

  it('card M24, ruling 120: adds it to an economic action of an Event’s points too, joined or apart', () => {
    const lay = (on: Table) => void on.ministry('north-american-trade').flag('france', 'niagara', 'ile-aux-noix');
    const apart = playing('france', 'la-gabelle', { turn: 5, lay });
    expect(left(apart.play('france', 'begin extra-E'))).toBe(3);
    // On an economic tile the points may join the Major, or be an action of their own before it.
    const rich = () => playing('france', 'wealth-of-nations', { turn: 5, tile: 'inv-05', bonus: true, lay });
    expect(left(rich().play('france', 'begin major'))).toBe(3 + 1 + 3);
    const t = rich().play('france', 'begin extra-E');
    expect(left(t)).toBe(3 + 1);
    expect(left(t.play('france', 'finish', 'begin major'))).toBe(3 + 1);
    const without = playing('france', 'la-gabelle', { turn: 5, lay: (on) => on.ministry('north-american-trade') });
    expect(left(without.play('france', 'begin extra-E'))).toBe(2);
  });

  it('ruling 120: what the Event’s points are meant for binds the point added', () => {
    const t = playing('france', 'native-american-alliances', {
      turn: 5,
      lay: (on) => on.ministry('north-american-trade').flag('france', 'niagara', 'ile-aux-noix').debt('france', 14, 14),
    });
    t.play('france', 'begin extra-E');
    expect([left(t), t.offered('shift').includes('oswego'), t.offered('shift').includes('antigua')]).toEqual([
      3,
      true,
      false,
    ]);
    expect(t.why('france', 'shift antigua')).toEqual(['outside-limit']);
  });

  it('ruling 46: refreshes all spent Huguenots markers when revealed', () => {
    const t = inRound({
      turn: 5,
      lay: (on) => {
        on.faceDown('north-american-trade');
        on.g.huguenots = [SPACE.acadia, SPACE.louisiana];
        on.g.huguenotsSpent = [1, 0];
      },
    });
    t.play('france', 'reveal north-american-trade');
    expect([t.g.huguenotsSpent, t.told('huguenots-refreshed').length]).toEqual([[0, 0], 1]);
  });
});

describe('Marquis de Condorcet', () => {
  it('plays an Event without the symbol once a turn, but of the right type', () => {
    const t = inRound({
      turn: 5,
      tile: 'inv-01',
      lay: (on) => on.ministry('marquis-de-condorcet').hand('france', 'wealth-of-nations', 'la-gabelle'),
    });
    expect(t.offered('event')).toEqual([]);
    t.play('france', 'ability condorcet-event');
    expect(t.offered('event')).toEqual(['wealth-of-nations']);
  });

  it('is offered only where it makes a card playable', () => {
    const t = inRound({
      turn: 5,
      tile: 'inv-01',
      lay: (on) => on.ministry('marquis-de-condorcet').hand('france', 'la-gabelle'),
    });
    expect(t.offered('ability')).toEqual([]);
  });
});

describe('Lavoisier', () => {
  it('ruling 52: adds a point to both actions of the tile, not to the Event’s, once a bonus was really had', () => {
    const t = playing('france', 'wealth-of-nations', {
      bonus: true,
      tile: 'inv-05',
      lay: (on) => on.ministry('lavoisier'),
    });
    expect(granted(t)).toEqual(['E 3']);
    t.play('france', 'begin minor');
    expect(left(t)).toBe(3);
    t.play('france', 'finish', 'begin major');
    expect(left(t)).toBe(3 + 3 + 1);
  });

  it('ruling 52: adds nothing where the bonus came to nothing', () => {
    const t = playing('france', 'corsican-crisis', {
      turn: 5,
      tile: 'inv-13',
      bonus: true,
      lay: (on) => on.ministry('lavoisier').flag('britain', 'spain-prestige-2'),
    });
    t.play('france', 'target dutch-prestige', 'begin minor');
    expect(left(t)).toBe(2);
  });
});
