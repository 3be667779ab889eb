import { isRecord } from '@cabinet-wars/kernel';
import { POWERS, type PowerId } from '../data/powers.ts';
import type { Glossary } from './tables.ts';

/** `Great Britain & Prussia`: one power with its full name, several in short. Without any, by its number. */
export function alliesName({ coalition, lands, inShort }: Glossary, seat: number, powers: readonly PowerId[]): string {
  if (powers.length === 0) return coalition(seat + 1);
  if (powers.length === 1) return lands[powers[0]];
  // Only where three share a line is there no room for Great Britain's whole name.
  const names = powers.map((power) => (power === 'GB' && powers.length === 2 ? lands.GB : inShort[power]));
  return `${names.slice(0, -1).join(', ')} & ${names.at(-1)}`;
}

/** The same as a view has it; by its number where nothing is seen of the game. */
export function coalitionIn(glossary: Glossary, number: number, view: unknown): string {
  const open = isRecord(view) && isRecord(view.open) ? view.open : null;
  const control = Array.isArray(open?.control) ? open.control : [];
  return alliesName(
    glossary,
    number - 1,
    POWERS.filter((_, power) => control[power] === number - 1),
  );
}
