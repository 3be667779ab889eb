import { ASK_ME, askMe, type Order, type OrderSpec } from '@cabinet-wars/kernel';
import { useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Icon } from '../../../icons.tsx';
import { useSettings } from '../../../settings.ts';
import { Choose, Switch } from '../../parts/fields.tsx';
import type { Sitting } from '../../table-state/use-table.ts';
import { firstValues, TermsForm, type TermValues } from './terms-form.tsx';

type Spec = Pick<OrderSpec<never, never>, 'id' | 'terms'>;

function useOrderText({ texts, telling, loaded }: Sitting) {
  const { language } = useSettings();
  return ({ order, ...terms }: Order): string => {
    const given = texts.orderGiven?.({ order, ...terms }, telling);
    if (given !== undefined) return given;
    const values = Object.entries(terms).map(
      ([key, value]) => loaded.board.terms?.value(key, String(value), language) ?? value,
    );
    return [texts.order(order).name, ...values].join(', ');
  };
}

/** Standing orders: what the table answers in the viewer's place. Set behind one's own curtain, seen by nobody else. */
export function Orders({ sitting }: { readonly sitting: Sitting }) {
  const texts = useTexts();
  const { language } = useSettings();
  const { client, shown, seat, send, notice } = sitting;
  const orderText = useOrderText(sitting);
  if (seat === null) return null;
  const set = (order: Order, on: boolean) => void send(client.order(seat, order, on), 'orders');
  const Own = sitting.loaded.board.Orders;
  if (Own !== undefined)
    return (
      <div className="orders form">
        <Own orders={shown.question.orders} language={language} set={set} />
        <p className="note" aria-live="polite">
          {notice('orders')}
        </p>
      </div>
    );
  const given = shown.question.orders.filter(({ order }) => order !== ASK_ME);
  const askAlways = shown.question.orders.some(({ order, about }) => order === ASK_ME && about === 'everything');
  return (
    <div className="orders form">
      <p className="note">{texts.ordersHint}</p>
      <Switch
        name={texts.askMeAlways}
        hint={texts.askMeAlwaysHint}
        value={askAlways}
        onChange={(on) => set(askMe(), on)}
      />
      <ul className="given-orders">
        {given.map((order) => (
          <li key={JSON.stringify(order)}>
            <span>{orderText(order)}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={`${texts.remove}: ${orderText(order)}`}
              onClick={() => set(order, false)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      {given.length === 0 && <p className="note">{texts.noOrders}</p>}
      <NewOrder sitting={sitting} seat={seat} onGive={(order) => set(order, true)} />
      <p className="note" aria-live="polite">
        {notice('orders')}
      </p>
    </div>
  );
}

interface NewOrderProps {
  readonly sitting: Sitting;
  readonly seat: number;
  onGive(order: Order): void;
}

function NewOrder({ sitting, seat, onGive }: NewOrderProps) {
  const shell = useTexts();
  const { texts, loaded } = sitting;
  const specs: readonly Spec[] = loaded.game.orders;
  const [id, setId] = useState(specs[0]?.id ?? '');
  const spec = specs.find((each) => each.id === id);
  const [values, setValues] = useState<TermValues>(() => (spec === undefined ? {} : firstValues(spec.terms, seat)));
  if (spec === undefined) return null;
  const choose = (next: string) => {
    setId(next);
    setValues(firstValues(specs.find((each) => each.id === next)!.terms, seat));
  };
  return (
    <>
      <Choose
        name={shell.orders}
        hint={texts.order(id).hint}
        value={id}
        values={specs.map((each) => each.id)}
        say={(each) => texts.order(each).name}
        onChange={choose}
      />
      <TermsForm sitting={sitting} terms={spec.terms} values={values} onChange={setValues} />
      <button type="button" className="button wide" onClick={() => onGive({ order: id, ...values })}>
        {shell.addOrder}
      </button>
    </>
  );
}
