import { indexed, keysOf } from '@cabinet-wars/kernel';
/** The ten powers players may control (2.313). Ids are for ever. */
export const POWERS = ['GB', 'FR', 'PR', 'AU', 'RU', 'MC', 'ME', 'UP', 'SP', 'OT'] as const;
export type PowerId = (typeof POWERS)[number];
/** A major power by its index in `POWERS`. */
export type Power = number;
export const POWER_COUNT = POWERS.length;
export const POWER: Readonly<Record<PowerId, Power>> = indexed(POWERS);
export const isPowerId = (id: unknown): id is PowerId => typeof id === 'string' && Object.hasOwn(POWER, id);

/** Minor powers (2.11), with the two letters the map grid writes for each. */
const codes = {
  abyssinia: 'ab',
  afghanistan: 'ag',
  africa: 'af',
  amazonia: 'am',
  annam: 'an',
  arabia: 'ar',
  asante: 'as',
  baluchistan: 'ba',
  'barbary-states': 'bs',
  bornu: 'bo',
  buganda: 'bu',
  burma: 'bm',
  darfur: 'da',
  'futa-jallon': 'fj',
  'german-states': 'gs',
  islands: 'il',
  'italian-states': 'is',
  japan: 'jp',
  korea: 'ko',
  madagascar: 'md',
  malaya: 'ml',
  mysore: 'my',
  'new-holland': 'nh',
  norway: 'no',
  oman: 'om',
  oregon: 'or',
  patagonia: 'pa',
  persia: 'pe',
  poland: 'po',
  portugal: 'pt',
  siam: 'si',
  sweden: 'sw',
  tauregs: 'ta',
  timbuktu: 'ti',
  turkestan: 'tu',
} as const;
export type MinorId = keyof typeof codes;
export const MINORS = keysOf(codes);

/** Whose land a square is: the powers by their index, then the minor powers, or nobody's. */
export type Land = number;
export type LandId = PowerId | MinorId;
export const LANDS: readonly LandId[] = [...POWERS, ...MINORS];
export const NOBODYS: Land = -1;
const lands: Readonly<Record<string, Land>> = Object.fromEntries(LANDS.map((id, i) => [id, i]));
export const landOf = (id: LandId): Land => lands[id];
export const isMinorLand = (land: Land): boolean => land >= POWER_COUNT;
/** How the map grid writes each land. */
export const LAND_CODES: readonly string[] = [...POWERS, ...Object.values(codes)];

/** Minor powers that raise armies and fortified zones; the others raise hordes and bases (29.3). */
export const RAISES_ARMIES: readonly boolean[] = LANDS.map((id) =>
  ['german-states', 'italian-states', 'japan', 'norway', 'persia', 'poland', 'portugal', 'sweden'].includes(id),
);

/** Units belong to a major power or, all alike, to the minor powers (2.313). */
export type Nation = number;
export type NationId = PowerId | 'minor';
export const NATIONS: readonly NationId[] = [...POWERS, 'minor'];
export const MINOR_UNITS: Nation = POWER_COUNT;
export const nationOf = (id: NationId): Nation => NATIONS.indexOf(id);
