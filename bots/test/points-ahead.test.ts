import { game } from '@cabinet-wars/struggle-of-empires';
import { powerOf } from '@cabinet-wars/struggle-of-empires/data';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../games/struggle-of-empires/test/kit.ts';
import { pointsAhead } from '../src/judgement/struggle-of-empires/points-ahead.ts';
import { sense } from '../src/judgement/struggle-of-empires/sense.ts';

type Given = Pick<Parameters<typeof inTurn>[0], 'war' | 'round' | 'lay'>;

const given = (wish: Given) =>
  inTurn({
    options: { edition: 'deluxe' },
    top: ['france', 'austria'],
    bottom: ['britain', 'spain', 'russia'],
    ...wish,
  }).g;
const ahead = (wish: Given) => {
  const g = given(wish);
  return pointsAhead(g, g.seatOf[powerOf('france')]);
};
const lastRound = { war: 1, round: 5 };

describe('points ahead, by which play-outs are compared', () => {
  it('count places that are held, and nothing that could be done', () => {
    const held = ahead({ ...lastRound, lay: (t) => t.tokens('britain', 'india').units('france', 'army', 'baltic', 3) });
    const inSight = ahead({
      ...lastRound,
      lay: (t) => t.tokens('britain', 'india').units('france', 'army', 'india', 3),
    });
    const taken = ahead({ ...lastRound, lay: (t) => t.tokens('france', 'india').units('france', 'army', 'india', 3) });
    expect(inSight).toBe(held);
    expect(taken).toBeGreaterThan(held + 10);
  });

  it('are told beside all others while there are wars to come, and beside the foremost in the last', () => {
    const spainLeads = (war: number) =>
      ahead({ war, round: 5, lay: (t) => t.vp('spain', 20).vp('britain', 20).vp('france', 16) }) -
      ahead({ war, round: 5, lay: (t) => t.vp('spain', 40).vp('france', 16) });
    expect(spainLeads(1)).toBe(0);
    expect(spainLeads(3)).toBe(20);
  });

  it('make something of winning by however little', () => {
    const lead = (vp: number) => ahead({ war: 3, round: 5, lay: (t) => t.vp('spain', 20).vp('france', vp) });
    expect(lead(21) - lead(19)).toBeGreaterThan(lead(30) - lead(28));
    expect(lead(20) - lead(19)).toBe(lead(21) - lead(20));
  });
});

describe('the Marshal of Struggle of Empires', () => {
  const { lookAt } = sense(game);

  it('plays on to the end of the war from its last round, and from no earlier one', () => {
    expect(lookAt('turn.act', given({ war: 2, round: 5 }))?.outcome).toBe(pointsAhead);
    expect(lookAt('turn.act', given({ war: 2, round: 4 }))).toBeNull();
    expect(lookAt('build.which', given({ war: 2, round: 5 }))).toBeNull();
  });

  it('plays nothing on from auctions, whose plans tell more', () => {
    expect(lookAt('auction.bid', given({ war: 1, round: 5 }))).toBeNull();
  });
});
