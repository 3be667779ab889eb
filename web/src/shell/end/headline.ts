import type { Result } from '@cabinet-wars/kernel';
import type { Texts } from '../../i18n/index.ts';
import type { Sitting } from '../table-state/use-table.ts';

/** Who has won, and by how much where points are each seat's own. */
export function headlineOf({ telling, loaded }: Sitting, { places, scores }: Result, texts: Texts): string {
  const [winners = [], next = []] = places;
  const names = texts.list(winners.map((seat) => telling.name(seat)));
  if (winners.length !== 1) return texts.share(names);
  const lead = next.length === 0 ? 0 : scores[winners[0]] - scores[next[0]];
  return loaded.board.countsApart === true && lead > 0 ? texts.winsBy(names, lead) : texts.wins(names);
}
