import type { AnyGame, AnyTexts } from '@cabinet-wars/kernel';
import { playFields, type Values } from './option-form.ts';

/** What has been settled so far, and a way to settle more of it. */
export interface Settling {
  readonly values: Values;
  onChange(key: string, value: unknown): void;
}

interface Props {
  readonly game: AnyGame;
  readonly texts: AnyTexts;
  readonly settling: Settling | undefined;
  readonly seat: number;
  /** What the seat plays as things stand. */
  readonly title: string;
}

/** What a seat plays, where its players may choose: one taken by another seat changes places with it. */
export function PlayPicker({ game, texts, settling, seat, title }: Props) {
  const fields = playFields(game);
  const [key, field] = fields[seat] ?? [];
  if (settling === undefined || key === undefined || field?.kind !== 'one-of') return <strong>{title}</strong>;
  const { values, onChange } = settling;
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
