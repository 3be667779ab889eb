import { useId, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Icon } from '../../icons.tsx';

interface ChooseProps<T extends string | number> {
  readonly name: string;
  readonly hint?: string;
  readonly value: T;
  readonly values: readonly T[];
  say(value: T): string;
  onChange(value: T): void;
}

/** One of a few values, all of them in sight; of many, a list that opens. */
export function Choose<T extends string | number>({ name, hint, value, values, say, onChange }: ChooseProps<T>) {
  const id = useId();
  if (values.length > 4)
    return (
      <div className="field">
        <label htmlFor={id}>{name}</label>
        {hint !== undefined && <p className="hint">{hint}</p>}
        <select id={id} value={values.indexOf(value)} onChange={(e) => onChange(values[Number(e.target.value)])}>
          {values.map((each, i) => (
            <option key={each} value={i}>
              {say(each)}
            </option>
          ))}
        </select>
      </div>
    );
  return (
    <fieldset className="field">
      <legend>{name}</legend>
      {hint !== undefined && <p className="hint">{hint}</p>}
      <div className="segments">
        {values.map((each) => (
          <label key={each}>
            <input type="radio" name={id} checked={each === value} onChange={() => onChange(each)} />
            <span>{say(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface StepperProps {
  readonly name: string;
  readonly hint?: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  onChange(value: number): void;
}

/** A number by steps of one, typed or clicked. */
export function Stepper({ name, hint, value, from, to, onChange }: StepperProps) {
  const texts = useTexts();
  const id = useId();
  /** A number that is still being typed stands as it was typed: it may be too small until its last digit. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly counts: number } | null>(null);
  const set = (next: number) => {
    const counts = Number.isInteger(next) ? Math.max(from, Math.min(to, next)) : value;
    if (counts !== value) onChange(counts);
    return counts;
  };
  const step = (by: number) => {
    setTyped(null);
    set(value + by);
  };
  const type = (text: string) => setTyped({ text, counts: text.trim() === '' ? value : set(Number(text)) });
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      {hint !== undefined && <p className="hint">{hint}</p>}
      <div className="stepper">
        <button type="button" aria-label={texts.less} disabled={value <= from} onClick={() => step(-1)}>
          <Icon name="minus" />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={from}
          max={to}
          value={typed?.counts === value ? typed.text : value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
        />
        <button type="button" aria-label={texts.more} disabled={value >= to} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly hint?: string;
  readonly value: boolean;
  onChange(value: boolean): void;
}

export function Switch({ name, hint, value, onChange }: SwitchProps) {
  return (
    <label className="field switch">
      <input
        type="checkbox"
        role="switch"
        checked={value}
        aria-checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span className="switch-name">{name}</span>
        {hint !== undefined && <span className="hint">{hint}</span>}
      </span>
    </label>
  );
}
