import { agrees, type Frame, type Reason, type Seat } from '@cabinet-wars/kernel';
import { mayUseAbility } from './abilities.ts';
import { ADVANTAGE_TARGETS, mayUseAdvantage } from './advantages.ts';
import { ACTIONS, type Choice, type ChoiceKind, SQUADRON_PRICES } from './choices.ts';
import { ABILITY, isAbilityId } from './data/abilities.ts';
import { ADVANTAGE, ADVANTAGE_EFFECT, ADVANTAGES, type Advantage, isAdvantageId } from './data/advantages.ts';
import { COMMODITIES } from './data/demand.ts';
import { EVENT, isEventId } from './data/events.ts';
import { INVESTMENTS } from './data/investments.ts';
import { ELIGIBLE, isMinistryId, MINISTRY } from './data/ministries.ts';
import { FEWEST_BASIC_TILES } from './data/numbers.ts';
import { DIPLOMATIC, ECONOMIC, MILITARY, POINTS } from './data/points.ts';
import { isSideId, type Side } from './data/sides.ts';
import { IS_MARKET, isSpaceId } from './data/spaces.ts';
import { eraOfTurn } from './data/turns.ts';
import { isTheatreId } from './data/wars.ts';
import { mayPlayEvent } from './event-play.ts';
import { isPurchaseKind, whyNotBought } from './explain-purchases.ts';
import { explainWar } from './explain-wars.ts';
import { flow } from './flow.ts';
import { changesSomething } from './menu.ts';
import { because } from './reasons.ts';
import { mayReveal } from './reveal.ts';
import { isInRound, type Round, roundOf } from './round.ts';
import type { State } from './state.ts';
import { mayBegin } from './steps/begin.ts';

type Of<T extends ChoiceKind> = Partial<Extract<Choice, { t: T }>>;
type Wish = Readonly<Record<string, unknown>>;

/** Where the game stands, for one who wishes something. */
interface Standing {
  readonly g: State;
  readonly seat: Seat;
  readonly side: Side;
  readonly key: string;
  readonly frame: Frame;
}

/** Why a wish is not among a seat's options; nothing if it is. */
export function explain(g: State, seat: Seat, wish: Partial<Choice>): Reason[] {
  const question = g.stack.length === 0 ? null : flow.question(g);
  if (question === null) return [because({ why: 'game-over' })];
  const asked = question.waiting.find((one) => one.seat === seat);
  if (asked === undefined) return [because({ why: 'not-asked' })];
  if (asked.options.some((option) => agrees(option, wish))) return [];
  if (!hasKnownNames(wish as Wish)) return [because({ why: 'not-one-of-these' })];
  const frame = g.stack[g.stack.length - 1] as Frame;
  const found = reasonsFor({ g, seat, side: g.sideOf[seat], key: question.key, frame }, wish);
  return found.length > 0 ? found : [because({ why: 'not-now' })];
}

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
const hasKnownNames = (wish: Wish): boolean =>
  Object.keys(wish).every((key) => known[key] === undefined || known[key](wish[key]));

function reasonsFor(s: Standing, wish: Partial<Choice>): Reason[] {
  if (isInWar(s)) return explainWar(s.g, wish);
  if (isPurchaseKind(wish.t)) return inRound(s) ? whyNotBought(s.g, wish as Wish) : [];
  const explainer = wish.t === undefined ? undefined : EXPLAINERS[wish.t];
  const reason = (explainer as ((s: Standing, wish: object) => Reason | null) | undefined)?.(s, wish);
  return reason === undefined || reason === null ? [] : [reason];
}

const isInWar = (s: Standing): boolean => s.frame.proc === 'conquest' || s.frame.proc === 'squadron-losses';

/** The seat is asked in its own Action Round. */
const inRound = (s: Standing): boolean => isInRound(s.g) && roundOf(s.g).side === s.side && roundOf(s.g).tile >= 0;
const ownRound = (s: Standing): Round | null => (isInRound(s.g) && roundOf(s.g).side === s.side ? roundOf(s.g) : null);

/** What stands in the way of each kind of choice. */
const EXPLAINERS: { readonly [T in ChoiceKind]?: (s: Standing, wish: Of<T>) => Reason | null } = {
  discard: (_s, { event }) => (event === undefined ? null : because({ why: 'not-in-hand', event })),
  ministry: (s, { ministry }) => {
    if (ministry === undefined || s.key !== 'ministries.choose') return null;
    const isEligible = ELIGIBLE[s.side][eraOfTurn(s.g.turn)].includes(MINISTRY[ministry]);
    return because({ why: isEligible ? 'ministry-chosen' : 'ministry-not-eligible', ministry });
  },
  tile: (s, { tile }) =>
    s.key === 'action-round.tile' && tile !== undefined ? because({ why: 'tile-not-there' }) : null,
  reveal: (s, { ministry }) =>
    ministry === undefined || ownRound(s) === null ? null : mayReveal(s.g, s.side, MINISTRY[ministry]),
  ability: (s, { ability }) =>
    ability === undefined || ownRound(s) === null ? null : mayUseAbility(s.g, s.side, ABILITY[ability]),
  event: (s, { event }) => {
    const round = ownRound(s);
    if (round === null || event === undefined) return null;
    return round.tile < 0 ? because({ why: 'tile-first' }) : mayPlayEvent(s.g, round, EVENT[event]);
  },
  advantage: (s, { advantage }) => {
    const round = ownRound(s);
    if (round === null || advantage === undefined) return null;
    return round.tile < 0 ? because({ why: 'tile-first' }) : advantageRefused(s.g, round, ADVANTAGE[advantage]);
  },
  begin: (s, { action }) =>
    s.key === 'action-round.act' && action !== undefined ? mayBegin(s.g, roundOf(s.g), action) : null,
  pass: (s) => (s.key === 'action-round.act' ? because({ why: 'already-acted' }) : null),
  huguenots: (s, { space }) =>
    ownRound(s) === null || space === undefined ? null : because({ why: 'no-huguenots', space }),
  'place-tile': (s) => (s.key === 'place-tile.theatre' ? because({ why: 'no-such-theatre' }) : null),
  upgrade: (s) => (s.key === 'upgrade.theatre' ? because({ why: 'no-such-theatre' }) : null),
  'keep-tile': (s) =>
    s.key === 'upgrade.keep' ? because({ why: 'fewest-basic-tiles', fewest: FEWEST_BASIC_TILES }) : null,
  target: (_s, { space }) => (space === undefined ? null : because({ why: 'no-target' })),
};

/** What points an Advantage that changes a price needs. */
function pointsOf(advantage: Advantage): number {
  if (ADVANTAGE_EFFECT[advantage].does !== 'unflag') return MILITARY;
  return IS_MARKET[ADVANTAGE_TARGETS[advantage][0]] ? ECONOMIC : DIPLOMATIC;
}

function advantageRefused(g: State, round: Round, advantage: Advantage): Reason {
  const refused = mayUseAdvantage(g, round, advantage);
  if (refused !== null) return refused;
  const id = ADVANTAGES[advantage];
  const { does } = ADVANTAGE_EFFECT[advantage];
  const isFree = does === 'debt' || does === 'conflict';
  if (isFree && changesSomething(g, round, advantage)) return because({ why: 'not-now' });
  if (isFree) return because({ why: 'advantage-useless', advantage: id });
  return because({ why: 'advantage-needs', advantage: id, points: POINTS[pointsOf(advantage)] });
}
