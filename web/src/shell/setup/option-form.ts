import { type AnyGame, type Field, type Reason, settle } from '@cabinet-wars/kernel';

export type Values = Readonly<Record<string, unknown>>;
export interface FieldGroup {
  readonly id: string;
  readonly fields: readonly (readonly [key: string, field: Field])[];
}

const MAIN = 'main';

export const fieldsOf = (game: AnyGame): readonly (readonly [string, Field])[] => Object.entries(game.options.fields);

export const defaultsOf = (game: AnyGame): Values =>
  Object.fromEntries(fieldsOf(game).map(([key, field]) => [key, field.default]));

/** The options by group, the ungrouped first: what most people look at. */
export function groupsOf(game: AnyGame): FieldGroup[] {
  const groups = new Map<string, (readonly [string, Field])[]>([[MAIN, []]]);
  for (const [key, field] of fieldsOf(game)) {
    const id = field.group ?? MAIN;
    groups.set(id, [...(groups.get(id) ?? []), [key, field]]);
  }
  return [...groups].flatMap(([id, fields]) => (fields.length > 0 ? [{ id, fields }] : []));
}

/** Options that say what each seat plays, in the order of the seats: chosen where one sits down, not among the rules. */
export const SEAT_GROUP = 'powers';
export const playFields = (game: AnyGame): readonly (readonly [string, Field])[] =>
  groupsOf(game).find(({ id }) => id === SEAT_GROUP)?.fields ?? [];

/** What stands in the way of playing with these values. */
export function conflictsOf(game: AnyGame, values: Values): readonly Reason[] {
  const settled = settle(game.options, values);
  return settled.ok ? [] : settled.reasons;
}

/** The conflicts that name an option: shown beside it. The others stand over the form. */
export const conflictsAt = (reasons: readonly Reason[], key: string): readonly Reason[] =>
  reasons.filter((reason) => reason.option === key || reason.other === key);

/** How many values in a group are not what the rules begin with. */
export const changedIn = ({ fields }: FieldGroup, values: Values): number =>
  fields.filter(([key, field]) => values[key] !== field.default).length;

/** Only what differs from the defaults: short, and the rules fill in the rest. */
export const settledValues = (game: AnyGame, values: Values): Values =>
  Object.fromEntries(fieldsOf(game).flatMap(([key, f]) => (values[key] === f.default ? [] : [[key, values[key]]])));
