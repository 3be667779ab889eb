import { indexed } from '@cabinet-wars/kernel';
/** Kinds of combat units (2.34). Ids are for ever. */
export const KINDS = ['army', 'horde', 'legion', 'fleet', 'fortified-zone', 'base'] as const;
export type KindId = (typeof KINDS)[number];
/** A kind by its index in `KINDS`. */
export type Kind = number;
export const KIND: Readonly<Record<KindId, Kind>> = indexed(KINDS);
export const isKindId = (id: unknown): id is KindId => typeof id === 'string' && Object.hasOwn(KIND, id);

/** Units as they lie on the map: the kinds that are trained have two faces (2.314). */
export const UNITS = [
  'army-recruit',
  'army-veteran',
  'horde-recruit',
  'horde-veteran',
  'legion-recruit',
  'legion-veteran',
  'fleet-recruit',
  'fleet-veteran',
  'fortified-zone',
  'base',
] as const;
export type UnitId = (typeof UNITS)[number];
/** A unit's face by its index in `UNITS`. */
export type Unit = number;
export const UNIT_COUNT = UNITS.length;
export const UNIT: Readonly<Record<UnitId, Unit>> = indexed(UNITS);
export const isUnitId = (id: unknown): id is UnitId => typeof id === 'string' && Object.hasOwn(UNIT, id);

// The ids as any texts, so that parts of them can be looked up.
const [kinds, units]: readonly (readonly string[])[] = [KINDS, UNITS];
export const KIND_OF: readonly Kind[] = UNITS.map((id) => kinds.indexOf(id.replace(/-(recruit|veteran)$/, '')));
/** The face a kind is recruited on (11.7). */
export const RECRUIT_OF: readonly Unit[] = KINDS.map((_, kind) => KIND_OF.indexOf(kind));
/** What a unit becomes when it is upgraded; −1 for what cannot be (17.5). */
export const VETERAN_OF: readonly Unit[] = UNITS.map((id) =>
  id.endsWith('-recruit') ? units.indexOf(id.replace('recruit', 'veteran')) : -1,
);
export const IS_NAVAL: readonly boolean[] = KIND_OF.map((kind) => kind === KIND.fleet);
/** Kinds of which half an attack must consist to use the Linear table (15.51). */
export const IS_LINEAR: readonly boolean[] = KIND_OF.map((kind) => [KIND.army, KIND.legion, KIND.fleet].includes(kind));
/** Attrition spares them (29.7). */
export const IS_STATIC: readonly boolean[] = KIND_OF.map(
  (kind) => kind === KIND['fortified-zone'] || kind === KIND.base,
);

/** Counters are printed on both sides, so fortified zones and bases are drawn from one stock (2.314). */
export const STOCKS = ['army', 'horde', 'legion', 'fleet', 'base'] as const;
export type StockId = (typeof STOCKS)[number];
/** A stock by its index in `STOCKS`. */
export type Stock = number;
const stocks: readonly string[] = STOCKS;
export const STOCK_OF: readonly Stock[] = UNITS.map((id, unit) =>
  id === 'fortified-zone' ? STOCKS.indexOf('base') : stocks.indexOf(KINDS[KIND_OF[unit]]),
);
