import type { RegionId, SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { Piece } from '../../counters/index.ts';
import { useRung } from '../kit/scene/use-rung.ts';
import { SpaceMark } from './map/SpaceMark.tsx';
import { SPOTS } from './map/spots.ts';
import type { Faces } from './read/faces.ts';
import { faceAfter, sheetOf, spaceOf, voyageOf } from './read/motion.ts';
import { type BoardProps, type Event, eventsOf } from './read/seen.ts';
import { type Mark, type Marks, regionOf } from './read/targets.ts';

export interface SceneState {
  /** Where something happens that one should look at. */
  readonly space: SpaceId | null;
  readonly sheet: RegionId | null;
  readonly event: Event | null;
  readonly milliseconds: number;
  readonly marks: Marks;
}

/** What happens just now, and what the last change left to be noticed. */
export function useScene({ animating, recent, reducedMotion, past, told }: BoardProps): SceneState {
  const event = animating === null ? null : animating.event;
  const last = useMemo(() => (past ? lastPlaced(eventsOf(told)) : null), [past, told]);
  const rung = useRung(recent, reducedMotion && !past);
  // A jump in the past plays nothing: there the last thing that happened anywhere is looked at.
  const at = event ?? last;
  const space = at === null ? null : spaceOf(at);
  const marks = useMemo(() => {
    const changed = rung.flatMap((each) => spaceOf(each) ?? []);
    return ringed(space === null ? changed : [...changed, space]);
  }, [rung, space]);
  const sheet = at === null ? null : sheetOf(at);
  return { space, sheet, event, milliseconds: animating?.milliseconds ?? 0, marks };
}

const lastPlaced = (events: readonly Event[]): Event | null =>
  events.findLast((event) => spaceOf(event) !== null) ?? null;

const ringed = (spaces: readonly SpaceId[]): Marks =>
  Object.fromEntries(spaces.map((space): [SpaceId, Mark] => [space, { state: 'acts' }])) as Marks;

const at = (space: SpaceId): string => `translate(${SPOTS[space][0]}px, ${SPOTS[space][1]}px)`;

interface Props extends SceneState {
  readonly region: RegionId;
  readonly faces: Faces;
}

/** The moving pieces of the event shown. */
export function Scene({ event, milliseconds, region, faces }: Props): ReactNode {
  if (event === null || milliseconds === 0) return null;
  const style = { animationDuration: `${milliseconds}ms` };
  const voyage = voyageOf(event);
  if (voyage !== null && regionOf(voyage.to) === region) {
    const from = regionOf(voyage.from) === region ? voyage.from : voyage.to;
    return (
      <g className="is-travel" style={{ '--from': at(from), '--to': at(voyage.to), ...style } as CSSProperties}>
        <Piece kind="navy" power={voyage.side} />
      </g>
    );
  }
  const space = spaceOf(event);
  const after = space === null || regionOf(space) !== region ? null : faceAfter(event, faces[space]);
  if (space === null || after === null) return null;
  return (
    <g style={{ transform: `${at(space)} scale(var(--grow, 1))` }}>
      <g className="is-turn" style={style}>
        <SpaceMark face={after} />
      </g>
    </g>
  );
}
