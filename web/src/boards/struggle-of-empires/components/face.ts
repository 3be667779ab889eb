import { isRecord } from '@cabinet-wars/kernel';

/** What is printed on a country counter. */
export interface Face {
  /** To be colonized, slaves for Gold Coast Commerce, or to be conquered. */
  readonly kind: 'colony' | 'commerce' | 'country';
  /** What a country defends itself with. */
  readonly defence: number;
  /** Gold it pays each war; 0 for none. */
  readonly gold: number;
  /** Whether it pays a victory point when conquered. */
  readonly vp: boolean;
  /** The deluxe set it belongs to; empty for none. */
  readonly letter: string;
}

/** What a set writes for a counter; null for what it cannot write. */
export function readFace(text: string): Face | null {
  const [, kind, gold, vp, letter] = /^([PS1-9])(?:g(\d+))?(v)?(?: ([A-E]))?$/.exec(text) ?? [];
  if (kind === undefined) return null;
  const isCountry = kind !== 'P' && kind !== 'S';
  return {
    kind: isCountry ? 'country' : kind === 'P' ? 'colony' : 'commerce',
    defence: isCountry ? Number(kind) : 1,
    gold: Number(gold ?? 0),
    vp: vp !== undefined,
    letter: letter ?? '',
  };
}

export function writeFace({ kind, defence, gold, vp, letter }: Face): string {
  const sign = kind === 'colony' ? 'P' : kind === 'commerce' ? 'S' : String(defence);
  return `${sign}${gold > 0 ? `g${gold}` : ''}${vp ? 'v' : ''}${letter === '' ? '' : ` ${letter}`}`;
}

/** The counters of each region of a set, as far as it has any. */
export function countersIn(set: unknown): readonly (readonly [region: string, faces: readonly string[]])[] {
  const counters = isRecord(set) && isRecord(set.counters) ? set.counters : {};
  return Object.entries(counters).map(([region, faces]) => [region, Array.isArray(faces) ? faces.map(String) : []]);
}
