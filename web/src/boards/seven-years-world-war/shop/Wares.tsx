import './shop.css';
import type { SquareId } from '@cabinet-wars/seven-years-world-war/data';
import { shopOf, type Ware } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { litNext, type meant } from '../../kit/rail/meant.ts';
import { explainsWhole } from '../../kit/terms/explains.ts';
import { type Naming, namingOf } from '../i18n/index.ts';
import { limitOf } from '../read/hand.ts';
import type { BoardProps } from '../read/seen.ts';
import { shortSquare } from '../read/sentences.ts';
import { countIn, litRow, oneLess, putIn, rowOf, shopping, shopWith, yearOf } from './basket.ts';
import { Stepper } from './Stepper.tsx';
import { dueIn } from './taught-basket.ts';
import { wareIcon, wareName } from './ware-face.tsx';

/** Every kind by its price, where it would go, how many are left, and how many are in the basket. */
export function Wares({ props }: { readonly props: BoardProps }): ReactNode {
  const { ask, view } = props;
  const kept = shopping.use((all) => all);
  if (ask === null) return null;
  const open = view.open;
  const naming = namingOf(props.language);
  const { own } = naming;
  const { basket, shop } = shopWith(open, ask, kept);
  const empty = shopOf(open, ask.seat, []);
  const lit = litRow(shop, kept.row);
  // In a lesson one thing after the other, each to the square that is meant.
  const [due] = dueIn(props, basket);
  const isDue = (ware: Ware) => due !== undefined && rowOf(due.ware) === rowOf(ware);
  const goal = (ware: Ware) => (isDue(ware) ? (due.square ?? undefined) : undefined);
  // A kind that cannot be had at all this year has no row; one that the basket has used up keeps its own.
  const rows = shop.wares.filter((ware, i) => isToBeHad(empty.wares[i]) || countIn(basket, ware) > 0);
  if (rows.length === 0) return <p className="syww-note">{own.nothingToHave}</p>;
  return (
    <table className="syww-wares" {...explainsWhole('wares')}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {own.ware}
          </th>
          <th scope="col" data-term="ware-price">
            {own.price}
          </th>
          <th scope="col" data-term="ware-left">
            {own.stillLeft}
          </th>
          <th scope="col">{own.buy}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((ware) => (
          <WareRow
            key={rowOf(ware)}
            ware={ware}
            count={countIn(basket, ware)}
            isLit={lit !== null && rowOf(lit) === rowOf(ware)}
            naming={naming}
            meant={litNext(isDue(ware))}
            goal={goal(ware)}
            overLimit={
              ware.t === 'marker' ? open.hands[ask.seat] + Math.max(1, countIn(basket, ware)) - limitOf(open) : 0
            }
            onAdd={() => putIn(open, ask, basket, ware, goal(ware))}
            onTakeOff={() => shopping.set({ year: yearOf(ask, open), basket: oneLess(basket, ware), row: rowOf(ware) })}
          />
        ))}
      </tbody>
    </table>
  );
}

const isToBeHad = ({ t, left, places }: Ware): boolean => (t === 'marker' ? (left ?? 0) > 0 : places.length > 0);

interface RowProps {
  readonly ware: Ware;
  readonly count: number;
  readonly isLit: boolean;
  readonly naming: Naming;
  readonly meant: ReturnType<typeof meant>;
  /** Where the next one goes, if not to the best square. */
  readonly goal: SquareId | undefined;
  /** How many markers would have to go back to make room. */
  readonly overLimit: number;
  onAdd(): void;
  onTakeOff(): void;
}

function WareRow({ ware, count, isLit, naming, meant: lit, goal, overLimit, onAdd, onTakeOff }: RowProps): ReactNode {
  const { own } = naming;
  const name = wareName(ware, naming);
  const mayAdd = isToBeHad(ware);
  const price = ware.price || (ware.places[0]?.price ?? null);
  const why = mayAdd ? undefined : ware.left === 0 ? own.noneLeft : own.noMore;
  return (
    <tr
      data-lit={isLit || undefined}
      onFocus={() => shopping.set({ row: rowOf(ware) })}
      onPointerEnter={() => shopping.set({ row: rowOf(ware) })}
    >
      <td>{wareIcon(ware)}</td>
      <th scope="row">
        {name} <small>{mayAdd ? whereTo(ware, naming, goal) : why}</small>
        {overLimit > 0 && <small data-risk>{own.handFull(overLimit)}</small>}
      </th>
      <td className="syww-price" data-term="ware-price">
        {price ?? '–'}
      </td>
      <td data-term="ware-left">{ware.left ?? '–'}</td>
      <td data-term="in-basket">
        <Stepper
          name={own.wareInFull(name, price ?? 0, count)}
          value={count}
          texts={own}
          mayAdd={mayAdd}
          why={why}
          lit={lit}
          onAdd={onAdd}
          onTakeOff={onTakeOff}
        />
      </td>
    </tr>
  );
}

/** The square the next one goes to, and how many others there are. */
const whereTo = ({ t, places }: Ware, naming: Naming, goal = places[0]?.square): string =>
  t === 'marker' ? naming.own.drawnBlind : naming.own.goesTo(shortSquare(naming, goal), places.length - 1);
