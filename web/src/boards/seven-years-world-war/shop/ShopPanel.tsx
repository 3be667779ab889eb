import './shop.css';
import { type Purchase, shopOf, type Ware } from '@cabinet-wars/seven-years-world-war/reckoning';
import { type ReactNode, useEffect } from 'react';
import { Counter, Icon } from '../../../counters/index.ts';
import { explainsWhole } from '../../kit/terms/explains.ts';
import { type Naming, namingOf } from '../i18n/index.ts';
import { Unit } from '../map/Unit.tsx';
import type { BoardProps } from '../read/seen.ts';
import { shortSquare } from '../read/sentences.ts';
import { belongsTo, litRow, oneLess, putIn, rowOf, shopping, shopWith, yearOf } from './basket.ts';
import { Ledger } from './Ledger.tsx';
import { OtherChoices } from './OtherChoices.tsx';
import { paymentFor } from './pay.ts';
import { Stepper } from './Stepper.tsx';

const IN_THE_TABLE = ['recruit', 'fortify', 'restore', 'buy-marker'];

/** Recruiting as a shop: every kind by its price, a basket with its sum, and nothing paid before all of it is. */
export function ShopPanel(props: BoardProps): ReactNode {
  const { ask, view, pick, lookAhead } = props;
  const kept = shopping.use((all) => all);
  useMarkersDue(props);
  if (ask === null) return null;
  const open = view.open;
  const naming = namingOf(props.language);
  const { own } = naming;
  const { basket, shop } = shopWith(open, ask, kept);
  const empty = shopOf(open, ask.seat, []);
  const lit = litRow(shop, kept.row);
  const pay = async (stopsToDisband: boolean) => {
    const { choices, markersDue } = await paymentFor(basket, ask, lookAhead, stopsToDisband);
    shopping.set({ year: yearOf(ask, open), basket: [], row: null, markersDue });
    pick(choices);
  };
  // A kind that cannot be had at all this year has no row; one that the basket has used up keeps its own.
  const rows = shop.wares.filter((ware, i) => isToBeHad(empty.wares[i]) || countIn(basket, ware) > 0);
  return (
    <div className="syww-shop">
      <Ledger treasury={shop.treasury} sum={shop.sum} winter={shop.winter} naming={naming} />
      {rows.length > 0 && (
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
                basket={basket}
                isLit={lit !== null && rowOf(lit) === rowOf(ware)}
                naming={naming}
                onAdd={() => putIn(open, ask, basket, ware)}
                onTakeOff={() =>
                  shopping.set({ year: yearOf(ask, open), basket: oneLess(basket, ware), row: rowOf(ware) })
                }
              />
            ))}
          </tbody>
        </table>
      )}
      <OtherChoices
        props={props}
        without={IN_THE_TABLE}
        end={
          <>
            <button type="button" className="button syww-disband" onClick={() => pay(true)}>
              {own.thenDisband}
            </button>
            <button type="button" className="button primary wide" onClick={() => pay(false)}>
              {shop.sum === 0 ? own.buyNothing : own.pay(shop.sum)}
            </button>
          </>
        }
      />
    </div>
  );
}

const isToBeHad = ({ t, left, places }: Ware): boolean => (t === 'marker' ? (left ?? 0) > 0 : places.length > 0);
const countIn = (basket: readonly Purchase[], ware: Ware): number =>
  basket.filter((purchase) => belongsTo(ware, purchase)).length;

/** Markers are drawn one by one: what was paid for is asked for again, as long as it can be had. */
function useMarkersDue({ ask, view, pick }: BoardProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const { year, markersDue } = shopping.get();
    if (ask === null || markersDue === 0) return;
    const mayBuy = year === yearOf(ask, view.open) && ask.options.some(({ t }) => t === 'buy-marker');
    shopping.set({ markersDue: mayBuy ? markersDue - 1 : 0 });
    if (mayBuy) pick([{ t: 'buy-marker' }]);
  }, [ask?.askId]);
}

interface RowProps {
  readonly ware: Ware;
  readonly basket: readonly Purchase[];
  readonly isLit: boolean;
  readonly naming: Naming;
  onAdd(): void;
  onTakeOff(): void;
}

function WareRow({ ware, basket, isLit, naming, onAdd, onTakeOff }: RowProps): ReactNode {
  const { own } = naming;
  const name = wareName(ware, naming);
  const count = countIn(basket, ware);
  const mayAdd = isToBeHad(ware);
  const price = ware.price || (ware.places[0]?.price ?? null);
  const why = mayAdd ? undefined : ware.left === 0 ? own.noneLeft : own.noMore;
  return (
    <tr data-lit={isLit || undefined} onFocus={() => shopping.set({ row: rowOf(ware) })}>
      <td>{wareIcon(ware)}</td>
      <th scope="row">
        {name} <small>{mayAdd ? whereTo(ware, naming) : why}</small>
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
          onAdd={onAdd}
          onTakeOff={onTakeOff}
        />
      </td>
    </tr>
  );
}

function wareName({ t, power, kind }: Ware, { own, game }: Naming): string {
  if (t === 'unit' && power !== null && kind !== null) return own.unitOf(game.kinds[kind].one, game.lands[power]);
  return t === 'unit' ? '' : own.wares[t];
}

/** The square the next one goes to, and how many others there are. */
const whereTo = ({ t, places }: Ware, naming: Naming): string =>
  t === 'marker' ? naming.own.drawnBlind : naming.own.goesTo(shortSquare(naming, places[0].square), places.length - 1);

function wareIcon({ t, power, kind }: Ware): ReactNode {
  if (power !== null && kind !== null)
    return (
      <Counter size={28}>
        <Unit nation={power} kind={kind} />
      </Counter>
    );
  return <Icon name={t === 'marker' ? 'tile' : t === 'fortify' ? 'tower' : 'hourglass'} size={24} />;
}
