import '../map/map.css';
import '../map/space.css';
import '../parts/points.css';
import '../dock/dock.css';
import type { SpaceId } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { Icon } from '../../../counters/index.ts';
import { Arrow, At, Drawing, Word } from '../../kit/figures/Figure.tsx';
import { SpaceMark } from '../map/SpaceMark.tsx';
import { PointIcon } from '../parts/Points.tsx';
import type { SpaceFace } from '../read/faces.ts';

/** A space of nowhere in particular: what a figure says of it, and nothing else. */
const face = (of: Partial<SpaceFace>): SpaceFace => ({
  id: 'kurpa' satisfies SpaceId,
  type: 'market',
  flag: null,
  conflict: 0,
  damaged: false,
  isolated: false,
  guarded: false,
  cost: null,
  commodity: null,
  wanted: false,
  prestige: false,
  local: false,
  inPlay: true,
  huguenots: null,
  advantage: null,
  ...of,
});

const Track = (): ReactNode => (
  <Drawing width={440} height={96}>
    <path className="how-line" d="M40 60H400" />
    {[0, 5, 10, 15, 20, 25, 30].map((points) => (
      <g key={points}>
        <path className="how-line" d={`M${40 + points * 12} 52V68`} />
        <Word x={40 + points * 12} y={88} size={16}>
          {points}
        </Word>
      </g>
    ))}
    <path className="how-marker" d="M220 46l-9 -16h18z" />
    <Arrow from={[196, 38]} to={[130, 38]} />
    <Arrow from={[244, 38]} to={[310, 38]} />
    <At x={70} y={30} scale={0.8}>
      <SpaceMark face={face({ type: 'political', flag: 'britain' })} />
    </At>
    <At x={370} y={30} scale={0.8}>
      <SpaceMark face={face({ type: 'political', flag: 'france' })} />
    </At>
  </Drawing>
);

const SHOWN: readonly Partial<SpaceFace>[] = [
  { type: 'market', commodity: 'cotton', flag: 'britain', cost: 2 },
  { type: 'political', cost: 2 },
  { type: 'political', prestige: true, flag: 'france', cost: 3 },
  { type: 'territory', flag: 'britain' },
  { type: 'fort', flag: 'france', cost: 2 },
  { type: 'naval', flag: 'britain' },
];

const Spaces = (): ReactNode => (
  <Drawing width={440} height={84}>
    {SHOWN.map((each, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a row that never changes
      <At key={i} x={44 + i * 70} y={44} scale={1.15}>
        <SpaceMark face={face(each)} />
      </At>
    ))}
  </Drawing>
);

const Tile = (): ReactNode => (
  <div className="how-tile" aria-hidden="true">
    <span className="is-tile">
      <span className="is-points" data-of="major">
        <b>3</b>
        <PointIcon points="E" size={30} />
      </span>
      <span className="is-points" data-of="minor">
        <b>2</b>
        <PointIcon points="M" size={24} />
      </span>
      <span className="is-symbols">
        <Icon name="tile" size={24} />
      </span>
    </span>
  </div>
);

const CHAIN: readonly Partial<SpaceFace>[] = [
  { type: 'fort', flag: 'britain' },
  { type: 'market', commodity: 'furs', flag: 'britain', cost: 2 },
  { type: 'market', commodity: 'furs', flag: 'britain', cost: 2 },
  { type: 'market', commodity: 'fish', cost: 2 },
  { type: 'market', commodity: 'furs', cost: 2 },
];

const Connection = (): ReactNode => (
  <Drawing width={440} height={92}>
    <path className="how-line" d="M40 48H312" />
    <path className="how-dashes" d="M312 48H400" />
    {CHAIN.map((each, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a chain that never changes
      <At key={i} x={40 + i * 90} y={48}>
        <SpaceMark face={face(each)} mark={i === 3 ? { state: 'may' } : undefined} />
      </At>
    ))}
  </Drawing>
);

const War = (): ReactNode => (
  <div className="how-war" aria-hidden="true">
    {(
      [
        ['britain', [3, 1, 1]],
        ['france', [2, 1]],
      ] as const
    ).map(([side, strengths]) => (
      <p key={side} data-power={side}>
        {strengths.map((strength, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sum
          <span key={i} className={i === 0 ? 'is-war-tile' : 'how-ally'} data-power={side} data-kind="bonus">
            <b>+{strength}</b>
          </span>
        ))}
        <strong>= {strengths.reduce((sum: number, each) => sum + each, 0)}</strong>
      </p>
    ))}
  </div>
);

/** The pictures of the page that tells how this is played. */
export const figures = { track: Track, spaces: Spaces, tile: Tile, connection: Connection, war: War };
