import { EVENTS, type EventId } from '@cabinet-wars/imperial-struggle/data';
import type { PointerEvent, ReactNode } from 'react';
import { Icon } from '../../../counters/index.ts';
import { meant } from '../../kit/rail/meant.ts';
import type { Naming } from '../i18n/index.ts';
import { Bonus } from '../parts/Bonus.tsx';
import { EffectText } from '../parts/EffectText.tsx';
import { halfOf, typeOf } from '../read/card-text.ts';
import { roundNow } from '../read/purchases/purse.ts';
import { type BoardProps, sideId } from '../read/seen.ts';
import { type CardId, desk } from '../state/desk.ts';

interface Props extends BoardProps {
  readonly naming: Naming;
  /** Whole, though none can be played. */
  readonly isAlways?: boolean;
}

/** The pointer or the focus on a card opens it at the edge of the map; so does a tap, and the next one closes it. */
const toggle = (card: CardId): void => {
  const { cards, beside } = desk.get();
  desk.set(cards ? { card } : { beside: beside === card ? null : card });
};
const laidOpen = (card: CardId) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && desk.set({ beside: card, card }),
  onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && desk.set({ beside: null }),
  onBlur: () => desk.set({ beside: null }),
});

/** One's Events: which can be played now, and whether their bonus holds. After the first purchase only how many there are. */
export function Hand(props: Props): ReactNode {
  const { view, ask, naming, texts, telling, pick, taught, isAlways = false } = props;
  const { own, game } = naming;
  const side = sideId(view.own?.side ?? 0) ?? 'france';
  const round = roundNow(view.open);
  const hand = view.own?.hand ?? [];
  if (hand.length === 0) return null;
  const playable = (event: EventId) => ask?.options.some((option) => option.t === 'event' && option.event === event);
  if (!isAlways && ask?.key !== 'action-round.tile' && !hand.some((card) => playable(EVENTS[card])))
    return (
      <p className="note is-section">
        {round?.event === 'done' ? own.handAfter(hand.length) : own.handNoEvent(hand.length)}{' '}
        <button type="button" className="is-plain is-read" onClick={() => desk.set({ cards: true })}>
          {own.readCards}
        </button>
      </p>
    );
  return (
    <section className="is-section">
      <h3>
        {hand.some((card) => playable(EVENTS[card])) ? own.cardsFirst : own.hand}
        <button type="button" className="is-plain is-read" onClick={() => desk.set({ cards: true })}>
          {own.readCards}
        </button>
      </h3>
      <ul className="is-hand-list">
        {hand.map((card) => {
          const event = EVENTS[card];
          const type = typeOf(event);
          const may = playable(event) === true;
          return (
            <li key={card} className="is-hand-card" data-card={event} data-may={may || undefined} {...laidOpen(event)}>
              <span data-term="event-card">
                <Icon name="tile" size={20} />
              </span>
              <div>
                <h4>
                  <button
                    type="button"
                    className="is-card-name"
                    data-focus-term="event-card"
                    onClick={() => toggle(event)}
                  >
                    {game.events[event].name}
                  </button>
                  <em data-term="event-type">{type === null ? own.anyType : game.points[type].name}</em>
                </h4>
                <EffectText text={halfOf(naming, event, side).effect} />
                <Bonus view={view} event={event} naming={naming} />
              </div>
              {may && (
                <button
                  type="button"
                  className="is-play"
                  aria-label={texts.choice({ t: 'event', event }, telling)}
                  {...meant(taught, [{ t: 'event', event }])}
                  onClick={() => pick({ t: 'event', event })}
                >
                  {own.play}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
