import { writeFileSync } from 'node:fs';
import {
  type Chance,
  chanceOf,
  exportTranscript,
  type Option,
  randomChoice,
  Sealed,
  Seeded,
  Table,
  type TableOf,
  writeTranscript,
} from '@cabinet-wars/kernel';
import { game } from '../src/game.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import { ENDINGS, type Ending, endingOf, goldenFile } from './endings.ts';

/**
 * Finds a game for each way to end and writes `golden/*.txt` anew, after rules have changed: `node test/write-golden.ts`. Two play
 * with sealed dice, seed after seed, until one of their games ends as it should.
 */
const MOST_GAMES = 400;
/** A treaty is signed in this turn. */
const TREATY_TURN = 2;

type Wish = (option: Option<Choice>) => boolean;
const isIdle: Wish = ({ t }) => t === 'done' || t === 'pass' || t === 'stop' || t === 'suggested';
const isRuin: Wish = ({ t }) => t === 'disband' || t === 'disband-in' || t === 'lose';
const isSetUp: Wish = ({ t }) => t === 'suggested';

/** Random players win too much: whoever wants less must do less, or worse, most of the time. */
const WISHES: Readonly<Record<Ending, { readonly wishes: readonly Wish[]; readonly outOfTen: number }>> = {
  global: { wishes: [isSetUp], outOfTen: 10 },
  continental: { wishes: [isSetUp], outOfTen: 10 },
  marginal: { wishes: [isSetUp], outOfTen: 10 },
  equilibrium: { wishes: [isIdle], outOfTen: 7 },
  defeat: { wishes: [isRuin, isIdle], outOfTen: 8 },
  treaty: { wishes: [isSetUp], outOfTen: 10 },
};

function search(ending: Ending): TableOf<typeof game> {
  for (let i = 0; i < MOST_GAMES; i++) {
    const seal = { seed: i.toString(16).padStart(64, '0'), nonces: [ending] };
    const table = Table.open(game, { options: { players: 2 }, chance: new Sealed(seal) });
    playOut(table, chanceOf(new Seeded(`${ending} ${i}`)), ending);
    if (endingOf(table.result!) === ending) return table;
  }
  throw new Error(`no game ends so: ${ending}`);
}

function playOut(table: TableOf<typeof game>, chance: Chance, ending: Ending): void {
  while (table.result === null) {
    if (ending === 'treaty') sign(table);
    const asks = table.seats.map((_, seat) => table.asks(seat).own).filter((own) => own !== null);
    const { seat, askId, options } = asks[chance.roll(asks.length)];
    const taken = table.choose(seat, askId, pick(options, ending, chance));
    if (!taken.ok) throw new Error(JSON.stringify(taken));
  }
}

function sign(table: TableOf<typeof game>): void {
  const { turn, treaty } = table.view('spectator').open;
  if (turn !== TREATY_TURN || treaty) return;
  for (let seat = 0; seat < table.seats.length; seat++) table.propose(seat, { t: 'sign-treaty', from: seat, to: null });
}

/** An option of the first wish that can be had, or any. */
function pick(options: readonly Option<Choice>[], ending: Ending, chance: Chance): Choice {
  const { wishes, outOfTen } = WISHES[ending];
  for (const wish of chance.roll(10) < outOfTen ? wishes : []) {
    const wanted = options.filter(wish);
    if (wanted.length > 0) return randomChoice<Choice>(wanted, chance);
  }
  return randomChoice<Choice>(options, chance);
}

for (const ending of ENDINGS) {
  const found = search(ending);
  const { header, journal } = found;
  writeFileSync(goldenFile(ending), writeTranscript(exportTranscript(game, header, journal, 'spectator')));
  console.log(`${ending}: ${journal.length} entries, ${JSON.stringify(found.result)}`);
}
