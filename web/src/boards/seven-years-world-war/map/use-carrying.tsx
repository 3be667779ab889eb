import { SQUARES, type SquareId } from '@cabinet-wars/seven-years-world-war/data';
import { type ReactNode, type RefObject, useState } from 'react';
import { attributeUnder } from '../../../map/attribute-under.ts';
import type { Point } from '../../../map/camera.ts';
import type { Gestures } from '../../../map/gestures.ts';
import type { Marks } from '../read/marks.ts';
import type { Stack } from '../read/stacks.ts';
import { type Thing, thingOf } from '../read/things.ts';
import { SHEET, squareAt } from './grid.ts';
import { squareKey } from './Squares.tsx';
import { Unit } from './Unit.tsx';

export interface Carries {
  readonly stacks: Readonly<Record<SquareId, Stack>>;
  /** Where a force could be carried to, which takes a moment to find out; null for what stays where it is. */
  carry(thing: Thing): Promise<readonly SquareId[]> | null;
  onCarried(thing: Thing, square: SquareId): void;
}

interface Carried {
  readonly thing: Thing;
  readonly squares: readonly SquareId[];
  readonly at: Point | null;
}

export const thingUnder = (target: EventTarget | null): Thing | null => {
  const key = attributeUnder(target, 'data-thing');
  return key === null ? null : thingOf(key);
};

/** A force can be taken up and put down elsewhere: where it may go glows while it is carried. */
export function useCarrying(
  board: RefObject<HTMLDivElement | null>,
  { stacks, carry, onCarried }: Carries,
): { gestures: Pick<Gestures, 'takeUp' | 'carry' | 'putDown'>; marks: Marks | null; ghost: ReactNode } {
  const [carried, setCarried] = useState<Carried | null>(null);
  const pointOf = (event: PointerEvent): Point => {
    const { left, top, width } = board.current!.getBoundingClientRect();
    const scale = width / SHEET.w;
    return { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
  };
  return {
    gestures: {
      takeUp: (target) => {
        const thing = thingUnder(target);
        const found = thing === null ? null : carry(thing);
        if (thing === null || found === null) return false;
        setCarried({ thing, squares: [], at: null });
        found.then(
          (squares) => setCarried((now) => (now?.thing === thing ? { ...now, squares } : now)),
          () => setCarried(null),
        );
        return true;
      },
      carry: (event) => {
        const at = pointOf(event);
        setCarried((now) => now && { ...now, at });
      },
      putDown: (event) => {
        const square = event === null ? null : squareAt(pointOf(event));
        const id = square === null ? null : SQUARES[square];
        if (carried && id) onCarried(carried.thing, id);
        setCarried(null);
      },
    },
    marks: carried && marksWhile(carried),
    ghost: carried?.at && <Ghost thing={carried.thing} at={carried.at} stacks={stacks} />,
  };
}

function marksWhile({ squares, at }: Carried): Marks {
  const over = at === null ? null : squareAt(at);
  return Object.fromEntries(
    squares.map((id) => [squareKey(id), { state: over !== null && SQUARES[over] === id ? 'picked' : 'may' } as const]),
  );
}

function Ghost({ thing, at, stacks }: Pick<Carries, 'stacks'> & { thing: Thing; at: Point }): ReactNode {
  if (thing.t === 'route') return null;
  const units = stacks[thing.square]?.units ?? [];
  const unit = units.find(({ name }) => thing.t === 'unit' && name === thing.name) ?? units[0];
  if (unit === undefined) return null;
  return (
    <g className="syww-ghost" transform={`translate(${at.x} ${at.y}) scale(1.25)`}>
      <Unit {...unit} />
    </g>
  );
}
