import { EVENT, EVENTS, isEventId, isMinistryId, type MinistryId, SIDES } from '@cabinet-wars/imperial-struggle/data';
import { bonusNow, whyNot } from '@cabinet-wars/imperial-struggle/reckoning';
import { choiceIn, type Reason } from '@cabinet-wars/kernel';
import type { BoardProps, GameChoice, GameView, OwnAsk, SideId } from '../read/seen.ts';
import { ministriesOf } from '../read/standing.ts';
import type { CardId } from '../state/desk.ts';

export type { CardId };

/** Questions whose answers are cards: which to keep, which to have. */
const PICKS: readonly string[] = ['deal.discard', 'ministries.choose', 'ability.discard'];
export const isPickingCards = (ask: OwnAsk | null): boolean => ask !== null && PICKS.includes(ask.key);

/** The cards to be read: those a question is about, else one's hand and ministries. */
export function cardsToRead(view: GameView, ask: OwnAsk | null): CardId[] {
  const { own } = view;
  if (own === null) return [];
  if (ask?.key === 'ministries.choose')
    return ask.options.flatMap((option) =>
      option.t === 'ministry' && isMinistryId(option.ministry) ? [option.ministry] : [],
    );
  const hand = isPickingCards(ask)
    ? (ask?.options ?? []).flatMap((option) =>
        option.t === 'discard' && isEventId(option.event) ? [option.event] : [],
      )
    : own.hand.map((card) => EVENTS[card]);
  const ministries = ministriesOf(view, own.side).flatMap(({ id }) => (id === null ? [] : [id]));
  return [...hand, ...ministries];
}

export interface CardDeed {
  readonly kind: 'play' | 'turn-up' | 'both' | 'discard' | 'choose';
  readonly choices: readonly GameChoice[];
  /** The ministry turned up first, where both are done. */
  readonly ministry: MinistryId | null;
}

const KINDS: Readonly<Partial<Record<GameChoice['t'], CardDeed['kind']>>> = {
  event: 'play',
  reveal: 'turn-up',
  discard: 'discard',
  ministry: 'choose',
};

/** What can be done with a card now, the plainest first. */
export function deedsWith({ ask, view }: Pick<BoardProps, 'ask' | 'view'>, card: CardId): CardDeed[] {
  if (ask === null) return [];
  const found = ask.options.flatMap((option): CardDeed[] => {
    const choice = choiceIn<GameChoice>(option);
    const kind = choice === null ? undefined : KINDS[choice.t];
    if (choice === null || kind === undefined) return [];
    const about = 'event' in choice ? choice.event : 'ministry' in choice ? choice.ministry : null;
    return about === card ? [{ kind, choices: [choice], ministry: null }] : [];
  });
  const [play] = found;
  if (play?.kind !== 'play' || !isEventId(card)) return found;
  const minister = bonusNow(view, EVENT[card])?.ifRevealed ?? null;
  const turnUp = ask.options.some((option) => option.t === 'reveal' && option.ministry === minister);
  if (minister === null || !turnUp) return found;
  return [
    ...found,
    { kind: 'both', choices: [{ t: 'reveal', ministry: minister }, ...play.choices], ministry: minister },
  ];
}

/** Why a card of the hand cannot be played now. */
export function whyNotPlayed({ ask, view }: Pick<BoardProps, 'ask' | 'view'>, card: CardId): readonly Reason[] {
  if (ask === null || !isEventId(card) || !ask.key.startsWith('action')) return [];
  if (ask.key === 'action-round.tile') return [];
  return whyNot(view, ask.seat, { t: 'event', event: card });
}

/** For whom cards are read. */
export const sideOfView = (view: GameView): SideId => SIDES[view.own?.side ?? 0];
