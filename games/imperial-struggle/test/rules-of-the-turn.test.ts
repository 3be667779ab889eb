import { describe, expect, it } from 'vitest';
import { EVENTS } from '../src/data/events.ts';
import { SPACE } from '../src/data/map/spaces.ts';
import { MINISTRY } from '../src/data/ministries.ts';
import { inRound, type Table, type Trial } from './kit.ts';
import { countOfEra, inPeaceTurn, tilesOf } from './turn-kit.ts';

const pass = (t: Trial): Trial => t.play(t.asked!, t.offered('tile').map((tile) => `tile ${tile}`)[0], 'pass');

describe('Cards and tiles', () => {
  it('rule 1: the third turn mixes the Empire’s Events into the pile and leaves the discards out', () => {
    const t = inPeaceTurn('deck', {
      turn: 3,
      lay: ({ g }) => {
        g.secret.pile = [0, 1];
        g.discards = [2, 3];
      },
    });
    const { secret, discards } = t.g;
    expect(countOfEra([...secret.pile, ...secret.hands.flat()], 1)).toBe(15);
    expect(discards).toEqual([2, 3]);
  });

  it('rule 1: the fifth puts Succession cards out of the game, those in hands and those still to be drawn', () => {
    const t = inPeaceTurn('deck', {
      turn: 5,
      lay: ({ g }) => {
        g.secret.hands = [[0, 16], [1]];
        g.secret.pile = [2, 3, 17, 18];
      },
    });
    expect(t.told('events-retired').map(({ side, events }) => [side, events])).toEqual([
      ['france', [EVENTS[0]]],
      ['britain', [EVENTS[1]]],
    ]);
    const { secret, gone } = t.g;
    expect(countOfEra([...secret.pile, ...secret.hands.flat(), ...t.g.discards], 0)).toBe(0);
    expect(gone).toEqual(expect.arrayContaining([0, 1, 2, 3]));
    expect(countOfEra([...secret.pile, ...secret.hands.flat()], 2)).toBe(11);
  });

  it('rule 2: when the deal runs out of cards the discards come back, played Events never', () => {
    const t = inPeaceTurn('deal', {
      turn: 2,
      lay: ({ g }) => {
        g.secret.pile = [0, 1];
        g.discards = [2, 3, 4, 5, 6];
        g.gone = [7, 8];
      },
    });
    expect(t.told('discards-reshuffled').length).toBe(1);
    expect(t.g.secret.hands.flat().length).toBe(6);
    expect(t.g.secret.hands[0].slice(0, 2)).toEqual([0, 1]);
    expect([...t.g.secret.hands.flat(), ...t.g.secret.pile].some((card) => card === 7 || card === 8)).toBe(false);
    expect(t.g.discards).toEqual([]);
  });

  it('rule 3: three new cards beside those kept, then down to three, in secret and shown together', () => {
    const t = inPeaceTurn('deal', {
      turn: 2,
      lay: ({ g }) => {
        g.secret.pile = [6, 7, 8, 9, 10, 11];
        g.secret.hands = [[0, 1, 2], [3]];
      },
    });
    expect(t.key).toBe('deal.discard');
    expect(t.offers('france').length).toBe(6);
    expect(t.offers('britain').length).toBe(4);
    t.play('france', `discard ${EVENTS[0]}`, `discard ${EVENTS[1]}`, `discard ${EVENTS[2]}`);
    expect(t.g.discards, 'not yet').toEqual([]);
    expect(t.offers('france')).toEqual([]);
    t.play('britain', `discard ${EVENTS[3]}`);
    expect(t.g.discards).toEqual([0, 1, 2, 3]);
    expect(t.g.secret.hands.map((hand) => hand.length)).toEqual([3, 3]);
  });

  it('rule 4: nine tiles a turn, the ninth used up with the others, and the used ones mixed when the stack runs out', () => {
    const first = inPeaceTurn('reset');
    expect(tilesOf(first.g)).toEqual({ shown: 9, stack: 15, used: 0, all: true });
    const third = inPeaceTurn('reset', {
      turn: 3,
      lay: ({ g }) => {
        g.used = g.tileStack.splice(0, 9);
        g.shown = g.tileStack.splice(0, 9);
      },
    });
    expect(tilesOf(third.g)).toEqual({ shown: 9, stack: 15, used: 0, all: true });
    expect(third.g.shown.slice(0, 6).toSorted((a, b) => a - b)).toEqual([18, 19, 20, 21, 22, 23]);
  });

  it('the reset refreshes Advantages and what ministries have spent or marked for the turn', () => {
    const { g } = inPeaceTurn('reset', {
      turn: 6,
      lay: (table) => {
        table.exhausted('wheat', 'algonquin-raids').ministry('townshend-acts', 'merchant-banks');
        table.g.spent.fill(1);
        table.g.townshend = 2;
        table.g.freeDebtUsed = 2;
      },
    });
    expect([g.exhausted.includes(1), g.spent.includes(1), g.townshend, g.freeDebtUsed]).toEqual([false, false, -1, 0]);
  });

  it('rule 7: in the second turn of an Era ministries face up stay', () => {
    const second = inPeaceTurn('reset', {
      turn: 6,
      lay: (table) => table.ministry('townshend-acts', 'merchant-banks'),
    });
    expect(second.g.secret.ministries[1]).toEqual([MINISTRY['townshend-acts'], MINISTRY['merchant-banks']]);
    const first = inPeaceTurn('reset', { turn: 5, lay: (table) => table.ministry('samuel-johnson', 'merchant-banks') });
    expect([first.g.secret.ministries[1], first.g.revealed.includes(1)]).toEqual([[], false]);
  });

  it('rule 5: all eight Award tiles serve an Era, four in each of its turns', () => {
    const first = inPeaceTurn('awards');
    expect(first.g.awardPile.length).toBe(4);
    const second = inPeaceTurn('awards', {
      turn: 2,
      lay: ({ g }) => {
        g.awardPile = first.g.awardPile.slice();
      },
    });
    expect(second.g.awardPile).toEqual([]);
    expect([...first.g.awards, ...second.g.awards].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('ruling 11: a new Era mixes them all again', () => {
    const t = inPeaceTurn('awards', {
      turn: 3,
      lay: ({ g }) => {
        g.awardPile = [];
      },
    });
    expect(t.g.awardPile.length).toBe(4);
  });
});

describe('Ministries', () => {
  const choosing = (turn: number, lay: (table: Table) => void) =>
    inPeaceTurn(turn % 2 === 1 ? 'deck' : 'ministries', { turn, lay });
  const picks = (t: Trial) => t.offers('france').map((line) => line.replace('ministry ', ''));

  it('rule 7: when an Era begins all come back, and each side picks two of its own in secret', () => {
    const t = choosing(3, (table) => table.ministry('pompadour-and-du-barry').ministry('samuel-johnson'));
    expect(picks(t)).toEqual(['jacobite-uprisings', 'choiseul', 'dupleix', 'pompadour-and-du-barry', 'voltaire']);
    t.play('france', 'ministry choiseul', 'ministry voltaire');
    expect(t.g.secret.ministries[0], 'not before both have chosen').toEqual([]);
    t.play('britain', 'ministry pitt-the-elder', 'ministry merchant-banks');
    expect(t.g.secret.ministries).toEqual([
      [MINISTRY.choiseul, MINISTRY.voltaire],
      [MINISTRY['pitt-the-elder'], MINISTRY['merchant-banks']],
    ]);
    expect(t.g.revealed.every((faceUp) => faceUp === 0)).toBe(true);
  });

  it('rule 7: in its second turn those face down may be changed, those face up stay', () => {
    const t = choosing(2, (table) =>
      table.ministry('john-law').faceDown('new-world-huguenots').ministry('robert-walpole').ministry('edmond-halley'),
    );
    expect(picks(t)).not.toContain('john-law');
    expect(t.offers('britain')).toEqual([]);
    t.play('france', 'ministry cardinal-ministers');
    expect(t.g.secret.ministries[0]).toEqual([MINISTRY['john-law'], MINISTRY['cardinal-ministers']]);
    expect(t.g.revealed[MINISTRY['john-law']]).toBe(1);
  });

  it('ruling 82: after a Jacobite Victory France may add the Jacobites to its two, or let it be', () => {
    const lay = (table: Table) => {
      table.faceDown('choiseul', 'dupleix', 'pitt-the-elder', 'samuel-johnson');
      table.g.thirdMinistry = true;
    };
    const t = choosing(4, lay).play('france', 'ministry choiseul', 'ministry voltaire');
    expect(t.offers('france')).toEqual(['ministry jacobite-uprisings', 'no-more']);
    const with3 = choosing(4, lay).play(
      'france',
      'ministry choiseul',
      'ministry voltaire',
      'ministry jacobite-uprisings',
    );
    with3.play('britain', 'ministry pitt-the-elder', 'ministry samuel-johnson');
    expect(with3.g.ministryCount).toEqual([3, 2]);
  });

  it('ruling 82: if the Jacobites are one of the two, France picks another', () => {
    const t = choosing(4, (table) => {
      table.faceDown('jacobite-uprisings', 'dupleix', 'pitt-the-elder', 'samuel-johnson');
      table.g.thirdMinistry = true;
    });
    t.play('france', 'ministry jacobite-uprisings', 'ministry dupleix');
    expect(picks(t)).toEqual(['choiseul', 'pompadour-and-du-barry', 'voltaire', 'no-more']);
  });

  it('ruling 83: after a Jacobite Defeat France picks a second ministry, and never the Jacobites', () => {
    const t = choosing(4, (table) => {
      table.ministry('choiseul').faceDown('pitt-the-elder', 'samuel-johnson');
      table.g.jacobitesGone = true;
    });
    expect(picks(t)).toEqual(['dupleix', 'pompadour-and-du-barry', 'voltaire']);
  });

  it('ruling 55: a place lost to the Papacy stays empty in the last Peace turn', () => {
    const lay = (table: Table, french: 'ministry' | 'faceDown') => {
      table[french]('turgot').ministry('papacy-hanover-negotiations').ministry('edmund-burke');
      table.g.jacobitesGone = true;
    };
    const kept = choosing(6, (table) => lay(table, 'ministry'));
    expect(kept.key, 'nobody has anything to choose').not.toBe('ministries.choose');
    expect(kept.g.ministryCount).toEqual([1, 2]);
    const changed = choosing(6, (table) => lay(table, 'faceDown')).play('france', 'ministry voltaire');
    expect(changed.g.secret.ministries[0]).toEqual([MINISTRY.voltaire]);
  });

  it('rule 8: one is turned up only in an own Action Round, if only to have it up', () => {
    const t = inRound({ tile: null, lay: (table) => table.faceDown('john-law', 'robert-walpole') });
    expect(t.offered('reveal')).toEqual(['john-law']);
    t.play('france', 'reveal john-law');
    expect(t.g.revealed[MINISTRY['john-law']]).toBe(1);
    pass(t);
    expect(t.asked).toBe('britain');
    expect(t.offered('reveal')).toEqual(['robert-walpole']);
  });
});

describe('Initiative', () => {
  const who = (turn: number, vp: number, before = 1) =>
    inPeaceTurn('initiative', {
      turn,
      lay: ({ g }) => {
        g.vp = vp;
        g.initiative = before;
      },
    }).asked;

  it('belongs to the side behind, at 15 to whoever had it, in the first turn to France', () => {
    expect([who(2, 14), who(2, 16), who(2, 15, 0), who(2, 15, 1)]).toEqual(['france', 'britain', 'france', 'britain']);
    expect(who(1, 15, 0)).toBe('france');
  });

  it('lets its owner name who goes first', () => {
    const t = inPeaceTurn('initiative').play('france', 'first britain');
    expect(t.asked).toBe('britain');
    expect(t.key).toBe('action-round.tile');
  });
});

describe('ruling 84: Spanish flags', () => {
  it('are there only with the option, and their Markets are Isolated', () => {
    expect(inRound().flag('havana')).toBe('nobody');
    const t = inRound({ tile: 'inv-03', options: { spanishEmpire: true } });
    expect([t.flag('havana'), t.flag('santiago'), t.flag('puerto-principe')]).toEqual(['spain', 'spain', 'spain']);
    expect(t.g.isolated[SPACE.havana]).toBe(1);
    t.play('france', 'begin major', 'shift puerto-principe');
    expect(t.told('bought')).toMatchObject([{ what: 'shift', price: 1 }]);
    expect(t.flag('puerto-principe')).toBe('nobody');
  });
});
