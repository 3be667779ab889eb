import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { PastState, TableState, Timeline } from '../../client/table-client.ts';
import { currentSettings } from '../../settings.ts';
import type { Looking } from '../table-state/use-past.ts';
import { prefersReducedMotion, type Sitting } from '../table-state/use-table.ts';
import { type Shown, Stage } from '../time/stage.ts';
import { stopAfter } from '../time/story.ts';

/** A moment of the past in the terms of the present, for the stage to play. */
const asState = (now: TableState, past: PastState, { told }: Timeline): TableState => ({
  ...now,
  version: past.at,
  view: past.view,
  told: told.filter(({ id }) => id < past.next),
});

interface Moment {
  readonly past: PastState;
  readonly timeline: Timeline;
}

/** What a replay shows: a step forward is played like the game itself, a jump is there at once. */
export function usePastStage(
  sitting: Sitting,
  { stops }: Looking,
  { past, timeline }: Moment,
): Shown & { stage: Stage } {
  const { client, loaded } = sitting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, at the moment the replay is opened at
  const stage = useMemo(
    () =>
      new Stage(asState(client.state(), past, timeline), {
        durations: loaded.board.durations ?? {},
        speed: () => currentSettings().speed,
        reducedMotion: prefersReducedMotion,
        shown: () => undefined,
      }),
    [client, loaded.board],
  );
  const last = useRef(past);
  useEffect(() => {
    const before = last.current;
    if (before === past) return;
    last.current = past;
    const isStep = past.at > before.at && stopAfter(stops, before.at) === past.at;
    const fresh = isStep ? timeline.told.filter(({ id }) => id >= before.next && id < past.next) : [];
    stage.skip();
    stage.push({ state: asState(client.state(), past, timeline), fresh, own: false });
  }, [stage, client, past, timeline, stops]);
  return { ...useSyncExternalStore(stage.subscribe, stage.snapshot), stage };
}
