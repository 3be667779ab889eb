import { explainWish, type Frame, hasKnownNames, type Option, type Reason, type Seat } from '@cabinet-wars/kernel';
import { BOUGHT_ABILITIES, mayUseAbility } from '../cards/abilities.ts';
import { ADVANTAGE_TARGETS, mayUseAdvantage } from '../cards/advantages.ts';
import { mayPlayEvent } from '../cards/event-play.ts';
import { changesSomething } from '../cards/menu.ts';
import { mayReveal } from '../cards/reveal.ts';
import { ABILITIES, ABILITY, type Ability, isAbilityId } from '../data/abilities.ts';
import { ADVANTAGE, ADVANTAGE_EFFECT, ADVANTAGES, type Advantage, isAdvantageId } from '../data/advantages.ts';
import { COMMODITIES } from '../data/demand.ts';
import { EVENT, isEventId } from '../data/events.ts';
import { INVESTMENTS, investmentOf } from '../data/investments.ts';
import { IS_MARKET, isSpaceId, SPACE } from '../data/map/spaces.ts';
import { ELIGIBLE, isMinistryId, MINISTRY } from '../data/ministries.ts';
import { FEWEST_BASIC_TILES } from '../data/numbers.ts';
import { DIPLOMATIC, ECONOMIC, MILITARY, POINTS } from '../data/points.ts';
import { FRANCE, isSideId, type Side } from '../data/sides.ts';
import { eraOfTurn } from '../data/turns.ts';
import { isTheatreId, type TheatreId } from '../data/wars.ts';
import { flow } from '../flow.ts';
import { tileFor } from '../peace/action-round.ts';
import { mayChoose, picked } from '../peace/ministries.ts';
import { actionOf, isInRound, type Round, roundOf } from '../peace/round.ts';
import { mayBegin, mayBeginWith } from '../purchases/begin-action.ts';
import type { State } from '../state.ts';
import { ACTIONS, type Choice, type ChoiceKind, SQUADRON_PRICES } from '../vocabulary/choices.ts';
import { because } from '../vocabulary/reasons.ts';
import { theatreIndex } from '../wars/war-tiles.ts';
import { isPurchaseKind, whyNotBought } from './explain-purchases.ts';
import { explainWar } from './explain-wars.ts';

type Of<T extends ChoiceKind> = Partial<Extract<Choice, { t: T }>>;
type Wish = Readonly<Record<string, unknown>>;

/** Where the game stands, for one who wishes something. */
interface Standing {
  readonly g: State;
  readonly seat: Seat;
  readonly side: Side;
  readonly key: string;
  readonly frame: Frame;
  readonly asked: readonly Option<Choice>[];
}

/** Why a wish is not among a seat's options; nothing if it is. */
export const explain = (g: State, seat: Seat, wish: Partial<Choice>): Reason[] =>
  explainWish(flow, g, seat, wish, ({ key, frame, options }) => {
    if (!hasKnownNames(wish, known)) return [because({ why: 'not-one-of-these' })];
    const found = reasonsFor({ g, seat, side: g.sideOf[seat], key, frame, asked: options }, wish);
    return found.length > 0 ? found : [because({ why: 'not-now' })];
  });

const isIn = (list: readonly unknown[]) => (value: unknown) => list.includes(value);
const isPlace = (value: unknown) => value === 'navy-box' || isSpaceId(value);
const known: Readonly<Record<string, (value: unknown) => boolean>> = {
  space: isSpaceId,
  from: isPlace,
  to: isSpaceId,
  event: isEventId,
  ministry: isMinistryId,
  ability: isAbilityId,
  advantage: isAdvantageId,
  action: isIn(ACTIONS),
  by: isIn(SQUADRON_PRICES),
  points: isIn(POINTS),
  side: isSideId,
  theatre: isTheatreId,
  commodity: isIn(COMMODITIES),
  tile: (value) => Number.isInteger(value) || isIn(INVESTMENTS)(value),
};
function reasonsFor(s: Standing, wish: Partial<Choice>): Reason[] {
  if (isInWar(s)) return explainWar(s.g, wish);
  if (isPurchaseKind(wish.t)) return purchaseRefused(s, wish);
  const explainer = wish.t === undefined ? undefined : EXPLAINERS[wish.t];
  const reason = (explainer as ((s: Standing, wish: object) => Reason | null) | undefined)?.(s, wish);
  return reason === undefined || reason === null ? [] : [reason];
}

/** Who is asked to refuse is not the one who conquers. */
const isInWar = (s: Standing): boolean => s.key === 'conquest.take' || s.frame.proc === 'squadron-losses';

/** Questions that a purchase could answer, or a beginning that leads to one. */
const SPENDING: readonly string[] = ['action-round.act', 'action.spend', 'action.discounted'];

function purchaseRefused(s: Standing, wish: Wish): Reason[] {
  if (s.key === 'action-round.tile') return [because({ why: 'tile-first' })];
  return SPENDING.includes(s.key) ? whyNotBought(s.g, wish) : [];
}

/** The round of the seat asked, if it is its own. */
const ownRound = (s: Standing): Round | null => (isInRound(s.g) && roundOf(s.g).side === s.side ? roundOf(s.g) : null);

/** What stands in the way of each kind of choice. */
const EXPLAINERS: { readonly [T in ChoiceKind]?: (s: Standing, wish: Of<T>) => Reason | null } = {
  discard: (s, { event }) => {
    if (event === undefined || !DISCARDING.includes(s.key)) return null;
    const isHeld = s.g.secret.hands[s.side].includes(EVENT[event]);
    return because({ why: isHeld ? 'discard-chosen' : 'not-in-hand', event });
  },
  ministry: (s, { ministry }) => {
    if (ministry === undefined || s.key !== 'ministries.choose') return null;
    if (!ELIGIBLE[s.side][eraOfTurn(s.g.turn)].includes(MINISTRY[ministry]))
      return because({ why: 'ministry-not-eligible', ministry });
    const more = s.g.secret.answers.find(({ seat }) => seat === s.seat)?.choices ?? [];
    return mayChoose(s.g, s.side, picked(more), MINISTRY[ministry]);
  },
  tile: (s, { tile }) => {
    if (s.key !== 'action-round.tile' || tile === undefined) return null;
    const alike = tileFor(s.g, investmentOf(tile));
    return because(alike < 0 ? { why: 'tile-not-there' } : { why: 'tile-alike', tile: INVESTMENTS[alike] });
  },
  reveal: (s, { ministry }) =>
    ministry === undefined || ownRound(s) === null ? null : mayReveal(s.g, s.side, MINISTRY[ministry]),
  ability: (s, { ability }) =>
    ability === undefined || ownRound(s) === null ? null : abilityRefused(s, ABILITY[ability]),
  event: (s, { event }) => {
    const round = ownRound(s);
    if (round === null || event === undefined) return null;
    return round.tile < 0 ? because({ why: 'tile-first' }) : mayPlayEvent(s.g, round, EVENT[event]);
  },
  advantage: (s, { advantage }) => {
    const round = ownRound(s);
    if (round === null || advantage === undefined) return null;
    return round.tile < 0 ? because({ why: 'tile-first' }) : advantageRefused(s, round, ADVANTAGE[advantage]);
  },
  begin: (s, { action }) =>
    s.key === 'action-round.act' && action !== undefined ? mayBegin(s.g, roundOf(s.g), action) : null,
  pass: (s) => (s.key === 'action-round.act' ? because({ why: 'already-acted' }) : null),
  huguenots: (s, { space }) => {
    const round = ownRound(s);
    if (round === null || space === undefined) return null;
    const marker = s.g.huguenots.indexOf(SPACE[space]);
    if (s.side !== FRANCE || marker < 0 || s.g.huguenotsSpent[marker] === 1)
      return because({ why: 'no-huguenots', space });
    if (s.key === 'action-round.act' && mayBeginWith(s.g, round, ECONOMIC))
      return because({ why: 'action-first', points: 'E' });
    const isSpending = actionOf(s.g)?.points === ECONOMIC && SPENDING.includes(s.key);
    return isSpending ? because({ why: 'huguenots-useless', space }) : null;
  },
  'place-tile': (s, { theatre }) => (s.key === 'place-tile.theatre' ? unknownTheatre(s.g, theatre) : null),
  upgrade: (s, { theatre }) => (s.key === 'upgrade.theatre' ? unknownTheatre(s.g, theatre) : null),
  'keep-tile': (s, { rest }) =>
    s.key === 'upgrade.keep' && rest === 'out'
      ? because({ why: 'fewest-basic-tiles', fewest: FEWEST_BASIC_TILES })
      : null,
  target: (s, { space }) =>
    space !== undefined && s.asked.some(({ t }) => t === 'target') ? because({ why: 'no-target' }) : null,
};

const DISCARDING: readonly string[] = ['deal.discard', 'ability.discard'];

const unknownTheatre = (g: State, theatre: TheatreId | undefined): Reason | null =>
  theatre !== undefined && theatreIndex(g, theatre) < 0 ? because({ why: 'no-such-theatre' }) : null;

function abilityRefused({ g, side, key }: Standing, ability: Ability): Reason | null {
  const refused = mayUseAbility(g, side, ability);
  if (refused !== null || !BOUGHT_ABILITIES.includes(ability)) return refused;
  if (key === 'action-round.tile') return because({ why: 'tile-first' });
  return SPENDING.includes(key) ? because({ why: 'ability-by-purchase', ability: ABILITIES[ability] }) : null;
}

/** What points an Advantage that changes a price needs. */
function pointsOf(advantage: Advantage): number {
  if (ADVANTAGE_EFFECT[advantage].does !== 'unflag') return MILITARY;
  return IS_MARKET[ADVANTAGE_TARGETS[advantage][0]] ? ECONOMIC : DIPLOMATIC;
}

function advantageRefused({ g, key }: Standing, round: Round, advantage: Advantage): Reason {
  const refused = mayUseAdvantage(g, round, advantage);
  if (refused !== null) return refused;
  if (!SPENDING.includes(key) && key !== 'effects.before') return because({ why: 'not-now' });
  const id = ADVANTAGES[advantage];
  const { does } = ADVANTAGE_EFFECT[advantage];
  const isFree = does === 'debt' || does === 'conflict';
  if (isFree && changesSomething(g, round, advantage)) return because({ why: 'not-now' });
  if (isFree) return because({ why: 'advantage-useless', advantage: id });
  if (does === 'squadron') return because({ why: 'advantage-by-purchase', advantage: id });
  const points = pointsOf(advantage);
  return actionOf(g)?.points === points
    ? because({ why: 'advantage-useless', advantage: id })
    : because({ why: 'advantage-needs', advantage: id, points: POINTS[points] });
}
