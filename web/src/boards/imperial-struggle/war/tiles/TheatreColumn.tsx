import { FACTS_OF, THEATRE, tablesOf } from '@cabinet-wars/imperial-struggle/data';
import { choiceIn, fits } from '@cabinet-wars/kernel';
import type { ReactNode } from 'react';
import { explainsWhole } from '../../../kit/terms/explains.ts';
import type { Naming } from '../../i18n/index.ts';
import { Emblem } from '../../parts/Emblem.tsx';
import type { BoardProps, GameChoice, OpenView, SideId } from '../../read/seen.ts';
import type { TheatreNow, TheatreSide, TileSeen } from '../../read/theatre.ts';
import { desk } from '../../state/desk.ts';
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
  readonly number: number;
  /** What a tile placed here would add. */
  readonly gain: number;
}

/** A theatre of the War to come as a column: what counts, what is seen, which tiles lie there, and what one knows. */
export function TheatreColumn({ props, theatre, naming, side, number, gain }: Props): ReactNode {
  const { own, game } = naming;
  const { open } = props.view;
  const choices = choicesIn(props, theatre);
  const isPlaced = choices.some(({ t }) => t === 'place-tile');
  return (
    <li
      data-theatre={theatre.id}
      data-picked={choices.some((choice) => props.picked !== null && fits(choice, props.picked)) || undefined}
      onPointerEnter={() => desk.set({ front: theatre.id })}
      onFocus={() => desk.set({ front: theatre.id })}
    >
      <h3>
        {number}. {game.theatres[theatre.id]}
      </h3>
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
            of={(each) => (
              <Known
                open={open}
                front={theatre[each]}
                naming={naming}
                isOwn={each === side}
                gain={isPlaced ? gain : 0}
              />
            )}
          />
        </tfoot>
      </table>
      <ShortLadder open={open} theatre={theatre.id} naming={naming} side={side} />
      {choices.map((choice) => (
        <button key={JSON.stringify(choice)} type="button" className="button" onClick={() => props.pick(choice)}>
          {labelOf(choice, open, naming)}
        </button>
      ))}
    </li>
  );
}

const choicesIn = ({ ask }: BoardProps, { id }: TheatreNow): GameChoice[] =>
  (ask?.options ?? []).flatMap((option) => {
    const choice = choiceIn<GameChoice>(option);
    return choice !== null && 'theatre' in choice && choice.theatre === id && choice.t !== 'swap-tiles' ? [choice] : [];
  });

function labelOf(choice: GameChoice, open: OpenView, { own }: Naming): string {
  if (choice.t === 'move-tile') return own.moveHere(signed(tablesOf(open).bonus[choice.tile].strength));
  return choice.t === 'upgrade' ? own.upgradeHere : own.placeHere;
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
