import type { Event, GameView } from '@cabinet-wars/struggle-of-empires/view';
import { type Ceremony, ceremonies } from '../../kit/ceremony/ceremony.ts';
import { idOf, type PowerId } from '../read/seen.ts';

/** Unrest turned up, and what it costs. */
export interface Judged {
  readonly power: PowerId;
  readonly unrest: number;
  readonly penalty: number;
  readonly revolution: boolean;
  readonly before: number;
  readonly after: number;
}

/** The end of the game: unrest, penalties and revolutions, then the winner. */
export interface GameEnd {
  readonly judged: readonly Judged[];
  readonly winners: readonly PowerId[];
  readonly me: PowerId | null;
}

export const gameEnds = ceremonies<GameEnd>();
const UNREST_STAYS = 4200;

export function gameEndOf(events: readonly Event[], after: GameView, seat: number | null): Ceremony | null {
  if (events[0]?.t !== 'unrest-shown') return null;
  const end = events.findIndex(({ t }) => t === 'game-ends');
  const ends = events[end];
  if (ends?.t !== 'game-ends') return null;
  const { vp, plays } = after.open;
  const vpOf = (power: PowerId) => vp[plays.find((each) => idOf(each) === power) ?? -1] ?? 0;
  const judged = events.slice(0, end).flatMap((event): Judged[] => {
    if (event.t !== 'unrest-shown') return [];
    const { power, points, penalty, revolution } = event;
    // What a revolution cost is no longer to be seen in the points.
    return [{ power, unrest: points, penalty, revolution, before: vpOf(power) + penalty, after: vpOf(power) }];
  });
  judged.sort((a, b) => b.unrest - a.unrest);
  const me = seat === null ? null : idOf(plays[seat]);
  return gameEnds.make({
    events: end + 1,
    steps: [UNREST_STAYS, null],
    about: { judged, winners: ends.winners, me },
  });
}
