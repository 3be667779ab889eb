import type { ReactNode } from 'react';
import { explainsWhole } from '../../kit/terms/explains.ts';
import type { Naming } from '../i18n/index.ts';

interface Props {
  readonly treasury: number;
  readonly sum: number;
  /** What winter would cost as things stand; null where that is not asked. */
  readonly winter: number | null;
  readonly naming: Naming;
}

/** Treasury, basket, what is left, and what winter will want of it; the sum is read out as it changes. */
export function Ledger({ treasury, sum, winter, naming: { own } }: Props): ReactNode {
  const left = treasury - sum;
  const isShort = winter !== null && winter > left;
  return (
    <div className="syww-ledger" {...explainsWhole('ledger')}>
      <dl>
        <dt data-term="ledger-treasury">{own.inTreasury}</dt>
        <dd data-term="ledger-treasury">{treasury}</dd>
        <dt data-term="ledger-basket">{own.inBasket}</dt>
        <dd data-term="ledger-basket" data-out={sum > 0 || undefined}>
          {sum > 0 ? `− ${sum}` : 0}
        </dd>
        <dt data-term="ledger-left">{own.leftOver}</dt>
        <dd data-term="ledger-left" data-short={isShort || undefined}>
          {left}
        </dd>
      </dl>
      {winter !== null && (
        <p data-short={isShort || undefined}>{isShort ? own.winterShort(winter, winter - left) : own.winter(winter)}</p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {own.totalOf(sum, treasury)}
      </p>
    </div>
  );
}
