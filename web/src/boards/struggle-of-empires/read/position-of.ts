import {
  ALLIANCES,
  ALLIANCES_IN,
  HOME,
  POWERS,
  REGIONS,
  type Region,
  tablesOf,
} from '@cabinet-wars/struggle-of-empires/data';
import { regionScore } from '@cabinet-wars/struggle-of-empires/reckoning';
import { at, ON_MAP, RAIDS } from '@cabinet-wars/struggle-of-empires/view';
import type { LocalAlliance, MedalPosition, NeutralMarker, Position, RegionPosition, Stack } from '../map/position.ts';
import { idOf, isPlayed, type OpenView } from './seen.ts';

/** What everybody sees on the map, in the map's own terms. */
export const positionOf = (open: OpenView): Position => ({
  regions: Object.fromEntries(REGIONS.map((id, region) => [id, regionPosition(open, region)])),
  homes: Object.fromEntries(POWERS.map((id, power) => [id, unitsAt(open, power, HOME)])),
});

function regionPosition(open: OpenView, region: Region): RegionPosition {
  return {
    stacks: POWERS.flatMap((_, power) => stackAt(open, power, region) ?? []),
    neutrals: neutralsIn(open, region),
    raids: RAIDS.filter((_, raid) => open.raidRegion[raid] === region),
    alliances: alliancesIn(open, region),
    medals: medalsOf(open, region),
  };
}

const unitsAt = (open: OpenView, power: number, place: number) => ({
  army: open.armies[at(power, place)],
  navy: open.navies[at(power, place)],
  fort: open.forts[at(power, place)],
});

function stackAt(open: OpenView, power: number, region: Region): Stack | null {
  const units = unitsAt(open, power, region);
  const control = open.tokens[at(power, region)];
  if (control + units.army + units.navy + units.fort === 0) return null;
  const nonPlayer = !isPlayed(open, power);
  return { power: POWERS[power], control, ...units, nonPlayer, blockade: open.blockades[region] === power };
}

function neutralsIn(open: OpenView, region: Region): NeutralMarker[] {
  const { counters, countersIn } = tablesOf(open);
  return countersIn[region].flatMap((counter): NeutralMarker[] => {
    if (open.counters[counter] !== ON_MAP) return [];
    const { id, kind, defence, gold, vp } = counters[counter];
    return [kind === 'defended' ? { id, kind: 'defence', defence, gold, vp } : { id, kind }];
  });
}

/** Spaces of the board in the deluxe edition; in the original they are tiles, and show once somebody has them. */
function alliancesIn(open: OpenView, region: Region): LocalAlliance[] {
  return ALLIANCES_IN[region]
    .filter((alliance) => open.options.edition === 'deluxe' || open.alliances[alliance] >= 0)
    .map((alliance) => ({
      id: ALLIANCES[alliance],
      letters: ALLIANCES[alliance].slice(0, 1).toUpperCase() + ALLIANCES[alliance].slice(1, 2),
      power: idOf(open.alliances[alliance]),
    }));
}

/** Victory values, each with those who would score it if the war ended now. */
export function medalsOf(open: OpenView, region: Region): MedalPosition[] {
  const values = tablesOf(open).vp[region];
  const scores = open.plays.map((power) => regionScore(open, power, region));
  return values.map((vp, place) => ({
    vp,
    holders: open.plays
      .filter((_, seat) => scores[seat] === vp && values.indexOf(vp) === place)
      .map((power) => POWERS[power]),
  }));
}
