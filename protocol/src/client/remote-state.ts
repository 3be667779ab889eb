import type { GameEvent, ToldEvent } from '@cabinet-wars/kernel';
import { patched } from '../patch.ts';
import type { ServerMessageOf } from '../schemas/index.ts';

/** What the viewer knows of the table: every message of the server applied. */
export type RemoteState = Readonly<Omit<ServerMessageOf<'welcome'>, 't'>>;

/** A state, and what of its story the viewer had not been told before. */
export interface Applied {
  readonly state: RemoteState;
  readonly fresh: readonly ToldEvent<GameEvent>[];
}

/** Events sent again replace those known; a viewer whose seat has changed gets the whole log again. */
export function afterWelcome(before: RemoteState | null, welcome: ServerMessageOf<'welcome'>): Applied {
  const { t: _, told, ...rest } = welcome;
  const since = Math.min(before?.shown ?? 0, told[0]?.id ?? Number.POSITIVE_INFINITY);
  const kept = before?.viewer === rest.viewer ? before.told.filter(({ id }) => id < since) : [];
  const known = new Set(before?.told.map(({ id }) => id));
  return { state: { ...rest, told: [...kept, ...told] }, fresh: told.filter(({ id }) => !known.has(id)) };
}

export function afterChange(before: RemoteState, change: ServerMessageOf<'change'>): Applied {
  const { t: _, open, told: fresh = [], mine = false, ...parts } = change;
  const state = Object.assign({}, before, parts, {
    open: open === undefined ? before.open : patched(before.open, open),
    told: fresh.length === 0 ? before.told : [...before.told, ...fresh],
    unseenFrom: mine ? nextAfter(fresh, before) : before.unseenFrom,
  });
  return { state, fresh };
}

/** Whoever has just done something has seen everything up to it. */
const nextAfter = (fresh: readonly ToldEvent<GameEvent>[], { told, unseenFrom }: RemoteState): number =>
  Math.max(unseenFrom, ((fresh.at(-1) ?? told.at(-1))?.id ?? -1) + 1);
