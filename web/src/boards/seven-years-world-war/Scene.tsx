import { SQUARES, type SquareId } from '@cabinet-wars/seven-years-world-war/data';
import { type ReactNode, useMemo } from 'react';
import { useRung } from '../kit/scene/use-rung.ts';
import { useStory } from '../kit/scene/use-story.ts';
import { CELL, COLUMNS, middleOf } from './map/grid.ts';
import { squareKey } from './map/layers/Squares.tsx';
import { Unit } from './map/layers/Unit.tsx';
import { squaresOf } from './map/looking.ts';
import { type Dice, diceOf, eventsOf } from './read/battle/battle.ts';
import type { Arrow, Mark, Marks } from './read/map/marks.ts';
import { type Motion, motionOf } from './read/motion.ts';
import type { BoardProps, Event } from './read/seen.ts';

export interface SceneState {
  readonly event: Event | null;
  readonly motion: Motion | null;
  readonly milliseconds: number;
  readonly arrows: readonly Arrow[];
  readonly marks: Marks;
  readonly dice: Dice;
}

/** What moves just now, and what the last change left to be noticed. */
export function useScene(props: BoardProps): SceneState {
  const { animating, recent, reducedMotion, told, view, past } = props;
  const event = animating?.event ?? null;
  const story = useStory<Event>(props);
  const events = useMemo(() => [...eventsOf(told), ...story], [told, story]);
  const rung = useRung(recent, reducedMotion && !past);
  const isArrow = event?.t === 'attack' || event?.t === 'countermarch';
  return {
    event,
    motion: event === null ? null : motionOf(event, view.open),
    milliseconds: animating?.milliseconds ?? 0,
    arrows: isArrow ? [{ from: event.from, to: event.to, final: true }] : [],
    marks: useMemo(() => ringed(rung), [rung]),
    dice: useMemo(() => diceOf(events), [events]),
  };
}

const ringed = (events: readonly Event[]): Marks =>
  Object.fromEntries(events.flatMap(squaresOf).map((id): [string, Mark] => [squareKey(id), { state: 'acts' }]));

const at = (id: SquareId): string => {
  const { x, y } = middleOf(SQUARES.indexOf(id));
  return `translate(${x}px, ${y}px)`;
};

/** Round the edge of the map nothing is seen to travel. */
const isNear = (from: SquareId, to: SquareId): boolean =>
  Math.abs((SQUARES.indexOf(from) % COLUMNS) - (SQUARES.indexOf(to) % COLUMNS)) < COLUMNS / 2;

/** The moving pieces of the event shown, over the map as it was before it. */
export function Scene({ motion, milliseconds }: SceneState): ReactNode {
  if (motion === null || milliseconds === 0) return null;
  const units = motion.movers.map((mover, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: those who move together have no identity but their place
    <g key={i} transform={`translate(${(i - (motion.movers.length - 1) / 2) * 14} 0)`}>
      <Unit {...mover} />
    </g>
  ));
  const animationDuration = `${milliseconds}ms`;
  if (motion.kind === 'travel') {
    if (!isNear(motion.from, motion.to)) return null;
    const style = { '--from': at(motion.from), '--to': at(motion.to), animationDuration };
    return (
      <g className="syww-travel" style={style}>
        {units}
      </g>
    );
  }
  const { x, y } = middleOf(SQUARES.indexOf(motion.at));
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="syww-under" r={CELL / 4} />
      <g className={motion.kind === 'fall' ? 'syww-fall' : 'syww-rise'} style={{ animationDuration }}>
        {units}
      </g>
    </g>
  );
}
