/** The fields of each kind of choice in the order they are written: words, whole numbers (`#`) or yes/no (`?`). */
export type Fields<C extends { t: string }> = Readonly<Record<C['t'], readonly string[]>>;
