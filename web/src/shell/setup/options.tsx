import type { AnyGame, AnyTexts, Field, Reason } from '@cabinet-wars/kernel';
import { sayReason, useTexts } from '../../i18n/index.ts';
import { Reconstructed } from '../help/reconstructed.tsx';
import { Choose, Stepper, Switch } from '../parts/fields.tsx';
import { changedIn, conflictsAt, type FieldGroup, groupsOf, SEAT_GROUP, type Values } from './option-form.ts';

const nobody = { name: String };

interface Props {
  readonly game: AnyGame;
  readonly texts: AnyTexts;
  readonly values: Values;
  readonly conflicts: readonly Reason[];
  onChange(key: string, value: unknown): void;
}

function OptionField({
  name,
  field,
  texts,
  values,
  onChange,
}: Props & { readonly name: string; readonly field: Field }) {
  const text = texts.option(name);
  const change = (value: unknown) => onChange(name, value);
  if (field.kind === 'switch')
    return <Switch name={text.name} hint={text.hint} value={values[name] === true} onChange={change} />;
  if (field.kind === 'number')
    return (
      <Stepper
        name={text.name}
        hint={text.hint}
        value={Number(values[name])}
        from={field.from}
        to={field.to}
        onChange={change}
      />
    );
  return (
    <Choose<string>
      name={text.name}
      hint={text.hint}
      value={String(values[name])}
      values={field.values}
      say={(value) => texts.value(name, value)}
      onChange={change}
    />
  );
}

function Group({ group, ...props }: Props & { readonly group: FieldGroup }) {
  return group.fields.map(([key, field]) => {
    const reasons = conflictsAt(props.conflicts, key);
    return (
      <div key={key} className={reasons.length > 0 ? 'conflict' : undefined}>
        <OptionField {...props} name={key} field={field} />
        {reasons.map((reason) => (
          <p key={reason.why} className="conflict-reason">
            {sayReason(reason, props.texts, nobody)}
          </p>
        ))}
      </div>
    );
  });
}

/** What a game lets its players settle: what most people look at in sight, the other groups folded away. */
export function Options(props: Props) {
  const shell = useTexts();
  const { game, texts, values, conflicts } = props;
  const rules = groupsOf(game).filter(({ id }) => id !== SEAT_GROUP);
  const groups = rules.map((group, i) => {
    const title = texts.group?.(group.id) ?? shell.groups[group.id] ?? group.id;
    if (i === 0) return <Group key={group.id} {...props} group={group} />;
    const changed = changedIn(group, values);
    const wrong = group.fields.some(([key]) => conflictsAt(conflicts, key).length > 0);
    return (
      <details key={group.id} className="group" open={wrong || undefined}>
        <summary>
          {title}
          {changed > 0 && <span className="count">{changed}</span>}
        </summary>
        <Group {...props} group={group} />
      </details>
    );
  });
  return (
    <>
      {groups}
      <Reconstructed game={game.id} texts={texts} />
    </>
  );
}
