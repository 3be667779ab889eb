import type { PlaceId, PowerId, RegionId } from './places.ts';

/** What stands where, in plain data: all the map is told. It knows no rules. */
export interface Position {
  readonly regions: Partial<Readonly<Record<RegionId, RegionPosition>>>;
  readonly homes: Partial<Readonly<Record<PowerId, Units>>>;
}

export interface Units {
  readonly army?: number;
  readonly navy?: number;
  readonly fort?: number;
}

/** One power's pieces in a region. */
export interface Stack extends Units {
  readonly power: PowerId;
  readonly control?: number;
  readonly nonPlayer?: boolean;
  readonly blockade?: boolean;
}

export type NeutralMarker = { readonly id: string } & (
  | { readonly kind: 'defence'; readonly defence: number; readonly gold?: number; readonly vp?: number }
  | { readonly kind: 'colonize' }
  | { readonly kind: 'commerce' }
);

export interface RegionPosition {
  readonly stacks?: readonly Stack[];
  readonly neutrals?: readonly NeutralMarker[];
  readonly raids?: readonly RaidId[];
  readonly alliances?: readonly LocalAlliance[];
  readonly medals?: readonly MedalPosition[];
}

export type RaidId = 'pirates' | 'slave-revolt';

export interface LocalAlliance {
  readonly id: string;
  readonly letters: string;
  readonly power: PowerId | null;
}

/** A victory value and who would score it if the war ended now. */
export interface MedalPosition {
  readonly vp: number;
  readonly holders: readonly PowerId[];
}

export type PieceKind = 'control' | 'army' | 'navy' | 'fort';
export const PIECE_KINDS: readonly PieceKind[] = ['control', 'army', 'fort', 'navy'];

/** Whatever on the map can be pointed at. */
export type Thing =
  | { readonly t: 'place'; readonly place: PlaceId }
  | { readonly t: 'stack'; readonly place: PlaceId; readonly power: PowerId }
  | { readonly t: 'unit'; readonly place: PlaceId; readonly power: PowerId; readonly unit: PieceKind }
  | { readonly t: 'neutral'; readonly place: PlaceId; readonly id: string }
  | { readonly t: 'raid'; readonly place: PlaceId; readonly id: RaidId }
  | { readonly t: 'alliance'; readonly place: PlaceId; readonly id: string };

/** A thing as a key of a record, and back. */
export function keyOf(thing: Thing): string {
  const { t, place } = thing;
  if (t === 'place') return `${t}/${place}`;
  if (t === 'stack') return `${t}/${place}/${thing.power}`;
  if (t === 'unit') return `${t}/${place}/${thing.power}/${thing.unit}`;
  return `${t}/${place}/${thing.id}`;
}

export function thingOf(key: string): Thing {
  const [t, place, third, unit] = key.split('/') as [Thing['t'], PlaceId, string, PieceKind];
  if (t === 'place') return { t, place };
  if (t === 'stack') return { t, place, power: third as PowerId };
  if (t === 'unit') return { t, place, power: third as PowerId, unit };
  if (t === 'raid') return { t, place, id: third as RaidId };
  return { t, place, id: third };
}
