import { SQUARES } from '@cabinet-wars/seven-years-world-war/data';
import { memo, type ReactNode } from 'react';
import { Ring } from '../../../../counters/index.ts';
import type { Mark, Marks } from '../../read/map/marks.ts';
import { counterOf, type Stack } from '../../read/map/stacks.ts';
import { keyOf, thingOf } from '../../read/map/things.ts';
import { CELL, cornerOf } from '../grid.ts';
import { spotsFor } from '../layout.ts';
import { HitButton } from './HitButton.tsx';
import { Unit } from './Unit.tsx';

/** A mark with the sentence for screen readers. */
export interface Labelled extends Mark {
  readonly label: string;
}
/** The marks on the counters of one square, by the name of the counter. */
export type UnitMarks = Readonly<Record<string, Labelled>>;

/** Marks on units by square; several names may mean one counter, since cargo lies in its fleet. */
export function unitMarks(
  marks: Marks,
  stacks: Readonly<Record<string, Stack>>,
  label: (key: string) => string,
): Record<string, UnitMarks> {
  const sorted: Record<string, Record<string, Labelled>> = {};
  for (const [key, mark] of Object.entries(marks)) {
    const thing = thingOf(key);
    if (thing.t !== 'unit') continue;
    const counter = counterOf(stacks[thing.square], thing.name);
    if (counter === null) continue;
    sorted[thing.square] ??= {};
    sorted[thing.square][counter.name] ??= { ...mark, label: label(key) };
  }
  return sorted;
}

interface Props {
  readonly stack: Stack;
  readonly marks: UnitMarks | undefined;
}

/** The counters on a square. From afar there is only the strongest, with a total. */
export const StackOn = memo(function StackOn({ stack, marks }: Props): ReactNode {
  const { x, y } = cornerOf(SQUARES.indexOf(stack.square));
  const spots = spotsFor(stack.units.length);
  const centre = { x: x + CELL / 2, y: y + 36 };
  return (
    <g className="syww-stack">
      <g className="syww-units" style={{ transform: `translate(${centre.x}px, ${centre.y}px) scale(var(--grow, 1))` }}>
        {stack.units.map((unit, i) => {
          const key = keyOf({ t: 'unit', square: stack.square, name: unit.name });
          const mark = marks?.[unit.name];
          const { x: dx, y: dy, scale } = spots[i];
          return (
            <g key={unit.name} data-thing={key} transform={`translate(${dx - CELL / 2} ${dy - 36}) scale(${scale})`}>
              <g aria-hidden={mark !== undefined || undefined}>
                {mark !== undefined && <Ring x={-13} y={-14} w={26} h={28} state={mark.state} number={mark.number} />}
                <Unit {...unit} />
              </g>
              {mark !== undefined && <HitButton x={-13} y={-14} width={26} height={28} label={mark.label} />}
            </g>
          );
        })}
      </g>
      {stack.strength !== null && <StrengthTag x={x} y={y} tag={stack.strength} />}
      <g
        className="syww-total"
        data-thing={keyOf({ t: 'square', square: stack.square })}
        transform={`translate(${centre.x} ${centre.y}) scale(1.9)`}
      >
        <Unit nation={stack.units[0].nation} kind={stack.units[0].kind} count={stack.total} />
      </g>
    </g>
  );
});

/** How strong a stack is, on its lower left. */
function StrengthTag({ x, y, tag }: { readonly x: number; readonly y: number; readonly tag: string }): ReactNode {
  const w = tag.length * 5.6 + 7;
  return (
    <g className="syww-strength" transform={`translate(${x + 3} ${y + 48})`}>
      <rect width={w} height="12" />
      <text x={w / 2} y="9.4">
        {tag}
      </text>
    </g>
  );
}
