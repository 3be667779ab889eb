/**
 * Ceremonies: moments of a game that are worth more than a line of the log (the end of a war, a region scored, a
 * revolution, the winner). How a board makes one:
 *
 * 1. `const wars = ceremonies<WarEnd>()` once in its own file: a kind of ceremony with what its steps show.
 * 2. `BoardModule.ceremony(events, before, after, seat)` is asked at every event of a change, with that event and all that
 *    follow it. Where the first of them opens a ceremony it answers `wars.make({ events: n, steps, about })`: how many of
 *    the events it tells, how long each step stays (null for one that waits), and the content. Else null.
 * 3. While it lasts, `props.ceremony` is set for Board, Strip and `BoardModule.CeremonyRail`, and `wars.aboutOf(now)` gives
 *    the content back. `props.view` is still the view before the change, and no question is put.
 * 4. Parts to draw it with: `CeremonyRail` (title, list, Continue and Skip), `CeremonyPlate` (beside a thing of the map with a
 *    beak, or in its middle), `Flights` (points that fly from the map to the strip) and the class `ceremony-veil`.
 *
 * The shell keeps the time, the keys (Space and Enter go on, Escape to the last step) and reduced motion, where steps wait.
 */
export interface Ceremony {
  /** How many events it tells, from the one it began with. */
  readonly events: number;
  /** Milliseconds of each step; null for one that waits to be closed. The last always waits. */
  readonly steps: readonly (number | null)[];
}

/** A ceremony under way. */
export interface CeremonyNow {
  readonly of: Ceremony;
  /** Which step. */
  readonly at: number;
  readonly isLast: boolean;
  /** Whether steps wait, because nothing may move or because it was asked for. */
  readonly isStepwise: boolean;
  next(): void;
  /** To the last step; from there, out of it. */
  toEnd(): void;
  /** From the beginning, a step at a time. */
  again(): void;
}

/** A kind of ceremony, and what each of that kind is about. */
export function ceremonies<About>() {
  const known = new WeakMap<Ceremony, About>();
  return {
    make: ({ about, ...ceremony }: Ceremony & { readonly about: About }): Ceremony => {
      known.set(ceremony, about);
      return ceremony;
    },
    aboutOf: (now: CeremonyNow | null): About | null => (now === null ? null : (known.get(now.of) ?? null)),
  };
}
