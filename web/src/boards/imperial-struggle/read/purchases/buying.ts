import { isSpaceId, type PointId, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import {
  type OpenPurchase,
  type Payment,
  type Preferred,
  type PurchasesNow,
  purchasesNow,
} from '@cabinet-wars/imperial-struggle/reckoning';
import type { Naming } from '../../i18n/index.ts';
import type { GameView, OwnAsk } from '../seen.ts';
import { spacesOf } from '../targets.ts';
import type { Chip, Chips } from './chips.ts';

/** Questions of an Action Round after its tile: everything that can be bought is open at once. */
const ROUND: readonly string[] = ['action-round.act', 'action.spend', 'action.discounted'];
export const isBuying = (ask: OwnAsk | null): boolean => ask !== null && ROUND.includes(ask.key);

export interface Buying extends PurchasesNow {
  /** By space, or by what is bought where it has none: the ways to buy it, the best first. */
  readonly ways: ReadonlyMap<string, readonly OpenPurchase[]>;
}

/** A purchase without a place, as a name. */
const looseName = ({ purchase }: OpenPurchase): string => {
  if (purchase.t === 'exchange') return `${purchase.t} ${purchase.points}`;
  return purchase.t === 'build-squadron' ? `${purchase.t} ${purchase.by}` : purchase.t;
};
export const nameOfPurchase = (open: OpenPurchase): SpaceId | string => spacesOf(open.purchase)[0] ?? looseName(open);

/** What costs least besides points comes first; then what loses none of them, and the Minor action before the Major. */
const byWorth = (a: OpenPurchase, b: OpenPurchase): number =>
  a.loses - b.loses ||
  a.paid.debt + a.paid.treaty - (b.paid.debt + b.paid.treaty) ||
  a.price - b.price ||
  Number(a.major) - Number(b.major);

const known = new WeakMap<GameView, Map<Preferred, Buying>>();

/** Everything that can be bought from a view, worked out once for all who show it. */
export function buyingIn(view: GameView, preferred: Preferred): Buying {
  const byMeans = known.get(view) ?? new Map<Preferred, Buying>();
  known.set(view, byMeans);
  let buying = byMeans.get(preferred);
  if (buying === undefined) {
    const now = purchasesNow(view, preferred);
    const ways = Map.groupBy(now.purchases, nameOfPurchase);
    for (const several of ways.values()) several.sort(byWorth);
    buying = { ...now, ways };
    byMeans.set(preferred, buying);
  }
  return buying;
}

export const waysAt = ({ ways }: Buying, what: string): readonly OpenPurchase[] => ways.get(what) ?? [];

/** Spaces where something can be bought. */
export const spacesToBuy = ({ ways }: Buying): SpaceId[] => [...ways.keys()].filter(isSpaceId);
export const looseOf = ({ ways }: Buying): string[] => [...ways.keys()].filter((name) => !isSpaceId(name));

/** A payment as it is written: in points, and what is short. */
export function tagOf(paid: Payment, points: PointId, { own }: Naming): Pick<Chip, 'points' | 'rest'> {
  const rest = [paid.debt > 0 ? own.inDebt(paid.debt) : '', paid.treaty > 0 ? own.inTreaty(paid.treaty) : ''];
  const short = rest.filter((part) => part !== '').join(' + ');
  const inPoints = paid.points > 0 || short === '' ? `${paid.points} ${points}` : '';
  return { points: inPoints, rest: inPoints === '' || short === '' ? short : `+ ${short}` };
}
export const tagText = (open: OpenPurchase, naming: Naming): string => {
  const { points, rest } = tagOf(open.paid, open.points, naming);
  return [points, rest].filter((part) => part !== '').join(' ');
};

export const chipsOf = (buying: Buying, naming: Naming): Chips =>
  Object.fromEntries(
    spacesToBuy(buying).map((space) => {
      const [best] = waysAt(buying, space);
      return [space, { ...tagOf(best.paid, best.points, naming), minor: !best.major }];
    }),
  );
