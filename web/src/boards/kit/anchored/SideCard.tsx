import './side-card.css';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Icon } from '../../../icons.tsx';
import { type CardAnchor, useAnchored } from './use-anchored.ts';

interface Props {
  readonly anchor: CardAnchor;
  readonly title: string;
  /** Before the title, and between it and the cross. */
  readonly emblem?: ReactNode;
  readonly extra?: ReactNode;
  /** The same in one sentence, for screen readers. */
  readonly text?: string;
  /** What takes the focus when it opens; the cross where nothing is found; null for an opening by pointer. */
  readonly focus?: string | null;
  readonly className?: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** How far down a sheet is drawn until it goes. */
const PULLED = 60;

/**
 * A card beside a thing of the board: what it is, and what can be done there. Never modal, never over its thing. Escape and
 * the cross close it and give the focus back; on a phone it is a sheet that is drawn down.
 */
export function SideCard(props: Props): ReactNode {
  const { anchor, title, emblem, extra, text, focus = null, className = '', children, onClose } = props;
  const texts = useTexts();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const { style, beak } = useAnchored(anchor, ref);
  const pulled = useRef<number | null>(null);
  useEffect(() => {
    if (focus === null) return;
    const before = document.activeElement;
    const body = ref.current?.querySelector('.side-card-body');
    const wanted = body?.querySelector<HTMLElement>(focus) ?? ref.current?.querySelector<HTMLElement>('.icon-button');
    wanted?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, [focus]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  // Opened with the pointer, it has not got the focus, and Escape is pressed somewhere else.
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) close.current();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  const letGo = (event: PointerEvent) => {
    if (pulled.current !== null && event.clientY - pulled.current > PULLED) onClose();
    pulled.current = null;
  };
  return (
    <div
      ref={ref}
      className={`side-card beside ${className}`}
      role="dialog"
      aria-labelledby={id}
      aria-describedby={text === undefined ? undefined : `${id}-said`}
      tabIndex={-1}
      style={style}
      data-beak={beak}
      onKeyDown={press}
    >
      <button
        type="button"
        className="side-card-handle"
        aria-label={texts.close}
        onClick={onClose}
        onPointerDown={(event) => {
          pulled.current = event.clientY;
        }}
        onPointerUp={letGo}
      />
      <header className="side-card-head">
        {emblem}
        <h2 id={id}>{title}</h2>
        {extra}
        <button type="button" className="icon-button" aria-label={texts.close} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <div className="side-card-body">
        {text !== undefined && (
          <p id={`${id}-said`} className="visually-hidden">
            {text}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
