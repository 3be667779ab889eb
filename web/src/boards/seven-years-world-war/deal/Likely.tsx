import type { Deal } from '@cabinet-wars/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import type { Foreseen } from '../../kit/board.ts';
import { namingOf } from '../i18n/index.ts';
import type { OffersProps } from '../read/seen.ts';
import { draftFrom, drafting } from './draft.ts';

/** What the other side would say; null while it is not known, and of people. */
export function useForeseen({ foresee }: OffersProps, deal: Deal | null): Foreseen | null {
  const [found, setFound] = useState<{ readonly key: string; readonly of: Foreseen | null } | null>(null);
  const key = JSON.stringify(deal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the bargain
  useEffect(() => {
    if (deal === null || foresee === undefined) return;
    let left = false;
    void foresee(deal).then(
      (of) => !left && setFound({ key, of }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [key]);
  return found?.key === key ? found.of : null;
}

/** The likely answer with its reason and price, and what would be accepted instead. */
export function Likely({
  props,
  to,
  foreseen,
}: {
  readonly props: OffersProps;
  readonly to: number;
  readonly foreseen: Foreseen | null;
}): ReactNode {
  const { telling, texts, view, seat } = props;
  const own = namingOf(props.language).own.deal;
  if (foreseen === null) return null;
  return (
    <section className="syww-likely" data-accepts={foreseen.accept || undefined}>
      <p>
        <strong>
          {telling.name(to)} {foreseen.accept ? own.accepts : own.declines}.
        </strong>{' '}
        {foreseen.why}
      </p>
      {foreseen.instead.length > 0 && (
        <>
          <p className="label">{own.instead}</p>
          <ul>
            {foreseen.instead.map((deal) => (
              <li key={JSON.stringify(deal)}>
                <span>{texts.deal?.(deal, telling)}</span>
                <button
                  type="button"
                  className="button"
                  onClick={() => drafting.set(draftFrom(deal, seat ?? 0, view.open.turn))}
                >
                  {own.take}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
