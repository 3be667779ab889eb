import { isOneOf, keysOf } from '@cabinet-wars/kernel';
import { REGIONS, type RegionId } from './regions.ts';

interface AllianceRow {
  readonly regions: readonly RegionId[];
  readonly army: true;
  readonly navy: boolean;
}

/** Local alliances: tiles in the original, spaces on the board in the deluxe edition. Each adds 1 in its regions. */
const rows = {
  'native-americans': { regions: ['north-america'], army: true, navy: false },
  gauchos: { regions: ['south-america'], army: true, navy: false },
  portugal: { regions: ['south-america', 'india', 'east-indies'], army: true, navy: true },
  'indian-nawab': { regions: ['india'], army: true, navy: false },
  bavaria: { regions: ['german-states'], army: true, navy: false },
  saxony: { regions: ['german-states'], army: true, navy: false },
  cossacks: { regions: ['central-europe'], army: true, navy: false },
  naples: { regions: ['mediterranean'], army: true, navy: false },
  ottomans: { regions: ['ottoman-empire', 'mediterranean'], army: true, navy: true },
  sweden: { regions: ['baltic'], army: true, navy: true },
  denmark: { regions: ['baltic'], army: true, navy: true },
} as const satisfies Record<string, AllianceRow>;

export type AllianceId = keyof typeof rows;
export const ALLIANCES = keysOf(rows);
export const ALLIANCE_COUNT = ALLIANCES.length;

/** A local alliance by its index in `ALLIANCES`. */
export type Alliance = number;
const indexes: Readonly<Record<string, Alliance>> = Object.fromEntries(ALLIANCES.map((id, i) => [id, i]));
export const allianceOf = (id: AllianceId): Alliance => indexes[id];
export const isAllianceId = (id: unknown): id is AllianceId => typeof id === 'string' && Object.hasOwn(rows, id);

/** Whether an alliance may serve as a navy too; its owner then chooses, once an attack. */
export const MAY_BE_NAVY: readonly boolean[] = ALLIANCES.map((id) => rows[id].navy);
/** The alliances that apply in each region. */
export const ALLIANCES_IN: readonly (readonly Alliance[])[] = REGIONS.map((region) =>
  ALLIANCES.flatMap((id, i) => (isOneOf(rows[id].regions, region) ? [i] : [])),
);
