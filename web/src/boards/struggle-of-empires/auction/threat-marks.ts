import type { MapTag } from '../map/components/BoardMap.tsx';
import type { MarkSpec, Marks } from '../map/marks.ts';
import type { PlaceId } from '../map/places.ts';
import { keyOf } from '../map/position.ts';
import type { OpenView, PowerId } from '../read/seen.ts';
import { meaningOf, type Threat } from './threat.ts';

export interface ThreatMarks {
  readonly marks: Marks;
  readonly tags: readonly MapTag[];
}

/** Where a proposal would be felt: in red whoever could attack me beside my tokens, in green who no longer could. */
export function threatMarks(
  open: OpenView,
  me: PowerId,
  pair: { readonly a: PowerId | null; readonly b: PowerId | null },
  names: Readonly<Record<PowerId, string>>,
): ThreatMarks {
  const meaning = pair.a === null && pair.b === null ? null : meaningOf(open, me, pair);
  const marks: Record<string, MarkSpec> = {};
  const tags: MapTag[] = [];
  const rows = new Map<PlaceId, number>();
  const mark = (threats: readonly Threat[], kind: 'threat' | 'safe') => {
    for (const { power, regions } of threats)
      for (const { region } of regions) {
        const row = rows.get(region) ?? 0;
        rows.set(region, row + 1);
        marks[keyOf({ t: 'stack', place: region, power })] = { state: kind === 'threat' ? 'final' : 'picked' };
        tags.push({ place: region, text: names[power], kind, row });
      }
  };
  mark(meaning?.threats ?? [], 'threat');
  mark(meaning?.safe ?? [], 'safe');
  return { marks, tags };
}
