import type { PowerId, RegionId } from '../places.ts';
import {
  keyOf,
  type NeutralMarker,
  PIECE_KINDS,
  type PieceKind,
  type RaidId,
  type RegionPosition,
  type Stack,
} from '../position.ts';

/** One counter to be drawn, before it has a place. */
export type CounterSpec =
  | {
      readonly c: 'piece';
      readonly kind: PieceKind;
      readonly power: PowerId;
      readonly count: number;
      readonly forts: number;
      readonly nonPlayer: boolean;
      readonly blockade: boolean;
    }
  | { readonly c: 'neutral'; readonly marker: NeutralMarker }
  | { readonly c: 'raid'; readonly id: RaidId };

/** Counters that stand together in one row. */
export interface Group {
  readonly key: string;
  readonly power: PowerId | null;
  readonly counters: readonly CounterSpec[];
}

/** How much of a row a counter takes, in its own units. */
export const widthOf = (counter: CounterSpec): number =>
  counter.c === 'piece' ? { control: 22, army: 21.5, fort: 23, navy: 24 }[counter.kind] : 24;

export const groupWidth = (group: Group): number => group.counters.reduce((sum, counter) => sum + widthOf(counter), 0);

const markers = (stack: Stack): number => stack.control ?? 0;

/** Powers in order of markers, then raids, neutrals last. */
export function groupsOf(region: RegionId, position: RegionPosition): Group[] {
  const stacks = [...(position.stacks ?? [])].sort((a, b) => markers(b) - markers(a));
  return [
    ...stacks.map((stack) => stackGroup(region, stack)),
    ...(position.raids ?? []).map((id) => ({
      key: keyOf({ t: 'raid', place: region, id }),
      power: null,
      counters: [{ c: 'raid', id } as const],
    })),
    ...(position.neutrals ?? []).map((marker) => ({
      key: keyOf({ t: 'neutral', place: region, id: marker.id }),
      power: null,
      counters: [{ c: 'neutral', marker } as const],
    })),
  ].filter((group) => group.counters.length > 0);
}

export function stackGroup(place: RegionId | PowerId, stack: Stack, kinds: readonly PieceKind[] = PIECE_KINDS): Group {
  const counters = kinds
    .filter((kind) => (stack[kind] ?? 0) > 0)
    .map((kind) => ({
      c: 'piece' as const,
      kind,
      power: stack.power,
      count: stack[kind] ?? 0,
      forts: 0,
      nonPlayer: stack.nonPlayer ?? false,
      blockade: kind === 'navy' && (stack.blockade ?? false),
    }));
  return { key: keyOf({ t: 'stack', place, power: stack.power }), power: stack.power, counters };
}

/** Where room is short, forts and armies share one counter with two numbers. */
export function folded(group: Group): Group {
  const fort = group.counters.find((counter) => counter.c === 'piece' && counter.kind === 'fort');
  const army = group.counters.find((counter) => counter.c === 'piece' && counter.kind === 'army');
  if (fort?.c !== 'piece' || !army) return group;
  const counters = group.counters
    .filter((counter) => counter !== fort)
    .map((counter) => (counter === army ? { ...army, forts: fort.count } : counter)) as CounterSpec[];
  return { ...group, counters };
}

/** The navies of a group apart from the rest, for regions with a fleet of their own. */
export function splitFleet(group: Group): { ashore: Group; afloat: Group } {
  const isNavy = (counter: CounterSpec): boolean => counter.c === 'piece' && counter.kind === 'navy';
  return {
    ashore: { ...group, counters: group.counters.filter((counter) => !isNavy(counter)) },
    afloat: { ...group, counters: group.counters.filter(isNavy) },
  };
}
