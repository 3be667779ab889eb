import { type Context, type Deal, type Deals, DONE, type Procedure, type Seat, same } from '@cabinet-wars/kernel';
import { MARKER, type MarkerId } from '../data/markers.ts';
import { POWER, type PowerId } from '../data/powers.ts';
import { giveBack, glimpse, has, lookInto, loseLeader, showWithout } from '../markers/hands.ts';
import { playing, playMarker } from '../markers/play-marker.ts';
import { gain, pay } from '../money/money.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Agreement } from '../vocabulary/clauses.ts';
import { dealTerms } from '../vocabulary/deal-terms.ts';
import type { Event } from '../vocabulary/events.ts';
import { debtOf, payDebt } from './agreements.ts';
import { DEAL_KINDS, hasSigned, mayDeal } from './bargains.ts';
import { changeSides } from './control.ts';
import { handOf } from './diplomacy-results.ts';
import { handOver } from './hand-over.ts';
import { revert, reverting } from './revert.ts';

/** 21.0. Carries out what players have agreed on, or what one does at any time. */
export const deal: Procedure<{ deal: Deal }, State, Choice, Event> = procedure<{ deal: Deal }>('deal')({
  carryOut: (g, f, x) => {
    if (f.deal.t === 'trade') return isVoid(g, f.deal, x) ? DONE : 'trade';
    acts[f.deal.t](g, f.deal, x);
    return DONE;
  },
  /**
   * 21.1 (2), (3): points, markers and powers change hands, and what goes with them is written down (21.2). A power handed
   * over leaves stacks as by defection (4.6).
   */
  trade: (g, f, x) => {
    const [one, other] = dealTerms(f.deal).sides;
    for (const [giver, taker] of [
      [one, other],
      [other, one],
    ]) {
      if (giver.points > 0) transfer(g, giver.seat, taker.seat, giver.points, x);
      if (giver.marker !== null) trade(g, giver.seat, taker.seat, giver.marker, x);
      if (giver.power !== null) changeSides(g, POWER[giver.power], taker.seat, 'negotiation', x);
    }
    if (f.deal.clause !== null) agree(g, f.deal, x);
  },
  /** 21.1 (1). */
  neutral: (g, f, x) => restore(g, dealTerms(f.deal).sides[0].neutral, x),
  neutralBack: (g, f, x) => restore(g, dealTerms(f.deal).sides[1].neutral, x),
});

export const deals: Deals<State, Choice, Event> = { kinds: DEAL_KINDS, may: mayDeal, carryOut: deal };

type Act = (g: State, deal: Deal, x: Context<Event>) => void;
const acts: Readonly<Record<string, Act>> = {
  points: (g, deal, x) => {
    const { from, to, points } = dealTerms(deal);
    transfer(g, from, to, points, x);
  },
  agreement: agree,
  'sign-treaty': sign,
  'unsign-treaty': (g, { from }, x) => {
    g.agreements = g.agreements.filter(({ clause, by }) => clause !== 'treaty' || by !== from);
    x.log?.({ t: 'treaty-signed', seat: from, signed: false });
  },
  /** 21.2: a sum promised in writing, paid before the end of its turn. */
  settle: (g, deal, x) => {
    const { from, creditor, sum } = dealTerms(deal);
    const debt = debtOf(g, from, creditor, sum);
    if (debt !== undefined) payDebt(g, debt, x);
  },
  /** 7.2: a player may show what he has at any time. */
  'show-hand': (g, deal, x) => {
    const { from, seat, marker } = dealTerms(deal);
    show(g, from, seat, marker, x);
  },
  /** 8.31: markers may be returned at any time. */
  'give-up': (g, deal, x) => {
    const { from, marker, power } = dealTerms(deal);
    if (marker === null) return;
    if (power === null) giveBack(g, from, MARKER[marker], 'given-up', x);
    else loseLeader(g, MARKER[marker], POWER[power], x);
  },
  breakthrough: (_g, { from }, x) => x.call(playMarker, playing(from, MARKER['scientific-breakthrough'])),
};

/** All markers, or one; to all, or to one player, and then nobody else learns what they are. */
function show(g: State, from: Seat, to: Seat | null, marker: MarkerId | null, x: Context<Event>): void {
  x.reveal();
  for (let viewer = 0; viewer < g.hands.length; viewer++) {
    if (viewer === from || (to !== null && to !== viewer)) continue;
    if (marker === null) lookInto(g, viewer, from);
    else glimpse(g, viewer, from, MARKER[marker]);
  }
  const markers = marker === null ? handOf(g, from) : [marker];
  x.log?.({ t: 'hand-shown', seat: from, to, whole: marker === null, markers });
}

/** Whether the other side has not the marker it agreed to give; then nothing is done at all. */
function isVoid(g: State, offer: Deal, x: Context<Event>): boolean {
  const lacking = dealTerms(offer).sides.find(({ seat, marker }) => marker !== null && !has(g, seat, MARKER[marker]));
  if (lacking === undefined) return false;
  x.reveal();
  showWithout(g, lacking.seat, (marker) => marker === MARKER[lacking.marker!]);
  x.log?.({ t: 'deal-void', seat: lacking.seat, marker: lacking.marker! });
  return true;
}

/** 10.35. */
function transfer(g: State, from: Seat, to: Seat, points: number, x: Context<Event>): void {
  pay(g, from, points, 'deal', x);
  gain(g, to, points, 'deal', x);
}

function trade(g: State, from: Seat, to: Seat, marker: MarkerId, x: Context<Event>): void {
  x.reveal();
  handOver(g, from, to, MARKER[marker]);
  x.log?.({ t: 'marker-traded', seat: from, to, marker });
}

function restore(g: State, power: PowerId | null, x: Context<Event>): void {
  if (power !== null) x.call(revert, reverting(g, POWER[power], 'negotiation'));
}

/** Ruling 64: clauses are laid on the table, one for each whom they bind. */
function agree(g: State, deal: Deal, x: Context<Event>): void {
  const { from, to, clause, about, sum, until } = dealTerms(deal);
  if (clause === null) return;
  const parties: readonly (readonly [Seat, Seat])[] = [
    [from, to],
    [to, from],
  ];
  for (const [i, [by, other]] of parties.entries()) {
    if (deal.binds !== 'both' && deal.binds !== (i === 0 ? 'from' : 'to')) continue;
    const terms = { about, points: sum };
    const made: Agreement = {
      clause,
      by,
      to: other,
      ...terms,
      until: until ?? g.turn,
    };
    if (!g.agreements.some((one) => same(one, made))) g.agreements.push(made);
    x.log?.({ t: 'agreed', clause, seat: by, to: other, ...terms, until: made.until });
  }
}

/** 22.22, ruling 65: when the last has signed, the game ends with this turn. */
function sign(g: State, { from }: Deal, x: Context<Event>): void {
  g.agreements.push({ clause: 'treaty', by: from, to: from, about: null, points: 0, until: g.turn });
  x.log?.({ t: 'treaty-signed', seat: from, signed: true });
  if (!g.hands.every((_, seat) => hasSigned(g, seat))) return;
  g.treaty = true;
  x.log?.({ t: 'treaty-concluded' });
}
