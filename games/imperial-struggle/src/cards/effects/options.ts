import { keysOf, type Option } from '@cabinet-wars/kernel';
import { ADVANTAGE_REGION, ADVANTAGES, type Advantage } from '../../data/advantages.ts';
import { COMMODITIES, commodityOf } from '../../data/demand.ts';
import { type Region, regionOf } from '../../data/map/regions.ts';
import { SEAS, SPACES } from '../../data/map/spaces.ts';
import { NOBODY, opponentOf, type Side } from '../../data/sides.ts';
import { COUNTS_SQUADRONS, THEATRES_OF } from '../../data/wars.ts';
import { intactForts } from '../../map/control.ts';
import { availableDebt } from '../../money/accounts.ts';
import { demandLeader } from '../../scoring/demand.ts';
import { bonusSlot, type State } from '../../state.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import type { WayId } from '../../vocabulary/ways.ts';
import { bonusTilesIn, theatreCount, theatreId } from '../../wars/war-tiles.ts';
import { freeAdvantages } from './free-advantage.ts';
import type { Row } from './row.ts';
import { isAimed, targetsOf } from './targets.ts';

type Options = Option<Choice>[];
type RowOf<O extends Row['op']> = Extract<Row, { readonly op: O }>;

const DECLINE: Option<Choice> = { t: 'decline' };
/** What may be left undone; where nothing can be done there is nothing to leave. */
const optional = (options: Options): Options => (options.length === 0 ? options : [...options, DECLINE]);

/** What a row offers; nothing where it cannot be carried out. */
export function optionsOf(g: State, side: Side, row: Row): Options {
  if (isAimed(row)) {
    const targets: Options = targetsOf(g, side, row).map((space) => ({ t: 'target', space: SPACES[space] }));
    return row.op === 'conflict' && row.upTo === true ? optional(targets) : targets;
  }
  switch (row.op) {
    case 'either':
      return openWays(g, side, row).map((way) => ({ t: 'way', way }));
    case 'score-demand':
      return demandLeader(g, commodityOf(row.commodity)) === NOBODY ? [] : optional([{ t: 'way', way: 'score' }]);
    case 'squadron-leaves':
      return squadrons(g, side, row);
    case 'opponent-loses':
      return losses(g, opponentOf(side));
    case 'return-tile':
    case 'byng':
      return theatres(g, side, row);
    case 'refresh':
      return optional(exhaustedIn(g, regionOf(row.region)));
    case 'exhaust':
      return optional(unexhausted(g));
    case 'use-advantage':
      return freeAdvantages(g, side, row).map(pick);
    case 'add-demand':
      return optional(notInDemand(g, row));
    case 'swap-demand':
      return g.demand.map((commodity) => ({ t: 'commodity', commodity: COMMODITIES[commodity] }));
    default:
      return [];
  }
}

/** Ways of a row that would do something. Debt may be taken while there is room, or where there is nothing else to give. */
function openWays(g: State, side: Side, row: RowOf<'either'>): WayId[] {
  return keysOf(row.ways).filter((way) => {
    if (way === 'debt') return availableDebt(g, side) > 0 || g.treaty[side] === 0;
    if (way === 'treaty') return g.treaty[side] > 0;
    const inner = row.ways[way]!;
    return !isAimed(inner) || targetsOf(g, side, inner).length > 0;
  });
}

/** A side's squadrons on the map and, where the row says so, in the Navy Box. */
function squadrons(g: State, side: Side, row: RowOf<'squadron-leaves'>): Options {
  const whose = row.whose === 'self' ? side : opponentOf(side);
  const options = atSea(g, whose);
  if (row.navyBox === true && g.navyBox[whose] > 0) options.push({ t: 'squadron', from: 'navy-box' });
  return options;
}
const atSea = (g: State, side: Side): Options =>
  SEAS.filter((sea) => g.flags[sea] === side).map((sea) => ({ t: 'squadron', from: SPACES[sea] }));

/** Military Spending Overruns: what a side may lose. A damaged Fort or a squadron in the Navy Box cannot be named. */
function losses(g: State, loser: Side): Options {
  const options: Options = intactForts(g, loser).map((fort) => ({ t: 'target', space: SPACES[fort] }));
  options.push(...atSea(g, loser));
  for (let theatre = 0; theatre < theatreCount(g); theatre++)
    for (const tile of tileKinds(g, loser, theatre))
      options.push({ t: 'lose-tile', theatre: theatreId(g, theatre), tile });
  return options;
}
function tileKinds(g: State, side: Side, theatre: number): number[] {
  const first = bonusSlot(side, theatre, 0);
  const kinds = g.secret.bonus.slice(first, first + bonusTilesIn(g, side, theatre));
  return kinds.filter((kind, i) => kinds.indexOf(kind) === i);
}

/** Theatres of the next War that count squadrons, or where the opponent has a Bonus tile. */
function theatres(g: State, side: Side, row: RowOf<'byng' | 'return-tile'>): Options {
  const options: Options = [];
  for (let theatre = 0; theatre < theatreCount(g); theatre++) {
    const fits =
      row.op === 'byng'
        ? COUNTS_SQUADRONS[THEATRES_OF[g.war][theatre]]
        : bonusTilesIn(g, opponentOf(side), theatre) > 0;
    if (fits) options.push({ t: 'pick-theatre', theatre: theatreId(g, theatre) });
  }
  return options;
}

const pick = (advantage: Advantage): Option<Choice> => ({ t: 'pick-advantage', advantage: ADVANTAGES[advantage] });

const ALL_ADVANTAGES: readonly Advantage[] = [...ADVANTAGES.keys()];

/** Held or not (ruling 29). */
const exhaustedIn = (g: State, region: Region): Options =>
  ALL_ADVANTAGES.filter((one) => g.exhausted[one] === 1 && ADVANTAGE_REGION[one] === region).map(pick);

/** Any Advantage, held or not (ruling 38). */
const unexhausted = (g: State): Options => ALL_ADVANTAGES.filter((one) => g.exhausted[one] === 0).map(pick);

const notInDemand = (g: State, row: RowOf<'add-demand'>): Options =>
  row.commodities
    .filter((id) => !g.demand.includes(commodityOf(id)))
    .map((commodity) => ({ t: 'commodity', commodity }));
