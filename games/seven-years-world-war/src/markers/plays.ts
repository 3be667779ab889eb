import type { Option, Reason, Seat } from '@cabinet-wars/kernel';
import { MARKER, MARKERS, type Marker, type MarkerId } from '../data/markers.ts';
import { PHASES, USES } from '../data/timing.ts';
import { taxableSquares } from '../money/money.ts';
import { routesOf } from '../money/trade-routes.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { because } from '../vocabulary/reasons.ts';
import { sufferingSquares } from './attrition.ts';
import { has } from './hands.ts';

/** Markers a player simply plays in his phase; all others are part of what the phase itself offers. */
const PLAIN: readonly MarkerId[] = [
  'attrition',
  'voltaire',
  'corruption',
  'coalition-rallies',
  'laissez-faire',
  'manufacturing-inventions',
  'minor-power-alliance',
  'scientific-breakthrough',
  'trading-charter',
];

/** What else a marker needs to be of any use. */
const NEEDS: Readonly<Partial<Record<MarkerId, (g: State, seat: Seat) => Reason | null>>> = {
  attrition: (g) => needs(sufferingSquares(g).length > 0),
  voltaire: (g) => needs(g.pool > 0),
  corruption: (g, seat) => needs(g.treasury.some((points, other) => other !== seat && points > 0)),
  // 29.7: not for the player with the initiative.
  'coalition-rallies': (g, seat) => (g.initiative === seat ? because({ why: 'has-initiative' }) : null),
  'manufacturing-inventions': (g, seat) => needs(taxableSquares(g, seat).length > 0),
  'scientific-breakthrough': (g) => needs(g.pool > 0),
  'trading-charter': (g, seat) => needs(routesOf(g, seat).length > 0),
};

const needs = (met: boolean): Reason | null => (met ? null : because({ why: 'no-point' }));

/** By phase: the markers that the timing table lets a player play freely in it. */
const playable: Readonly<Record<string, readonly Marker[]>> = Object.fromEntries(
  PHASES.map((phase) => [
    phase,
    PLAIN.filter((marker) =>
      USES.some(
        (use) =>
          use.marker === marker &&
          (use.moment === 'free' || use.moment === 'any') &&
          (use.use === 'play' || use.use === 'minor-recruit') &&
          use.phases.includes(phase),
      ),
    ).map((id) => MARKER[id]),
  ]),
);

const PLAYS: readonly Choice[] = MARKERS.map((marker) => ({ t: 'play', marker }));

/**
 * Adds `play` options for the markers of a seat's hand that the timing table lets it play freely in the present phase and that
 * would do anything. Every ask that offers a player his phase calls this.
 */
export function addPlays(g: State, seat: Seat, options: Option<Choice>[]): void {
  for (const marker of playable[g.phase])
    if (has(g, seat, marker) && (NEEDS[MARKERS[marker]]?.(g, seat) ?? null) === null) options.push(PLAYS[marker]);
}

/** Why a marker cannot be played as things stand (29.7). */
export function mayPlay(g: State, seat: Seat, marker: Marker): Reason | null {
  const id = MARKERS[marker];
  if (!has(g, seat, marker)) return because({ why: 'marker-not-held', marker: id });
  if (!playable[g.phase].includes(marker)) return because({ why: 'marker-not-now', marker: id, phase: g.phase });
  return NEEDS[id]?.(g, seat) ?? null;
}
