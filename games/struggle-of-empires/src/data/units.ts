/** What stands on the map and fights. */
export const UNITS = ['army', 'navy', 'fort'] as const;
export type UnitId = (typeof UNITS)[number];

/** A kind of unit by its index in `UNITS`. */
export type Unit = number;
export const ARMY: Unit = 0;
export const NAVY: Unit = 1;
export const FORT: Unit = 2;

const indexes: Readonly<Record<UnitId, Unit>> = { army: ARMY, navy: NAVY, fort: FORT };
export const unitOf = (id: UnitId): Unit => indexes[id];
