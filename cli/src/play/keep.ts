import { exportTranscript, type Saved, type Seat, Table, writeTranscript } from '@cabinet-wars/kernel';
import { CannotDo, findGame, readText, writeText } from '../host/index.ts';
import { type Sitter, sittersFor } from './seats.ts';

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
  const { game, texts } = await findGame(kept.saved.header.game, dataFile);
  const sitters = await sittersFor(game.id);
  const stranger = kept.sitters.find((sitter) => !sitters.includes(sitter));
  if (stranger !== undefined) throw new CannotDo(`cannot load ${path}: no bot of this game is called "${stranger}"`);
  try {
    const table = Table.load(game, kept.saved) as Table;
    if (table.seats.length !== kept.sitters.length) throw new Error('it does not say who sits in every seat');
    return { game, texts, table, who: kept.sitters };
  } catch (fault) {
    // A damaged file can fail anywhere in the rules; whatever it is, the player must hear which file it was.
    throw new CannotDo(`cannot load ${path}: ${(fault as Error).message}`);
  }
}

function asKept(path: string, text: string): Kept {
  const kept = parsed(text) as Partial<Kept> | null;
  const isKept = kept?.cabinetWars === 'table' && typeof kept.saved?.header?.game === 'string';
  const whole = isKept && Array.isArray(kept.sitters) && kept.sitters.every((sitter) => typeof sitter === 'string');
  if (!whole) throw new CannotDo(`${path} is no saved table`);
  return kept as Kept;
}

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
