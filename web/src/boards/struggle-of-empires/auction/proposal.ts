import { type Ahead, same } from '@cabinet-wars/kernel';
import type { BoxId } from '@cabinet-wars/struggle-of-empires/view';
import type { AheadRequest } from '../../../look-ahead/index.ts';
import type { GameChoice, PowerId } from '../read/seen.ts';

/** What has been put into the boxes before it is said. */
export interface Draft {
  readonly a: PowerId | null;
  readonly b: PowerId | null;
}

/** Which markers may be put where, as the rules will have it once the bid is made. */
export interface Proposable {
  readonly a: readonly PowerId[];
  readonly b: readonly PowerId[];
}

const propose = (box: BoxId, power: PowerId): GameChoice => ({ t: 'propose', box, power });

/** What is to be asked to learn who could be proposed after a bid. */
export const proposalRequest = (gold: number): AheadRequest<GameChoice> => ({
  after: [{ t: 'bid', gold }],
  depth: 2,
  tally: false,
  follow: [{ t: 'propose' }],
});

/** The markers for a box that can be said right after some choices. */
const markers = ({ gestures }: Ahead<GameChoice>, gesture: readonly GameChoice[], box: BoxId): PowerId[] =>
  gestures.flatMap(({ choices }) => {
    const last = choices.at(-1);
    const isNext = last?.t === 'propose' && last.box === box && same(choices.slice(0, -1), gesture);
    return isNext ? [last.power] : [];
  });

/** Who could be proposed after a bid; a lone marker may go to either box. Nobody as long as that is not known. */
export function proposable(ahead: Ahead<GameChoice> | null, draft: Draft): Proposable {
  if (ahead === null) return { a: [], b: [] };
  const bid = ahead.start.choices;
  const a = markers(ahead, bid, 'a');
  const lone = markers(ahead, bid, 'b');
  if (draft.a === null) return { a, b: lone.length > 0 ? lone : a };
  return { a, b: markers(ahead, [...bid, propose('a', draft.a)], 'b') };
}

/** The bid and what it proposes, as one gesture: as much as has been filled in and is then asked. */
export function bidding({ start, gestures }: Ahead<GameChoice>, { a, b }: Draft): readonly GameChoice[] {
  const wanted = [...start.choices];
  if (a !== null) wanted.push(propose('a', a));
  if (b !== null) wanted.push(propose('b', b));
  const isWanted = (choice: GameChoice) => wanted.some((each) => same(each, choice));
  return gestures.findLast(({ choices }) => choices.every(isWanted))?.choices ?? start.choices;
}
