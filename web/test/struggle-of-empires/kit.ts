import { game } from '@cabinet-wars/struggle-of-empires';
import type { Event } from '@cabinet-wars/struggle-of-empires/view';
import { momentsOf } from '../moments.ts';

export const { moments, momentWhen, atQuestion, aheadOf } = momentsOf(game);
export type Moment = ReturnType<typeof atQuestion>;

export const told = (events: readonly Event[]) => events.map((event, id) => ({ id, event }));
