import './rail.css';
import type { ReactNode } from 'react';

/** What a verb says: its picture, its name, what it costs or means, and at the right its chance or number. */
export interface VerbFace {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly sub?: string | undefined;
  readonly figure?: string | undefined;
  readonly under?: string | undefined;
  /** What the number is, among the marks of the board. */
  readonly figureTerm?: string | undefined;
}

/** The face of a verb, inside whatever button it stands in. The second line keeps its room until it is known. */
export const VerbLook = ({ icon, title, sub, figure, under, figureTerm }: VerbFace): ReactNode => (
  <span className="verb-look">
    <span className="verb-icon" aria-hidden="true">
      {icon}
    </span>
    <span className="verb-text">
      <span className="choice-text">{title}</span>
      <em>{sub === undefined || sub === '' ? '\u00a0' : sub}</em>
    </span>
    {figure !== undefined && (
      <span className="verb-figure" data-term={figureTerm}>
        <b>{figure}</b>
        <small>{under ?? '\u00a0'}</small>
      </span>
    )}
  </span>
);

interface Props extends VerbFace {
  /** In red: dice follow. */
  readonly isFinal?: boolean;
  readonly isLit?: boolean;
  readonly keys?: string | undefined;
  readonly text?: string | undefined;
  onDo(): void;
  onLook?(isLooking: boolean): void;
}

/** Something that can be done, one click away. */
export function Verb({ isFinal = false, isLit = false, keys, text, onDo, onLook, ...face }: Props): ReactNode {
  return (
    <button
      type="button"
      className={`verb${isLit ? ' lit' : ''}`}
      data-final={isFinal || undefined}
      aria-label={text}
      aria-keyshortcuts={keys}
      onClick={onDo}
      onPointerEnter={() => onLook?.(true)}
      onPointerLeave={() => onLook?.(false)}
      onFocus={() => onLook?.(true)}
      onBlur={() => onLook?.(false)}
    >
      <VerbLook {...face} />
    </button>
  );
}

/** Something one might want and cannot have, with the reason on the same line. It takes the focus, and does nothing. */
export const BarredVerb = ({ title, why }: { readonly title: string; readonly why: string }): ReactNode => (
  <button type="button" className="verb-barred" aria-disabled="true" aria-label={`${title}: ${why}`}>
    <span>{title}</span> <em>{why}</em>
  </button>
);
