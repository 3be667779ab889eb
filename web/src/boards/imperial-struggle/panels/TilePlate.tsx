import './tile-plate.css';
import { FACTS_OF, SIDES, THEATRE, tablesOf } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { type Naming, namingIn } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import type { BoardProps, GameView, OpenView, SideId } from '../read/seen.ts';
import { type TheatreNow, type TheatreSide, theatresNow } from '../read/theatre.ts';
import { Ladder } from './Ladder.tsx';
import { whatCounts } from './WarTab.tsx';
import { WarTile } from './WarTile.tsx';

const KEYS: readonly string[] = ['place-tile.theatre', 'place-tile.move', 'upgrade.theatre', 'upgrade.keep'];

/** A War tile in hand: what it is, what lies where, and what each theatre would then count. Only its owner sees it. */
export function TilePlate(props: BoardProps): ReactNode {
  const { ask, view } = props;
  const { own: mine } = view;
  if (ask === null || mine === null || !KEYS.includes(ask.key)) return null;
  const naming = namingIn(props.language);
  const { own, game } = naming;
  const open = view.open;
  const side = SIDES[mine.side];
  const drawn = ask.key.startsWith('place') ? mine.drawnBonus : mine.drawnBasic;
  const kind = ask.key.startsWith('place') ? 'bonus' : 'basic';
  const face = drawn < 0 ? null : tablesOf(open)[kind][drawn];
  return (
    <section className="is-tile-plate" aria-label={own.tilePlate}>
      <header>
        {face !== null && (
          <span className="is-drawn">
            <WarTile tile={drawn} kind={kind} side={side} open={open} naming={naming} />
          </span>
        )}
        <div>
          <h2>{face === null ? own.whichUpgrade : own.youDrew(game.warTile(face))}</h2>
          <p>{kind === 'bonus' ? own.placeFaceDown : own.keepOne}</p>
        </div>
      </header>
      <ol>
        {theatresNow(view).map((theatre, i) => (
          <Column
            key={theatre.id}
            {...{ props, theatre, naming, side }}
            number={i + 1}
            gain={kind === 'bonus' ? (face?.strength ?? 0) : 0}
          />
        ))}
      </ol>
    </section>
  );
}

interface ColumnProps {
  readonly props: BoardProps;
  readonly theatre: TheatreNow;
  readonly naming: Naming;
  readonly side: SideId;
  readonly number: number;
  readonly gain: number;
}

function Column({ props, theatre, naming, side, number, gain }: ColumnProps): ReactNode {
  const { own, game } = naming;
  const { ask, view } = props;
  const open = view.open;
  const choice = ask?.options.find(
    (option) => (option.t === 'place-tile' || option.t === 'upgrade') && option.theatre === theatre.id,
  );
  const other: SideId = side === 'france' ? 'britain' : 'france';
  const known = knownOf(view, theatre[side]);
  const range = rangeOf(open, theatre[other]);
  return (
    <li>
      <h3>
        {number}. {game.theatres[theatre.id]}
      </h3>
      <p>{whatCounts(FACTS_OF[THEATRE[theatre.id]], naming)}</p>
      <table className="is-account">
        <tbody>
          <Side name={side} seen={theatre[side]} open={open} naming={naming}>
            {known}
            {choice !== undefined && gain !== 0 && <span className="is-then"> → {known + gain}</span>}
          </Side>
          <Side name={other} seen={theatre[other]} open={open} naming={naming}>
            {range.least === range.most ? range.least : own.fromTo(range.least, range.most)}
          </Side>
        </tbody>
      </table>
      <Ladder open={open} theatre={theatre.id} naming={naming} />
      {choice !== undefined && (
        <button type="button" className="button" onClick={() => props.pick(choice)}>
          {choice.t === 'upgrade' ? own.upgradeHere : own.placeHere}
        </button>
      )}
    </li>
  );
}

interface SideProps {
  readonly name: SideId;
  readonly seen: TheatreSide;
  readonly open: OpenView;
  readonly naming: Naming;
  readonly children: ReactNode;
}

/** A side in a theatre: what is seen, its tiles, and what one knows of its strength. */
const Side = ({ name, seen, open, naming, children }: SideProps): ReactNode => (
  <tr>
    <th scope="row">
      <Emblem plays={name} size={18} /> <span className="visually-hidden">{naming.game.sides[name]}</span>
      <small>{naming.own.seenIs(seen.total)}</small>
    </th>
    <td>
      <span className="is-front">
        {seen.basic !== undefined && <WarTile tile={seen.basic} kind="basic" side={name} open={open} naming={naming} />}
        {seen.bonus.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tiles alike are told apart by their place
          <WarTile key={i} tile={tile} kind="bonus" side={name} open={open} naming={naming} />
        ))}
      </span>
    </td>
    <td>{children}</td>
  </tr>
);

/** What one knows of one's own strength: all of it. */
function knownOf({ open }: GameView, { basic, bonus, total }: TheatreSide): number {
  const tables = tablesOf(open);
  const own = basic === undefined || basic === null ? 0 : tables.basic[basic].strength;
  return total + own + bonus.reduce<number>((sum, tile) => sum + (tile === null ? 0 : tables.bonus[tile].strength), 0);
}

/** Between what the other's strength lies, its tiles being face down. */
function rangeOf(open: OpenView, { basic, bonus, total }: TheatreSide): { least: number; most: number } {
  const tables = tablesOf(open);
  const among = (tiles: readonly { readonly strength: number }[], tile: number | null) =>
    tile === null ? tiles.map(({ strength }) => strength) : [tiles[tile].strength];
  const parts = [
    ...(basic === undefined ? [] : [among(tables.basic, basic)]),
    ...bonus.map((tile) => among(tables.bonus, tile)),
  ];
  return {
    least: parts.reduce((sum, part) => sum + Math.min(...part), total),
    most: parts.reduce((sum, part) => sum + Math.max(...part), total),
  };
}
