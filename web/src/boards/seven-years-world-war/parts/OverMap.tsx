import './over-map.css';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { openTab } from '../state/open-tab.ts';

interface Props {
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** What stands beside the title. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A tab that is too large for the rail lies on a plate over the lower map; closed, the log takes its place. */
export function OverMap({ title, closeLabel, aside, className = '', children }: Props): ReactNode {
  const id = useId();
  const [room, setRoom] = useState<Element | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => setRoom(document.querySelector('.syww-table')), []);
  useEffect(() => {
    if (room !== null) heading.current?.focus({ preventScroll: true });
  }, [room]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) openTab('log');
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  if (room === null) return null;
  return createPortal(
    <section className={`framed syww-over ${className}`} aria-labelledby={id}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {aside}
        <button type="button" className="icon-button" aria-label={closeLabel} onClick={() => openTab('log')}>
          ×
        </button>
      </header>
      {children}
    </section>,
    room,
  );
}
