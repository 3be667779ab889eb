import { Context, chanceOf, copy, Seeded } from '@cabinet-wars/kernel';
import { ADVANTAGE_EFFECT } from '../src/data/advantages.ts';
import { EVENT, EVENT_TYPE, type EventId } from '../src/data/events.ts';
import { investmentOf } from '../src/data/investments.ts';
import { EUROPE, REGIONS } from '../src/data/map/regions.ts';
import {
  FIRST_TURN,
  IS_FORT,
  IS_MARKET,
  IS_NAVAL,
  IS_POLITICAL,
  IS_PRESTIGE,
  LINKS,
  NEEDS_USA,
  REGION,
  SPACE,
} from '../src/data/map/spaces.ts';
import { spacesOf } from '../src/data/map/where.ts';
import { BONUS_TILES_PER_THEATRE } from '../src/data/numbers.ts';
import { POINTS } from '../src/data/points.ts';
import { AMERICAN, FRANCE, NOBODY } from '../src/data/sides.ts';
import { tablesOf } from '../src/data/tables.ts';
import { THEATRES_OF } from '../src/data/wars.ts';
import { game } from '../src/game.ts';
import { actionOf, roundOf } from '../src/peace/round.ts';
import type { State } from '../src/state.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import { LIMITS, type LimitId } from '../src/vocabulary/limits.ts';
import { bonusTilesIn, theatreIndex } from '../src/wars/war-tiles.ts';
import {
  at,
  countryOf,
  elsewhere,
  has,
  ifRich,
  isBargain,
  isGuarded,
  lessByCards,
  priceOf,
  type Refused,
  type Truths,
  theirs,
  tileOf,
  wished,
} from './explain-kit.ts';

/** Points of the actions that could be begun now, found by beginning them. */
function pointsToBegin(g: State): string[] {
  return (game.flow.question(g)?.waiting[0].options ?? []).flatMap((option) => {
    if (option.t !== 'begin') return [];
    const tried = copy(g);
    game.flow.choose(tried, tried.seatOf[roundOf(tried).side], option as Choice, new Context(chanceOf(new Seeded(1))));
    const action = actionOf(tried);
    return action === null ? [] : [POINTS[action.points] as string];
  });
}

/** What a Market is shifted from: anything own beside it, but of Markets only those that could give connection all the round. */
const connects = ({ g, side }: Refused, market: number): boolean =>
  LINKS[market].some(
    (next) =>
      has(g, side, next) &&
      (!IS_MARKET[next] || (g.conflicts[next] === 0 && g.isolated[next] === 0 && g.changed[next] === 0)),
  );
const isShown = (g: State, tile: number): boolean =>
  g.shown.includes(tile) && g.takenBy[g.shown.indexOf(tile)] === NOBODY;

/** What an Event's points are for, read off their name. */
const ALLOWS: Readonly<Record<LimitId, (r: Refused, space: number) => boolean>> = {
  none: () => true,
  europe: (_r, space) => REGIONS[REGION[space]] === 'europe',
  'europe-unflag': ({ g, side }, space) => REGIONS[REGION[space]] === 'europe' && theirs(g, side, space),
  'north-america': (_r, space) => REGIONS[REGION[space]] === 'north-america',
  caribbean: (_r, space) => REGIONS[REGION[space]] === 'caribbean',
  india: (_r, space) => REGIONS[REGION[space]] === 'india',
  'german-states-prussia-dutch': (_r, space) =>
    ['german-states', 'prussia', 'dutch-republic'].includes(countryOf(space) ?? ''),
  'spain-austria': (_r, space) => ['spain', 'austria'].includes(countryOf(space) ?? ''),
  'scotland-ireland': (_r, space) => ['scotland', 'ireland'].includes(countryOf(space) ?? ''),
  'unflag-markets': ({ g, side }, space) => IS_MARKET[space] && theirs(g, side, space),
  'flag-next-to-own-market': ({ g, side }, space) =>
    IS_MARKET[space] &&
    g.flags[space] === NOBODY &&
    LINKS[space].some((next) => IS_MARKET[next] && has(g, side, next) && g.conflicts[next] === 0),
  'not-prestige': (_r, space) => IS_POLITICAL[space] && !IS_PRESTIGE[space],
  'war-tiles-or-deploy': ({ wish }) => wish.t === 'war-tile' || wish.t === 'deploy',
};

/** Whether a discount claimed is for what is wished. */
function isMeant(r: Refused, discount: number): boolean {
  const space = wished(r);
  if (space < 0 || r.wish.t !== 'shift') return false;
  if (discount < 0) return IS_MARKET[space] && REGION[space] === REGION[r.g.huguenots[-1 - discount]];
  const effect = ADVANTAGE_EFFECT[discount];
  return effect.does === 'unflag' && theirs(r.g, r.side, space) && spacesOf(effect.where).includes(space);
}

const cardOf = ({ reason }: Refused): number => EVENT[reason.event as EventId];

/** What each reason of an Action Round states, looked up in the state by other ways than the rules' own. */
export const PEACE: Truths = {
  'tile-first': ({ g }) => roundOf(g).tile < 0,
  'tile-not-there': ({ g, wish }) => wish.t === 'tile' && !isShown(g, investmentOf(wish.tile)),
  'tile-alike': ({ g, wish, reason }) => {
    if (wish.t !== 'tile') return false;
    const { investments } = tablesOf(g).data;
    const other = reason.tile as typeof wish.tile;
    return (
      other !== wish.tile &&
      isShown(g, investmentOf(wish.tile)) &&
      isShown(g, investmentOf(other)) &&
      investments[other] === investments[wish.tile]
    );
  },
  'already-acted': ({ g }) => {
    const { event, advantages, majorDone, minorDone, upgradeDone } = roundOf(g);
    return event >= 0 || advantages > 0 || majorDone || minorDone || upgradeDone || actionOf(g) !== null;
  },
  'action-done': ({ g, wish }) => {
    const { majorDone, minorDone, upgradeDone } = roundOf(g);
    if (wish.t !== 'begin') return false;
    return wish.action === 'major' ? majorDone : wish.action === 'upgrade' ? upgradeDone : minorDone;
  },
  'no-such-action': ({ g, wish }) => {
    if (wish.t !== 'begin') return false;
    const waits = (points: number) => roundOf(g).grants.some((one) => one.points === points && one.n > 0);
    if (wish.action === 'upgrade') return !tileOf(g).upgrade;
    if (wish.action === 'minor-joined') return !waits(tileOf(g).minor);
    return wish.action.startsWith('extra-') && !waits(['extra-E', 'extra-D', 'extra-M'].indexOf(wish.action));
  },
  'joins-major': ({ g, wish }) => {
    const { grants, majorDone } = roundOf(g);
    const { major } = tileOf(g);
    return (
      wish.t === 'begin' &&
      wish.action === `extra-${POINTS[major]}` &&
      !majorDone &&
      grants.some(({ points, n }) => points === major && n > 0)
    );
  },
  'action-first': ({ g, reason }) => actionOf(g) === null && pointsToBegin(g).includes(reason.points as string),
  'no-points': ({ g, reason }) => actionOf(g) === null && !pointsToBegin(g).includes(reason.points as string),
  'other-points': ({ g, reason }) => POINTS[actionOf(g)!.points] !== reason.points,
  'cannot-pay': (r) => Number(r.reason.price) > Number(r.reason.most) && ifRich(r, r.wish).length === 0,
  price: (r) => {
    const { reason, g, side } = r;
    const { points, discounts } = actionOf(g)!;
    const space = at(r);
    return (
      space === wished(r) &&
      reason.price === priceOf(r, space, points, discounts) &&
      reason.protected === (theirs(g, side, space) && isGuarded(g, space)) &&
      reason.region === (elsewhere(g, space, points) === 1) &&
      (discounts.length > 0 || reason.less === lessByCards(r, space)) &&
      (reason.bared === 'no' || (reason.bared === 'conflict' ? g.conflicts[space] > 0 : g.isolated[space] === 1))
    );
  },
  'not-in-play': (r) => FIRST_TURN[at(r)] > r.g.turn || (NEEDS_USA[at(r)] && !r.g.flags.includes(AMERICAN)),
  'own-flag': (r) => has(r.g, r.side, at(r)),
  'not-shifted': (r) => !IS_MARKET[at(r)] && !IS_POLITICAL[at(r)],
  'wrong-points': (r) => IS_POLITICAL[at(r)] && POINTS[actionOf(r.g)!.points] === 'M',
  'not-connected': (r) => IS_MARKET[at(r)] && !connects(r, at(r)),
  'minor-cannot-unflag': (r) => !actionOf(r.g)!.major && theirs(r.g, r.side, at(r)) && r.g.conflicts[at(r)] === 0,
  'major-only': (r) =>
    !actionOf(r.g)!.major && (r.wish.t === 'seize-fort' || r.wish.t === 'displace' || theirs(r.g, r.side, wished(r))),
  'outside-limit': (r) => {
    const { bound } = actionOf(r.g)!;
    return bound.length > 0 && bound.every((limit) => !ALLOWS[LIMITS[limit]](r, wished(r)));
  },
  'only-in-europe': (r) => actionOf(r.g)!.burkeUsed > 0 && !(r.wish.t === 'shift' && REGION[wished(r)] === EUROPE),
  'not-for-discount': (r) => {
    const { discounts, points } = actionOf(r.g)!;
    if (!discounts.every((one) => isMeant(r, one))) return discounts.length > 0;
    const without = priceOf(r, wished(r), points, discounts.slice(0, -1));
    return discounts.length > 0 && priceOf(r, wished(r), points, discounts) === without;
  },
  'no-conflict': (r) => r.g.conflicts[at(r)] === 0,
  'not-a-fort': (r) => !IS_FORT[at(r)],
  'fort-taken': (r) => IS_FORT[at(r)] && r.g.flags[at(r)] !== NOBODY,
  'no-fort-there': (r) => IS_FORT[at(r)] && r.g.flags[at(r)] === NOBODY,
  'not-your-fort': (r) => IS_FORT[at(r)] && theirs(r.g, r.side, at(r)),
  'fort-intact': (r) => r.g.flags[at(r)] !== NOBODY && r.g.damaged[at(r)] === 0,
  'no-base-for-fort': (r) =>
    !LINKS[at(r)].some(
      (next) =>
        has(r.g, r.side, next) &&
        r.g.conflicts[next] === 0 &&
        !IS_FORT[next] &&
        (r.wish.t === 'seize-fort' ? IS_MARKET[next] || IS_NAVAL[next] : !r.changed.has(next)),
    ),
  'not-a-sea': (r) => !IS_NAVAL[at(r)],
  'own-squadron-there': (r) => IS_NAVAL[at(r)] && has(r.g, r.side, at(r)),
  'no-squadron-there': ({ g, side, wish }) => {
    if (wish.t === 'displace') return !theirs(g, side, SPACE[wish.space]);
    if (wish.t !== 'deploy' && wish.t !== 'give-up') return false;
    return wish.from === 'navy-box' ? g.navyBox[side] === 0 : !has(g, side, SPACE[wish.from]);
  },
  'squadron-has-sailed': ({ g, wish }) =>
    wish.t === 'deploy' && wish.from !== 'navy-box' && roundOf(g).sailed.includes(SPACE[wish.from]),
  'squadron-new': ({ g, side }) =>
    !g.options.deployNewSquadrons && g.navyBox[side] > 0 && roundOf(g).built >= g.navyBox[side],
  'no-squadron-left': ({ g, side }) => g.unbuilt[side] === 0,
  'no-huguenots': (r) =>
    r.side !== FRANCE || !r.g.huguenots.some((space, marker) => space === at(r) && r.g.huguenotsSpent[marker] === 0),
  'huguenots-useless': (r) => {
    const markets = [...IS_MARKET.keys()].filter((space) => IS_MARKET[space] && REGION[space] === REGION[at(r)]);
    return (
      POINTS[actionOf(r.g)!.points] === 'E' &&
      r.g.huguenots.includes(at(r)) &&
      !isBargain(r, markets, -1 - r.g.huguenots.indexOf(at(r)))
    );
  },
  'pile-empty': ({ g }) => g.secret.pile.length === 0,
  'no-next-war': ({ g }) => g.turn === 6,
  'war-tiles-bought': ({ g }) => roundOf(g).tilesBought === 2,
  'theatres-full': ({ g, side }) =>
    THEATRES_OF[g.war].every((_, theatre) => bonusTilesIn(g, side, theatre) === BONUS_TILES_PER_THEATRE),
  'only-last-turn': ({ g }) => g.turn < 6,
  'exchange-other-points': ({ g, wish }) =>
    wish.t === 'exchange' && roundOf(g).exchanged >= 0 && POINTS[roundOf(g).exchanged] !== wish.points,
  'no-such-theatre': ({ g, wish }) => 'theatre' in wish && theatreIndex(g, wish.theatre) < 0,
  'not-in-hand': (r) => !r.g.secret.hands[r.side].includes(cardOf(r)),
  'discard-chosen': (r) =>
    r.g.secret.hands[r.side].includes(cardOf(r)) && JSON.stringify(r.g.secret.answers).includes(`"${r.reason.event}"`),
  'no-event-symbol': ({ g }) => !tileOf(g).event,
  'event-type': (r) =>
    POINTS[tileOf(r.g).major] !== r.reason.points && POINTS[EVENT_TYPE[cardOf(r)]] === r.reason.points,
  'event-played': ({ g }) => roundOf(g).event >= 0,
};
