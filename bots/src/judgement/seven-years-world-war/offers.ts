import type { Deal, Offer, Seat } from '@cabinet-wars/kernel';
import { IS_LEADER, MARKER_COUNT, MARKERS } from '@cabinet-wars/seven-years-world-war/data';
import type { Choice, State } from '@cabinet-wars/seven-years-world-war/view';
import type { Why } from '../../bot.ts';
import type { Dilemma } from '../../greedy/judgement.ts';
import { offeredSince } from '../../recall.ts';
import { isFair, WORTH_IT } from './deals.ts';
import { type Scales, worthTo } from './worth-of-deals.ts';

interface Proposal {
  readonly deal: Deal;
  readonly why: Why;
}

/** When there is time to talk: once its own turn has come. */
const TALKS_AT = ['diplomacy.hub', 'movement-phase.act'];
const LAST_TURN = 7;

/**
 * One offer a game turn at most, of what leaves both sides better off: peace for this turn and the next where each fears the other,
 * or a marker too many for points. Between two nobody gains but at the other's cost.
 */
export function offers(
  scales: Scales,
  { g, seat, key }: Dilemma<State, Choice>,
  open: readonly Offer[],
): Proposal | null {
  if (!TALKS_AT.includes(key) || g.hands.length < 3 || open.some(({ deal }) => deal.from === seat)) return null;
  if (offeredSince(scales.recall, 'turn-begins').length > 0) return null;
  const others = g.hands.map((_, other) => other).filter((other) => other !== seat);
  const proposals = others.flatMap((to) => [peaceWith(g, seat, to), ...sales(g, seat, to)]);
  let best: { readonly proposal: Proposal; readonly gain: number } | null = null;
  for (const proposal of proposals) {
    const gain = gainForBoth(scales, g, seat, proposal.deal);
    if (gain !== null && gain > (best?.gain ?? 0)) best = { proposal, gain };
  }
  return best?.proposal ?? null;
}

/** What it brings the one who makes it, where both would take it; null where one would not. */
function gainForBoth(scales: Scales, g: State, seat: Seat, deal: Deal): number | null {
  if (deal.to === null || !isFair(g, seat, deal)) return null;
  const own = worthTo(scales, g, seat, deal);
  if (own === null || own < WORTH_IT) return null;
  const theirs = worthTo(scales, g, deal.to, deal);
  return theirs !== null && theirs >= WORTH_IT ? own : null;
}

const NOTHING = {
  ...{ points: null, marker: null, power: null, neutral: null },
  ...{ pointsBack: null, markerBack: null, powerBack: null, neutralBack: null },
  ...{ clause: null, binds: null, land: null, square: null, sum: null, until: null },
} as const;

function peaceWith(g: State, from: Seat, to: Seat): Proposal {
  const until = Math.min(LAST_TURN, g.turn + 1);
  return {
    deal: { t: 'trade', from, to, ...NOTHING, clause: 'no-attack', binds: 'both', until },
    why: { why: 'offers-peace', seat: to },
  };
}

const PRICES = [4, 5, 6];

/** A marker of each kind it holds that is no leader, for some points. */
function sales(g: State, from: Seat, to: Seat): Proposal[] {
  const kinds = MARKERS.filter(
    (_, marker) => !IS_LEADER[marker] && g.secret.hands[from * MARKER_COUNT + marker] > 0,
  ).slice(0, 2);
  return kinds.flatMap((marker) =>
    PRICES.map((pointsBack) => ({
      deal: { t: 'trade', from, to, ...NOTHING, marker, pointsBack },
      why: { why: 'sells-marker', seat: to },
    })),
  );
}
