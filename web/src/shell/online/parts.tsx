import { type FormEvent, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { wholeMoment } from '../../i18n/moment.ts';
import { useSettings } from '../../settings.ts';
import { Bar } from '../parts/bar.tsx';
import type { Doing } from './use-doing.ts';

/** A page with a title on a plate. */
export function PlatePage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="online-page">
      <Bar>
        <span className="bar-title">{title}</span>
      </Bar>
      <main className="online-main" id="content" tabIndex={-1}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}

export function Plate({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="plate online-plate" aria-label={title}>
      <h2 className="label">{title}</h2>
      {children}
    </section>
  );
}

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  onText(text: string): void;
}

export function TextField({ label, hint, value, onText, ...more }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...more}
        id={id}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  );
}

interface ActFormProps {
  readonly doing: Doing;
  readonly act: string;
  /** What is said when it has been done. */
  readonly done?: string | null;
  readonly children: ReactNode;
  onAct(): void;
}

/** A few fields and the button that sends them. */
export function ActForm({ doing, act, done, children, onAct }: ActFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAct();
  };
  return (
    <form className="form" onSubmit={submit}>
      {children}
      <ActStatus doing={doing} done={done ?? null} />
      <button type="submit" className="button primary" disabled={doing.busy}>
        {act}
      </button>
    </form>
  );
}

/** What came of it, read out where somebody listens. */
export function ActStatus({ doing, done }: { readonly doing: Doing; readonly done: string | null }) {
  return (
    <div className="act-status" aria-live="polite">
      {doing.problem !== null && <p className="problem">{doing.problem}</p>}
      {doing.problem === null && done !== null && <p className="note">{done}</p>}
    </div>
  );
}

export function useWhen(): (at: number) => string {
  const { language } = useSettings();
  return (at) => wholeMoment(at, language);
}
