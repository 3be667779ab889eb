import { type Choice, hasRange, isRange, type Option } from '../choice.ts';
import { fieldsOf } from '../guards.ts';
import { BrokenPromise } from '../reason.ts';

/** What a field of a choice may be: one of some words, yes or no, or a whole number below a bound (larger ones count as the largest). */
export type Domain = readonly string[] | 'yes-no' | { readonly below: number };

/** The fields of a kind of choice that tell its actions apart, and how many options may be alike in all of them. */
export interface KindSpec {
  readonly fields: Readonly<Record<string, Domain>>;
  /** 1 where nothing is left out. Otherwise options alike are numbered in the order they are offered. */
  readonly slots?: number;
}

interface Field {
  readonly name: string;
  readonly size: number;
  /** Null for a number, which is its own place. */
  readonly places: ReadonlyMap<unknown, number> | null;
  readonly words: readonly unknown[];
  /** Where the word met last stands: options come in the order of all there are, so the next is most often that one or the one after. */
  last: number;
}

interface Kind {
  readonly from: number;
  readonly fields: readonly Field[];
  readonly slots: number;
  /** Whether an option is told by words alone: it stands for one action. */
  readonly isWords: boolean;
  /** How many of its options may still be learnt by heart: where they are made anew for every question, that is soon none. */
  unlearnt: number;
}

/** An option known by heart, with the one that came after it last. */
interface Learnt {
  readonly option: object;
  readonly id: number;
  next: Learnt | null;
}

type Values = Readonly<Record<string, unknown>>;

/** All that is offered: the id of each action and, beside it, the place of the option it belongs to; and where each option's actions begin. */
export interface Legal {
  count: number;
  readonly ids: Int32Array;
  readonly options: Int32Array;
  readonly begins: Int32Array;
}

/** How many options of a kind are learnt by heart at most. */
const BY_HEART = 256;

/** Every choice of a game as an integer: a fixed space, of which a list or a mask tells what is offered. */
export class ActionSpace {
  readonly size: number;
  readonly #kinds = new Map<unknown, Kind>();
  /** Where options may be alike: how many have been met, by the first id they could have. */
  readonly #met = new Map<number, number>();
  /** Options that are the same objects in every question, as those of a table of the rules are. */
  readonly #learnt = new Map<object, Learnt>();

  constructor(kinds: Readonly<Record<string, KindSpec>>) {
    let from = 0;
    for (const [t, { fields, slots = 1 }] of Object.entries(kinds)) {
      const each = Object.entries(fields).map(([name, domain]) => ({
        name,
        size: sizeOf(domain),
        places: placesOf(domain),
        words: wordsOf(domain),
        last: 0,
      }));
      const isWords = slots === 1 && each.every(({ places }) => places !== null);
      const count = each.reduce((product, { size }) => product * size, slots);
      this.#kinds.set(t, { from, fields: each, slots, isWords, unlearnt: isWords ? Math.min(count, BY_HEART) : 0 });
      from += count;
    }
    this.size = from;
  }

  /** Room for whatever may be offered. */
  room(): Legal {
    const row = (): Int32Array => new Int32Array(this.size);
    return { count: 0, ids: row(), options: row(), begins: row() };
  }

  /** Lists all that is offered. */
  list<C extends Choice>(options: readonly Option<C>[], legal: Legal): void {
    const { ids, options: places, begins } = legal;
    legal.count = 0;
    if (this.#met.size > 0) this.#met.clear();
    let [t, kind]: [unknown, Kind | null] = [null, null];
    let before: Learnt | null = null;
    for (let place = 0; place < options.length; place++) {
      begins[place] = legal.count;
      before = this.#known(options[place], before);
      if (before !== null) {
        ids[legal.count] = before.id;
        places[legal.count++] = place;
        continue;
      }
      const option = fieldsOf(options[place]);
      // Options come in runs of one kind.
      if (kind === null || option.t !== t) {
        kind = this.#kindOf(option);
        t = option.t;
      }
      this.#listNew(kind, option, legal, place);
    }
  }

  /** What is known of an option by heart; most often it follows the one it followed last. */
  #known(option: object, before: Learnt | null): Learnt | null {
    if (before !== null && before.next !== null && before.next.option === option) return before.next;
    const known = this.#learnt.get(option) ?? null;
    if (before !== null && known !== null) before.next = known;
    return known;
  }

  #listNew(kind: Kind, option: Values, legal: Legal, place: number): void {
    const sum = kind.isWords ? wordsSum(kind, option) : sumOf(kind, option);
    if (sum === RANGED) this.#add(kind, option, 0, 0, legal, place);
    else this.#put(kind, sum, legal, place);
    if (kind.unlearnt === 0) return;
    kind.unlearnt--;
    this.#learnt.set(option, { option, id: kind.from + sum, next: null });
  }

  /** The choice an action stands for, whose option is known: for each of its ranges the number its id says. */
  choiceOf<C extends Choice>(option: Option<C>, id: number): C;
  choiceOf(option: object, id: number): object {
    if (this.#learnt.has(option) || !hasRange(option)) return option;
    const { from, fields, slots } = this.#kindOf(fieldsOf(option));
    const choice: Record<string, unknown> = { ...option };
    let rest = Math.floor((id - from) / slots);
    for (let at = fields.length - 1; at >= 0; at--) {
      const { name, size } = fields[at];
      const value = choice[name];
      const number = rest % size;
      if (isRange(value)) choice[name] = number === size - 1 ? value.to : number;
      rest = Math.floor(rest / size);
    }
    return choice;
  }

  #kindOf(option: Values): Kind {
    const kind = this.#kinds.get(option.t);
    if (kind === undefined) throw new BrokenPromise(`no action stands for choices of the kind ${String(option.t)}`);
    return kind;
  }

  /** Every combination of values an option stands for, from a field on. */
  #add(kind: Kind, option: Values, first: number, before: number, legal: Legal, place: number): void {
    let sum = before;
    for (let at = first; at < kind.fields.length; at++) {
      const field = kind.fields[at];
      const value = option[field.name];
      if (isRange(value)) {
        // Numbers beyond the bound all count as the largest, which stands for the greatest of them.
        const last = Math.min(value.to, Math.max(value.from, field.size - 1));
        if (at === kind.fields.length - 1 && kind.slots === 1 && last < field.size) {
          putRun(legal, kind.from + sum * field.size + value.from, last - value.from + 1, place);
          return;
        }
        for (let n = value.from; n <= last; n++)
          this.#add(kind, option, at + 1, sum * field.size + Math.min(n, field.size - 1), legal, place);
        return;
      }
      sum = sum * field.size + placeOf(field, value);
    }
    this.#put(kind, sum, legal, place);
  }

  #put(kind: Kind, sum: number, legal: Legal, place: number): void {
    legal.ids[legal.count] = kind.from + (kind.slots === 1 ? sum : this.#slotted(kind, sum));
    legal.options[legal.count++] = place;
  }

  #slotted({ from, slots }: Kind, sum: number): number {
    const first = from + sum * slots;
    const before = this.#met.get(first) ?? 0;
    this.#met.set(first, before + 1);
    return sum * slots + Math.min(before, slots - 1);
  }
}

/** Actions whose ids follow each other: what a single range stands for. */
function putRun(legal: Legal, first: number, length: number, place: number): void {
  const { ids, options } = legal;
  let { count } = legal;
  for (let i = 0; i < length; i++) {
    ids[count] = first + i;
    options[count++] = place;
  }
  legal.count = count;
}

function wordsSum({ fields }: Kind, option: Values): number {
  let sum = 0;
  for (let at = 0; at < fields.length; at++) {
    const field = fields[at];
    sum = sum * field.size + wordPlace(field, option[field.name]);
  }
  return sum;
}

function wordPlace(field: Field, value: unknown): number {
  const { words, last } = field;
  if (words[last] === value) return last;
  if (words[last + 1] === value) {
    field.last = last + 1;
    return last + 1;
  }
  const place = placeOf(field, value);
  field.last = place;
  return place;
}

const RANGED = -1;

/** Which of its kind's choices an option is; `RANGED` where it stands for several. */
function sumOf({ fields }: Kind, option: Values): number {
  let sum = 0;
  for (let at = 0; at < fields.length; at++) {
    const field = fields[at];
    const value = option[field.name];
    if (isRange(value)) return RANGED;
    sum = sum * field.size + placeOf(field, value);
  }
  return sum;
}

function placeOf({ places, name, size }: Field, value: unknown): number {
  if (places === null) return Math.min(Number(value), size - 1);
  const place = places.get(value);
  if (place === undefined) throw new BrokenPromise(`no action has ${name} ${String(value)}`);
  return place;
}

const sizeOf = (domain: Domain): number => (domain === 'yes-no' ? 2 : 'below' in domain ? domain.below : domain.length);

const wordsOf = (domain: Domain): readonly unknown[] => {
  if (domain === 'yes-no') return [false, true];
  return 'below' in domain ? [] : domain;
};

const placesOf = (domain: Domain): ReadonlyMap<unknown, number> | null =>
  typeof domain === 'object' && 'below' in domain ? null : new Map(wordsOf(domain).map((word, place) => [word, place]));
