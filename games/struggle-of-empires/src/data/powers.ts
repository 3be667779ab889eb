/** The seven major powers, in the order seats take them when nothing else is said. Ids are for ever. */
export const POWERS = ['britain', 'france', 'spain', 'russia', 'austria', 'prussia', 'united-provinces'] as const;
export type PowerId = (typeof POWERS)[number];

/** A power by its place in `POWERS`: how the state's arrays are indexed. */
export type Power = number;
export const POWER_COUNT = POWERS.length;
export const NOBODY: Power = -1;

const indexes: Readonly<Record<string, Power>> = Object.fromEntries(POWERS.map((id, i) => [id, i]));
export const powerOf = (id: PowerId): Power => indexes[id];
export const isPowerId = (id: unknown): id is PowerId => typeof id === 'string' && Object.hasOwn(indexes, id);
