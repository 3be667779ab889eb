import type { Hooks } from '@cabinet-wars/kernel/conformance';
import { ELIGIBLE, JACOBITE_UPRISINGS } from '../src/data/ministries.ts';
import { opponentOf, type Side } from '../src/data/sides.ts';
import { eraOfTurn } from '../src/data/turns.ts';
import type { game } from '../src/game.ts';
import { type State, theatreSlot } from '../src/state.ts';
import type { Event } from '../src/vocabulary/events.ts';
import { theatresRevealed } from '../src/wars/war-locals.ts';
import { theatreCount } from '../src/wars/war-tiles.ts';
import { Reader } from './reader.ts';

/** What the suite cannot guess: what stays hidden, what events have told, and orders worth giving. There are no deals here. */
export const hooks: Hooks<typeof game> = {
  contradictions,
  hiddenSlots,
  orders: [{ order: 'pay-debt-first' }, { order: 'pay-treaty-first' }],
};

/** The other side's cards, ministries and War tiles that a seat cannot tell. */
function hiddenSlots(g: State, seat: number): string[] {
  const side = g.sideOf[seat];
  const other = opponentOf(side);
  const slots: string[] = [];
  const { hands, pile, known, ministries } = g.secret;
  if (pile.length > 1 && hands[other].length > known[side].length)
    slots.push(`hands.${other}.${hands[other].length - 1}`);
  const last = ministries[other].length - 1;
  if (last >= 0 && mayBeOneOfSeveral(g, other)) slots.push(`ministries.${other}.${last}`);
  if (theatresRevealed(g) === 0 && theatreCount(g) > 0) slots.push(`basic.${theatreSlot(other, 0)}`);
  return slots;
}

function mayBeOneOfSeveral(g: State, side: Side): boolean {
  const chosen = g.secret.ministries[side];
  const down = chosen.filter((one) => g.revealed[one] === 0);
  const left = ELIGIBLE[side][eraOfTurn(g.turn)].filter(
    (one) => g.revealed[one] === 0 && !(one === JACOBITE_UPRISINGS && g.jacobitesGone),
  );
  return chosen.length <= 2 && down.length > 0 && left.length > down.length;
}

/** What one who has read every event told to him can say of hands, ministries and tiles, held against a state. */
function contradictions(events: readonly Event[], g: State, seat: number): string[] {
  const reader = new Reader(g, seat);
  for (const event of events) reader.read(event);
  return reader.check();
}
