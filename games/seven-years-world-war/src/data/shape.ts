import type { CombatTableId } from './combat.ts';
import type { MarkerId } from './markers.ts';
import type { MinorId, NationId, PowerId } from './powers.ts';
import type { RouteId } from './routes.ts';
import type { ChartedTerrain } from './terrain.ts';
import type { KindId, StockId, UnitId } from './units.ts';

/** What is printed on a counter: strength as recruit and as veteran (the same where there is one face), movement. */
export interface UnitFacts {
  readonly recruit: number;
  readonly veteran: number;
  readonly move: number;
  /** Strength in brackets: never attacks (2.312). */
  readonly defendsOnly: boolean;
}

/** A row of the terrain chart. Forage is what the square's treasury value is raised by. */
export interface TerrainFacts {
  /** Movement points of a land unit; 0 where it may not go. */
  readonly landCost: number;
  readonly defence: number;
  readonly defenceMinor: number;
  readonly forage: number;
  readonly forageMinor: number;
}

/** Units to be set up: how many, on which squares, how many of that kind a square may take. */
export interface Deployment {
  readonly unit: UnitId;
  readonly count: number;
  /** `own`, `ports`, `civilized` (of the power itself), or squares: `C14 C13`. */
  readonly on: string;
  /** Squares that do not serve. */
  readonly except?: string;
  readonly most?: number;
}

export type Suggestion = Readonly<Partial<Record<UnitId, string>>>;

/**
 * What an owner of the printed game may put in place of ours: plain data, as it may stand in a JSON file. Rules and charts the
 * rulebook prints in full are not data.
 */
export interface GameData {
  /** Names the data set; saved games refer to it. */
  readonly id: string;
  readonly map: {
    /**
     * Rows A to Q, each of thirty squares from west to east in as many strings as one likes: `.` sea, `^` polar ice, else four
     * characters: whose land (two letters, `--` nobody's), the treasury value of a civilized square or `w` wilderness or `t`
     * Terra Incognita, and `#` inland, `c` coastal, `P` coastal with a port. For example `GB6P`, `--t#`.
     */
    readonly rows: Readonly<Record<string, readonly string[]>>;
    /**
     * Sides that are not what their squares suggest (sea beside sea or coast: fleets; inland beside inland or coast: land
     * units; coast beside coast: both; ice: nobody), as `C8-C9 C8-D8`.
     */
    readonly sides: Readonly<Record<'sea' | 'land' | 'strait' | 'closed', readonly string[]>>;
  };
  readonly powers: Readonly<Record<PowerId, { readonly capital: string; readonly freeMarkers: number }>>;
  readonly terrain: Readonly<Record<ChartedTerrain, TerrainFacts>>;
  readonly units: Readonly<Record<KindId, UnitFacts>>;
  /** Counters of each power and of the minor powers; a base counter is a fortified zone on its other side. */
  readonly counters: Readonly<Record<NationId, Readonly<Record<StockId, number>>>>;
  readonly markers: Readonly<Record<MarkerId, number>>;
  /**
   * Trade routes. A route's line is made of parts laid end to end; where a part has several branches, any of them serves. The
   * first and last square of a line are its termini.
   */
  readonly routes: Readonly<
    Record<RouteId, { readonly value: number; readonly parts: readonly (readonly string[])[] }>
  >;
  /** For each table six rows, from a die of 1 on, of seven results, from 1:3 to 4:1. */
  readonly combat: Readonly<Record<CombatTableId, readonly string[]>>;
  readonly deployments: {
    readonly powers: Readonly<Record<PowerId, readonly Deployment[]>>;
    readonly minors: Readonly<Partial<Record<MinorId, readonly Deployment[]>>>;
    /** Where each unit of a power may well begin: squares, one for each unit. */
    readonly suggested: Readonly<Record<PowerId, Suggestion>>;
  };
}
