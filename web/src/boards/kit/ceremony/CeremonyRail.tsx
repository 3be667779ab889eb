import './ceremony.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Icon } from '../../../icons.tsx';
import type { CeremonyNow } from './ceremony.ts';

interface Props {
  readonly now: CeremonyNow;
  readonly label: string;
  readonly title: string;
  /** One sentence for this step, read aloud when it comes. */
  readonly text: string;
  /** What the last step's button says; `Continue` if not given. */
  readonly onward?: string;
  readonly children?: ReactNode;
}

/** The rail while a ceremony lasts: what it is, how far it has come, and the way on. */
export function CeremonyRail({ now, label, title, text, onward, children }: Props): ReactNode {
  const texts = useTexts();
  const on = useRef<HTMLButtonElement>(null);
  useEffect(() => on.current?.focus({ preventScroll: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step begins at its top
  useEffect(() => {
    const panel = on.current?.closest('.decision');
    if (panel) panel.scrollTop = 0;
  }, [now.at]);
  return (
    <div className="ceremony-rail">
      <p className="label ceremony-label">{label}</p>
      <h2 className="prompt">{title}</h2>
      <p className="visually-hidden" aria-live="polite">
        {text}
      </p>
      {children}
      <div className="commit-row">
        <button ref={on} type="button" className="button primary ceremony-next" onClick={now.next}>
          {now.isLast && onward !== undefined ? onward : texts.goOn} <Icon name="next" size={16} />
        </button>
        {now.isLast ? (
          now.of.steps.length > 1 && (
            <button type="button" className="button" onClick={now.again}>
              {texts.againSlowly}
            </button>
          )
        ) : (
          <button type="button" className="button" onClick={now.toEnd}>
            {texts.skipToTable}
          </button>
        )}
      </div>
      <p className="note">{now.isStepwise || now.isLast ? texts.ceremonyKeys : texts.ceremonyGoesOn}</p>
    </div>
  );
}
