import type { Context } from '@cabinet-wars/kernel';
import { POWER_COUNT, POWERS, type Power } from '../data/powers.ts';
import { REGION_COUNT, REGIONS, type Region } from '../data/regions.ts';
import { tablesOf } from '../data/tables.ts';
import { at, type State } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';

/** What scoring looks at; a view holds it too. */
export type Scored = Pick<State, 'tokens' | 'seatOf' | 'data' | 'options'>;

/** 2005 Victory points, 2020 p.27. */
export function scoreRegions(g: State, x: Context<Event>): void {
  for (let region = 0; region < REGION_COUNT; region++) {
    const scores: { power: (typeof POWERS)[number]; vp: number }[] = [];
    for (const power of g.order) {
      const vp = regionScore(g, power, region);
      g.vp[power] += vp;
      if (vp > 0) scores.push({ power: POWERS[power], vp });
    }
    if (scores.length > 0) x.log?.({ t: 'region-scored', region: REGIONS[region], scores });
  }
}

/**
 * What a power scores in a region: the value of its place, all who share a place in full, the next lower number of tokens
 * taking the next value. A tie with a power nobody plays costs one place (2020 p.27).
 */
export function regionScore(g: Scored, power: Power, region: Region): number {
  const tokens = g.tokens[at(power, region)];
  if (tokens === 0) return 0;
  let place = higherNumbers(g, tokens, region);
  if (isTiedWithNonPlayer(g, tokens, region)) place++;
  return tablesOf(g).vp[region][place] ?? 0;
}

/** How many different higher numbers of tokens there are. */
function higherNumbers(g: Scored, tokens: number, region: Region): number {
  let seen = 0;
  let count = 0;
  for (let other = 0; other < POWER_COUNT; other++) {
    const theirs = g.tokens[at(other, region)];
    if (theirs <= tokens || (seen & (1 << theirs)) !== 0) continue;
    seen |= 1 << theirs;
    count++;
  }
  return count;
}

function isTiedWithNonPlayer(g: Scored, tokens: number, region: Region): boolean {
  for (let other = 0; other < POWER_COUNT; other++)
    if (g.seatOf[other] < 0 && g.tokens[at(other, region)] === tokens) return true;
  return false;
}
