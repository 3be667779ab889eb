import type { Result } from '@cabinet-wars/kernel';
import { LEVELS, type LevelId } from '../src/data/charts.ts';

/** Every way a game can end: by the winner's level of victory after the last turn, or by treaty. Each has a recorded game. */
export const ENDINGS = [...LEVELS, 'treaty'] as const;
export type Ending = LevelId | 'treaty';

export const endingOf = ({ level, reason }: Result): Ending => (reason === 'treaty' ? 'treaty' : (level as LevelId));

export const goldenFile = (ending: Ending): URL => new URL(`golden/${ending}.txt`, import.meta.url);
