import type { GameEvent, LogLine, Snapshot } from '@cabinet-wars/kernel';

interface Split {
  /** What everybody may have been told by then. */
  readonly story: readonly LogLine<GameEvent>[];
  /** The table without it. */
  readonly snapshot: Snapshot;
}

/** A snapshot and the story so far, to be kept apart: the story only grows, and would be kept whole again with each snapshot. */
export function splitStory(whole: Snapshot): Split {
  const { lines, released } = whole.log;
  const story = lines.filter(({ id }) => id < released);
  return { story, snapshot: { ...whole, log: { lines: lines.slice(story.length), first: released, released } } };
}
