import { Seeded } from '../../chance/seeded.ts';
import { type Choice, randomChoice } from '../../choice.ts';
import type { AnyGame } from '../../game.ts';
import { copy } from '../../plain.ts';
import type { Seat } from '../../seat.ts';
import type { Saved } from '../../table/saved.ts';
import { Table } from '../../table/table.ts';
import type { Failure } from '../report.ts';
import { messageOf } from './laws.ts';

/** The names saved games and logs rely on, and a saved game of every version there was. Committed beside a game's tests. */
export interface NamesSnapshot {
  readonly stateVersion: number;
  readonly names: Readonly<Record<Kind, readonly string[]>>;
  readonly saves: readonly Saved[];
}
type Kind = 'steps' | 'ids' | 'events';
const kinds: readonly Kind[] = ['steps', 'ids', 'events'];

const CHOICES_BEFORE_SAVE = 40;
const MOST_CHOICES = 100_000;

/**
 * A snapshot to commit: the names as they are, and beside the committed saves one of this version if there was none. Names
 * that went are only let go of where the game has raised its version.
 */
export function namesSnapshot(game: AnyGame, committed?: NamesSnapshot): NamesSnapshot {
  const { stateVersion } = game;
  const gone = committed === undefined ? [] : goneFrom(game, committed);
  if (gone.length > 0 && stateVersion <= committed!.stateVersion)
    throw new Error(`${gone.join(', ')} went, and stateVersion is still ${stateVersion}`);
  const saves = committed?.saves ?? [];
  const isNew = saves.every((save) => save.header.stateVersion !== stateVersion);
  return { stateVersion, names: namesOf(game), saves: isNew ? [...saves, savedMidway(game)] : saves };
}

const namesOf = (game: AnyGame): NamesSnapshot['names'] => ({
  steps: [...game.flow.names()].sort(),
  ids: [...game.names.ids].sort(),
  events: [...game.names.events].sort(),
});

const goneFrom = (game: AnyGame, { names }: NamesSnapshot): string[] => missing(names, namesOf(game));

const missing = (from: NamesSnapshot['names'], among: NamesSnapshot['names']): string[] =>
  kinds.flatMap((kind) => from[kind].filter((name) => !among[kind].includes(name)).map((name) => `${kind} ${name}`));

/** A game with default options some way in, without its past. */
function savedMidway(game: AnyGame): Saved {
  const table = Table.open(game, { chance: new Seeded(9) });
  playOn(game, table, CHOICES_BEFORE_SAVE);
  table.forget();
  return table.save();
}

/** Law 9: what went is covered by a migration, and every save ever committed still plays to its end. */
export function namesFaults(game: AnyGame, committed?: NamesSnapshot): { failures: Failure[]; notes: string[] } {
  if (committed === undefined) return { failures: [], notes: [] };
  const faults: string[] = [];
  const gone = goneFrom(game, committed);
  if (gone.length > 0 && game.stateVersion <= committed.stateVersion)
    faults.push(`went or were renamed, and stateVersion was not raised: ${gone.join(', ')}`);
  else for (const save of committed.saves) faults.push(...saveFault(game, save));
  const isCurrent =
    committed.stateVersion === game.stateVersion && missing(namesOf(game), committed.names).length === 0;
  const failures = faults.map(
    (message) => ({ law: 9, message, transcript: `${game.id}, committed snapshot` }) as const,
  );
  return { failures, notes: isCurrent ? [] : ['the snapshot of names is out of date: commit it again'] };
}

function saveFault(game: AnyGame, save: Saved): string[] {
  const from = `the committed save of version ${save.header.stateVersion}`;
  try {
    const table = Table.load(game, copy(save));
    const faults: string[] = game.audit(table.save().snapshot.state);
    if (faults.length > 0) return [`${from} fails the audit: ${faults.join('; ')}`];
    playOn(game, table, MOST_CHOICES);
    return table.result === null ? [`${from} does not come to its end`] : [];
  } catch (fault) {
    return [`${from} cannot be played on: ${messageOf(fault)}`];
  }
}

function playOn(game: AnyGame, table: Table, most: number): void {
  const chance = new Seeded(game.id);
  const seats: Seat[] = table.seats.map((_, seat) => seat);
  for (let i = 0; i < most && table.result === null; i++) {
    const asked = seats.map((seat) => table.asks(seat).own).filter((own) => own !== null);
    const { seat, askId, options } = asked[chance.next(asked.length)];
    table.choose(seat, askId, { ...randomChoice<Choice>(options, chance) });
    table.forget();
  }
}
