import type { Chance } from '@cabinet-wars/kernel';
import { roundsFor } from '../data/numbers.ts';
import type { Power } from '../data/powers.ts';
import { noUnrest } from '../set-up/new-game.ts';
import type { State, Unrest } from '../state.ts';
import type { OwnView } from './view.ts';

/** What a power usually has at the end of a war for each war there has been; players report about ten in all. */
const A_WAR = 3.3;

/**
 * Unrest that lies face down (ruling 60): a seat knows its own total, and everybody's once they are shown. Of the others it
 * is guessed from how long the game has lasted, from nothing to twice the usual.
 */
export function sampleFaceDown(g: State, own: OwnView | null, chance: Chance): Unrest {
  const unrest = noUnrest();
  for (const power of g.plays) unrest.taken[power] = known(g, own, power) ?? chance.draw(Math.floor(2 * usual(g)) + 1);
  return unrest;
}

function known(g: State, own: OwnView | null, power: Power): number | null {
  if (g.final !== null) return g.final.unrest[power];
  return own !== null && g.plays[own.seat] === power ? own.points : null;
}

const usual = ({ war, round, plays }: State): number => A_WAR * (war - 1 + round / roundsFor(plays.length));
