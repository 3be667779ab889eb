import { chanceOf, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { EVENT } from '../src/data/events.ts';
import { MINISTRY } from '../src/data/ministries.ts';
import { game } from '../src/game.ts';
import { FACE_DOWN } from '../src/know/view.ts';
import { theatreSlot } from '../src/state.ts';
import type { Event } from '../src/vocabulary/events.ts';
import { inRound, newTrial, type Trial } from './kit.ts';
import { inPeaceTurn } from './turn-kit.ts';
import { inTheatre, Zeros } from './war-kit.ts';

const FRENCH = 0;
const BRITISH = 1;
/** All a viewer can read, as text: nothing hidden may stand in it. */
const textOf = (t: Trial, viewer: 0 | 1 | 'spectator'): string => JSON.stringify(game.view(t.g, viewer));
const told = (t: Trial, viewer: 0 | 1 | 'spectator'): (Event | null)[] =>
  t.events.map((event) => game.redact(event, viewer));

describe('Cards in hand', () => {
  const t = () =>
    inRound({ lay: (table) => table.hand('france', 'tax-reform', 'acts-of-union').hand('britain', 'calico-acts') });

  it('are their owner’s alone; how many there are everybody sees', () => {
    const view = game.view(t().g, BRITISH);
    expect(view.own!.hand).toEqual([EVENT['calico-acts']]);
    expect(view.open.handCounts).toEqual([2, 1]);
    expect(game.view(t().g, 'spectator').own).toBeNull();
  });

  it('a seat imagines the other’s hand from the cards it has not seen', () => {
    const view = game.view(t().g, BRITISH);
    const hands = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const { secret } = game.sample(view, chanceOf(new Seeded(i)));
      expect(secret.hands[BRITISH]).toEqual([EVENT['calico-acts']]);
      expect(secret.hands[FRENCH].length).toBe(2);
      expect(secret.hands[FRENCH]).not.toContain(EVENT['calico-acts']);
      hands.add(secret.hands[FRENCH].toSorted((a, b) => a - b).join());
    }
    expect(hands.size).toBeGreaterThan(5);
  });

  it('drawn ones are told to their owner, to others only how many', () => {
    const drawn = inRound({ tile: 'inv-09' }).play('france', 'begin major').numbers(3).play('france', 'draw-event');
    expect(told(drawn, FRENCH)).toContainEqual(
      expect.objectContaining({ t: 'events-drawn', events: [expect.any(String)] }),
    );
    expect(told(drawn, BRITISH)).toContainEqual(expect.objectContaining({ t: 'events-drawn', count: 1, events: null }));
  });

  it('what one side discards is unseen until both have', () => {
    const t = inPeaceTurn('deal', {
      turn: 2,
      lay: ({ g }) => {
        g.secret.hands = [
          [0, 1, 2],
          [3, 4, 5],
        ];
        g.secret.pile = [6, 7, 8, 9, 10, 11];
      },
    });
    const before = textOf(t, BRITISH);
    t.play('france', 'discard carnatic-war');
    expect(textOf(t, BRITISH)).toBe(before);
    expect(game.view(t.g, FRENCH).own!.said[0].choices).toEqual([{ t: 'discard', event: 'carnatic-war' }]);
  });
});

describe('Ministries face down', () => {
  it('are their owner’s alone', () => {
    const t = inRound({ lay: (table) => table.faceDown('john-law').ministry('cardinal-ministers') });
    expect(game.view(t.g, FRENCH).own!.ministries).toEqual([MINISTRY['john-law'], MINISTRY['cardinal-ministers']]);
    const { open } = game.view(t.g, BRITISH);
    expect(open.ministryCount[FRENCH]).toBe(2);
    expect(open.revealed[MINISTRY['cardinal-ministers']]).toBe(1);
    expect(open.revealed[MINISTRY['john-law']]).toBe(0);
  });

  it('are imagined among those of the Era', () => {
    const t = inRound({ lay: (table) => table.faceDown('john-law').ministry('cardinal-ministers') });
    const seen = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const { secret } = game.sample(game.view(t.g, BRITISH), chanceOf(new Seeded(i)));
      expect(secret.ministries[FRENCH]).toContain(MINISTRY['cardinal-ministers']);
      for (const one of secret.ministries[FRENCH]) seen.add(one);
    }
    expect(seen.size, 'all five of the Succession').toBe(5);
  });

  it('which were chosen is told to their owner alone', () => {
    const t = inPeaceTurn('ministries');
    t.play('france', 'ministry john-law', 'ministry cardinal-ministers');
    t.play('britain', 'ministry robert-walpole', 'ministry edmond-halley');
    const chosen = told(t, BRITISH).filter((event) => event?.t === 'ministries-chosen');
    expect(chosen).toMatchObject([
      { side: 'france', count: 2, ministries: null },
      { side: 'britain', ministries: ['robert-walpole', 'edmond-halley'] },
    ]);
  });
});

describe('War tiles', () => {
  const t = () =>
    inRound({
      lay: (table) => table.basic('france', 'WSS-1', 4).bonus('france', 'WSS-1', 0).bonus('britain', 'WSS-2', 3),
    });

  it('face down are known to their owner; others see where they lie', () => {
    const own = game.view(t().g, FRENCH);
    expect(own.own!.basic.slice(0, 2)).toEqual([4, 1]);
    expect(own.own!.bonus.slice(0, 2)).toEqual([0, -1]);
    const { open } = game.view(t().g, BRITISH);
    expect(open.basic).toEqual(new Array(8).fill(FACE_DOWN));
    expect(open.bonus.filter((tile) => tile === FACE_DOWN).length).toBe(2);
    expect(open.bonus.every((tile) => tile < 0)).toBe(true);
  });

  it('drawn and placed ones are told to their owner alone', () => {
    const bought = inRound({ tile: 'inv-17' })
      .play('france', 'begin major')
      .numbers(0)
      .play('france', 'war-tile', 'place-tile WSS-3');
    const tiles = (viewer: 0 | 1) =>
      told(bought, viewer).flatMap((event) =>
        event?.t === 'bonus-tile-drawn' || event?.t === 'bonus-tile-placed' ? [event.tile] : [],
      );
    expect(tiles(FRENCH)).toEqual([0, 0]);
    expect(tiles(BRITISH)).toEqual([null, null]);
  });

  it('which tile a Military Upgrade kept is its owner’s secret; one out of the game lies open', () => {
    const kept = (line: string) =>
      inRound({ tile: 'inv-23' }).play('france', 'begin upgrade').numbers(0).play('france', 'upgrade WSS-1', line);
    const pooled = kept('keep-tile drawn pool');
    expect(told(pooled, BRITISH)).toContainEqual(
      expect.objectContaining({ t: 'upgrade-kept', keep: null, rest: 'pool' }),
    );
    expect(told(pooled, FRENCH)).toContainEqual(expect.objectContaining({ t: 'upgrade-kept', keep: 'drawn' }));
    expect(told(kept('keep-tile drawn out'), BRITISH)).toContainEqual({ t: 'basic-tile-out', side: 'france', tile: 1 });
  });

  it('lie open once their theatre is fought, those of later theatres do not', () => {
    const war = inTheatre('WSS-1', {
      lay: (table) =>
        table.lead('france', 'WSS-1', 5).tile('britain', 'WSS-2', 'unflag').tile('britain', 'WSS-1', 'debt'),
    });
    expect(war.key).toBe('conquest.take');
    const { open } = game.view(war.g, FRENCH);
    expect(open.basic[theatreSlot(BRITISH, 0)]).toBe(2);
    expect(open.bonus.slice(0, 2)).toEqual([0, 1]);
    expect(open.basic[theatreSlot(BRITISH, 1)]).toBe(FACE_DOWN);
    for (let i = 0; i < 10; i++)
      expect(game.sample(game.view(war.g, FRENCH), chanceOf(new Seeded(i))).secret.basic[theatreSlot(BRITISH, 0)]).toBe(
        2,
      );
  });

  it('of the next War are face down again', () => {
    const war = inTheatre('WSS-4', { options: { allotBasicTiles: true } });
    expect(war.key).toBe('allot.tiles');
    expect(game.view(war.g, 'spectator').open.basic.every((tile) => tile === FACE_DOWN)).toBe(true);
    const before = textOf(war, BRITISH);
    war.play('france', 'allot WAS-1 1');
    expect(textOf(war, BRITISH)).toBe(before);
    war
      .play('france', 'allot WAS-2 0', 'allot WAS-3 0')
      .play('britain', 'allot WAS-1 0', 'allot WAS-2 0', 'allot WAS-3 0');
    const allotted = told(war, BRITISH).filter((event) => event?.t === 'basic-tiles-allotted');
    expect(allotted).toMatchObject([
      { side: 'france', tiles: null },
      { side: 'britain', tiles: [0, 0, 0, 1] },
    ]);
  });
});

describe('Bids', () => {
  it('are unseen until both are in', () => {
    const t = newTrial({ bid: true }, new Zeros()).run();
    const before = textOf(t, 1);
    t.play('france', 'bid 3');
    expect(textOf(t, 1)).toBe(before);
    t.play('britain', 'bid 1');
    expect(t.told('bid').map(({ seat, trp }) => [seat, trp])).toEqual([
      [0, 3],
      [1, 1],
    ]);
  });
});

describe('Award tiles', () => {
  it('of the Era’s second turn are not laid out in advance: only which are left is known', () => {
    const t = inPeaceTurn('awards');
    expect(t.g.awardPile.length).toBe(4);
    expect(game.view(t.g, 'spectator').open.awardPile.toSorted()).toEqual(t.g.awardPile.toSorted());
  });
});
