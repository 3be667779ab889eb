import type { ReactNode } from 'react';
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
    <div className="syww-ledger">
      <dl>
        <dt>{own.inTreasury}</dt>
        <dd>{treasury}</dd>
        <dt>{own.inBasket}</dt>
        <dd data-out={sum > 0 || undefined}>{sum > 0 ? `− ${sum}` : 0}</dd>
        <dt>{own.leftOver}</dt>
        <dd data-short={isShort || undefined}>{left}</dd>
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
