import { isRecord } from '@cabinet-wars/kernel';
import type { BoardProps } from '../../boards/kit/board.ts';
import { useTexts } from '../../i18n/index.ts';

type Row = readonly [name: string, value: string];

const isSmall = (value: unknown): value is string | number | boolean | null =>
  value === null || typeof value !== 'object';

/** Facts of a view in the order they come: what is one value a line, what is by seat or by name a line each. */
function rowsOf(facts: unknown, name: (seat: number) => string, seats: number): Row[] {
  if (!isRecord(facts)) return [];
  return Object.entries(facts).flatMap(([key, value]): Row[] => {
    if (key === 'stack' || key === 'options' || value === null) return [];
    if (isSmall(value)) return [[key, String(value)]];
    if (Array.isArray(value)) {
      if (value.length === seats && value.every(isSmall))
        return [[key, value.map((each, seat) => `${name(seat)} ${each}`).join(' · ')]];
      return value.every(isSmall) && value.length > 0 ? [[key, value.join(', ')]] : [];
    }
    const inner = Object.entries(value ?? {}).filter(([, each]) => isSmall(each));
    return inner.length === 0 ? [] : [[key, inner.map(([of, each]) => `${of} ${each ?? '–'}`).join(' · ')]];
  });
}

function Facts({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className="ruled">{title}</h2>
      <dl lang="en">
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** For a game without a board of its own: what is seen of it, as it is. */
export function PlainBoard({ view, telling, seats }: BoardProps) {
  const texts = useTexts();
  const rows = (facts: unknown) => rowsOf(facts, telling.name, seats.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="plain-board" aria-label={texts.publicFacts} tabIndex={0}>
      <Facts title={texts.publicFacts} rows={rows(view.open)} />
      <Facts title={texts.ownFacts} rows={rows(view.own)} />
      <p className="note">{texts.plainBoard}</p>
    </section>
  );
}
