import type { Language } from '@cabinet-wars/kernel';
import { sumOfPoints } from '@cabinet-wars/seven-years-world-war/view';
import { namingOf } from '../i18n/index.ts';
import type { Event } from './seen.ts';
import { reckonings } from './story.ts';

/** What every seat's points were made of at the last reckoning, their sum, and what it began with. */
export function breakdownOf(
  events: readonly Event[],
  language: Language,
): { readonly columns: readonly string[]; readonly rows: readonly (readonly number[])[] } | null {
  const told = reckonings(events);
  const [first, last] = [told[0], told.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { own } = namingOf(language);
  const { powers, squares, routes, enlightenment } = own.parts;
  return {
    columns: [powers, squares, routes, enlightenment, own.sum, own.start],
    rows: last.parts.map((parts, seat) => [
      parts.powers,
      parts.squares,
      parts.routes,
      parts.enlightenment,
      sumOfPoints(parts),
      sumOfPoints(first.parts[seat]),
    ]),
  };
}
