import './ceremony.css';
import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from 'react';

export interface Flight {
  /** Where it starts and ends, as selectors. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** In red: points that are lost. */
  readonly loss?: boolean;
}

interface Course extends Flight {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

const middleOf = (selector: string): { x: number; y: number } | null => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

function courseOf(flight: Flight): Course[] {
  const from = middleOf(flight.from);
  const to = middleOf(flight.to);
  return from === null || to === null ? [] : [{ ...flight, ...from, dx: to.x - from.x, dy: to.y - from.y }];
}

/** Points on their way, over everything. Give it a key for each step: it finds its places once, when it comes. */
export function Flights({
  flights,
  delay = 0,
}: {
  readonly flights: readonly Flight[];
  readonly delay?: number;
}): ReactNode {
  const [courses, setCourses] = useState<readonly Course[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step's flights never change
  useLayoutEffect(() => setCourses(flights.flatMap(courseOf)), []);
  return (
    <div className="ceremony-flights" aria-hidden="true">
      {courses.map(({ from, to, text, loss, x, y, dx, dy }) => (
        <span
          key={`${from} ${to}`}
          className="ceremony-flight"
          data-loss={loss || undefined}
          style={
            { left: x, top: y, '--dx': `${dx}px`, '--dy': `${dy}px`, animationDelay: `${delay}ms` } as CSSProperties
          }
        >
          {text}
        </span>
      ))}
    </div>
  );
}
