import type { CommodityId, MinistryId, RegionId } from '@cabinet-wars/imperial-struggle/data';
import { isMinistryId } from '@cabinet-wars/imperial-struggle/data';
import type { Event, SideId } from '../seen.ts';

/** What is scored in a step: a Region's Award, Prestige, a commodity, or what a ministry brings. */
export type Scored =
  | { readonly t: 'region'; readonly id: RegionId }
  | { readonly t: 'prestige' }
  | { readonly t: 'demand'; readonly id: CommodityId }
  | { readonly t: 'ministry'; readonly id: MinistryId };

export interface ScoringStep {
  readonly of: Scored;
  readonly britain: number;
  readonly france: number;
  readonly winner: SideId | null;
  /** VP, Treaty Points and Debt it brought its winner. */
  readonly vp: number;
  readonly trp: number;
  readonly debt: number;
  /** Where the track was before it, and after. */
  readonly from: number;
  readonly to: number;
}

export interface ScoringAccount {
  readonly turn: number;
  readonly steps: readonly ScoringStep[];
  readonly from: number;
  readonly to: number;
  /** Who has won by it, if anybody. */
  readonly victor: SideId | null;
  /** How many events it takes. */
  readonly events: number;
}

const MEANS: readonly string[] = ['vp', 'treaty', 'debt', 'region-scored', 'prestige-scored', 'demand-scored'];

/** Where the track was before events, from the first of them that moved it. */
export function trackBefore(events: readonly Event[], after: number): number {
  const first = events.find((event) => event.t === 'vp');
  return first?.t === 'vp' ? first.now - (first.side === 'france' ? first.n : -first.n) : after;
}

/** The Scoring phase that opens a list of events; null where it opens with something else. */
export function scoringAccount(events: readonly Event[], track: number): ScoringAccount | null {
  const [first] = events;
  if (first?.t !== 'scoring-begins') return null;
  const steps: ScoringStep[] = [];
  let to = track;
  let count = 1;
  for (const event of events.slice(1)) {
    if (!MEANS.includes(event.t)) break;
    count++;
    const opened = stepOf(event, to);
    if (opened !== null) steps.push(opened);
    else if (steps.length > 0) steps.push(withMeans(steps.pop()!, event));
    to = steps.at(-1)?.to ?? to;
  }
  const next = events[count];
  const victor = next?.t === 'game-over' ? next.winner : null;
  return { turn: first.turn, steps, from: track, to, victor, events: count };
}

const NOTHING = { vp: 0, trp: 0, debt: 0 };
const side = (winner: SideId | 'nobody'): SideId | null => (winner === 'nobody' ? null : winner);

function stepOf(event: Event, from: number): ScoringStep | null {
  switch (event.t) {
    case 'region-scored':
      return { of: { t: 'region', id: event.region }, ...counts(event), ...NOTHING, from, to: from };
    case 'prestige-scored':
      return { of: { t: 'prestige' }, ...counts(event), ...NOTHING, from, to: from };
    case 'demand-scored':
      return { of: { t: 'demand', id: event.commodity }, ...counts(event), ...NOTHING, from, to: from };
    case 'vp': {
      if (!isMinistryId(event.cause)) return null;
      const of = { t: 'ministry', id: event.cause } as const;
      const held = { britain: event.side === 'britain' ? event.n : 0, france: event.side === 'france' ? event.n : 0 };
      return { of, ...held, winner: event.side, ...NOTHING, vp: event.n, from, to: event.now };
    }
    default:
      return null;
  }
}

const counts = (event: { britain: number; france: number; winner: SideId | 'nobody' }) => ({
  britain: event.britain,
  france: event.france,
  winner: side(event.winner),
});

function withMeans(step: ScoringStep, event: Event): ScoringStep {
  if (event.t === 'vp') return { ...step, vp: step.vp + (event.side === step.winner ? event.n : 0), to: event.now };
  // A ministry of the other side may bring that something at the same time.
  if (!('side' in event) || event.side !== step.winner) return step;
  if (event.t === 'treaty') return { ...step, trp: step.trp + event.n };
  return event.t === 'debt' ? { ...step, debt: step.debt + event.n } : step;
}
