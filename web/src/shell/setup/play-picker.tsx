import type { AnyGame, AnyTexts } from '@cabinet-wars/kernel';
import { playFields, type Values } from './option-form.ts';

interface Props {
  readonly game: AnyGame;
  readonly texts: AnyTexts;
  readonly values: Values;
  readonly seat: number;
  /** What the seat plays as things stand. */
  readonly title: string;
  onChange(key: string, value: unknown): void;
}

/** What a seat plays, where its players may choose: one taken by another seat changes places with it. */
export function PlayPicker({ game, texts, values, seat, title, onChange }: Props) {
  const fields = playFields(game);
  const [key, field] = fields[seat] ?? [];
  if (key === undefined || field?.kind !== 'one-of') return <strong>{title}</strong>;
  const pick = (value: string) => {
    const other = fields.find(([each]) => each !== key && values[each] === value);
    if (other !== undefined && value !== field.default) onChange(other[0], values[key]);
    onChange(key, value);
  };
  return (
    <select
      aria-label={texts.option(key).name}
      value={String(values[key])}
      onChange={(event) => pick(event.target.value)}
    >
      {field.values.map((value) => (
        <option key={value} value={value}>
          {value === field.default ? `${title} (${texts.value(key, value)})` : texts.value(key, value)}
        </option>
      ))}
    </select>
  );
}
