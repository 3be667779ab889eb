import { isPowerId } from '@cabinet-wars/struggle-of-empires/data';
import type { Event } from '@cabinet-wars/struggle-of-empires/view';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { Piece } from '../../counters/index.ts';
import { useRung } from '../kit/scene/use-rung.ts';
import { useStory } from '../kit/scene/use-story.ts';
import { type Fight, fightOf } from './battle/battle-of.ts';
import { type SeaCheck, seaCheckOf } from './battle/sea-check-of.ts';
import { titleOf } from './map/anchors.ts';
import { layoutOf } from './map/layout/board.ts';
import type { Arrow, MarkSpec, Marks } from './map/marks.ts';
import type { MapNames } from './map/names.ts';
import type { PlaceId, PowerId } from './map/places.ts';
import { keyOf, type Position, type Thing } from './map/position.ts';
import { type Changed, changedBy, type Motion, motionOf } from './read/motion.ts';
import { type BoardProps, eventsOf, type OpenView, powerIn } from './read/seen.ts';
import { thingsOf } from './read/things.ts';

export interface SceneState {
  readonly motion: Motion | null;
  readonly milliseconds: number;
  readonly spot: (place: PlaceId, power: PowerId) => { x: number; y: number };
  readonly arrows: readonly Arrow[];
  readonly marks: Marks;
  /** Where something is going on that one should look at. */
  readonly field: PlaceId | null;
  readonly fight: Fight;
  readonly seaCheck: SeaCheck | null;
}

/** What moves just now, and what the last change left to be noticed. */
export function useScene(props: BoardProps, position: Position, names: MapNames): SceneState {
  const { animating, recent, reducedMotion, told, view } = props;
  const event = animating?.event ?? null;
  const story = useStory<Event>(props);
  const spot = (place: PlaceId, power: PowerId) => {
    const box = layoutOf(position, names).boxes.get(keyOf({ t: 'stack', place, power }))?.[0];
    return box === undefined ? titleOf(place) : { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  };
  const rung = useRung(recent, reducedMotion && !props.past);
  const rings = useMemo(() => ringed(rung), [rung]);
  const events = useMemo(() => [...eventsOf(told).slice(-120), ...story], [told, story]);
  const fight = useMemo(() => fightOf(events), [events]);
  const open = view.open;
  const arrow = event?.t === 'attack-declared' ? attackArrow(event, open) : null;
  const motion = event === null ? null : motionOf(event);
  return {
    motion,
    milliseconds: animating?.milliseconds ?? 0,
    spot,
    arrows: arrow === null ? [] : [arrow],
    marks: rings,
    field: event !== null && 'region' in event && FIGHTING.includes(event.t) ? (event.region as PlaceId) : null,
    fight,
    seaCheck: seaCheckOf(events),
  };
}

const FIGHTING: readonly Event['t'][] = ['attack-declared', 'combat-begins', 'raid-sent', 'token-taken'];

function attackArrow(event: Extract<Event, { t: 'attack-declared' }>, open: OpenView): Arrow | null {
  const { power, region, against } = event;
  const [to] = thingsOf({ t: 'attack', region, against }, open, powerIn(open, 0));
  return to === undefined ? null : { from: { t: 'stack', place: region, power }, to, final: true };
}

const ringed = (events: readonly Event[]): Marks =>
  Object.fromEntries(
    events.flatMap(changedBy).map((changed): [string, MarkSpec] => [keyOf(stackThing(changed)), { state: 'acts' }]),
  );

const stackThing = ({ place, power }: Changed): Thing =>
  isPowerId(power) ? { t: 'stack', place, power } : { t: 'place', place };

type Point = ReturnType<SceneState['spot']>;

const course = (from: Point, to: Point, milliseconds: number): CSSProperties =>
  ({
    '--from': `translate(${from.x}px, ${from.y}px)`,
    '--to': `translate(${to.x}px, ${to.y}px)`,
    animationDuration: `${milliseconds}ms`,
  }) as CSSProperties;

/** The moving pieces of the event shown, over the map as it was before it. */
export function Scene({ motion, milliseconds, spot }: SceneState): ReactNode {
  if (motion === null || milliseconds === 0) return null;
  if (motion.kind === 'travel') {
    const { power, unit, from, to } = motion;
    return (
      <g className="soe-travel" style={course(spot(from, power), spot(to, power), milliseconds)}>
        <Piece kind={unit} power={power} />
      </g>
    );
  }
  if (motion.kind === 'turn') {
    const at = spot(motion.place, motion.from ?? motion.power);
    return (
      <g transform={`translate(${at.x} ${at.y})`}>
        {motion.from !== null && (
          <g className="soe-turn-away" style={{ animationDuration: `${milliseconds / 2}ms` }}>
            <Piece kind="control" power={motion.from} />
          </g>
        )}
        <g
          className="soe-turn-in"
          style={{ animationDuration: `${milliseconds / 2}ms`, animationDelay: `${milliseconds / 2}ms` }}
        >
          <Piece kind="control" power={motion.power} />
        </g>
      </g>
    );
  }
  const at = spot(motion.place, motion.power);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g
        className={motion.kind === 'fall' ? 'soe-fall' : 'soe-rise'}
        style={{ animationDuration: `${milliseconds}ms` }}
      >
        <Piece kind={motion.unit} power={motion.power} />
      </g>
    </g>
  );
}
