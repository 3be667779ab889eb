import { BrokenPromise } from '@cabinet-wars/kernel';
import { compile, type Tables } from './compile.ts';
import { defaultData } from './default/index.ts';
import type { GameData } from './shape.ts';

const known = new Map<string, Tables>();
let last: Tables = add(defaultData);

/** Makes a data set known, so that games that name it can be played. */
export function add(data: GameData): Tables {
  const before = known.get(data.id);
  if (before !== undefined) {
    if (before.data !== data) throw new BrokenPromise(`two data sets are called ${data.id}`);
    return before;
  }
  const tables = compile(data);
  known.set(data.id, tables);
  return tables;
}

/** The tables a game is played with. */
export function tablesOf(g: { readonly data: string }): Tables {
  if (last.data.id === g.data) return last;
  const found = known.get(g.data);
  if (found === undefined) throw new BrokenPromise(`the data set ${g.data} is not loaded`);
  last = found;
  return last;
}

export type { Tables };
