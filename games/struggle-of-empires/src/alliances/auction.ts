import type { Context, Option, Reason, Seat } from '@cabinet-wars/kernel';
import { NOBODY, POWER_COUNT, POWERS, type Power, powerOf } from '../data/powers.ts';
import { hasNonPlayers, players } from '../editions.ts';
import { mayName, mostPayable, pay } from '../money/money.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { BoxId, Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';
import { isAllied, isPlayed } from './grand-alliances.ts';

export interface Auction {
  bidder: Seat;
  /** Who has bid most, and how much; −1 before the first bid. */
  best: Seat;
  gold: number;
  /** What that bid proposes. A single marker leaves the other box empty. */
  a: Power;
  b: Power;
  /** Passes in a row since the last bid. */
  passes: number;
}

export const newAuction = (starter: Seat): Auction => ({
  bidder: starter,
  best: -1,
  gold: -1,
  a: NOBODY,
  b: NOBODY,
  passes: 0,
});

const PASS: Choice = { t: 'pass' };
const proposalsFor = (box: BoxId): readonly Choice[] => POWERS.map((power) => ({ t: 'propose', box, power }));
const PROPOSALS: Readonly<Record<BoxId, readonly Choice[]>> = { a: proposalsFor('a'), b: proposalsFor('b') };

/** 2005 Determine alliances, 2020 p.12. Bids in turn, each with its own proposal, until all others pass in succession. */
export const auction = procedure<Auction>('auction')({
  bid: {
    who: (_g, f) => f.bidder,
    options: bids,
    choose: (g, f, choice, x) => {
      if (choice.t === 'bid') {
        raise(g, f, choice.gold, x);
        return 'proposeA';
      }
      f.passes++;
      x.log?.({ t: 'bid-passed', power: POWERS[g.plays[f.bidder]] });
      return 'next';
    },
  },
  proposeA: {
    who: (_g, f) => f.bidder,
    options: (g, f) => proposals(g, f, loneMarker(g) === NOBODY ? ['a'] : ['a', 'b']),
    choose: (g, f, choice, x) => {
      propose(g, f, choice, x);
      if (loneMarker(g) !== NOBODY) return 'next';
    },
  },
  proposeB: {
    who: (_g, f) => f.bidder,
    options: (g, f) => proposals(g, f, ['b']),
    choose: (g, f, choice, x) => propose(g, f, choice, x),
  },
  next: (g, f) => {
    if (f.passes === players(g) - 1) return 'won';
    f.bidder = (f.bidder + 1) % players(g);
    return 'bid';
  },
  won: (g, f, x) => {
    const power = g.plays[f.best];
    const named = (marker: Power) => (marker === NOBODY ? null : POWERS[marker]);
    x.log?.({ t: 'auction-won', power: POWERS[power], gold: f.gold, a: named(f.a), b: named(f.b) });
    pay(g, power, f.gold, 'bid', x);
    if (f.a !== NOBODY) g.top.push(f.a);
    if (f.b !== NOBODY) g.bottom.push(f.b);
  },
});

/** Whoever opens must bid (ruling 2); later bids must be higher, and end where taxing oneself does (ruling 58). */
export function mayBid(g: State, f: Auction, seat: Seat, gold: number): Reason | null {
  if (gold <= f.gold) return because({ why: 'bid-too-low', least: f.gold + 1 });
  return mayName(g, g.plays[seat], gold);
}

function bids(g: State, f: Auction, seat: Seat): Option<Choice>[] {
  const from = f.gold + 1;
  const to = mostPayable(g, g.plays[seat]);
  const options: Option<Choice>[] = [];
  if (f.best >= 0) options.push(PASS);
  if (to >= from) options.push({ t: 'bid', gold: { from, to } });
  return options;
}

function raise(g: State, f: Auction, gold: number, x: Context<Event>): void {
  f.gold = gold;
  f.best = f.bidder;
  f.passes = 0;
  f.a = NOBODY;
  f.b = NOBODY;
  x.log?.({ t: 'bid', power: POWERS[g.plays[f.bidder]], gold });
}

function propose(g: State, f: Auction, choice: Choice, x: Context<Event>): void {
  if (choice.t !== 'propose') return;
  f[choice.box] = powerOf(choice.power);
  x.log?.({ t: 'proposed', power: POWERS[g.plays[f.bidder]], box: choice.box, named: choice.power });
}

/** Whether a power's marker may be put into a box of the proposal (2020 p.11: players before non-players, ruling 73). */
export function mayPropose(g: State, f: Auction, power: Power): Reason | null {
  const id = POWERS[power];
  if (!isPlayed(g, power) && !hasNonPlayers(g)) return because({ why: 'no-such-power', power: id });
  if (isAllied(g, power)) return because({ why: 'already-allied', power: id });
  if (f.a === power) return because({ why: 'proposed-already', power: id });
  const playersLeft = unallied(g, true);
  if (isPlayed(g, power)) return null;
  if (playersLeft >= 2) return because({ why: 'players-first', power: id });
  // The last player goes with a non-player: beside one non-player there is no room for another.
  if (playersLeft === 1 && f.a !== NOBODY && !isPlayed(g, f.a)) return because({ why: 'players-first', power: id });
  return null;
}

function proposals(g: State, f: Auction, boxes: readonly BoxId[]): Choice[] {
  const options: Choice[] = [];
  for (let power = 0; power < POWER_COUNT; power++)
    if (mayPropose(g, f, power) === null) for (const box of boxes) options.push(PROPOSALS[box][power]);
  return options;
}

/** How many powers are in no alliance yet: those played, or those not. */
function unallied(g: State, played: boolean): number {
  let count = 0;
  for (let power = 0; power < POWER_COUNT; power++) if (isPlayed(g, power) === played && !isAllied(g, power)) count++;
  return count;
}

/** The only marker left, which is proposed alone (ruling 4); nobody if there are more. */
export function loneMarker(g: State): Power {
  const nonPlayersLeft = hasNonPlayers(g) ? unallied(g, false) : 0;
  if (unallied(g, true) + nonPlayersLeft !== 1) return NOBODY;
  for (let power = 0; power < POWER_COUNT; power++)
    if (!isAllied(g, power) && (isPlayed(g, power) || hasNonPlayers(g))) return power;
  return NOBODY;
}
