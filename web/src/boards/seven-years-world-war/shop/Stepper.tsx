import type { ReactNode } from 'react';
import type { meant } from '../../kit/rail/meant.ts';

interface Props {
  /** What is counted, read out with both buttons. */
  readonly name: string;
  readonly value: number;
  /** Of how many, where there is an end to it. */
  readonly of?: number;
  readonly texts: { readonly oneMore: (name: string) => string; readonly oneLess: (name: string) => string };
  readonly mayAdd: boolean;
  readonly why: string | undefined;
  /** In a lesson, whether one more is meant. */
  readonly lit?: ReturnType<typeof meant>;
  onAdd(): void;
  onTakeOff(): void;
}

/** − n +, each a thumb wide. */
export function Stepper({ name, value, of, texts, mayAdd, why, lit, onAdd, onTakeOff }: Props): ReactNode {
  return (
    <span
      className="syww-stepper"
      data-term={of === undefined ? 'in-basket' : 'of-all'}
      data-note={mayAdd ? undefined : why}
    >
      <button
        type="button"
        aria-label={texts.oneLess(name)}
        data-tip={texts.oneLess(name)}
        disabled={value === 0}
        onClick={onTakeOff}
      >
        −
      </button>
      <output aria-label={name}>
        {value}
        {of !== undefined && <small> / {of}</small>}
      </output>
      <button
        type="button"
        aria-label={texts.oneMore(name)}
        data-tip={mayAdd || why === undefined ? texts.oneMore(name) : why}
        disabled={!mayAdd}
        {...lit}
        onClick={onAdd}
      >
        +
      </button>
    </span>
  );
}
