import type { RegionId } from '@cabinet-wars/imperial-struggle/data';
import {
  BLACK_LINES,
  COMMODITIES,
  COMMODITY,
  DASHED_LINES,
  IS_NAVAL,
  SPACE,
  SPACES,
  type SpaceId,
} from '@cabinet-wars/imperial-struggle/data';
import { regionOf } from '../read/targets.ts';
import { SPOTS } from './spots.ts';

const ISLANDS: Readonly<Partial<Record<SpaceId, string>>> = {
  carolinas: 'florida',
  georgia: 'florida',
  'san-agustin': 'florida',
  panzacola: 'florida',
  havana: 'cuba',
  'puerto-principe': 'cuba',
  santiago: 'cuba',
  'st-domingue': 'hispaniola',
  'port-de-paix': 'hispaniola',
};
const AT_SEA: readonly SpaceId[] = ['malacca-route'];
const FISH = COMMODITIES.indexOf('fish');

/** The land a space lies on; null for seas, banks and lone islands. */
function landOf(id: SpaceId): string | null {
  const region = regionOf(id);
  if (region === 'caribbean') return ISLANDS[id] ?? null;
  const s = SPACE[id];
  const isWet = IS_NAVAL[s] || (COMMODITY[s] === FISH && id !== 'massachusetts-bay') || AT_SEA.includes(id);
  return isWet ? null : region;
}

export interface Line {
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly kind: 'land' | 'sea' | 'conquest';
  readonly d: string;
}

/** Lines of a sheet as paths: those over land and sea straight, conquest lines bent a little, so that both can be seen. */
export function linesOf(region: RegionId): Line[] {
  const here = SPACES.filter((id) => regionOf(id) === region);
  const links = here.flatMap((from) =>
    (BLACK_LINES[from] ?? []).map((to): Line => {
      const land = landOf(from);
      return { from, to, kind: land !== null && land === landOf(to) ? 'land' : 'sea', d: straight(from, to) };
    }),
  );
  const conquest = here.flatMap((from) =>
    (DASHED_LINES[from] ?? []).map((to): Line => ({ from, to, kind: 'conquest', d: bent(from, to) })),
  );
  return [...conquest, ...links];
}

const straight = (from: SpaceId, to: SpaceId): string => `M${SPOTS[from].join(' ')}L${SPOTS[to].join(' ')}`;

function bent(from: SpaceId, to: SpaceId): string {
  const [[x, y], [u, v]] = [SPOTS[from], SPOTS[to]];
  const [dx, dy] = [u - x, v - y];
  const bend = 0.1;
  const [cx, cy] = [(x + u) / 2 - dy * bend, (y + v) / 2 + dx * bend];
  return `M${x} ${y}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${u} ${v}`;
}
