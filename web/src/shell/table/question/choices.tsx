import { type Choice, choiceIn, isRange, type Option, type Range } from '@cabinet-wars/kernel';
import { memo, useState } from 'react';
import type { BoardProps } from '../../../boards/kit/board.ts';
import { ComesIn, taughtClass } from '../../../boards/kit/rail/comes-in.tsx';
import { useTexts } from '../../../i18n/index.ts';
import { keyOfOption } from '../../../option-key.ts';
import { Stepper } from '../../parts/fields.tsx';
import type { Picking } from '../../table-state/use-picking.ts';
import type { Sitting } from '../../table-state/use-table.ts';

interface Props {
  readonly sitting: Sitting;
  readonly picking: Picking;
  readonly props: BoardProps;
}

/** Every choice as a numbered row; a range as a number to set and then choose. */
export function Choices({ sitting, picking, props }: Props) {
  const texts = useTexts();
  const Panel = sitting.loaded.board.panels?.[picking.ask?.key ?? ''];
  if (Panel !== undefined) return <Panel {...props} view={sitting.shown.question.view} ask={picking.ask} />;
  return (
    <ol className="choices" aria-label={texts.choices}>
      {(picking.ask?.options ?? []).map((option, i) => (
        <li
          key={JSON.stringify(option)}
          data-option={i}
          className={isOnward(sitting, option) ? 'onward' : undefined}
          onPointerEnter={() => picking.hover(i)}
          onPointerLeave={() => picking.hover(null)}
          onFocus={() => picking.hover(i)}
          onBlur={() => picking.hover(null)}
        >
          <OptionRow sitting={sitting} picking={picking} props={props} option={option} i={i} />
        </li>
      ))}
    </ol>
  );
}

/** The way on: it stays in sight under the list. */
const isOnward = ({ loaded }: Sitting, { t }: Option<Choice>): boolean => loaded.board.onward?.includes(t) ?? false;

function OptionRow({ option, i, ...rest }: Props & { readonly option: Option<Choice>; readonly i: number }) {
  const { picking } = rest;
  const choice = choiceIn(option);
  if (choice === null) return <RangeRow {...rest} option={option} number={i + 1} />;
  const isPicked = isSame(picking.picked, option);
  return <ChoiceRow {...rest} choice={choice} number={i + 1} isPicked={isPicked} isLit={picking.highlighted === i} />;
}

const isSame = (a: object | null, b: object): boolean => a !== null && JSON.stringify(a) === JSON.stringify(b);

interface RowProps extends Props {
  readonly choice: Choice;
  readonly number: number;
  readonly isPicked: boolean;
  readonly isLit: boolean;
}

/** A row says the same as long as it is asked the same, a lesson means the same, and nothing is pointed at or picked that was not. */
const isSameRow = (a: RowProps, b: RowProps): boolean =>
  a.choice === b.choice &&
  a.isPicked === b.isPicked &&
  a.isLit === b.isLit &&
  a.props.view === b.props.view &&
  a.props.taught === b.props.taught &&
  a.sitting.texts === b.sitting.texts &&
  (a.picking.picked === null) === (b.picking.picked === null);

const ChoiceRow = memo(function ChoiceRow({ sitting, picking, props, choice, number, isPicked, isLit }: RowProps) {
  const { texts, telling, loaded } = sitting;
  const { Row } = loaded.board;
  const text = texts.choice(choice, telling);
  return (
    <button
      type="button"
      className={`choice${isPicked ? ' picked' : ''}${isLit ? ' lit' : ''}${taughtClass(props.taught, choice)}`}
      aria-pressed={picking.picked === null ? undefined : isPicked}
      aria-keyshortcuts={keyOfOption(number - 1) ?? undefined}
      onClick={() => picking.pick(choice)}
    >
      <span className="choice-number">{keyOfOption(number - 1)}</span>
      {Row === undefined ? (
        <span className="choice-text">{text}</span>
      ) : (
        <Row {...props} ask={picking.ask} choice={choice} text={text} />
      )}
      <ComesIn taught={props.taught} choice={choice} />
    </button>
  );
}, isSameRow);

const rangesOf = (option: Option<Choice>): [string, Range][] =>
  Object.entries(option).flatMap(([key, value]): [string, Range][] => (isRange(value) ? [[key, value]] : []));

function RangeRow({
  sitting,
  picking,
  option,
  number,
}: Props & { readonly option: Option<Choice>; readonly number: number }) {
  const shell = useTexts();
  const { texts, telling } = sitting;
  const ranges = rangesOf(option);
  const [values, setValues] = useState(() => Object.fromEntries(ranges.map(([key, { from }]) => [key, from])));
  const choice = choiceIn<Choice>({ ...option, ...values });
  if (choice === null) return null;
  return (
    <div className="choice range">
      <span className="choice-number">{keyOfOption(number - 1)}</span>
      {ranges.map(([key, { from, to }]) => (
        <Stepper
          key={key}
          name={loadedName(sitting, key) ?? shell.amount}
          value={values[key]}
          from={from}
          to={to}
          onChange={(value) => setValues({ ...values, [key]: value })}
        />
      ))}
      <button type="button" className="button primary" onClick={() => picking.pick(choice)}>
        <span className="said">{texts.choice(choice, telling)}</span>
      </button>
    </div>
  );
}

const loadedName = ({ loaded, texts }: Sitting, key: string): string | undefined =>
  loaded.board.terms?.term(key, texts.language);
