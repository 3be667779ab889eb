import type { BoxId } from '@cabinet-wars/struggle-of-empires/choices';
import { ahead } from './ahead.ts';
import type { GameChoice, GameView, PowerId } from './seen.ts';

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

const markers = (options: readonly unknown[], box: BoxId): PowerId[] =>
  (options as readonly GameChoice[]).flatMap((option) =>
    option.t === 'propose' && option.box === box ? [option.power] : [],
  );

const propose = (box: BoxId, power: PowerId): GameChoice => ({ t: 'propose', box, power });

/** Who could be proposed after a bid; a lone marker may go to either box. */
export function proposable(view: GameView, seat: number, gold: number, draft: Draft): Proposable {
  const bid: GameChoice = { t: 'bid', gold };
  const optionsAfter = (choices: readonly GameChoice[]) =>
    ahead(view, seat, choices).question?.waiting.find((each) => each.seat === seat)?.options ?? [];
  const first = optionsAfter([bid]);
  const a = markers(first, 'a');
  const lone = markers(first, 'b');
  if (draft.a === null) return { a, b: lone.length > 0 ? lone : a };
  return { a, b: markers(optionsAfter([bid, propose('a', draft.a)]), 'b') };
}

/** The bid and what it proposes, as one gesture: as much as has been filled in. */
export function bidding(view: GameView, seat: number, gold: number, { a, b }: Draft): GameChoice[] {
  const bid: GameChoice = { t: 'bid', gold };
  const wanted: GameChoice[] = [bid];
  if (a !== null) wanted.push(propose('a', a));
  if (b !== null && (a !== null || isLone(view, seat, gold))) wanted.push(propose('b', b));
  return [...ahead(view, seat, wanted).said];
}

const isLone = (view: GameView, seat: number, gold: number): boolean =>
  markers(
    ahead(view, seat, [{ t: 'bid', gold }]).question?.waiting.find((each) => each.seat === seat)?.options ?? [],
    'b',
  ).length > 0;
