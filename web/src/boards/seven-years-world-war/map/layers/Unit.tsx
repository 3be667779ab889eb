import { memo, type ReactNode } from 'react';
import { Piece, type PieceKind } from '../../../../counters/index.ts';
import { colourOf } from '../../colours.ts';
import type { Standing } from '../../read/map/stacks.ts';

const SHAPES: Readonly<Record<Standing['kind'], PieceKind>> = {
  army: 'army',
  legion: 'army',
  horde: 'horde',
  fleet: 'navy',
  'fortified-zone': 'fort',
  base: 'control',
};

type Props = Pick<Standing, 'nation' | 'kind'> & Partial<Pick<Standing, 'veteran' | 'count' | 'cargo'>>;

/** A counter: its shape says what it is, colour and emblem whose; what a fleet carries stands at its stern. */
export const Unit = memo(function Unit({ nation, kind, veteran = false, count = 1, cargo = null }: Props): ReactNode {
  return (
    <>
      <Piece kind={SHAPES[kind]} power={colourOf(nation)} veteran={veteran} count={count} />
      {kind === 'legion' && <Eagle />}
      {cargo !== null && (
        <g transform="translate(8 -7) scale(.5)">
          <Piece kind={SHAPES[cargo.kind]} power={colourOf(cargo.nation)} />
        </g>
      )}
    </>
  );
});

/** A legion bears an eagle above its colours. */
const Eagle = (): ReactNode => (
  <path
    className="syww-eagle"
    d="M1-13.5C3-15 6-15 9-17 8-13 5-11 2-11.4L1-9 0-11.4C-3-11-6-13-7-17-4-15-1-15 1-13.5z"
  />
);
