import type { Choice } from '@cabinet-wars/kernel';
import { withoutAnnouncements } from '../parts/without-announcements.ts';
import type { Sitting } from './use-table.ts';

/** No more than so many things are told in a row. */
const MOST = 3;

/** What a row of choices comes to, in a few words. */
export function gistOf({ texts, telling, loaded }: Sitting, choices: readonly Choice[]): string {
  const told = choices.filter((choice, i) => i === choices.length - 1 || loaded.board.announces?.(choice) !== true);
  return withoutAnnouncements(told.slice(0, MOST).map((choice) => texts.choice(choice, telling)));
}
