import type { Reason } from '@cabinet-wars/kernel';
import {
  ABILITIES,
  ABILITY,
  ABILITY_COUNT,
  type Ability,
  type AbilityId,
  MINISTRY_OF_ABILITY,
} from '../data/abilities.ts';
import { NORTH_AMERICA } from '../data/map/regions.ts';
import { REGION, SEAS, SPACE, SPACES, type Space } from '../data/map/spaces.ts';
import { spacesOf } from '../data/map/where.ts';
import { MINISTRIES, MINISTRY_SIDE, type Ministry, NORTH_AMERICAN_TRADE, PAPACY_HANOVER } from '../data/ministries.ts';
import { DIPLOMATIC, ECONOMIC, MILITARY } from '../data/points.ts';
import { BRITAIN, FRANCE, SIDES, type Side } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import { countHeld } from '../map/control.ts';
import { changeDebtLimit } from '../money/accounts.ts';
import {
  actionOf,
  EVENT_OFF_TYPE,
  EVENT_WITHOUT_SYMBOL,
  HANBURY_WILLIAMS_PRICES,
  JACOBITE_SCORED,
  JACOBITE_SHIFTS,
  type Round,
  roundOf,
} from '../peace/round.ts';
import type { Context } from '../procedure.ts';
import type { State } from '../state.ts';
import { type LimitId, limitOf } from '../vocabulary/limits.ts';
import { because } from '../vocabulary/reasons.ts';
import { ability as abilityProcedure } from './ability.ts';
import { fitsType } from './event-play.ts';
import { huguenotSites } from './huguenots.ts';
import { removeJacobites } from './jacobites.ts';
import { jacobiteScore } from './passives.ts';

/** Whether an ability fits the moment, and whether it would do anything. */
interface Use {
  readonly timely?: (g: State, round: Round) => boolean;
  readonly useful?: (g: State, round: Round) => boolean;
  /** What it does; without this it is carried out elsewhere: as a purchase, or by a procedure that asks. */
  readonly use?: (g: State, round: Round, x: Context) => void;
}

/** Between taking the tile and doing anything with it. */
const justTaken = (_g: State, round: Round): boolean => round.tile >= 0 && !round.acted;
const inAction =
  (points: number) =>
  (g: State): boolean =>
    actionOf(g)?.points === points;

/** Points that join the action under way (they are no action of their own). */
const join =
  (points: number, limit: LimitId, n: number) =>
  (g: State): void => {
    actionOf(g)!.purse.push({ points, limit: limitOf(limit), n });
  };
const last =
  (bit: number) =>
  (_g: State, round: Round): void => {
    round.effects |= bit;
  };
const hasHand = (g: State, round: Round, fits: (card: number) => boolean): boolean =>
  g.secret.hands[round.side].some(fits);

const CARDINALS_MOST = 3;
const CARDINAL_SPACES: readonly Space[] = spacesOf({
  spaces: [
    'savoy',
    'sardinia',
    'spain-prestige-2',
    'spain-prestige-3',
    'austria-prestige-north',
    'austria-prestige-south',
  ],
});
const cardinalPoints = (g: State): number => Math.min(CARDINALS_MOST, countHeld(g, FRANCE, CARDINAL_SPACES));
const HANBURY_SPACES = spacesOf({ countries: ['prussia', 'german-states', 'russia'] });
const ISLES = spacesOf({ countries: ['scotland', 'ireland'] });
const HOME_SEAS: readonly Space[] = [SPACE.biscay, SPACE.balearic];
const AMERICAN_SEAS = SEAS.filter((sea) => REGION[sea] === NORTH_AMERICA);
const isFlagged = (g: State, spaces: readonly Space[], flag: number): boolean =>
  spaces.some((space) => g.flags[space] === flag);

const uses: Readonly<Record<AbilityId, Use>> = {
  'cardinal-points': {
    timely: (g, round) => justTaken(g, round) && hasDiplomacy(g, round),
    useful: (g) => cardinalPoints(g) > 0,
    use: (g, round) => {
      if (tablesOf(g).investments[round.tile].major === DIPLOMATIC) round.majorBonus += cardinalPoints(g);
      else round.minorBonus += cardinalPoints(g);
    },
  },
  'jacobite-shifts': {
    timely: (g, round) => inAction(MILITARY)(g) && (round.effects & JACOBITE_SCORED) === 0,
    useful: (g) => ISLES.some((space) => g.flags[space] !== FRANCE),
    use: last(JACOBITE_SHIFTS),
  },
  'jacobite-score': {
    timely: (g, round) => inAction(MILITARY)(g) && (round.effects & JACOBITE_SHIFTS) === 0,
    useful: (g) => jacobiteScore(g) > 0,
    use: last(JACOBITE_SCORED),
  },
  'walpole-draw': { useful: (g) => g.secret.pile.length > 0 },
  'bank-limit': { use: (g, _round, x) => changeDebtLimit(g, BRITAIN, 1, x) },
  'bank-event': {
    timely: (g, round) => justTaken(g, round) && tablesOf(g).investments[round.tile].major !== ECONOMIC,
    useful: (g, round) =>
      tablesOf(g).investments[round.tile].event &&
      hasHand(g, round, (card) => !fitsType(card, MILITARY, false) && fitsType(card, MILITARY, true)),
    use: last(EVENT_OFF_TYPE),
  },
  'huguenots-place': { useful: (g) => g.huguenots.includes(-1) && huguenotSites(g).length > 0 },
  'halley-squadron': {},
  'halley-treaty': {
    useful: (g, round) => isFlagged(g, HOME_SEAS, BRITAIN) && g.secret.hands[round.side].length > 0,
  },
  'choiseul-points': { timely: inAction(MILITARY), use: join(MILITARY, 'war-tiles-or-deploy', 1) },
  'choiseul-squadron': { useful: (g) => isFlagged(g, AMERICAN_SEAS, FRANCE) },
  'pitt-points': { timely: inAction(DIPLOMATIC), use: join(DIPLOMATIC, 'not-prestige', 1) },
  'pitt-squadron': {},
  'hanbury-williams-prices': {
    timely: (_g, round) => round.tile >= 0,
    useful: (g) => isFlagged(g, HANBURY_SPACES, FRANCE),
    use: last(HANBURY_WILLIAMS_PRICES),
  },
  'papacy-points': { timely: inAction(DIPLOMATIC), use: join(DIPLOMATIC, 'scotland-ireland', 2) },
  'townshend-mark': { timely: (_g, round) => !round.acted },
  'condorcet-event': {
    timely: (g, round) => justTaken(g, round) && !tablesOf(g).investments[round.tile].event,
    useful: (g, round) => hasHand(g, round, (card) => fitsType(card, tablesOf(g).investments[round.tile].major, false)),
    use: last(EVENT_WITHOUT_SYMBOL),
  },
};
const byNumber: readonly Use[] = ABILITIES.map((id) => uses[id]);

function hasDiplomacy(g: State, round: Round): boolean {
  const { major, minor } = tablesOf(g).investments[round.tile];
  return major === DIPLOMATIC || minor === DIPLOMATIC;
}

/** Carried out as purchases, and offered as such only. */
export const BOUGHT_ABILITIES: readonly Ability[] = [
  ABILITY['halley-squadron'],
  ABILITY['choiseul-squadron'],
  ABILITY['pitt-squadron'],
  ABILITY['jacobite-score'],
];

/** Why an ability cannot be used now; null if it can. */
export function mayUseAbility(g: State, side: Side, ability: Ability): Reason | null {
  const ministry = MINISTRY_OF_ABILITY[ability];
  if (MINISTRY_SIDE[ministry] !== side) return because({ why: 'ministry-not-held', ministry: MINISTRIES[ministry] });
  if (g.revealed[ministry] === 0) {
    const isHeld = g.secret.ministries[side].includes(ministry);
    return because({ why: isHeld ? 'ministry-face-down' : 'ministry-not-held', ministry: MINISTRIES[ministry] });
  }
  if (g.spent[ability] === 1) return because({ why: 'ability-used', ability: ABILITIES[ability] });
  const { timely, useful } = byNumber[ability];
  const round = roundOf(g);
  if (timely !== undefined && !timely(g, round)) return because({ why: 'ability-timing', ability: ABILITIES[ability] });
  if (useful !== undefined && !useful(g, round))
    return because({ why: 'ability-useless', ability: ABILITIES[ability] });
  return null;
}

/** Uses one; it may call a procedure. */
export function useAbility(g: State, side: Side, ability: Ability, x: Context): void {
  g.spent[ability] = 1;
  x.log?.({ t: 'ability-used', side: SIDES[side], ability: ABILITIES[ability] });
  const { use } = byNumber[ability];
  if (use !== undefined) use(g, roundOf(g), x);
  else if (!BOUGHT_ABILITIES.includes(ability)) x.call(abilityProcedure, { side, ability });
}

/** Those a side may switch on now; what is bought with points is offered among the purchases. */
export function usableAbilities(g: State, side: Side): Ability[] {
  const usable: Ability[] = [];
  for (let ability = 0; ability < ABILITY_COUNT; ability++) {
    // Most ministries are not face up: no reason is made for them.
    if (g.revealed[MINISTRY_OF_ABILITY[ability]] === 0 || BOUGHT_ABILITIES.includes(ability)) continue;
    if (mayUseAbility(g, side, ability) === null) usable.push(ability);
  }
  return usable;
}

/** What happens at once when a ministry is turned up: Papacy-Hanover, North American Trade. */
export function onReveal(g: State, ministry: Ministry, x: Context): void {
  if (ministry === PAPACY_HANOVER) removeJacobites(g, x);
  if (ministry !== NORTH_AMERICAN_TRADE) return;
  g.huguenots.forEach((space, marker) => {
    if (space < 0 || g.huguenotsSpent[marker] === 0) return;
    g.huguenotsSpent[marker] = 0;
    x.log?.({ t: 'huguenots-refreshed', space: SPACES[space] });
  });
}
