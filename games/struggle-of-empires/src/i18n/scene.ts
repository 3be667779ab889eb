import { BrokenPromise, type FrameBase, frameOf, isRecord } from '@cabinet-wars/kernel';
import type { Attack } from '../attack/attack-locals.ts';
import type { CallAllies } from '../attack/call-allies.ts';
import type { Combat } from '../attack/combat.ts';
import { POWER_COUNT, POWERS, type Power, type PowerId } from '../data/powers.ts';
import { PLACES, type Place, type PlaceId, REGIONS, type Region, type RegionId } from '../data/regions.ts';
import { UNITS, type Unit, type UnitId } from '../data/units.ts';
import type { Options } from '../options.ts';

/** What texts read of a view: frames are public, and so is what the game is played with. */
export interface Seen {
  readonly open: {
    readonly stack: readonly FrameBase[];
    readonly options: Options;
    readonly data: string;
    readonly top: readonly Power[];
    readonly bottom: readonly Power[];
  };
}

/** Hosts hand a view on without knowing what is in it. */
export const isSeen = (view: unknown): view is Seen =>
  isRecord(view) && isRecord(view.open) && isRecord(view.open.options) && typeof view.open.data === 'string';

/** What a prompt may speak of. */
export interface Scene {
  /** Whether a single power is left to be put into an alliance. */
  readonly oneLeft: boolean;
  /** The locals of the nearest frame of a procedure. */
  frame<L extends object>(proc: string): L | null;
}

export function sceneOf(view: unknown): Scene {
  if (!isSeen(view)) throw new BrokenPromise('a prompt is read beside a view of the game');
  const { open } = view;
  const toBeAllied = open.options.edition === 'deluxe' ? POWER_COUNT : open.options.players;
  return {
    oneLeft: open.top.length + open.bottom.length === toBeAllied - 1,
    frame: <L extends object>(proc: string) => frameOf<L>(open, proc),
  };
}

export const powerAt = (power: Power | undefined): PowerId | null => POWERS[power ?? -1] ?? null;
export const regionAt = (region: Region | undefined): RegionId | null => REGIONS[region ?? -1] ?? null;
export const placeAt = (place: Place | undefined): PlaceId | null => PLACES[place ?? -1] ?? null;
export const unitAt = (unit: Unit | undefined): UnitId | null => UNITS[unit ?? -1] ?? null;

/** Who asks for help: the attacker, or the defender of what is attacked. */
export function callerOf(scene: Scene): PowerId | null {
  const attack = scene.frame<Attack>('attack');
  const side = scene.frame<CallAllies>('call-allies')?.side;
  return side === undefined || attack === null
    ? null
    : powerAt(side === 'attacker' ? attack.attacker : attack.defender);
}

/** What a combat comes to as the dice lie. */
export function totalsOf(combat: Combat | null): { attack: number; defence: number } | null {
  if (combat === null || combat.attackDice.length === 0) return null;
  const { attack, defence, attackDice, defenceDice } = combat;
  const difference = (dice: readonly number[]) => Math.abs(dice[0] - dice[1]);
  return { attack: attack + difference(attackDice), defence: defence + difference(defenceDice) };
}
