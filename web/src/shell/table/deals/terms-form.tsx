import type { Terms, TermValue } from '@cabinet-wars/kernel';
import type { BoardModule } from '../../../boards/kit/board.ts';
import { useSettings } from '../../../settings.ts';
import { Choose, Stepper } from '../../parts/fields.tsx';
import type { Sitting } from '../../table-state/use-table.ts';

export type TermValues = Readonly<Record<string, TermValue>>;

/** What a deal as it came says under one of its terms. */
export const termValue = (value: unknown): TermValue =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

const NOTHING = '–';

/** The first value of each term: the least number, the first word, nobody where that may be. */
export function firstValues(terms: Terms, seat: number): TermValues {
  return Object.fromEntries(
    Object.entries(terms).map(([key, term]) => {
      if (term.optional) return [key, null];
      if (term.kind === 'number') return [key, term.from];
      return [key, term.kind === 'seat' ? Number(seat === 0) : term.values[0]];
    }),
  );
}

interface Props {
  readonly sitting: Sitting;
  readonly terms: Terms;
  readonly values: TermValues;
  onChange(values: TermValues): void;
}

const isAsked = ({ terms }: BoardModule, key: string, values: TermValues): boolean =>
  terms?.isAsked?.(key, values) ?? true;

/** What is to be said: of terms that mean nothing beside the others, nothing. */
export const askedValues = (board: BoardModule, values: TermValues): TermValues =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isAsked(board, key, values) ? value : null]));

/** The fields a deal or an order has to say. */
export function TermsForm({ sitting, terms, values, onChange }: Props) {
  const { language } = useSettings();
  const { loaded, telling, client } = sitting;
  const names = loaded.board.terms;
  const asked = Object.entries(terms).filter(([key]) => isAsked(loaded.board, key, values));
  return asked.map(([key, term]) => {
    const name = names?.term(key, language) ?? key;
    const set = (value: TermValue) => onChange({ ...values, [key]: value });
    if (term.kind === 'number' && !term.optional)
      return <Stepper key={key} name={name} value={Number(values[key])} from={term.from} to={term.to} onChange={set} />;
    const given =
      term.kind === 'one-of'
        ? term.values
        : term.kind === 'seat'
          ? client.facts.seats.map((_, i) => i)
          : countTo(term.from, term.to);
    const say = (value: string | number) => {
      if (value === NOTHING) return NOTHING;
      return term.kind === 'seat'
        ? telling.name(Number(value))
        : (names?.value(key, String(value), language) ?? String(value));
    };
    return (
      <Choose<string | number>
        key={key}
        name={name}
        value={values[key] ?? NOTHING}
        values={term.optional ? [NOTHING, ...given] : given}
        say={say}
        onChange={(value) => set(value === NOTHING ? null : value)}
      />
    );
  });
}

const countTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
