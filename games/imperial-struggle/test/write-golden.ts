import { writeFileSync } from 'node:fs';
import {
  Context,
  chanceOf,
  copy,
  exportTranscript,
  randomChoice,
  Sealed,
  type Seat,
  Seeded,
  settle,
  Table,
  writeTranscript,
} from '@cabinet-wars/kernel';
import { game } from '../src/game.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import type { Event } from '../src/vocabulary/events.ts';
import { ENDINGS, type Ending, goldenFile } from './endings.ts';

/**
 * Finds a game for each way to win and writes `golden/*.txt` anew, after rules have changed: `node test/write-golden.ts`. Two play
 * at random with sealed chance, seed after seed, until one of their games ends as it should.
 */
const MOST_GAMES = 20_000;

const sealOf = (ending: Ending, i: number) => ({ seed: i.toString(16).padStart(64, '0'), nonces: [ending, 'golden'] });

/** Played without a table, which is faster: what was chosen, if the game ends so. */
function search(ending: Ending, i: number): { seat: Seat; choice: Choice }[] | null {
  const settled = settle(game.options, {});
  if (!settled.ok) throw new Error(JSON.stringify(settled.reasons));
  const chance = chanceOf(new Sealed(sealOf(ending, i)));
  const picks = chanceOf(new Seeded(`${ending} ${i}`));
  const x = new Context<Event>(chance);
  const g = copy(game.setup(settled.options, chance));
  const chosen: { seat: Seat; choice: Choice }[] = [];
  for (let question = game.flow.run(g, x); question !== null; ) {
    const { seat, options } = question.waiting[picks.roll(question.waiting.length)];
    const choice = randomChoice<Choice>(options, picks);
    chosen.push({ seat, choice });
    question = game.flow.choose(g, seat, choice, x);
  }
  return ENDINGS[ending](game.result(g)!) ? chosen : null;
}

function record(ending: Ending, i: number, chosen: readonly { seat: Seat; choice: Choice }[]): void {
  const table = Table.open(game, { options: {}, chance: new Sealed(sealOf(ending, i)) });
  for (const { seat, choice } of chosen) {
    const taken = table.choose(seat, table.asks(seat).own!.askId, choice);
    if (!taken.ok) throw new Error(JSON.stringify(taken));
  }
  const { header, journal, result } = table;
  writeFileSync(goldenFile(ending), writeTranscript(exportTranscript(game, header, journal, 'spectator')));
  console.log(`${ending}: game ${i}, ${journal.length} entries, ${JSON.stringify(result)}`);
}

function find(ending: Ending): void {
  for (let i = 0; i < MOST_GAMES; i++) {
    const chosen = search(ending, i);
    if (chosen !== null) {
      record(ending, i, chosen);
      return;
    }
  }
  throw new Error(`no game ends so: ${ending}`);
}

for (const ending of Object.keys(ENDINGS) as Ending[]) find(ending);
