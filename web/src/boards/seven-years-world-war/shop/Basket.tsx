import './shop.css';
import { type Purchase, priceOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { namingOf } from '../i18n/index.ts';
import type { BoardProps } from '../read/seen.ts';
import { shortSquare } from '../read/sentences.ts';
import { shopping } from './basket.ts';
import { wareIcon, wareName } from './ware-face.tsx';

interface Line {
  readonly purchase: Purchase;
  readonly count: number;
}

/** Things alike for the same square are one line. */
function linesOf(basket: readonly Purchase[]): Line[] {
  const lines = new Map<string, Line>();
  for (const purchase of basket) {
    const key = JSON.stringify(purchase);
    lines.set(key, { purchase, count: (lines.get(key)?.count ?? 0) + 1 });
  }
  return [...lines.values()];
}

/** What is in the basket, line by line, each with what it costs and the way to put it back. */
export function Basket({
  basket,
  props,
}: {
  readonly basket: readonly Purchase[];
  readonly props: BoardProps;
}): ReactNode {
  const naming = namingOf(props.language);
  const { own } = naming;
  const open = props.view.open;
  if (basket.length === 0) return <p className="syww-note">{own.basketEmpty}</p>;
  return (
    <section className="syww-basket" aria-label={own.inBasket}>
      <h3 className="label">{own.inBasket}</h3>
      <ul>
        {linesOf(basket).map(({ purchase, count }) => {
          const face = purchase.t === 'unit' ? purchase : { t: purchase.t, power: null, kind: null };
          const name = wareName(face, naming);
          const where = purchase.t === 'marker' ? '' : shortSquare(naming, purchase.square);
          const at = basket.findLastIndex((each) => JSON.stringify(each) === JSON.stringify(purchase));
          const putBack = () => shopping.set({ basket: basket.toSpliced(at, 1) });
          return (
            <li key={JSON.stringify(purchase)}>
              {wareIcon(face)}
              <span>
                <strong>{count > 1 ? `${count} × ${name}` : name}</strong>
                {where !== '' && <small>{own.goesTo(where, 0)}</small>}
              </span>
              <b>{count * priceOf(open, purchase)}</b>
              <button type="button" className="icon-button" aria-label={own.putBack(name, where)} onClick={putBack}>
                ×
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
