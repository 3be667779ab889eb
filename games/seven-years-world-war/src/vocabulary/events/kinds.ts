/** The kinds of events, each with the fields that only some may see (`null` to everybody else): see `mayRead`. */
export type Kinds<E extends { t: string }> = Readonly<Record<E['t'], readonly string[]>>;
