/** Any object by its keys. The compiler knows no safe type for it; that the values are unknown is all that is claimed. */
export const fieldsOf = (thing: object): Readonly<Record<string, unknown>> =>
  thing as Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a name is one of a table's: what a text from outside must be before it is looked up. */
export const isKeyOf = <T extends object>(table: T, name: PropertyKey): name is keyof T => Object.hasOwn(table, name);

export const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

export const isOneOf = <T>(values: readonly T[], value: unknown): value is T => values.some((each) => each === value);
