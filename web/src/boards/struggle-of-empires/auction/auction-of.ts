import type { ToldEvent } from '@cabinet-wars/kernel';
import type { PowerId } from '@cabinet-wars/struggle-of-empires/data';
import type { Auction } from '@cabinet-wars/struggle-of-empires/view';
import { markersOf } from '../read/alliance-table.ts';
import { type Event, eventsOf, frameOf, idOf, type OpenView } from '../read/seen.ts';

/** What was said in an auction, oldest first. */
export interface Voice {
  readonly power: PowerId;
  /** Null for a pass. */
  readonly gold: number | null;
}

export interface AuctionNow {
  /** Which of the war's auctions, and of how many. */
  readonly number: number;
  readonly of: number;
  readonly bidder: PowerId | null;
  readonly best: PowerId | null;
  readonly gold: number;
  readonly a: PowerId | null;
  readonly b: PowerId | null;
  readonly voices: readonly Voice[];
  /** Markers in no alliance yet. */
  readonly left: readonly PowerId[];
}

export function auctionNow(open: OpenView, told: readonly ToldEvent<Event>[]): AuctionNow | null {
  const auction = frameOf<Auction>(open, 'auction');
  if (auction === null) return null;
  const allied = [...open.top, ...open.bottom].map(idOf);
  const markers = markersOf(open);
  return {
    number: Math.max(open.top.length, open.bottom.length) + 1,
    of: Math.ceil(markers.length / 2),
    bidder: idOf(open.plays[auction.bidder]),
    best: auction.best < 0 ? null : idOf(open.plays[auction.best]),
    gold: auction.gold,
    a: idOf(auction.a),
    b: idOf(auction.b),
    voices: voicesOf(told),
    left: markers.filter((power) => !allied.includes(power)),
  };
}

function voicesOf(told: readonly ToldEvent<Event>[]): Voice[] {
  const events = eventsOf(told);
  const from = events.findLastIndex(({ t }) => t === 'auction-opens');
  return events.slice(from + 1).flatMap((event): Voice[] => {
    if (event.t === 'bid') return [{ power: event.power, gold: event.gold }];
    return event.t === 'bid-passed' ? [{ power: event.power, gold: null }] : [];
  });
}
