import type { Context, Result } from '@cabinet-wars/kernel';
import { HIGHEST_UNREST_PENALTY, REVOLUTION_AT, SECOND_UNREST_PENALTY } from '../data/numbers.ts';
import { POWER_COUNT, POWERS, type Power } from '../data/powers.ts';
import { isDeluxe, players } from '../editions.ts';
import { unrestOf } from '../money/unrest.ts';
import type { Final, State } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';

/** 2005 Ending the game, 2020 p.28. Unrest is shown, revolutions and penalties follow. */
export function endGame(g: State, x: Context<Event>): void {
  x.reveal();
  const final = judge(g, unrestTotals(g));
  for (const power of g.plays) {
    g.vp[power] = final.revolution[power] ? 0 : g.vp[power] - final.penalties[power];
    const facts = { points: final.unrest[power], penalty: final.penalties[power], revolution: final.revolution[power] };
    x.log?.({ t: 'unrest-shown', power: POWERS[power], ...facts });
  }
  g.final = final;
  x.log?.({ t: 'game-ends', winners: resultOf(g)!.places[0].map((seat) => POWERS[g.plays[seat]]) });
}

function unrestTotals(g: State): number[] {
  const totals = new Array<number>(POWER_COUNT).fill(0);
  for (const power of g.plays) totals[power] = unrestOf(g, power);
  return totals;
}

/** Who has gone into revolution, and what the others pay for the highest and second highest unrest (ruling 48). */
export function judge(g: State, unrest: number[]): Final {
  const revolution = unrest.map((points) => points >= REVOLUTION_AT);
  const standing = g.plays.filter((power) => !revolution[power]);
  const levels = [...new Set(standing.map((power) => unrest[power]))].sort((a, b) => b - a);
  const isDuel = isDeluxe(g) && players(g) === 2;
  const penalty = (power: Power): number => {
    const isTiedDuel = isDuel && standing.length === 2 && levels.length === 1;
    if (!standing.includes(power) || isTiedDuel) return 0;
    if (unrest[power] === levels[0]) return HIGHEST_UNREST_PENALTY;
    return unrest[power] === levels[1] && !isDuel ? SECOND_UNREST_PENALTY : 0;
  };
  return { unrest, revolution, penalties: unrest.map((_, power) => penalty(power)) };
}

/** The places: most points, then least unrest, then shared (ruling 50); a deluxe revolution is out of the game (65). */
export function resultOf(g: State): Result | null {
  const { final } = g;
  if (final === null) return null;
  const isOut = (power: Power) => isDeluxe(g) && final.revolution[power];
  const compare = (a: Power, b: Power) =>
    Number(isOut(a)) - Number(isOut(b)) || g.vp[b] - g.vp[a] || final.unrest[a] - final.unrest[b];
  const ranked = [...g.plays].sort(compare);
  const places: number[][] = [];
  ranked.forEach((power, i) => {
    if (i > 0 && compare(ranked[i - 1], power) === 0) places[places.length - 1].push(g.seatOf[power]);
    else places.push([g.seatOf[power]]);
  });
  const [best, next] = ranked;
  const isLevel = g.vp[best] === g.vp[next] && isOut(best) === isOut(next);
  const reason = places[0].length > 1 ? 'shared' : isLevel ? 'least-unrest' : 'most-points';
  return { places, scores: g.plays.map((power) => g.vp[power]), reason };
}
