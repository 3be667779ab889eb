import {
  exportTranscript,
  isRecord,
  messageOf,
  type Saved,
  type Seat,
  Table,
  writeTranscript,
} from '@cabinet-wars/kernel';
import { CannotDo, findGame, readText, writeText } from '../host/index.ts';
import { knownSitters, type Sitter } from './seats.ts';

/** A table with who sits where, as `save` writes it. It holds all that is hidden: for whoever hosts the game alone. */
interface Kept {
  readonly cabinetWars: 'table';
  readonly sitters: readonly Sitter[];
  readonly saved: Saved;
}

export function save(path: string, table: Table, who: readonly Sitter[]): void {
  const kept: Kept = { cabinetWars: 'table', sitters: who, saved: table.save() };
  writeText(path, `${JSON.stringify(kept)}\n`);
}

export async function load(path: string, dataFile?: string) {
  const kept = asKept(path, readText(path));
  const { game, texts } = await findGame(kept.saved.header.game, dataFile, kept.saved.header.data);
  const sitters = await knownSitters(game.id);
  const stranger = kept.sitters.find((sitter) => !sitters.includes(sitter));
  if (stranger !== undefined) throw new CannotDo(`cannot load ${path}: no bot of this game is called "${stranger}"`);
  try {
    const table: Table = Table.load(game, kept.saved);
    if (table.seats.length !== kept.sitters.length) throw new Error('it does not say who sits in every seat');
    return { game, texts, table, who: kept.sitters };
  } catch (fault) {
    // A damaged file can fail anywhere in the rules; whatever it is, the player must hear which file it was.
    throw new CannotDo(`cannot load ${path}: ${messageOf(fault)}`);
  }
}

function asKept(path: string, text: string): Kept {
  const kept = parsed(text);
  if (!isKept(kept)) throw new CannotDo(`${path} is no saved table`);
  return kept;
}

/** Whether it says which game it is and who sits there; what it says of the game is looked at when it is loaded. */
const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  value.cabinetWars === 'table' &&
  isRecord(value.saved) &&
  isRecord(value.saved.header) &&
  typeof value.saved.header.game === 'string' &&
  Array.isArray(value.sitters) &&
  value.sitters.every((sitter) => typeof sitter === 'string');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function keepTranscript(path: string, table: Table, viewer: Seat | 'spectator'): void {
  writeText(path, writeTranscript(exportTranscript(table.game, table.header, table.journal, viewer)));
}
