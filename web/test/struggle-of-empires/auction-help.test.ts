import { recordOf } from '@cabinet-wars/kernel';
import { POWERS } from '@cabinet-wars/struggle-of-empires/data';
import { describe, expect, it } from 'vitest';
import { proposable, proposalRequest } from '../../src/boards/struggle-of-empires/auction/proposal.ts';
import { suggestedPair } from '../../src/boards/struggle-of-empires/auction/suggested-pair.ts';
import { threatOf } from '../../src/boards/struggle-of-empires/auction/threat.ts';
import { threatMarks } from '../../src/boards/struggle-of-empires/auction/threat-marks.ts';
import { keyOf } from '../../src/boards/struggle-of-empires/map/position.ts';
import { powerIn } from '../../src/boards/struggle-of-empires/read/seen.ts';
import { aheadOf, atQuestion, type Moment, moments } from './kit.ts';

const names = recordOf(POWERS, (power) => power);
/** Bids of a random game, each looked at while it is open. */
function* bids() {
  for (const moment of moments({ players: 7, edition: 'original' }, 4))
    if (moment.ask.key === 'auction.bid') yield moment;
}
const suggestion = (moment: Moment) => {
  const { view, seat, ask } = moment;
  const bid = ask.options.find(({ t }) => t === 'bid');
  if (bid?.t !== 'bid') return null;
  const gold = typeof bid.gold === 'number' ? bid.gold : bid.gold.from;
  const may = proposable(aheadOf(moment, proposalRequest(gold)), { a: null, b: null });
  return { may, me: powerIn(view.open, seat), pair: suggestedPair(view.open, powerIn(view.open, seat), may) };
};

describe('a first idea of a bid', () => {
  it('is two different powers that may be proposed; whoever threatens most comes to my side', () => {
    let [placed, unplaced] = [0, 0];
    for (const moment of bids()) {
      const found = suggestion(moment);
      if (found === null || found.may.a.length < 2) continue;
      const { may, me, pair } = found;
      const { open } = moment.view;
      expect(pair.a).not.toBeNull();
      expect(pair.a).not.toBe(pair.b);
      expect(may.a).toContain(pair.a);
      const isTop = open.top.includes(open.plays[moment.seat]);
      const isBottom = open.bottom.includes(open.plays[moment.seat]);
      if (!isTop && !isBottom) {
        unplaced++;
        expect(pair.a).toBe(me);
        const risks = may.b.filter((power) => power !== me).map((power) => threatOf(open, me, power).atRisk);
        expect(threatOf(open, me, pair.b!).atRisk).toBe(Math.min(...risks));
      } else {
        placed++;
        const [friend, enemy] = isTop ? [pair.a!, pair.b!] : [pair.b!, pair.a!];
        expect(threatOf(open, me, friend).atRisk).toBeGreaterThanOrEqual(threatOf(open, me, enemy).atRisk);
      }
    }
    expect(placed).toBeGreaterThan(0);
    expect(unplaced).toBeGreaterThan(0);
  });

  it('is drawn on the map: a tag and a ring wherever a power of it stands beside my tokens', () => {
    let [threats, safe] = [0, 0];
    for (const moment of bids()) {
      const found = suggestion(moment);
      if (found === null) continue;
      const { marks, tags } = threatMarks(moment.view.open, found.me, found.pair, names);
      for (const { place, text, kind } of tags) {
        const power = POWERS.find((id) => id === text)!;
        expect(marks[keyOf({ t: 'stack', place, power })].state).toBe(kind === 'threat' ? 'final' : 'picked');
        const { regions } = threatOf(moment.view.open, found.me, power);
        expect(regions.map(({ region }) => region)).toContain(place);
        if (kind === 'threat') threats++;
        else safe++;
      }
    }
    expect(threats).toBeGreaterThan(0);
    expect(safe).toBeGreaterThan(0);
  });

  it('says nothing of an empty pair', () => {
    const { view, seat } = atQuestion({ players: 7 }, 'auction.bid');
    expect(threatMarks(view.open, powerIn(view.open, seat), { a: null, b: null }, names).tags).toEqual([]);
  });
});
