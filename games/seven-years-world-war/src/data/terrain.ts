import { indexed } from '@cabinet-wars/kernel';
/** Kinds of ground (14.1, 15.64, 19.1). Ids are for ever. */
export const TERRAINS = ['civilized', 'wilderness', 'terra-incognita', 'sea', 'ice'] as const;
export type TerrainId = (typeof TERRAINS)[number];
/** A terrain by its index in `TERRAINS`. */
export type Terrain = number;
export const TERRAIN: Readonly<Record<TerrainId, Terrain>> = indexed(TERRAINS);
/** Terrains the terrain chart has rows for: nothing ever stands on ice. */
export type ChartedTerrain = Exclude<TerrainId, 'ice'>;

/** What kind of side lies between two squares (14.2, 14.3). A strait is open to both, like a shared coast. */
export const SIDES = ['land', 'sea', 'both', 'strait', 'closed'] as const;
export type SideId = (typeof SIDES)[number];

/** Who may cross a side, as bits. */
export const BY_LAND = 1;
export const BY_SEA = 2;
export const CROSSING: Readonly<Record<SideId, number>> = {
  land: BY_LAND,
  sea: BY_SEA,
  both: BY_LAND | BY_SEA,
  strait: BY_LAND | BY_SEA,
  closed: 0,
};

/** Fleets pay for every square alike, and for cargo taken up or put down on a coast without a port (18.51). */
export const SEA_COST = 1;
export const EMBARK_COST = 2;
/** What an Expedition reduces the cost of entry to (29.7). */
export const EXPEDITION_COST: Readonly<Partial<Record<TerrainId, number>>> = { wilderness: 1, 'terra-incognita': 2 };
