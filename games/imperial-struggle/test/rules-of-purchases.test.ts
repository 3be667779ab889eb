import { describe, expect, it } from 'vitest';
import { inRound, type Table, type Trial } from './kit.ts';

const begin = (t: Trial, which = 'major'): Trial => t.play(t.asked!, `begin ${which}`);
const fighting = (lay: (table: Table) => void = () => {}, turn = 1): Trial =>
  begin(inRound({ tile: 'inv-17', turn, lay }));

describe('rule 25: an Event for 3 D', () => {
  it('comes from the pile', () => {
    const t = begin(inRound({ tile: 'inv-09' }))
      .numbers(2)
      .play('france', 'draw-event');
    expect(t.told('bought')).toMatchObject([{ what: 'draw-event', price: 3 }]);
    expect(t.g.secret.hands[0]).toEqual([2]);
  });

  it('ruling 65: is not to be had from an empty pile, whatever the discards', () => {
    const t = begin(
      inRound({
        tile: 'inv-09',
        lay: ({ g }) => {
          g.discards = g.secret.pile.splice(0);
        },
      }),
    );
    expect(t.offered('draw-event')).toEqual([]);
  });
});

describe('rule 26: Bonus War tiles', () => {
  it('are drawn, looked at, and then placed, at most two a round', () => {
    const t = fighting().numbers(0).play('france', 'war-tile');
    expect(t.key).toBe('place-tile.theatre');
    expect(t.g.secret.drawnBonus[0]).toBe(0);
    t.play('france', 'place-tile WSS-2').numbers(0).play('france', 'war-tile', 'place-tile WSS-2');
    expect(t.told('bought').map(({ price }) => price)).toEqual([2, 2]);
    expect(t.offered('war-tile')).toEqual([]);
  });

  it('go into a full theatre only if one there moves to another with room', () => {
    const t = fighting((table) => table.bonus('france', 'WSS-1', 1, 2))
      .numbers(0)
      .play('france', 'war-tile', 'place-tile WSS-1');
    expect(t.key).toBe('place-tile.move');
    expect(t.offered('move-tile')).toEqual(['1 WSS-2', '1 WSS-3', '1 WSS-4', '2 WSS-2', '2 WSS-3', '2 WSS-4']);
    t.play('france', 'move-tile 2 WSS-4');
    expect(t.g.secret.bonus.slice(0, 8)).toEqual([1, 0, -1, -1, -1, -1, 2, -1]);
  });

  it('cannot be bought when every theatre is full', () => {
    const t = fighting((table) => {
      for (const theatre of ['WSS-1', 'WSS-2', 'WSS-3', 'WSS-4'] as const) table.bonus('france', theatre, 1, 2);
    });
    expect(t.offered('war-tile')).toEqual([]);
  });

  it('come from a pool of twelve: one drawn is not drawn again', () => {
    const t = fighting((table) => table.bonus('france', 'WSS-1', 0, 0))
      .numbers(0)
      .play('france', 'war-tile');
    expect(t.g.secret.drawnBonus[0], 'both tiles of +3 are out').toBe(1);
  });
});

describe('rule 27, ruling 67: Military Upgrade', () => {
  const upgrading = (lay: (table: Table) => void = () => {}) =>
    begin(inRound({ tile: 'inv-23', lay: (table) => lay(table.basic('france', 'WSS-1', 4)) }), 'upgrade');

  it('names the theatre, then draws; one stays, the other goes to the pool or out of the game', () => {
    const t = upgrading();
    expect(t.offers()).toEqual(['upgrade WSS-1', 'upgrade WSS-2', 'upgrade WSS-3', 'upgrade WSS-4']);
    t.numbers(0).play('france', 'upgrade WSS-1');
    expect(t.offers()).toEqual([
      'keep-tile drawn pool',
      'keep-tile drawn out',
      'keep-tile placed pool',
      'keep-tile placed out',
    ]);
    t.play('france', 'keep-tile drawn out');
    expect(t.g.secret.basic[0]).toBe(0);
    expect(t.told('basic-tile-out')).toMatchObject([{ side: 'france', tile: 4 }]);
  });

  it('leaves a side four Basic tiles at least', () => {
    // Sixteen in all: before the last War three are placed, the rest out of the game but for one or two.
    const keeping = (out: number) =>
      begin(
        inRound({
          tile: 'inv-23',
          turn: 5,
          lay: ({ g }) => {
            g.basicOut = [out, 1, 4, 2, 3, 0, 0, 0, 0, 0];
          },
        }),
        'upgrade',
      )
        .numbers(0)
        .play('france', 'upgrade AWI-1')
        .offers();
    expect(keeping(2)).toEqual(['keep-tile drawn pool', 'keep-tile placed pool']);
    expect(keeping(1)).toContain('keep-tile placed out');
  });

  it('is 1 treaty point in the last Peace turn', () => {
    const t = begin(inRound({ tile: 'inv-23', turn: 6 }), 'upgrade');
    expect(t.treaty('france')).toBe(1);
  });

  it('may swap two tiles only with the option', () => {
    expect(upgrading().offered('swap-tiles')).toEqual([]);
    const t = begin(
      inRound({ tile: 'inv-23', options: { swapBasicTiles: true }, lay: (table) => table.basic('france', 'WSS-1', 4) }),
      'upgrade',
    );
    t.play('france', 'swap-tiles WSS-1 WSS-3');
    expect(t.g.secret.basic.slice(0, 4)).toEqual([1, 1, 4, 1]);
  });
});

describe('rule 30: the exchange of the last Peace turn', () => {
  it('gives 1 E or 1 D for 2 M, as often as wanted, but one of the two types a round', () => {
    const t = fighting(() => {}, 6);
    expect(t.offered('exchange')).toEqual(['E', 'D']);
    expect(t.offered('war-tile')).toEqual([]);
    t.play('france', 'exchange D');
    expect(t.offered('exchange')).toEqual(['D']);
    t.play('france', 'exchange D', 'finish');
    t.play('france', 'begin extra-D', 'shift savoy');
    expect(t.told('bought').map(({ what, price }) => `${what} ${price}`)).toEqual([
      'exchange 2',
      'exchange 2',
      'shift 2',
    ]);
    expect(t.debt('france')).toBe(0);
  });

  it('is of Major class, and Debt may extend it', () => {
    const t = fighting(() => {}, 6).play('france', 'exchange D', 'finish', 'begin extra-D', 'shift austria-alliance-2');
    expect(t.flag('austria-alliance-2')).toBe('nobody');
    expect(t.debt('france')).toBe(1);
  });

  it('is for the last turn alone', () => {
    expect(fighting(() => {}, 5).offered('exchange')).toEqual([]);
  });
});
