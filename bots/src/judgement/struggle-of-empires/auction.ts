import type { Seat } from '@cabinet-wars/kernel';
import { NOBODY, type Power, powerOf, REGION_COUNT } from '@cabinet-wars/struggle-of-empires/data';
import { auction, isPlayed, loneMarker, mayPropose } from '@cabinet-wars/struggle-of-empires/reckoning';
import { type Auction, at, type Choice, type State } from '@cabinet-wars/struggle-of-empires/view';
import { chanceAgainst } from './battle/forces.ts';
import { coefficientsOf } from './coefficients.ts';
import { worthOfOrder } from './order-of-play.ts';
import { GOLD } from './purse.ts';
import { gainOf, lossOf } from './standing.ts';
import { scoringsLeft } from './time.ts';

/** How many tokens an enemy may take in a region in the course of a war. */
const CAMPAIGN = 2;
/** What a unit of a power nobody plays adds to every battle of its alliance in a region. */
const STANDING_GUARD = 0.25;
/** The most gold an auction is worth. */
const MOST_BID = 6;

/** How much a power would rather have another on its own side than against it: what that one could take, less what it could be taken. */
export function friendship(g: State, me: Power, other: Power): number {
  let sum = 0;
  for (let region = 0; region < REGION_COUNT; region++) {
    if (!isPlayed(g, other)) {
      const isMine = g.tokens[at(me, region)] + g.armies[at(me, region)] > 0;
      if (isMine) sum += STANDING_GUARD * (g.armies[at(other, region)] + g.navies[at(other, region)]);
      continue;
    }
    const mine = Math.min(CAMPAIGN, g.tokens[at(me, region)]);
    const theirs = Math.min(CAMPAIGN, g.tokens[at(other, region)]);
    if (mine > 0) sum += (0.1 + chanceAgainst(g, other, me, region)) * lossOf(g, me, region, other, mine);
    if (theirs > 0) sum -= (0.06 + chanceAgainst(g, me, other, region)) * gainOf(g, me, region, other, theirs);
  }
  return coefficientsOf(g).clashes * scoringsLeft(g) * sum;
}

function worthBeside(g: State, other: Power): number {
  const { beside, unplayedBeside } = coefficientsOf(g);
  return isPlayed(g, other) ? beside : unplayedBeside;
}

/** What a proposal is worth to a power: who would be on its side and who against it, and when it would move. Nothing while its own side is open. */
export function worthOfProposal(g: State, me: Power, a: Power, b: Power): number {
  const top = a === NOBODY ? g.top : [...g.top, a];
  const bottom = b === NOBODY ? g.bottom : [...g.bottom, b];
  const isTop = top.includes(me);
  if (!isTop && !bottom.includes(me)) return 0;
  let sum = 0;
  for (const other of isTop ? top : bottom) if (other !== me) sum += friendship(g, me, other) + worthBeside(g, other);
  for (const other of isTop ? bottom : top) sum -= friendship(g, me, other) + worthBeside(g, other);
  return sum / 2 + worthOfOrder(g, me, top, bottom);
}

interface Proposal {
  readonly a: Power;
  readonly b: Power;
  readonly worth: number;
}

/** The proposal a power would make, with the first box given or free. */
function bestProposal(g: State, me: Power, first: Power = NOBODY): Proposal {
  const f: Auction = { ...auction.within(g), a: NOBODY, b: NOBODY };
  if (loneMarker(g) !== NOBODY) return loneProposal(g, me, loneMarker(g));
  let best: Proposal | null = null;
  for (let a = 0; a < g.seatOf.length; a++) {
    if ((first !== NOBODY && a !== first) || mayPropose(g, f, a) !== null) continue;
    for (let b = 0; b < g.seatOf.length; b++) {
      if (mayPropose(g, { ...f, a }, b) !== null) continue;
      const worth = worthOfProposal(g, me, a, b);
      if (best === null || worth > best.worth) best = { a, b, worth };
    }
  }
  return best ?? { a: first, b: NOBODY, worth: 0 };
}

function loneProposal(g: State, me: Power, marker: Power): Proposal {
  const inTop = worthOfProposal(g, me, marker, NOBODY);
  const inBottom = worthOfProposal(g, me, NOBODY, marker);
  return inTop >= inBottom ? { a: marker, b: NOBODY, worth: inTop } : { a: NOBODY, b: marker, worth: inBottom };
}

/**
 * The most gold a seat would bid against the proposal on the table: a few pieces. Whoever has none raises them by taxes, since later wars
 * begin with empty purses, and a single piece then decides which side is the larger.
 */
export function limitOf(g: State, seat: Seat): number {
  const me = g.plays[seat];
  const { best, a, b } = auction.within(g);
  if (best < 0) return 0;
  const advantage = bestProposal(g, me).worth - worthOfProposal(g, me, a, b);
  return Math.min(MOST_BID, Math.floor((coefficientsOf(g).paidFor * advantage) / GOLD));
}

/** What a choice in an auction comes to, beside letting the proposal on the table stand. */
export function worthInAuction(g: State, seat: Seat, choice: Choice): number | null {
  if (choice.t === 'pass') return 0;
  if (choice.t === 'bid') return choice.gold <= limitOf(g, seat) ? 1 - 0.01 * choice.gold : -choice.gold;
  if (choice.t !== 'propose') return null;
  const { a } = auction.within(g);
  const named = powerOf(choice.power);
  const me = g.plays[seat];
  if (choice.box === 'b') return worthOfProposal(g, me, a, named);
  return loneMarker(g) === NOBODY ? bestProposal(g, me, named).worth : worthOfProposal(g, me, named, NOBODY);
}
