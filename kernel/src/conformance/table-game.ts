import { Seeded } from '../chance/seeded.ts';
import { askMe } from '../table/orders.ts';
import { Table } from '../table/table.ts';
import type { Picks } from './inputs/picks.ts';
import { LawBroken, leadOn } from './laws/laws.ts';
import { acts } from './table-acts.ts';
import { TableTrial } from './table-trial.ts';
import type { Story, Trial, Watching } from './trial.ts';

/** One game at a table, with all that people do there besides choosing, beside a twin that must always be its equal. */
export function playAtTable(trial: Trial, picks: Picks, watching: Watching, story: Story): void {
  const { game, options, seed, seats } = trial;
  const main = leadOn('opening a table', () => Table.open(game, { options, chance: new Seeded(seed) }));
  story.comes(main.header.opening);
  const t = new TableTrial(trial, main, picks, watching, story);
  for (const seat of seats)
    if (picks.next(2) === 0) t.both(`seat ${seat} asks to be asked`, (b) => b.order(seat, askMe()));
  while (main.result === null) {
    if (story.choices === watching.stopAfter) return;
    if (story.choices >= watching.how.most) break;
    const act = acts[picks.next(acts.length * 4)] ?? acts[0];
    act(t);
  }
  if (main.result === null) {
    if (watching.laws.has(4)) throw new LawBroken(4, `not over after ${story.choices} choices at a table`);
    return;
  }
  t.compareWholly();
}
