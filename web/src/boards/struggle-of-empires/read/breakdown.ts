import { WARS } from '@cabinet-wars/struggle-of-empires/data';
import type { Event } from '@cabinet-wars/struggle-of-empires/view';
import type { SeatFacts } from '../../../client/table-client.ts';
import type { BoardTexts } from '../i18n/index.ts';

/** Where every seat's points came from: each war's regions, tiles and neutrals, what unrest cost, and the sum. */
export function breakdownOf(
  events: readonly Event[],
  seats: readonly SeatFacts[],
  own: BoardTexts,
): { columns: readonly string[]; rows: readonly (readonly number[])[] } | null {
  const ends = events.flatMap((event) => (event.t === 'war-ends' ? [event] : []));
  if (ends.length === 0) return null;
  const wars = Array.from({ length: WARS }, (_, i) => i + 1);
  const rows = seats.map(({ plays }) => {
    const regions = regionsByWar(events, plays);
    const last = ends[ends.length - 1].vp.find(({ power }) => power === plays)?.vp ?? 0;
    const fromRegions = wars.map((war) => regions.get(war) ?? 0);
    const tiles = last - fromRegions.reduce((sum, vp) => sum + vp, 0);
    const shown = events.findLast((event) => event.t === 'unrest-shown' && event.power === plays);
    const unrest = shown?.t !== 'unrest-shown' ? 0 : shown.revolution ? -last : -shown.penalty;
    return [...fromRegions, tiles, unrest, last + unrest];
  });
  return { columns: [...wars.map((war) => own.war(war)), own.tilesShort, own.facts.unrest, own.totalPoints], rows };
}

function regionsByWar(events: readonly Event[], plays: string): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  let war = 0;
  for (const event of events) {
    if (event.t === 'war-begins') war = event.war;
    if (event.t !== 'region-scored') continue;
    const vp = event.scores.find(({ power }) => power === plays)?.vp ?? 0;
    sums.set(war, (sums.get(war) ?? 0) + vp);
  }
  return sums;
}
