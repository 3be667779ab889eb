import '../map/components/map.css';
import type { ReactNode } from 'react';
import { type CounterPower, Die, Medal, Neutral, Piece } from '../../../counters/index.ts';
import { Engraving } from '../../../map/Engraving.tsx';
import { Arrow, At, Drawing, Word } from '../../kit/figures/Figure.tsx';
import { MapCut } from '../../kit/figures/MapCut.tsx';
import { BOARD, PLATE_BOX } from '../map/anchors.ts';
import engraving from '../map/generated/static.svg?url&no-inline';

const INDIA = PLATE_BOX.india;

/** India as it is on the board, with pieces of ours on it. */
const India = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <MapCut sheet={BOARD} box={INDIA} scale={1.3} className="soe-board soe-cut">
    <Engraving address={engraving} className="soe-engraving" />
    <svg viewBox={`0 0 ${BOARD.w} ${BOARD.h}`} aria-hidden="true">
      {children}
    </svg>
  </MapCut>
);

const inIndia = (x: number, y: number) => ({ x: INDIA.x + x, y: INDIA.y + y });

const Region = (): ReactNode => (
  <India>
    <At {...inIndia(118, 62)}>
      <Piece kind="control" power="britain" />
    </At>
    <At {...inIndia(146, 62)}>
      <Piece kind="control" power="britain" />
    </At>
    <At {...inIndia(110, 96)}>
      <Piece kind="control" power="france" />
    </At>
    <At {...inIndia(146, 96)}>
      <Piece kind="control" power="spain" />
    </At>
    <At {...inIndia(176, 62)}>
      <Piece kind="army" power="britain" />
    </At>
    <At {...inIndia(150, 162)}>
      <Medal vp={5} holders={['britain']} />
    </At>
    <At {...inIndia(188, 162)}>
      <Medal vp={3} holders={['france', 'spain']} />
    </At>
  </India>
);

const Pieces = (): ReactNode => (
  <Drawing width={420} height={84}>
    {(['control', 'army', 'navy', 'fort'] as const).map((kind, i) => (
      <At key={kind} x={42 + i * 68} y={42} scale={2}>
        <Piece kind={kind} power="britain" />
      </At>
    ))}
    <At x={314} y={42} scale={2}>
      <Neutral kind="defence" defence={3} />
    </At>
    <At x={382} y={42} scale={2}>
      <Neutral kind="colonize" />
    </At>
  </Drawing>
);

const SIDES: readonly (readonly CounterPower[])[] = [
  ['britain', 'spain', 'austria'],
  ['france', 'russia', 'prussia'],
];

const Alliances = (): ReactNode => (
  <Drawing width={420} height={132}>
    {SIDES.map((side, row) => (
      <g key={side[0]}>
        <rect className="how-land" x={20} y={8 + row * 62} width={380} height={54} />
        {side.map((power, i) => (
          <At key={power} x={80 + i * 130} y={35 + row * 62} scale={1.7}>
            <Piece kind="control" power={power} />
          </At>
        ))}
      </g>
    ))}
    {SIDES[0].map((power, i) => (
      <path key={power} className="how-dashes" d={`M${80 + i * 130} 55V77`} />
    ))}
  </Drawing>
);

interface Side {
  readonly power: CounterPower;
  readonly armies: number;
  readonly dice: readonly [number, number];
  readonly x: number;
}

const Fighter = ({ power, armies, dice, x }: Side): ReactNode => (
  <>
    {Array.from({ length: armies }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: armies alike
      <At key={i} x={x + i * 36} y={36} scale={1.5}>
        <Piece kind="army" power={power} />
      </At>
    ))}
    {dice.map((value, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two dice
      <At key={i} x={x + i * 36} y={92} scale={1.2}>
        <Die value={value} power={power} />
      </At>
    ))}
    <Word x={x + 18} y={140}>
      {armies} + {dice[0] - dice[1]} = {armies + dice[0] - dice[1]}
    </Word>
  </>
);

const Battle = (): ReactNode => (
  <Drawing width={420} height={152}>
    <Fighter power="britain" armies={2} dice={[5, 2]} x={90} />
    <Word x={210} y={98} size={30}>
      ⚔
    </Word>
    <Fighter power="france" armies={1} dice={[4, 3]} x={294} />
  </Drawing>
);

const Sea = (): ReactNode => (
  <India>
    <At {...inIndia(52, 120)}>
      <Piece kind="navy" power="britain" />
    </At>
    <At {...inIndia(120, 74)}>
      <Piece kind="army" power="britain" />
    </At>
    <Arrow from={[INDIA.x + 8, INDIA.y + 128]} to={[INDIA.x + 36, INDIA.y + 122]} />
    <Arrow from={[INDIA.x + 8, INDIA.y + 92]} to={[INDIA.x + 100, INDIA.y + 76]} />
  </India>
);

/** The pictures of the page that tells how this is played. */
export const figures = { region: Region, pieces: Pieces, alliances: Alliances, battle: Battle, sea: Sea };
