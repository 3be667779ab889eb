import { type AnyGame, type Entry, type Header, type Snapshot, Table, type Viewer } from '@cabinet-wars/kernel';
import { splitStory } from '../split-story.ts';
import { Listener, openStory, type Story } from './story.ts';

/** A game as it was recorded. */
export interface Recording {
  readonly header: Header;
  readonly journal: readonly Entry[];
}

export interface Played {
  /** The table whole, after every so many entries. */
  readonly frames: readonly Snapshot[];
  readonly stories: ReadonlyMap<Viewer, Story>;
}

export const ENTRIES_A_FRAME = 40;

/** Plays a recording through once: frames on the way, and when each of these viewers came to know what. */
export function playThrough(game: AnyGame, { header, journal }: Recording, viewers: readonly Viewer[]): Played {
  const isOpen = viewers.includes('open');
  const seats = game.seats({ players: header.players.length, ...header.options });
  const heard: readonly Viewer[] = isOpen ? [...seats.keys(), 'spectator'] : viewers;
  const listeners = heard.map((viewer) => new Listener(viewer));
  const frames: Snapshot[] = [];
  let table: Table | null = null;
  let entries = 0;
  for (table of Table.steps(game, header, journal)) {
    for (const listener of listeners) listener.listen(table, entries);
    if (entries % ENTRIES_A_FRAME === 0) frames.push(splitStory(table.save().snapshot).snapshot);
    entries++;
  }
  const stories = new Map<Viewer, Story>(listeners.map((listener) => [listener.viewer, listener]));
  if (isOpen) stories.set('open', openStory(table!, listeners));
  return { frames, stories };
}
