import { DataSets } from '@cabinet-wars/kernel';
import { compile, type Tables } from './compile.ts';
import { firstNumbers } from './default/first-numbers.ts';
import { defaultData } from './default/index.ts';
import type { GameData } from './shape.ts';

const sets = new DataSets(defaultData, compile);
sets.add(firstNumbers);

/** Makes a data set known, so that games that name it can be played. */
export const add = (data: GameData): string => sets.add(data);
export const isOther = (data: GameData): boolean => sets.isOther(data);

/** The tables a game is played with. */
export const tablesOf = (g: { readonly data: string }): Tables => sets.of(g.data);

export type { Tables };
