import type { Reason } from '@cabinet-wars/kernel';

export type Fields = Readonly<Record<string, unknown>>;

/** Collects what is wrong with data from outside, each fault named by where it stands. */
export class Faults {
  readonly reasons: Reason[] = [];

  add(why: DataReason, at: string, facts: Readonly<Record<string, string | number>> = {}): void {
    if (!this.reasons.some((reason) => reason.why === why && reason.at === at))
      this.reasons.push({ why, at, ...facts });
  }

  object(value: unknown, at: string): Fields {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
    this.add('data-object', at);
    return {};
  }

  /** An object with just these entries. */
  record(value: unknown, at: string, keys: readonly string[], needed: readonly string[] = keys): Fields {
    const fields = this.object(value, at);
    for (const key of Object.keys(fields)) if (!keys.includes(key)) this.add('data-unknown', `${at}.${key}`);
    for (const key of needed) if (!Object.hasOwn(fields, key)) this.add('data-missing', `${at}.${key}`);
    return fields;
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

  whole(value: unknown, at: string, from: number, to: number): number {
    if (Number.isInteger(value) && (value as number) >= from && (value as number) <= to) return value as number;
    this.add('data-number', at, { from, to });
    return from;
  }
}

/** Why a data set is refused. */
export const dataReasons = [
  'data-id',
  'data-object',
  'data-list',
  'data-text',
  'data-missing',
  'data-unknown',
  'data-number',
  'data-yes-no',
  'data-row',
  'data-face',
  'data-side',
  'data-side-kind',
  'data-capital',
  'data-square',
  'data-route',
  'data-termini',
  'data-results',
  'data-deployment',
  'data-suggestion',
  'data-counters',
  'data-minor-forage',
] as const;
export type DataReason = (typeof dataReasons)[number];
