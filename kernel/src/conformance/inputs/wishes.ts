import type { Chance } from '../../chance/chance.ts';
import type { Choice } from '../../choice.ts';

type Value = Choice[string];

const MOST_KEPT = 256;

/** Choices met in a game, from which wishes are made: as they were, with parts left out, with parts exchanged. */
export class Wishes {
  readonly #kept: Partial<Choice>[];
  readonly #values = new Map<string, Value[]>();

  constructor(given: readonly Partial<Choice>[] = []) {
    this.#kept = [...given];
  }

  add(choice: Choice): void {
    if (this.#kept.length < MOST_KEPT) this.#kept.push(choice);
    for (const [field, value] of Object.entries(choice)) {
      const values = this.#values.get(field) ?? [];
      if (!values.includes(value) && values.length < MOST_KEPT) values.push(value);
      this.#values.set(field, values);
    }
  }

  some(count: number, chance: Chance): Partial<Choice>[] {
    if (this.#kept.length === 0) return [];
    return Array.from({ length: count }, () => this.#one(chance));
  }

  #one(chance: Chance): Partial<Choice> {
    const wish: Record<string, Value | undefined> = { ...this.#kept[chance.roll(this.#kept.length)] };
    const fields = Object.keys(wish);
    const field = fields[chance.roll(fields.length)];
    const how = chance.roll(4);
    if (how === 0 && fields.length > 1) delete wish[field];
    if (how === 1) wish[field] = this.#otherValue(field, wish[field] ?? null, chance);
    return wish;
  }

  #otherValue(field: string, value: Value, chance: Chance): Value {
    if (typeof value === 'number' && chance.roll(2) === 0) return value + (chance.roll(2) === 0 ? 1 : -1);
    const values = this.#values.get(field) ?? [value];
    return values[chance.roll(values.length)];
  }
}
