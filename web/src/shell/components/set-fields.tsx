import { type AnyTexts, same } from '@cabinet-wars/kernel';
import { type ReactNode, useId } from 'react';
import { childrenOf, type faultsByField, partOf } from '../../components/field-paths.ts';
import { useComponentTexts } from '../../i18n/components/index.ts';
import { sayReason } from '../../i18n/index.ts';

interface Props {
  readonly value: unknown;
  /** What stands in the same place of ours. */
  readonly ours: unknown;
  readonly at: string;
  readonly name: string;
  readonly keys: readonly (string | number)[];
  readonly faults: ReturnType<typeof faultsByField>;
  readonly texts: AnyTexts;
  onChange(keys: readonly (string | number)[], value: unknown): void;
}

const nobody = { name: String };

function Faults({ at, faults, texts, id }: Pick<Props, 'at' | 'faults' | 'texts'> & { readonly id?: string }) {
  const reasons = faults.get(at) ?? [];
  if (reasons.length === 0) return null;
  return (
    <span className="set-faults" id={id}>
      {reasons.map((reason) => (
        <span key={reason.why}>{sayReason(reason, texts, nobody)}</span>
      ))}
    </span>
  );
}

/** A number, a text, or yes and no. */
function Leaf(props: Props) {
  const { value, ours, at, name, keys, faults, onChange } = props;
  const id = useId();
  const words = useComponentTexts();
  const wrong = faults.has(at);
  const same = value === ours;
  const common = { id, 'aria-invalid': wrong, 'aria-describedby': wrong ? `${id}-why` : undefined, 'data-path': at };
  return (
    <div className={`set-leaf${same ? '' : ' differs'}`} title={same ? undefined : words.differs}>
      <label htmlFor={id}>{name}</label>
      {typeof value === 'boolean' ? (
        <input type="checkbox" checked={value} onChange={(event) => onChange(keys, event.target.checked)} {...common} />
      ) : (
        <input
          type={typeof ours === 'number' ? 'number' : 'text'}
          size={Math.max(4, String(value).length)}
          value={String(value ?? '')}
          onChange={({ target }) => onChange(keys, typed(target.value, ours))}
          {...common}
        />
      )}
      <Faults {...props} id={`${id}-why`} />
    </div>
  );
}

/** What was typed, as the kind of thing that stands there in ours. */
const typed = (text: string, ours: unknown): unknown =>
  typeof ours === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;

/** A part of a set with all its fields, each fault beside its own. */
export function SetFields(props: Props): ReactNode {
  const { value, ours, at, name, keys, faults } = props;
  const children = childrenOf(value, at);
  if (typeof value !== 'object' || value === null) return <Leaf {...props} />;
  const hasFault = [...faults.keys()].some((path) => path.startsWith(at));
  const fields = children.map(([path, key]) => (
    <SetFields
      {...props}
      key={path}
      value={partOf(value, key)}
      ours={partOf(ours, key)}
      at={path}
      name={typeof key === 'number' ? String(key + 1) : key}
      keys={[...keys, key]}
    />
  ));
  const isFlat = children.every(([, key]) => typeof partOf(value, key) !== 'object');
  if (isFlat && keys.length > 1)
    return (
      <fieldset className="set-row">
        <legend>{name}</legend>
        {fields}
        <Faults {...props} />
      </fieldset>
    );
  if (isChart(value)) return <Chart {...props} />;
  return (
    <details className="set-part" open={hasFault || keys.length === 0 || undefined}>
      <summary>
        {name}
        {same(value, ours) ? null : <span className="set-differs" aria-hidden="true" />}
      </summary>
      <Faults {...props} />
      {fields}
    </details>
  );
}

const isFlatRow = (row: unknown): row is object =>
  typeof row === 'object' && row !== null && Object.values(row).every((cell) => typeof cell !== 'object');

/** Whether a part reads best as a table: several rows with the same columns. */
function isChart(value: object): boolean {
  const rows = Object.values(value);
  if (rows.length < 2 || !rows.every(isFlatRow)) return false;
  const [first, ...others] = rows.map((row) => Object.keys(row).join());
  return first.includes(',') && others.every((columns) => columns === first);
}

/** Rows with the same columns as the table they are in print, each cell a field. */
function Chart(props: Props) {
  const { value, ours, at, name, keys } = props;
  const rows = childrenOf(value, at);
  const columns = childrenOf(partOf(value, rows[0][1]), rows[0][0]).map(([, key]) => key);
  return (
    <table className="set-chart">
      <caption>{name}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {typeof column === 'number' ? column + 1 : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([path, key]) => (
          <tr key={path}>
            <th scope="row">{typeof key === 'number' ? key + 1 : key}</th>
            {childrenOf(partOf(value, key), path).map(([cell, column]) => (
              <td key={cell}>
                <Leaf
                  {...props}
                  value={partOf(partOf(value, key), column)}
                  ours={partOf(partOf(ours, key), column)}
                  at={cell}
                  name={`${key} ${column}`}
                  keys={[...keys, key, column]}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
