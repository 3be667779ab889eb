import { describe, expect, it } from 'vitest';
import { EVENT_ERA } from '../src/data/events.ts';
import { playing } from './card-kit.ts';
import { inRound } from './kit.ts';
import { inPeaceTurn } from './turn-kit.ts';

describe('Found while writing the rules', () => {
  it('ruling 107: a squadron an Event has built does not sail in that round, unless that is played so', () => {
    const built = (deployNewSquadrons: boolean) =>
      playing('france', 'cook-and-bougainville', {
        tile: 'inv-23',
        lay: (on) => {
          on.navyBox('france', 0).g.options.deployNewSquadrons = deployNewSquadrons;
        },
      }).play('france', 'begin major');
    expect(built(false).offered('deploy')).toEqual([]);
    expect(built(false).why('france', 'deploy navy-box biscay')).toEqual(['squadron-new']);
    expect(built(true).offered('deploy')).toContain('navy-box biscay');
  });

  it('ruling 108: a Basic tile out of the game lies open, one back in the pool does not', () => {
    const upgrade = (rest: 'pool' | 'out') =>
      inRound({ tile: 'inv-07' })
        .play('france', 'begin upgrade')
        .numbers(0)
        .play('france', 'upgrade WSS-2', `keep-tile drawn ${rest}`);
    expect(upgrade('out').told('basic-tile-out')).toEqual([{ t: 'basic-tile-out', side: 'france', tile: 1 }]);
    expect(upgrade('pool').told('basic-tile-out')).toEqual([]);
  });

  it('ruling 109: Succession Events leave hands, pile and discards when the Revolution Era begins', () => {
    const { g } = inPeaceTurn('deck', {
      turn: 5,
      lay: ({ g: before }) => {
        before.secret.hands = [[0, 20], [1]];
        before.discards = [2, 21];
        before.secret.pile = before.secret.pile.filter((card) => ![0, 1, 2, 20, 21].includes(card));
      },
    });
    const left = [...g.secret.hands.flat(), ...g.secret.pile, ...g.discards];
    expect(left.filter((card) => EVENT_ERA[card] === 0)).toEqual([]);
    expect(g.gone.filter((card) => EVENT_ERA[card] === 0)).toHaveLength(15);
  });
});
