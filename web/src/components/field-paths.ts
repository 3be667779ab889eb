import { isRecord, type Reason } from '@cabinet-wars/kernel';

/** The parts of a set that fields are made of, with their paths as faults name them: `counters.india[3]`. */
export function childrenOf(value: unknown, at: string): readonly (readonly [path: string, key: string | number])[] {
  if (Array.isArray(value)) return value.map((_, i) => [`${at}[${i}]`, i]);
  return isRecord(value) ? Object.keys(value).map((key) => [at === '' ? key : `${at}.${key}`, key]) : [];
}

/** Every path there is in a set. */
export function pathsIn(value: unknown, at = ''): string[] {
  return childrenOf(value, at).flatMap(([path, key]) => [path, ...pathsIn(partOf(value, key), path)]);
}

export const partOf = (value: unknown, key: string | number): unknown =>
  Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined;

/** A copy with another value in one place. */
export function changedAt(value: unknown, keys: readonly (string | number)[], to: unknown): unknown {
  const [key, ...deeper] = keys;
  if (key === undefined) return to;
  const part = changedAt(partOf(value, key), deeper, to);
  if (Array.isArray(value)) return value.map((each, i) => (i === key ? part : each));
  return { ...(isRecord(value) ? value : {}), [key]: part };
}

/** Faults by the field they stand beside: their own, or where there is none, the nearest that encloses it. */
export function faultsByField(set: unknown, reasons: readonly Reason[]): ReadonlyMap<string, readonly Reason[]> {
  const paths = new Set(pathsIn(set));
  const found = new Map<string, Reason[]>();
  for (const reason of reasons) {
    let path = String(reason.at ?? '');
    while (path !== '' && !paths.has(path)) path = path.replace(/(\.[^.[\]]+|\[\d+\]|^[^.[\]]+)$/, '');
    found.set(path, [...(found.get(path) ?? []), reason]);
  }
  return found;
}
