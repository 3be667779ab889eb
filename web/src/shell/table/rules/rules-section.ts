import type { RulesSection } from '@cabinet-wars/kernel';
import type { Sitting } from '../../table-state/use-table.ts';

/** The section of the rules a prompt belongs to: its own name, or that of its procedure. */
export function rulesSection({ texts, loaded }: Sitting, key: string): RulesSection | null {
  const wanted = [loaded.board.rulesFor?.(key) ?? null, key, key.split('.')[0]];
  return texts.rules?.find(({ id }) => wanted.includes(id)) ?? null;
}
