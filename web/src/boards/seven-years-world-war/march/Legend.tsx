import './legend.css';
import type { Reach } from '@cabinet-wars/seven-years-world-war/reckoning';
import { type ReactNode, useState } from 'react';
import type { Naming } from '../i18n/index.ts';

const KEPT = 'cabinet-wars 7yww legend';

interface Props {
  readonly reach: Reach;
  readonly naming: Naming;
  readonly showsBeyond: boolean;
}

/** What the shading means; once closed it stays closed. */
export function Legend({ reach, naming, showsBeyond }: Props): ReactNode {
  const [isOpen, setOpen] = useState(() => localStorage.getItem(KEPT) === null);
  if (!isOpen) return null;
  const texts = naming.own.march;
  const third = reach.points / 3;
  const thirds = [1, 2, 3].map((n) => {
    const [from, to] = [Math.floor(third * (n - 1)) + 1, Math.floor(third * n)];
    return to < from ? null : from === to ? String(from) : `${from}–${to}`;
  });
  const close = () => {
    localStorage.setItem(KEPT, 'closed');
    setOpen(false);
  };
  return (
    <aside className="syww-legend" aria-label={texts.legendName}>
      {thirds.map(
        (range, i) =>
          range !== null && (
            <span key={range}>
              <svg viewBox="0 0 18 18" aria-hidden="true">
                <rect className="syww-reach-tint" data-third={i + 1} width="18" height="18" />
              </svg>
              {texts.legend.reach(range)}
            </span>
          ),
      )}
      {showsBeyond && (
        <span>
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <rect className="syww-beyond" width="18" height="18" />
          </svg>
          {texts.legend.beyond}
        </span>
      )}
      {reach.passes.size > 0 && (
        <span>
          <svg viewBox="-9 -9 18 18" aria-hidden="true" className="syww-pass">
            <circle r="6" />
            <path d="M-4 4L4 -4" />
          </svg>
          {texts.legend.pass}
        </span>
      )}
      <span>
        <svg viewBox="-10 -10 20 20" aria-hidden="true" className="syww-way-stop" data-watched="">
          <circle r="9" />
          <text y="4">!</text>
        </svg>
        {texts.legend.risk}
      </span>
      <button type="button" className="link small" onClick={close}>
        {texts.hide}
      </button>
    </aside>
  );
}
