import { parseArgs } from 'node:util';
import { keysOf } from '@cabinet-wars/kernel';
import { type TableName, tables } from './tables.ts';

/** What a measuring program is to press at: all tables, as often as each says, where it was not told otherwise. */
export interface Wished {
  readonly names: readonly TableName[];
  /** Whether only one game is meant, and nothing else is to be measured. */
  readonly isOne: boolean;
  /** Where traces are kept. */
  readonly folder: string | null;
  presses(name: TableName): number;
}

const options = { game: { type: 'string' }, presses: { type: 'string' }, folder: { type: 'string' } } as const;

export function readWished(args: readonly string[]): Wished {
  const { game, presses, folder = null } = parseArgs({ args: [...args], options }).values;
  const names = keysOf(tables).filter((name) => game === undefined || tables[name].game === game);
  if (names.length === 0) throw new Error(`no table of ${game} is pressed at`);
  return {
    names,
    isOne: game !== undefined,
    folder,
    presses: (name) => (presses === undefined ? tables[name].presses : Number(presses)),
  };
}
