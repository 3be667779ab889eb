import { FACTS_OF, THEATRE } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { explainsWhole } from '../../../kit/terms/explains.ts';
import type { Naming } from '../../i18n/index.ts';
import { Emblem } from '../../parts/Emblem.tsx';
import type { BoardProps, OpenView, SideId } from '../../read/seen.ts';
import type { TheatreNow, TheatreSide, TileSeen } from '../../read/theatre.ts';
import { ShortLadder } from '../ShortLadder.tsx';
import { whatCounts } from '../WarTab.tsx';
import { knownOf, rangeOf, rangeOfTile } from './tile-ranges.ts';
import { figure, signed, WarTile } from './WarTile.tsx';

const SIDES: readonly SideId[] = ['britain', 'france'];

interface Props {
  readonly props: BoardProps;
  readonly theatre: TheatreNow;
  readonly naming: Naming;
  readonly side: SideId;
  /** What a tile placed here would add. */
  readonly gain: number;
}

/** What counts in a theatre to come, what is seen of both sides, which tiles lie there, and what a win brings. */
export function TheatreFacts({ props, theatre, naming, side, gain }: Props): ReactNode {
  const { own, game } = naming;
  const { open } = props.view;
  return (
    <>
      <p>{whatCounts(FACTS_OF[THEATRE[theatre.id]], naming)}</p>
      <table className="is-account" data-term="war-account" {...explainsWhole('theatre')}>
        <thead>
          <tr>
            <td />
            {SIDES.map((each) => (
              <th key={each} scope="col">
                <Emblem plays={each} size={18} />
                <span className="visually-hidden">{game.sides[each]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Line name={own.tileRows.seen} of={(each) => theatre[each].total} />
          <Line
            name={own.tileRows.basic}
            of={(each) => <Tiles kind="basic" tiles={[theatre[each].basic]} {...{ side: each, open, naming }} />}
          />
          <Line
            name={own.tileRows.bonus}
            of={(each) => <Tiles kind="bonus" tiles={theatre[each].bonus} {...{ side: each, open, naming }} />}
          />
        </tbody>
        <tfoot>
          <Line
            name={own.tileRows.known}
            of={(each) => <Known open={open} front={theatre[each]} naming={naming} isOwn={each === side} gain={gain} />}
          />
        </tfoot>
      </table>
      <ShortLadder open={open} theatre={theatre.id} naming={naming} side={side} />
    </>
  );
}

const Line = ({ name, of }: { name: string; of(side: SideId): ReactNode }): ReactNode => (
  <tr>
    <th scope="row">{name}</th>
    {SIDES.map((side) => (
      <td key={side} data-power={side}>
        {of(side)}
      </td>
    ))}
  </tr>
);

interface TilesProps {
  readonly kind: 'basic' | 'bonus';
  readonly tiles: readonly (TileSeen | undefined)[];
  readonly side: SideId;
  readonly open: OpenView;
  readonly naming: Naming;
}

/** Tiles as they lie; under a back between what it may be. */
function Tiles({ kind, tiles, ...face }: TilesProps): ReactNode {
  const lying = tiles.filter((tile): tile is TileSeen => tile !== undefined);
  if (lying.length === 0) return '–';
  const { least, most } = rangeOfTile(face.open, kind);
  return (
    <>
      <span className="is-front">
        {lying.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tiles alike are told apart by their place
          <WarTile key={i} kind={kind} tile={tile} {...face} />
        ))}
      </span>
      {lying.includes(null) && <small>{face.naming.own.fromTo(signed(least), signed(most))}</small>}
    </>
  );
}

interface KnownProps {
  readonly open: OpenView;
  readonly front: TheatreSide;
  readonly naming: Naming;
  readonly isOwn: boolean;
  readonly gain: number;
}

/** One's own strength whole, and what it would be; the other's as far as backs let it be known. */
function Known({ open, front, naming: { own }, isOwn, gain }: KnownProps): ReactNode {
  if (!isOwn) {
    const { least, most } = rangeOf(open, front);
    return least === most ? figure(least) : <small>{own.fromTo(figure(least), figure(most))}</small>;
  }
  const known = knownOf(open, front);
  return (
    <>
      {figure(known)}
      {gain !== 0 && <span className="is-then"> → {figure(known + gain)}</span>}
    </>
  );
}
