import { memo, type ReactNode } from 'react';
import { AllianceShield, Medal, Neutral, Piece, Raid, Ring } from '../../../../counters/index.ts';
import { type Box, REGION_ANCHORS } from '../anchors.ts';
import type { PlacedCounter, PlacedGroup } from '../layout/flow.ts';
import type { CounterSpec } from '../layout/groups.ts';
import type { Labelled, LabelledMarks, MarkSpec } from '../marks.ts';
import type { RegionId } from '../places.ts';
import { keyOf, type RegionPosition, thingOf } from '../position.ts';
import { Target } from './Target.tsx';

interface GroupProps {
  group: PlacedGroup;
  mark: Labelled | undefined;
  /** The marks of its single pieces. */
  units: LabelledMarks | undefined;
}

/** A row of counters that may be pointed at as one or one by one. */
export const Group = memo(function Group({ group, mark, units }: GroupProps): ReactNode {
  const { box, counters, origin } = group;
  const { x: cx, y: cy } = origin;
  const own = { x: box.x - cx, y: box.y - cy, w: box.w, h: box.h };
  return (
    <g className="soe-grows" style={{ transform: `translate(${cx}px, ${cy}px) scale(var(--grow, 1))` }}>
      <Target id={group.key} mark={mark} box={own}>
        {mark && <MarkRing box={own} mark={mark} />}
        {counters.map((counter, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counters of a group have no identity but their place in it
          <One key={i} placed={counter} cx={cx} cy={cy} group={group.key} units={units} />
        ))}
      </Target>
    </g>
  );
});

const MarkRing = ({ box, mark }: { box: Box; mark: MarkSpec }): ReactNode => (
  <Ring x={box.x - 4} y={box.y - 4} w={box.w + 8} h={box.h + 8} state={mark.state} number={mark.number} />
);

interface OneProps {
  placed: PlacedCounter;
  cx: number;
  cy: number;
  group: string;
  units: LabelledMarks | undefined;
}

function One({ placed, cx, cy, group, units }: OneProps): ReactNode {
  const { x, y, scale, counter } = placed;
  const drawn = (
    <g transform={`translate(${x - cx} ${y - cy}) scale(${scale})`}>
      <CounterOf counter={counter} />
    </g>
  );
  if (counter.c !== 'piece') return drawn;
  const stack = thingOf(group);
  const key = keyOf({ t: 'unit', place: stack.place, power: counter.power, unit: counter.kind });
  const mark = units?.[key];
  const own = { x: x - cx - 11 * scale, y: y - cy - 12 * scale, w: 22 * scale, h: 24 * scale };
  return (
    <Target id={key} mark={mark} box={own}>
      {mark && <MarkRing box={own} mark={mark} />}
      {drawn}
    </Target>
  );
}

const CounterOf = memo(function CounterOf({ counter }: { counter: CounterSpec }): ReactNode {
  if (counter.c === 'raid') return <Raid kind={counter.id === 'pirates' ? 'pirates' : 'revolt'} />;
  if (counter.c === 'neutral') return <Neutral {...counter.marker} />;
  return <Piece {...counter} />;
});

/** Victory medals with those who would score them, and the shields of local alliances. */
export const Honours = memo(function Honours({
  region,
  position,
  marks,
}: {
  region: RegionId;
  position: RegionPosition;
  marks: LabelledMarks | undefined;
}): ReactNode {
  const { medals, shields } = REGION_ANCHORS[region];
  return (
    <>
      <g
        className="soe-grows"
        style={{ transform: `translate(${medals.x + 27}px, ${medals.y}px) scale(var(--grow, 1))` }}
      >
        {position.medals?.map(({ vp, holders }, i) => (
          <g key={vp} transform={`translate(${(i - 1) * 27} 0)`}>
            <Medal vp={vp} holders={holders} />
          </g>
        ))}
      </g>
      {position.alliances?.map(({ id, letters, power }, i) => {
        const key = keyOf({ t: 'alliance', place: region, id });
        const mark = marks?.[key];
        return (
          <g
            key={id}
            className="soe-grows"
            style={{ transform: `translate(${shields.x + i * shields.step}px, ${shields.y}px) scale(var(--grow, 1))` }}
          >
            <Target id={key} mark={mark} box={{ x: -7, y: -8, w: 14, h: 16 }}>
              {mark && <MarkRing box={{ x: -6, y: -7, w: 12, h: 14 }} mark={mark} />}
              <AllianceShield letters={letters} power={power} />
            </Target>
          </g>
        );
      })}
    </>
  );
});
