import { type GameEvent, type Table, type ToldEvent, tellLine, type Viewer } from '@cabinet-wars/kernel';

/** What somebody was told, in the order they came to know it. */
export interface Story {
  readonly told: readonly ToldEvent<GameEvent>[];
  /** For each of `told`: after how many entries it was known. */
  readonly at: readonly number[];
}

/** Writes down what one viewer is told while a game is played through. */
export class Listener implements Story {
  readonly viewer: Viewer;
  readonly told: ToldEvent<GameEvent>[] = [];
  readonly at: number[] = [];
  readonly #known = new Set<number>();
  #from = 0;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  listen(table: Table, entries: number): void {
    for (const each of table.events(this.viewer, this.#from)) {
      if (this.#known.has(each.id)) continue;
      this.#known.add(each.id);
      this.told.push(each);
      this.at.push(entries);
    }
    // Whatever is not released yet may still be told later.
    this.#from = table.shown;
  }
}

/** The story with nothing hidden. Whoever may see everything knew a thing as soon as anybody did. */
export function openStory(table: Table, stories: readonly Story[]): Story {
  const knownAt = new Map<number, number>();
  for (const { told, at } of stories)
    for (const [i, { id }] of told.entries()) knownAt.set(id, Math.min(at[i], knownAt.get(id) ?? at[i]));
  const told: ToldEvent<GameEvent>[] = [];
  const at: number[] = [];
  for (const line of table.save().snapshot.log.lines) {
    const each = tellLine(line, 'open', table.game.redact);
    if (each === null) continue;
    const before = at.at(-1) ?? 0;
    told.push(each);
    at.push(Math.max(before, knownAt.get(line.id) ?? before));
  }
  return { told, at };
}
