import '../map/map.css';
import '../map/live.css';
import type { ReactNode } from 'react';
import { Die, Icon, Medal, Piece } from '../../../counters/index.ts';
import { Arrow, At, Drawing, Word } from '../../kit/figures/Figure.tsx';
import { Unit } from '../map/layers/Unit.tsx';

const Ratio = (): ReactNode => (
  <Drawing width={440} height={92}>
    <path className="how-line" d="M30 58H410" />
    {[0.8, 1, 1.2, 1.5, 2].map((ratio) => (
      <g key={ratio}>
        <path className="how-line" d={`M${at(ratio)} 50V66`} />
        <Word x={at(ratio)} y={86} size={16}>
          {ratio.toFixed(2)}
        </Word>
      </g>
    ))}
    <path className="how-marker" d={`M${at(1.3)} 46l-9 -16h18z`} />
    <At x={at(1.3)} y={18} scale={0.9}>
      <Piece kind="control" power="britain" />
    </At>
  </Drawing>
);

const at = (ratio: number): number => 30 + (ratio - 0.6) * 262;

const Squares = (): ReactNode => (
  <Drawing width={440} height={150}>
    <rect className="how-land" x={20} y={15} width={120} height={120} />
    <At x={118} y={112} scale={1.6}>
      <Medal vp={6} />
    </At>
    <foreignObject x={28} y={22} width={40} height={40}>
      <Icon name="anchor" size={30} />
    </foreignObject>
    <At x={76} y={72} scale={2}>
      <Unit nation="GB" kind="army" />
    </At>
    <rect className="how-land" x={160} y={15} width={120} height={120} />
    {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((tree) => (
      <path
        key={tree}
        className="how-line"
        d={`M${186 + (tree % 3) * 34} ${44 + Math.floor(tree / 3) * 32}l8 20h-16z`}
      />
    ))}
    <rect className="how-sheet" x={300} y={15} width={120} height={120} />
    <At x={360} y={75} scale={2}>
      <Unit nation="FR" kind="fleet" veteran />
    </At>
  </Drawing>
);

const Units = (): ReactNode => (
  <Drawing width={440} height={84}>
    {(
      [
        { nation: 'PR', kind: 'army' },
        { nation: 'PR', kind: 'army', veteran: true },
        { nation: 'RU', kind: 'horde' },
        { nation: 'GB', kind: 'fleet', cargo: { nation: 'GB', kind: 'army', veteran: false } },
        { nation: 'FR', kind: 'fortified-zone' },
        { nation: 'AU', kind: 'base' },
      ] as const
    ).map((unit, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a row that never changes
      <At key={i} x={42 + i * 71} y={42} scale={2}>
        <Unit {...unit} />
      </At>
    ))}
  </Drawing>
);

const Laid = ({ x, value }: { readonly x: number; readonly value: number }): ReactNode => (
  <>
    <rect className="how-land" x={x - 22} y={16} width={44} height={56} rx={5} />
    <Word x={x} y={54} size={28}>
      {value}
    </Word>
  </>
);

const Diplomacy = (): ReactNode => (
  <Drawing width={440} height={90}>
    <Laid x={60} value={3} />
    <Laid x={116} value={2} />
    <Word x={166} y={54} size={26}>
      −
    </Word>
    <Laid x={214} value={1} />
    <Arrow from={[254, 44]} to={[300, 44]} />
    <At x={338} y={44} scale={1.5}>
      <Die value={5} />
    </At>
    <At x={402} y={44} scale={1.9}>
      <Piece kind="control" power="united-provinces" />
    </At>
  </Drawing>
);

const Combat = (): ReactNode => (
  <Drawing width={440} height={130}>
    {[0, 1, 2, 3].map((i) => (
      <At key={i} x={34 + i * 40} y={40} scale={1.6}>
        <Unit nation="PR" kind="army" veteran={i === 0} />
      </At>
    ))}
    <Word x={94} y={104} size={24}>
      14
    </Word>
    <Word x={228} y={50} size={26}>
      2 : 1
    </Word>
    <At x={300} y={40} scale={1.7}>
      <Unit nation="AU" kind="army" veteran />
    </At>
    <Word x={300} y={104} size={24}>
      5
    </Word>
    <At x={392} y={62} scale={1.5}>
      <Die value={4} />
    </At>
  </Drawing>
);

/** The pictures of the page that tells how this is played. */
export const figures = { ratio: Ratio, squares: Squares, units: Units, diplomacy: Diplomacy, combat: Combat };
