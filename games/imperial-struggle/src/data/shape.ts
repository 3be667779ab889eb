import type { Award, AwardId } from './awards.ts';
import type { CommodityId, DemandReward } from './demand.ts';
import type { InvestmentId } from './investments.ts';
import type { SpaceId } from './map/spaces.ts';
import type { SideId } from './sides.ts';
import type { ResultRow } from './theatres.ts';
import type { EraId } from './turns.ts';
import type { TileRow } from './war-tiles.ts';
import type { TheatreId } from './wars.ts';

/**
 * The numbers of the game, which may be replaced: plain data, as it may stand in a JSON file. What there is besides (spaces and
 * lines, cards and what they do, what a theatre counts) is not data but rules.
 */
export interface GameData {
  /** Names the data set; saved games refer to it. */
  readonly id: string;
  /** The number printed in each space; 0 for seas. */
  readonly costs: Readonly<Record<SpaceId, number>>;
  /** `E3 D *`: the Major action and its points, the Minor action; then `*` the Event symbol, `^` Military Upgrade. */
  readonly investments: Readonly<Record<InvestmentId, string>>;
  readonly awards: Readonly<Record<AwardId, Award>>;
  /** Kinds of Basic and Bonus War tiles and how many each side has of them: five kinds of each. */
  readonly basic: readonly TileRow[];
  readonly bonus: readonly TileRow[];
  readonly demand: Readonly<Record<CommodityId, Readonly<Record<EraId, DemandReward>>>>;
  /** What each theatre brings the side that wins it, the smallest margin first. */
  readonly results: Readonly<Record<TheatreId, Readonly<Record<SideId, readonly ResultRow[]>>>>;
}
