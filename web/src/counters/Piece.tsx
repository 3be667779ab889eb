import type { ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import { Emblem } from './Emblem.tsx';
import { type CounterPower, EMBLEM_OF } from './powers.ts';
import * as shape from './shapes.ts';

export type PieceKind = 'control' | 'army' | 'navy' | 'fort' | 'horde';

export interface PieceProps {
  kind: PieceKind;
  power: CounterPower;
  /** Shown from two up: several of a kind are one counter and a number. */
  count?: number;
  /** A power nobody plays: the same counter with a dotted rim. */
  nonPlayer?: boolean;
  veteran?: boolean;
  /** A navy that closes a colony: a boom of chain under its keel. */
  blockade?: boolean;
  /** Forts folded into an army's counter, where room is short. */
  forts?: number;
}

/** A counter of a power, about 0 0 in a box of 24 units. */
export function Piece({
  kind,
  power,
  count = 1,
  nonPlayer = false,
  veteran = false,
  blockade = false,
  forts = 0,
}: PieceProps): ReactNode {
  return (
    <g className="cw-piece" data-power={power} data-kind={kind} data-non-player={nonPlayer || undefined}>
      {BODY[kind](power)}
      {blockade && <path className="cw-boom" d={shape.BOOM} />}
      {veteran && <path className="cw-star" transform="translate(-9.6 -11)" d={shape.STAR} />}
      {forts > 0 && <Badge value={forts} x={-7} y={8.4} square />}
      {count > 1 && <Badge value={count} x={kind === 'control' ? 7.4 : 7} y={8} />}
    </g>
  );
}

const BODY: Readonly<Record<PieceKind, (power: CounterPower) => ReactNode>> = {
  control: (power) => (
    <>
      <circle className="cw-halo" r="10.6" />
      <circle className="cw-body" r="10.6" />
      <path className="cw-hatch" d={DISC_HATCH} />
      <circle className="cw-inner" r="8.7" />
      <Emblem of={EMBLEM_OF[power]} size={12.4} />
    </>
  ),
  army: (power) => <Flag power={power} outline={shape.FLAG} hatch={shape.FLAG_HATCH} x={1.2} />,
  horde: (power) => <Flag power={power} outline={shape.HORDE} hatch="" x={-1.2} />,
  navy: (power) => (
    <>
      <path className="cw-halo" d={shape.HULL + shape.SAIL + shape.JIB + shape.MAST} />
      <path className="cw-mast" d={shape.MAST} />
      <path className="cw-body" d={shape.JIB} />
      <path className="cw-body" d={shape.SAIL} />
      <path className="cw-hatch" d={shape.SAIL_HATCH} />
      <Emblem of={EMBLEM_OF[power]} size={9} x={3.2} y={-3.4} />
      <path className="cw-hull" d={shape.HULL} />
      <path className="cw-strake" d={shape.STRAKE} />
    </>
  ),
  fort: (power) => (
    <>
      <path className="cw-halo" d={shape.FORT} />
      <path className="cw-body" d={shape.FORT} />
      <path className="cw-hatch" d="M5 10 10 5M6.8 10.6 10.6 6.8" />
      <rect className="cw-inner cw-keep" x="-5.6" y="-5.6" width="11.2" height="11.2" />
      <Emblem of={EMBLEM_OF[power]} size={8.6} />
    </>
  ),
};
const DISC_HATCH = shape.discHatch(10);

function Flag({
  power,
  outline,
  hatch,
  x,
}: {
  power: CounterPower;
  outline: string;
  hatch: string;
  x: number;
}): ReactNode {
  return (
    <>
      <path className="cw-halo" d={outline + shape.POLE_TIP + shape.POLE} />
      <path className="cw-body" d={outline} />
      <path className="cw-hatch" d={hatch} />
      <path className="cw-pole" d={shape.POLE} />
      <path className="cw-tip" d={shape.POLE_TIP} />
      <Emblem of={EMBLEM_OF[power]} size={9.6} x={x} y={-2.2} />
    </>
  );
}
