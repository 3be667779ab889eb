import { game } from '@cabinet-wars/imperial-struggle';
import { momentsOf } from '../moments.ts';

export const { moments, momentWhen, atQuestion, aheadOf } = momentsOf(game);
export type Moment = ReturnType<typeof atQuestion>;
