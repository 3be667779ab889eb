import { memo, type ReactNode } from 'react';
import { BOUNDS, HIT } from '../generated/geography.ts';
import type { BoardLayout, Standing } from '../layout/board.ts';
import type { Marks } from '../marks.ts';
import { thingOf } from '../position.ts';

/** What may be chosen breathes. Each glow is an element of its own, so that the compositor breathes and nothing is painted. */
export const Glows = memo(function Glows({ marks, boxes }: { marks: Marks; boxes: BoardLayout['boxes'] }): ReactNode {
  return Object.entries(marks)
    .filter(([, mark]) => mark.state === 'may')
    .flatMap(([key]) => {
      const thing = thingOf(key);
      if (thing.t !== 'place') return (boxes.get(key) ?? []).map((box) => <Glow key={`${key} ${box.x}`} box={box} />);
      const { x, y, w, h } = BOUNDS[thing.place];
      return (
        <svg
          key={key}
          className="soe-glow"
          aria-hidden="true"
          style={{ left: x, top: y, width: w, height: h }}
          viewBox={`${x} ${y} ${w} ${h}`}
        >
          <path d={HIT[thing.place]} />
        </svg>
      );
    });
});

/** Scales towards the same point as the counters it lies under. */
const Glow = ({ box: { x, y, w, h, origin } }: { box: Standing }): ReactNode => (
  <div
    className="soe-glow"
    style={{
      left: x - 7,
      top: y - 7,
      width: w + 14,
      height: h + 14,
      transformOrigin: `${origin.x - x + 7}px ${origin.y - y + 7}px`,
    }}
  />
);
