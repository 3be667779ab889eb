import { ABILITY, type AbilityId } from '../src/data/abilities.ts';
import {
  ADVANTAGE,
  ADVANTAGE_EFFECT,
  ADVANTAGE_REGION,
  ADVANTAGE_SPACES,
  type AdvantageId,
} from '../src/data/advantages.ts';
import { EVENT_TYPE } from '../src/data/events.ts';
import { REGIONS } from '../src/data/map/regions.ts';
import { IS_MARKET, IS_NAVAL, REGION, SEAS, SPACES, type SpaceId, TERRITORIES } from '../src/data/map/spaces.ts';
import { spacesOf } from '../src/data/map/where.ts';
import { ELIGIBLE, MINISTRY, type MinistryId } from '../src/data/ministries.ts';
import { FEWEST_BASIC_TILES } from '../src/data/numbers.ts';
import { POINTS, type PointId } from '../src/data/points.ts';
import { BRITAIN, FRANCE, NOBODY } from '../src/data/sides.ts';
import { game } from '../src/game.ts';
import { isInPlay } from '../src/map/control.ts';
import { actionOf, JACOBITE_SCORED, JACOBITE_SHIFTS, roundOf } from '../src/peace/round.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import { basicPool, theatreCount } from '../src/wars/war-tiles.ts';
import {
  countryOf,
  has,
  isBargain,
  isGuarded,
  type Refused,
  serves,
  type Truths,
  theirs,
  tileOf,
} from './explain-kit.ts';

const ministryOf = ({ reason }: Refused): number => MINISTRY[reason.ministry as MinistryId];
const abilityOf = ({ reason }: Refused): AbilityId => reason.ability as AbilityId;
const advantageOf = ({ reason }: Refused): number => ADVANTAGE[reason.advantage as AdvantageId];

const acts = ({ g }: Refused, points: PointId): boolean => {
  const action = actionOf(g);
  return action !== null && POINTS[action.points] === points;
};
/** Between taking the tile and using anything of it. */
const isFresh = ({ g }: Refused): boolean => roundOf(g).tile >= 0 && !roundOf(g).acted;
const shows = (r: Refused, points: PointId): boolean =>
  r.g.stack.length > 0 &&
  roundOf(r.g).tile >= 0 &&
  [tileOf(r.g).major, tileOf(r.g).minor].some((one) => POINTS[one] === points);
const majorIs = (r: Refused, points: PointId): boolean => POINTS[tileOf(r.g).major] === points;
const did = ({ g }: Refused, bit: number): boolean => (roundOf(g).effects & bit) !== 0;

/** The moments the cards name, as a reader of them would check. */
const IS_TIME: Readonly<Partial<Record<AbilityId, (r: Refused) => boolean>>> = {
  'cardinal-points': (r) => isFresh(r) && shows(r, 'D'),
  'jacobite-shifts': (r) => acts(r, 'M') && !did(r, JACOBITE_SCORED),
  'jacobite-score': (r) => acts(r, 'M') && !did(r, JACOBITE_SHIFTS),
  'bank-event': (r) => isFresh(r) && !majorIs(r, 'E'),
  'choiseul-points': (r) => acts(r, 'M'),
  'pitt-points': (r) => acts(r, 'D'),
  'hanbury-williams-prices': ({ g }) => roundOf(g).tile >= 0,
  'papacy-points': (r) => acts(r, 'D'),
  'townshend-mark': ({ g }) => !roundOf(g).acted,
  'condorcet-event': (r) => isFresh(r) && !tileOf(r.g).event,
};

const inCountries = (...countries: string[]): number[] =>
  [...SPACES.keys()].filter((space) => countries.includes(countryOf(space) ?? ''));
const ISLES = inCountries('scotland', 'ireland');
const NORTH = inCountries('prussia', 'german-states', 'russia');
const CARDINALS: readonly SpaceId[] = [
  'savoy',
  'sardinia',
  'spain-prestige-2',
  'spain-prestige-3',
  'austria-prestige-north',
  'austria-prestige-south',
];
const typesInHand = ({ g, side }: Refused): (PointId | undefined)[] =>
  g.secret.hands[side].map((card) => POINTS[EVENT_TYPE[card]]);

/** Whether there is anything an ability needs or acts on. */
const IS_OF_USE: Readonly<Partial<Record<AbilityId, (r: Refused) => boolean>>> = {
  'cardinal-points': ({ g }) => CARDINALS.some((id) => serves(g, FRANCE, id)),
  'jacobite-shifts': ({ g }) => !ISLES.every((space) => has(g, FRANCE, space)),
  'jacobite-score': ({ g }) => g.jacobiteVictories > 0 || ISLES.some((space) => serves(g, FRANCE, SPACES[space])),
  'walpole-draw': ({ g }) => g.secret.pile.length > 0,
  'bank-event': (r) => tileOf(r.g).event && typesInHand(r).includes('E'),
  'huguenots-place': ({ g }) =>
    g.huguenots.some((space) => space === -1) &&
    TERRITORIES.some(
      (space) =>
        has(g, FRANCE, space) &&
        ['north-america', 'caribbean'].includes(REGIONS[REGION[space]]) &&
        !g.huguenots.includes(space),
    ),
  'halley-treaty': ({ g, side }) =>
    (serves(g, BRITAIN, 'biscay') || serves(g, BRITAIN, 'balearic')) && g.secret.hands[side].length > 0,
  'choiseul-squadron': ({ g }) => SEAS.some((sea) => REGIONS[REGION[sea]] === 'north-america' && has(g, FRANCE, sea)),
  'hanbury-williams-prices': ({ g }) => NORTH.some((space) => has(g, FRANCE, space)),
  'condorcet-event': (r) => typesInHand(r).some((type) => type === undefined || majorIs(r, type)),
};

/** What is bought through an ability. */
const BOUGHT: Readonly<Partial<Record<AbilityId, Choice>>> = {
  'halley-squadron': { t: 'build-squadron', by: 'halley-squadron' },
  'choiseul-squadron': { t: 'build-squadron', by: 'choiseul-squadron' },
  'pitt-squadron': { t: 'build-squadron', by: 'pitt-squadron' },
  'jacobite-score': { t: 'score-jacobites' },
};
const isAboutCard = (why: string): boolean => why.startsWith('ability') || why.startsWith('ministry');

/** Whether all spaces of an Advantage are a side's. */
const isHeld = ({ g, side }: Refused, advantage: number): boolean =>
  ADVANTAGE_SPACES[advantage].every((space) => has(g, side, space));

/** The points an Advantage is used with: those of what it makes cheaper. */
function neededFor(advantage: number): PointId | null {
  const effect = ADVANTAGE_EFFECT[advantage];
  if (effect.does === 'displace' || effect.does === 'squadron') return 'M';
  if (effect.does !== 'unflag') return null;
  return IS_MARKET[spacesOf(effect.where)[0]] ? 'E' : 'D';
}

/** Whether using an Advantage could change anything now. */
function isUseful(r: Refused, advantage: number): boolean {
  const { g, side } = r;
  const effect = ADVANTAGE_EFFECT[advantage];
  switch (effect.does) {
    case 'debt':
      return g.debt[side] > 0;
    case 'conflict':
      return spacesOf(effect.where).some(
        (space) =>
          g.conflicts[space] === 0 &&
          isInPlay(g, space) &&
          !(effect.unprotected === true && g.flags[space] !== NOBODY && isGuarded(g, space)),
      );
    case 'unflag':
      return isBargain(
        r,
        spacesOf(effect.where).filter((space) => theirs(g, side, space)),
        advantage,
      );
    case 'displace':
      return actionOf(g)!.major && SEAS.some((sea) => theirs(g, side, sea)) && purse(r) >= effect.price;
    case 'squadron':
      return g.unbuilt[side] > 0;
  }
}
/** All that could be spent in the action under way, whatever it is for. */
const purse = ({ g, side }: Refused): number =>
  actionOf(g)!.purse.reduce((sum, { n }) => sum + n, g.treaty[side] + Math.max(0, g.debtLimit[side] - g.debt[side]));

/** The Advantage a wish would be had by. */
function wishedAdvantage({ wish }: Refused): number {
  if (wish.t === 'advantage') return ADVANTAGE[wish.advantage];
  return ADVANTAGE[wish.t === 'displace' ? 'naval-bastion' : 'slaving-contracts'];
}

const chosenBy = ({ g, side }: Refused): number[] => [
  ...g.secret.ministries[side].filter((one) => g.revealed[one] === 1),
  ...g.secret.answers
    .filter(({ seat }) => seat === g.seatOf[side])
    .flatMap(({ choices }) => choices.flatMap((one) => (one.t === 'ministry' ? [MINISTRY[one.ministry]] : []))),
];

/** What each reason about ministries, Advantages and tiles states. */
export const CARDS: Truths = {
  'ministry-not-eligible': (r) => !ELIGIBLE[r.side][Math.ceil(r.g.turn / 2) - 1].includes(ministryOf(r)),
  'ministry-chosen': (r) => chosenBy(r).includes(ministryOf(r)),
  'ministry-gone': (r) => r.reason.ministry === 'jacobite-uprisings' && r.g.jacobitesGone,
  'third-ministry': (r) =>
    chosenBy(r).length === 2 && ![...chosenBy(r), ministryOf(r)].includes(MINISTRY['jacobite-uprisings']),
  'ministry-not-held': (r) => !r.g.secret.ministries[r.side].includes(ministryOf(r)),
  'ministry-face-up': (r) => r.g.revealed[ministryOf(r)] === 1,
  'ministry-face-down': (r) =>
    r.g.secret.ministries[r.side].includes(ministryOf(r)) && r.g.revealed[ministryOf(r)] === 0,
  'ability-used': (r) => r.g.spent[ABILITY[abilityOf(r)]] === 1,
  'ability-timing': (r) => IS_TIME[abilityOf(r)]?.(r) === false,
  'ability-useless': (r) => IS_OF_USE[abilityOf(r)]?.(r) === false,
  'ability-by-purchase': (r) => {
    const purchase = BOUGHT[abilityOf(r)];
    return (
      purchase !== undefined && !game.explain(r.g, r.g.seatOf[r.side], purchase).some(({ why }) => isAboutCard(why))
    );
  },
  'advantage-not-held': (r) => !isHeld(r, advantageOf(r)),
  'advantage-exhausted': (r) => r.g.exhausted[advantageOf(r)] === 1 && isHeld(r, advantageOf(r)),
  'advantage-new': (r) =>
    isHeld(r, advantageOf(r)) && ADVANTAGE_SPACES[advantageOf(r)].some((space) => r.changed.has(space)),
  'advantage-spoilt': (r) => ADVANTAGE_SPACES[advantageOf(r)].some((space) => r.g.conflicts[space] > 0),
  'advantages-used': ({ g }) => roundOf(g).advantages === 2,
  'advantage-region-used': (r) =>
    roundOf(r.g).advantages > 0 && ((roundOf(r.g).advantageRegions >> ADVANTAGE_REGION[wishedAdvantage(r)]) & 1) === 1,
  'advantage-needs': (r) => neededFor(advantageOf(r)) === r.reason.points && !acts(r, r.reason.points as PointId),
  'advantage-useless': (r) => isHeld(r, advantageOf(r)) && !isUseful(r, advantageOf(r)),
  'advantage-first': (r) =>
    r.wish.t === 'displace' && IS_NAVAL[SPACES.indexOf(r.wish.space)] && isHeld(r, advantageOf(r)),
  'advantage-by-purchase': (r) => r.reason.advantage === 'slaving-contracts' && isHeld(r, advantageOf(r)),
  'fewest-basic-tiles': ({ g, side, wish }) => {
    const left = basicPool(g, side).reduce((sum, count) => sum + count, theatreCount(g));
    return wish.t === 'keep-tile' && wish.rest === 'out' && left <= FEWEST_BASIC_TILES;
  },
};
