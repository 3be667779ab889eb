import type { NoticeChoices } from '@cabinet-wars/protocol';

const MINUTE = 60_000;
const A_DAY = 1440;

/** The first moment, from a given one on, at which somebody may be disturbed. */
export function afterQuiet(at: number, { quietFrom, quietTo }: Pick<NoticeChoices, 'quietFrom' | 'quietTo'>): number {
  const minute = Math.floor(at / MINUTE) % A_DAY;
  const length = (quietTo - quietFrom + A_DAY) % A_DAY;
  const into = (minute - quietFrom + A_DAY) % A_DAY;
  if (into >= length) return at;
  return (Math.floor(at / MINUTE) + (length - into)) * MINUTE;
}
