import { keysOf } from '@cabinet-wars/kernel';
import { memo, type ReactNode } from 'react';
import { ROSE, titleOf } from '../anchors.ts';
import type { MapNames, SeaId } from '../names.ts';
import { isColony, isPower, PLACES, type PlaceId, type PlateId, plateOf } from '../places.ts';

/** The lines along which seas and coasts are written. */
const COURSE: Readonly<Record<SeaId, string>> = {
  atlantic: 'M250 396C272 338 300 298 334 250',
  'north-sea': 'M460 26C486 56 502 86 508 130',
  'black-sea': 'M838 338C874 334 902 339 940 355',
  levant: 'M786 516C828 505 866 504 916 511',
  barbary: 'M352 517C410 511 446 511 504 518',
  portugal: 'M310 452C310 424 316 398 329 366',
};

const IN_THE_SEA: readonly PlaceId[] = ['united-provinces', 'mediterranean', 'caribbean', 'east-indies'];
const LINE = 14;

/** Names of places and seas. They never change during a game, so they are drawn once. */
export const Names = memo(function Names({ names, lit }: { names: MapNames; lit: PlateId | null }): ReactNode {
  return (
    <g className="soe-names">
      {keysOf(COURSE).map((sea) => (
        <g key={sea} className="soe-sea" data-sea={sea}>
          <path id={`soe-course-${sea}`} d={COURSE[sea]} />
          <text>
            <textPath href={`#soe-course-${sea}`} startOffset="50%">
              {names.seas[sea]}
            </textPath>
          </text>
        </g>
      ))}
      <text className="soe-north" x={ROSE.x} y={ROSE.y - ROSE.radius - 4}>
        {names.north}
      </text>
      {PLACES.map((place) => (
        <Name key={place} place={place} lines={names.places[place]} lit={plateOf(place) === lit} />
      ))}
    </g>
  );
});

function Name({ place, lines, lit }: { place: PlaceId; lines: readonly string[]; lit: boolean }): ReactNode {
  const { x, y } = titleOf(place);
  return (
    <g className="soe-grows" style={{ transform: `translate(${x}px, ${y}px) scale(var(--grow, 1))` }}>
      <text
        className="soe-name"
        data-home={isPower(place) || undefined}
        data-lit={lit || undefined}
        data-sea={isColony(place) || IN_THE_SEA.includes(place) || undefined}
      >
        {lines.map((line, i) => (
          <tspan key={line} x="0" y={(i - lines.length + 1) * LINE}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
