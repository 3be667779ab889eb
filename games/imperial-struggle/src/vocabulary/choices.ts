import type { AbilityId } from '../data/abilities.ts';
import type { AdvantageId } from '../data/advantages.ts';
import type { EventId } from '../data/events.ts';
import type { InvestmentId } from '../data/investments.ts';
import type { SpaceId } from '../data/map/spaces.ts';
import type { MinistryId } from '../data/ministries.ts';
import type { PointId } from '../data/points.ts';
import type { SideId } from '../data/sides.ts';
import type { TheatreId } from '../data/wars.ts';
import type { CardChoice } from './choices-cards.ts';
import type { WarChoice } from './choices-wars.ts';
import type { LimitId } from './limits.ts';

/** What an Action Round is made of, each finished before the next is begun (rule 16). */
export const ACTIONS = [
  'major',
  'minor',
  /** The Minor action together with points of the same type from an Event or an exchange: the Minor's limits bind both. */
  'minor-joined',
  'extra-E',
  'extra-D',
  'extra-M',
  'upgrade',
] as const;
export type ActionId = (typeof ACTIONS)[number];

/** What can make a squadron cheaper. */
export const SQUADRON_PRICES = [
  'usual',
  'halley-squadron',
  'choiseul-squadron',
  'pitt-squadron',
  'slaving-contracts',
] as const;
export type SquadronPriceId = (typeof SQUADRON_PRICES)[number];

export type PeaceChoice =
  // the deal, ministries, initiative
  | { readonly t: 'discard'; readonly event: EventId }
  | { readonly t: 'ministry'; readonly ministry: MinistryId }
  | { readonly t: 'no-more' }
  | { readonly t: 'first'; readonly side: SideId }
  // the Action Round
  | { readonly t: 'tile'; readonly tile: InvestmentId }
  | { readonly t: 'reveal'; readonly ministry: MinistryId }
  | { readonly t: 'ability'; readonly ability: AbilityId }
  | { readonly t: 'event'; readonly event: EventId }
  | { readonly t: 'advantage'; readonly advantage: AdvantageId }
  | { readonly t: 'begin'; readonly action: ActionId }
  | { readonly t: 'pass' }
  | { readonly t: 'end-round' }
  // purchases
  | Purchase
  | { readonly t: 'huguenots'; readonly space: SpaceId }
  | { readonly t: 'pay'; readonly with: PaidWith }
  | { readonly t: 'finish' }
  // War tiles: `tile` is the kind of an own Bonus tile
  | { readonly t: 'place-tile'; readonly theatre: TheatreId }
  | { readonly t: 'move-tile'; readonly tile: number; readonly theatre: TheatreId }
  | { readonly t: 'upgrade'; readonly theatre: TheatreId }
  | { readonly t: 'keep-tile'; readonly keep: 'drawn' | 'placed'; readonly rest: 'pool' | 'out' }
  | { readonly t: 'swap-tiles'; readonly theatre: TheatreId; readonly with: TheatreId };

/** What points buy. */
export type Purchase =
  | { readonly t: 'shift'; readonly space: SpaceId }
  | { readonly t: 'draw-event' }
  | { readonly t: 'war-tile' }
  | { readonly t: 'exchange'; readonly points: PointId }
  | { readonly t: 'remove-conflict'; readonly space: SpaceId }
  | { readonly t: 'build-fort'; readonly space: SpaceId }
  | { readonly t: 'repair-fort'; readonly space: SpaceId }
  | { readonly t: 'seize-fort'; readonly space: SpaceId }
  | { readonly t: 'build-squadron'; readonly by: SquadronPriceId }
  | { readonly t: 'deploy'; readonly from: SpaceId | 'navy-box'; readonly to: SpaceId }
  | { readonly t: 'displace'; readonly space: SpaceId }
  | { readonly t: 'score-jacobites' };
export type PurchaseKind = Purchase['t'];

/** Where a point comes from when there is a choice. */
export type PaidWith = 'debt' | 'treaty' | LimitId;

export type Choice = PeaceChoice | CardChoice | WarChoice;
export type ChoiceKind = Choice['t'];
type FieldsOf<C extends { readonly t: string }> = Readonly<Record<C['t'], readonly string[]>>;

export const PURCHASE_FIELDS: FieldsOf<Purchase> = {
  shift: ['space'],
  'draw-event': [],
  'war-tile': [],
  exchange: ['points'],
  'remove-conflict': ['space'],
  'build-fort': ['space'],
  'repair-fort': ['space'],
  'seize-fort': ['space'],
  'build-squadron': ['by'],
  deploy: ['from', 'to'],
  displace: ['space'],
  'score-jacobites': [],
};

export const isPurchase = (choice: Choice): choice is Purchase => Object.hasOwn(PURCHASE_FIELDS, choice.t);

/** The fields of each kind of choice in the order they are written: words, whole numbers (`#`) or yes/no (`?`). */
export const PEACE_FIELDS: FieldsOf<PeaceChoice> = {
  discard: ['event'],
  ministry: ['ministry'],
  'no-more': [],
  first: ['side'],
  tile: ['tile'],
  reveal: ['ministry'],
  ability: ['ability'],
  event: ['event'],
  advantage: ['advantage'],
  begin: ['action'],
  pass: [],
  'end-round': [],
  ...PURCHASE_FIELDS,
  huguenots: ['space'],
  pay: ['with'],
  finish: [],
  'place-tile': ['theatre'],
  'move-tile': ['tile#', 'theatre'],
  upgrade: ['theatre'],
  'keep-tile': ['keep', 'rest'],
  'swap-tiles': ['theatre', 'with'],
};
