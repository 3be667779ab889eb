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
import { EDITIONS } from '../src/data/numbers.ts';
import { powerOf } from '../src/data/powers.ts';
import { type PlaceId, placeOf } from '../src/data/regions.ts';
import { game } from '../src/game.ts';
import type { GameView } from '../src/know/view.ts';
import { at } from '../src/state.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import { ENDINGS, type Ending, goldenFile } from './endings.ts';

/**
 * Finds a game for each way to end and writes `golden/*.txt` anew, after rules have changed: `node test/write-golden.ts`. Two
 * play at random with sealed dice, seed after seed, until one of their games ends as it should.
 */
const MOST_GAMES = 5_000;
/** Random players hardly ever fall below zero: that takes one who only passes and one who only takes from him. */
const PREY = 'britain';

function search(edition: string, ending: Ending): TableOf<typeof game> {
  for (let i = 0; i < MOST_GAMES; i++) {
    const seal = { seed: i.toString(16).padStart(64, '0'), nonces: [edition, ending] };
    const table = Table.open(game, { options: { edition, players: 2 }, chance: new Sealed(seal) });
    playOut(table, chanceOf(new Seeded(`${edition} ${ending} ${i}`)), ending === 'negative-score');
    if (ENDINGS[ending](table.result!, table.view('open').open.final!)) return table;
  }
  throw new Error(`no game of the ${edition} edition ends so: ${ending}`);
}

function playOut(table: TableOf<typeof game>, chance: Chance, hunt: boolean): void {
  while (table.result === null) {
    const asks = table.seats.map((_, seat) => table.asks(seat).own).filter((own) => own !== null);
    const { seat, askId, options } = asks[chance.roll(asks.length)];
    const wishes = !hunt ? [] : table.seats[seat].plays === PREY ? preys : hunters;
    const taken = table.choose(seat, askId, pick(options, table.view(seat), wishes, chance));
    if (!taken.ok) throw new Error(JSON.stringify(taken));
  }
}

type Wish = (option: Option<Choice>, view: GameView, chance: Chance) => boolean;

/** An option of the first wish that can be had, or any. */
function pick(options: readonly Option<Choice>[], view: GameView, wishes: readonly Wish[], chance: Chance): Choice {
  for (const wish of wishes) {
    const wanted = options.filter((option) => wish(option, view, chance));
    if (wanted.length > 0) return randomChoice<Choice>(wanted, chance);
  }
  return randomChoice<Choice>(options.map(modest), chance);
}

/** Bids have hardly an end: random ones would drive everybody into revolution. */
const MOST_RAISED = 3;
const modest = (option: Option<Choice>): Option<Choice> =>
  option.t === 'bid' && typeof option.gold === 'object'
    ? { ...option, gold: { from: option.gold.from, to: Math.min(option.gold.to, option.gold.from + MOST_RAISED) } }
    : option;

const preys: readonly Wish[] = [
  (option) => option.t === 'pass' || option.t === 'end-turn' || (option.t === 'action' && option.action === 'pass'),
];

const hunters: readonly Wish[] = [
  (option) => option.t === 'attack' && option.against === PREY,
  (option, view) => option.t === 'to' && isPreyIn(view, option.place),
  (option, view) => option.t === 'place' && option.unit === 'army' && isPreyIn(view, option.place),
  (option, _view, chance) => option.t === 'action' && option.action === 'attack' && chance.roll(2) === 0,
  (option, _view, chance) =>
    option.t === 'action' && (option.action === 'build' || option.action === 'move') && chance.roll(4) > 0,
  (option, view) => option.t === 'move' && !isPreyIn(view, option.from),
];

const isPreyIn = ({ open }: GameView, place: PlaceId): boolean => open.tokens[at(powerOf(PREY), placeOf(place))] > 0;

for (const edition of EDITIONS)
  for (const ending of Object.keys(ENDINGS) as Ending[]) {
    const found = search(edition, ending);
    const { header, journal } = found;
    writeFileSync(goldenFile(edition, ending), writeTranscript(exportTranscript(game, header, journal, 'spectator')));
    console.log(`${edition} ${ending}: ${journal.length} entries, ${JSON.stringify(found.result)}`);
  }
