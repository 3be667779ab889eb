import { isOneOf, isRecord, isWhole } from '../guards.ts';
import type { KernelReason, Reason } from '../reason.ts';

export type Fields = Readonly<Record<string, unknown>>;
type Facts = Readonly<Record<string, string | number>>;

/** Data from outside that may be used, or every fault of them. */
export type Loaded<D> = { readonly ok: true; readonly data: D } | { readonly ok: false; readonly reasons: Reason[] };

/**
 * Collects what is wrong with data from outside, each fault named by where it stands: `costs.biscay`, `counters.india[3]`. What a
 * look gives back is always of the form it asked for, so that checking goes on past a fault. `Why` are a game's own faults.
 */
export class Faults<Why extends string = never> {
  readonly reasons: Reason[] = [];

  add(why: Why | Extract<KernelReason, `data-${string}`>, at: string, facts: Facts = {}): void {
    if (!this.reasons.some((reason) => reason.why === why && reason.at === at))
      this.reasons.push({ why, at, ...facts });
  }

  /** The data, once they have been looked at everywhere. */
  loaded<D>(data: unknown): Loaded<D> {
    // Without a fault every look has found what it asked for.
    return this.reasons.length === 0 ? { ok: true, data: data as D } : { ok: false, reasons: this.reasons };
  }

  /** What games played with a data set name it by. */
  id(value: unknown, at: string): void {
    if (typeof value !== 'string' || !/^[a-z0-9-]{1,40}$/.test(value)) this.add('data-id', at);
  }

  object(value: unknown, at: string): Fields {
    if (isRecord(value)) return value;
    this.add('data-object', at);
    return {};
  }

  /** An object with none but these entries, of which all are needed unless said otherwise. */
  record(value: unknown, at: string, keys: readonly string[], needed: readonly string[] = keys): Fields {
    const fields = this.object(value, at);
    for (const key of Object.keys(fields)) if (!keys.includes(key)) this.add('data-unknown', `${at}.${key}`);
    for (const key of needed) if (!Object.hasOwn(fields, key)) this.add('data-missing', `${at}.${key}`);
    return fields;
  }

  /** An object with none but these entries, each of which is looked at. */
  each<K extends string>(
    value: unknown,
    at: string,
    keys: readonly K[],
    look: (value: unknown, at: string, key: K) => void,
  ): void {
    const fields = this.record(value, at, keys, []);
    for (const key of keys) look(fields[key], `${at}.${key}`, key);
  }

  list(value: unknown, at: string): readonly unknown[] {
    if (Array.isArray(value)) return value;
    this.add('data-list', at);
    return [];
  }

  text(value: unknown, at: string): string {
    if (typeof value === 'string') return value;
    this.add('data-text', at);
    return '';
  }

  texts(value: unknown, at: string): string[] {
    return this.list(value, at).map((text, i) => this.text(text, `${at}[${i}]`));
  }

  oneOf(value: unknown, at: string, words: readonly string[]): void {
    if (!isOneOf(words, value)) this.add('data-word', at, { given: String(value) });
  }

  yesNo(value: unknown, at: string): void {
    if (typeof value !== 'boolean') this.add('data-yes-no', at);
  }

  whole(value: unknown, at: string, from: number, to: number): number {
    if (isWhole(value, from, to)) return value;
    this.add('data-number', at, { from, to });
    return from;
  }
}
