import type { Ask } from '@cabinet-wars/kernel';
import { ALLIANCES, ALLIANCES_IN, type Alliance, allianceOf, MAY_BE_NAVY } from '../data/alliances.ts';
import { POWERS } from '../data/powers.ts';
import { alliancesNeedUnits } from '../editions.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event, Side } from '../vocabulary/events.ts';
import { type Attack, principalOf } from './attack-locals.ts';
import { fightsOnLand, isAgainstPirates, mayFightAtSea } from './fleets.ts';
import { fortsFighting, unitsFighting } from './strength.ts';

/**
 * A local alliance that may be army or navy is one of them for the whole attack (ruling 23). It is chosen when a combat at
 * sea is about to be fought, and only what is used in it is lost to the land (2005 Alliance tiles, 2020 p.19, ruling 76).
 * Where only one of them can be of use it is that, without a question.
 */
export const alliancesServe: Ask<Attack, State, Choice, Event, 'alliances'> = {
  who: (g, f) => {
    const alliance = nextUnsettled(g, f);
    return alliance < 0 ? null : g.seatOf[g.alliances[alliance]];
  },
  options: (g, f) => {
    const alliance = ALLIANCES[nextUnsettled(g, f)];
    return [
      { t: 'ally-as', alliance, unit: 'army' },
      { t: 'ally-as', alliance, unit: 'navy' },
    ];
  },
  choose: (g, f, choice, x) => {
    if (choice.t !== 'ally-as') return;
    const alliance = allianceOf(choice.alliance);
    f.settled |= 1 << alliance;
    if (choice.unit === 'navy') f.asNavy |= 1 << alliance;
    const power = POWERS[g.alliances[alliance]];
    x.log?.({ t: 'alliance-serves', power, alliance: choice.alliance, unit: choice.unit });
    return 'alliances';
  },
};

/** Settles those alliances about which there is nothing to choose. */
export function settleAlliances(g: State, f: Attack): void {
  for (const alliance of ALLIANCES_IN[f.region]) {
    const side = sideOfOwner(g, f, alliance);
    if (side === null) continue;
    const atSea = servesAtSea(g, f, side, alliance);
    if (atSea && servesOnLand(g, f, side)) continue;
    f.settled |= 1 << alliance;
    if (atSea) f.asNavy |= 1 << alliance;
  }
}

/** The next alliance to choose about: the attacker's before the defender's. */
function nextUnsettled(g: State, f: Attack): Alliance {
  let found = -1;
  for (const alliance of ALLIANCES_IN[f.region]) {
    const side = sideOfOwner(g, f, alliance);
    if (side === null || (f.settled & (1 << alliance)) !== 0) continue;
    if (side === 'attacker') return alliance;
    if (found < 0) found = alliance;
  }
  return found;
}

function sideOfOwner(g: State, f: Attack, alliance: Alliance): Side | null {
  const owner = g.alliances[alliance];
  if (owner < 0) return null;
  if (owner === principalOf(f, 'attacker')) return 'attacker';
  return owner === principalOf(f, 'defender') ? 'defender' : null;
}

const servesAtSea = (g: State, f: Attack, side: Side, alliance: Alliance): boolean =>
  MAY_BE_NAVY[alliance] &&
  (mayFightAtSea(g, f) || isAgainstPirates(f)) &&
  (!alliancesNeedUnits(g) || unitsFighting(g, f, principalOf(f, side), 'naval') > 0);

function servesOnLand(g: State, f: Attack, side: Side): boolean {
  if (!fightsOnLand(g, f)) return false;
  if (!alliancesNeedUnits(g)) return true;
  return unitsFighting(g, f, principalOf(f, side), 'land') + fortsFighting(g, f, side, 'land') > 0;
}
