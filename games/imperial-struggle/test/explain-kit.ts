import { copy, type FrameBase, type Reason } from '@cabinet-wars/kernel';
import { ADVANTAGE_EFFECT } from '../src/data/advantages.ts';
import { COUNTRIES } from '../src/data/map/regions.ts';
import { COUNTRY_OF, IS_FORT, IS_NAVAL, LINKS, REGION, SPACE, SPACES, type SpaceId } from '../src/data/map/spaces.ts';
import { MINISTRY, type MinistryId } from '../src/data/ministries.ts';
import { BRITAIN, FRANCE, NOBODY, type Side } from '../src/data/sides.ts';
import { tablesOf } from '../src/data/tables.ts';
import { game } from '../src/game.ts';
import { actionOf, roundOf } from '../src/peace/round.ts';
import type { State } from '../src/state.ts';
import type { Choice } from '../src/vocabulary/choices.ts';

/** A refused wish: who wanted what at which question, and what was said against it. */
export interface Refused {
  readonly g: State;
  readonly side: Side;
  readonly key: string;
  readonly wish: Choice;
  readonly reason: Reason;
  /** Spaces in which a flag has been seen to change since the Action Round began. */
  readonly changed: ReadonlySet<number>;
}
export type Truths = Readonly<Record<string, (r: Refused) => boolean>>;

/** The space a reason speaks of. */
export const at = ({ reason }: Refused): number => SPACE[reason.space as SpaceId];
/** The space a wish is about; −1 where it is about none. */
export function wished({ wish }: Refused): number {
  if (wish.t === 'deploy') return SPACE[wish.to];
  return 'space' in wish ? SPACE[wish.space] : -1;
}
export const tileOf = (g: State) => tablesOf(g).investments[roundOf(g).tile];
export const has = (g: State, side: Side, space: number): boolean => g.flags[space] === side;
/** A flag that serves its owner. */
export const serves = (g: State, side: Side, id: SpaceId): boolean =>
  has(g, side, SPACE[id]) && g.conflicts[SPACE[id]] === 0;
export const theirs = (g: State, side: Side, space: number): boolean =>
  g.flags[space] !== NOBODY && g.flags[space] !== side;
/** A flag with an own squadron or an own whole Fort beside it. */
export const isGuarded = (g: State, space: number): boolean =>
  LINKS[space].some(
    (next) => g.flags[next] === g.flags[space] && (IS_NAVAL[next] || (IS_FORT[next] && g.damaged[next] === 0)),
  );

/** The innermost frame of a procedure, its locals to be looked up by name. */
export const frame = (g: State, proc: string): (FrameBase & Readonly<Record<string, unknown>>) | undefined =>
  g.stack.findLast((one): one is FrameBase & Record<string, unknown> => one.proc === proc);

/** What the rules would say if only the purse were full. */
export function ifRich({ g, side }: Refused, wish: Choice): readonly Reason[] {
  const rich = copy(g);
  rich.treaty[side] = 50;
  return game.explain(rich, g.seatOf[side], wish);
}

export const countryOf = (space: number): string | undefined => COUNTRIES[COUNTRY_OF[space]];
const AMERICAN_SPACES: readonly SpaceId[] = ['sons-of-liberty', 'usa-2', 'usa-3'];

/** What Britain's ministries and Events take off a political shift (Swift, Burke, Hanbury Williams, Pacte de Famille). */
export function lessByCards({ g, side }: Refused, space: number): number {
  if (side !== BRITAIN) return 0;
  const country = countryOf(space) ?? '';
  const { effects } = roundOf(g);
  const isUp = (id: MinistryId) => g.revealed[MINISTRY[id]] === 1;
  return [
    isUp('jonathan-swift') && g.flags[space] === NOBODY && ['ireland', 'scotland'].includes(country),
    isUp('edmund-burke') && AMERICAN_SPACES.includes(SPACES[space]),
    (effects & 2) !== 0 && has(g, FRANCE, space) && ['prussia', 'german-states', 'russia'].includes(country),
    (effects & 1) !== 0 && has(g, FRANCE, space) && ['spain', 'austria'].includes(country),
  ].filter(Boolean).length;
}

/** Whether a discount claimed sets the base of an unflag at 1, and what it takes off: a Huguenots marker has a number below 0. */
function bears(discount: number): { readonly sets: boolean; readonly less: number } {
  if (discount < 0) return { sets: false, less: 1 };
  const effect = ADVANTAGE_EFFECT[discount];
  return effect.does === 'unflag' ? { sets: effect.price === 1, less: effect.cheaper ?? 0 } : { sets: false, less: 0 };
}

/** The price of a shift put together anew: what it begins with, what is taken off, and every rise. */
export function priceOf(r: Refused, space: number, points: number, discounts: readonly number[]): number {
  const { g, side } = r;
  const bared = g.conflicts[space] > 0 || g.isolated[space] === 1 || discounts.some((one) => bears(one).sets);
  const base = bared ? 1 : tablesOf(g).cost[space];
  const less = lessByCards(r, space) + discounts.reduce((sum, one) => sum + bears(one).less, 0);
  const guard = theirs(g, side, space) && isGuarded(g, space) ? 1 : 0;
  return Math.max(1, base - less + guard + elsewhere(g, space, points));
}

/** 1 for the first purchase outside the Regions in which such points have been spent; military points never pay it. */
export function elsewhere(g: State, space: number, points: number): number {
  const spent = roundOf(g).regions[points] ?? 0;
  return spent !== 0 && ((spent >> REGION[space]) & 1) === 0 ? 1 : 0;
}

/** Whether a discount would make anything cheaper that could be bought then: what may be shifted, at a price that can be paid. */
export function isBargain(r: Refused, spaces: readonly number[], discount: number): boolean {
  const action = actionOf(r.g)!;
  return spaces.some((space) => {
    const shift: Choice = { t: 'shift', space: SPACES[space] };
    if (ifRich(r, shift).length > 0) return false;
    const price = priceOf(r, space, action.points, [...action.discounts, discount]);
    if (price >= priceOf(r, space, action.points, action.discounts)) return false;
    const short = game.explain(r.g, r.g.seatOf[r.side], shift).find(({ why }) => why === 'cannot-pay');
    return short === undefined || price <= Number(short.most);
  });
}
