import { raidOf } from '../attack/raids.ts';
import { ALLIANCE_MARKERS, CONTROL_TOKENS, MAX_POPULATION, PIECES } from '../data/numbers.ts';
import { NOBODY, POWER_COUNT, POWERS } from '../data/powers.ts';
import { HOME, PLACE_COUNT, PLACES, REGION_COUNT, REGIONS, TAKES_NAVIES } from '../data/regions.ts';
import { tablesOf } from '../data/tables.ts';
import { NATURE, TILE, TILE_COUNT, TILES } from '../data/tiles.ts';
import { NAVY, UNITS } from '../data/units.ts';
import { drawsUnrest, isDeluxe } from '../editions.ts';
import { countTokens, countUnits, unitsOf } from '../map/pieces.ts';
import { bagSize, leftInBag, unrestOf } from '../money/unrest.ts';
import { startingTiles, stockOf } from '../set-up/new-game.ts';
import { at, held, type State, USED } from '../state.ts';

/** What must always hold and does not. */
export function audit(g: State): string[] {
  const faults: string[] = [];
  const must: Must = (holds, fault) => {
    if (!holds) faults.push(fault());
  };
  auditMeans(g, must);
  auditPieces(g, must);
  auditRegions(g, must);
  auditTiles(g, must);
  auditUnrest(g, must);
  return faults;
}

type Must = (holds: boolean, fault: () => string) => void;

function auditMeans(g: State, must: Must): void {
  for (let power = 0; power < POWER_COUNT; power++) {
    must(g.gold[power] >= 0, () => `${POWERS[power]} has ${g.gold[power]} gold`);
    const population = g.population[power];
    must(population >= 0 && population <= MAX_POPULATION, () => `${POWERS[power]} has ${population} population`);
    const markers = g.alliances.filter((owner) => owner === power).length;
    must(!isDeluxe(g) || markers <= ALLIANCE_MARKERS, () => `${POWERS[power]} has ${markers} local alliances`);
  }
  const allied = [...g.top, ...g.bottom];
  must(new Set(allied).size === allied.length, () => `somebody is allied twice: ${allied}`);
}

function auditPieces(g: State, must: Must): void {
  for (let power = 0; power < POWER_COUNT; power++) {
    for (let unit = 0; unit < UNITS.length; unit++) {
      const limit = PIECES[g.options.edition][unit];
      must(countUnits(g, power, unit) <= limit, () => `${POWERS[power]} has too many of ${UNITS[unit]}`);
      for (let place = 0; place < PLACE_COUNT; place++) {
        const count = unitsOf(g, unit)[at(power, place)];
        must(count >= 0, () => `${POWERS[power]} has ${count} of ${UNITS[unit]} in ${PLACES[place]}`);
        must(
          unit !== NAVY || count === 0 || TAKES_NAVIES[place],
          () => `${POWERS[power]} has a navy in ${PLACES[place]}`,
        );
      }
    }
    const taken = g.raidToken.filter((owner) => owner === power).length;
    must(countTokens(g, power) + taken <= CONTROL_TOKENS, () => `${POWERS[power]} has too many tokens`);
    must(g.tokens[at(power, HOME)] === 0, () => `${POWERS[power]} has a token at home`);
  }
}

/** Tokens stand where counters were: never more than a region's counters that have been used. */
function auditRegions(g: State, must: Must): void {
  const { countersIn } = tablesOf(g);
  for (let region = 0; region < REGION_COUNT; region++) {
    let tokens = g.raidRegion.filter((where) => where === region).length;
    for (let power = 0; power < POWER_COUNT; power++) {
      const theirs = g.tokens[at(power, region)];
      must(theirs >= 0, () => `${POWERS[power]} has ${theirs} tokens in ${REGIONS[region]}`);
      tokens += theirs;
    }
    const used = countersIn[region].filter((counter) => g.counters[counter] === USED).length;
    must(tokens <= used, () => `${REGIONS[region]} has ${tokens} tokens for ${used} counters`);
    const blockader = g.blockades[region];
    must(
      blockader === NOBODY || g.navies[at(blockader, region)] > 0,
      () => `${REGIONS[region]} is blockaded by nobody's navy`,
    );
  }
}

function auditTiles(g: State, must: Must): void {
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    let count = g.stock[tile];
    for (let power = 0; power < POWER_COUNT; power++) {
      const i = held(power, tile);
      must(
        g.used[i] >= 0 && g.used[i] <= g.tiles[i],
        () => `${POWERS[power]} has used more of ${TILES[tile]} than it has`,
      );
      count += g.tiles[i];
    }
    if (tile === TILE.blockade) count += g.blockades.filter((owner) => owner !== NOBODY).length;
    const raid = raidOf(tile);
    if (raid >= 0 && g.raidRegion[raid] >= 0) count++;
    const all = stockOf(g, tile) + (startingTiles(g).includes(tile) ? g.plays.length : 0);
    const isRaidUnderWay = NATURE[tile] === 'raid' && g.stack.some((frame) => frame.proc === 'raid');
    if (NATURE[tile] === 'at-once' || isRaidUnderWay) must(count <= all, () => `there are ${count} of ${TILES[tile]}`);
    else must(count === all, () => `there are ${count} of ${TILES[tile]}, not ${all}`);
  }
}

function auditUnrest(g: State, must: Must): void {
  for (const power of g.plays) must(unrestOf(g, power) >= 0, () => `${POWERS[power]} has ${unrestOf(g, power)} unrest`);
  if (!drawsUnrest(g)) return;
  let inBag = 0;
  for (let value = 0; value < 3; value++) {
    must(leftInBag(g, value) >= 0, () => `the bag has ${leftInBag(g, value)} counters of ${value}`);
    inBag += leftInBag(g, value);
  }
  must(inBag === bagSize(g), () => `the bag has ${inBag} counters, not ${bagSize(g)}`);
  for (const power of g.plays) {
    const drawn = g.secret.unrest.slice(power * 3, power * 3 + 3).reduce((a, b) => a + b);
    must(
      drawn === g.unrest.taken[power],
      () => `${POWERS[power]} has drawn ${drawn} counters, not ${g.unrest.taken[power]}`,
    );
    if (g.final !== null)
      must(g.final.unrest[power] === unrestOf(g, power), () => `${POWERS[power]} has shown other unrest`);
  }
}
