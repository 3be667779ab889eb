import './cards.css';
import { EVENTS, isEventId } from '@cabinet-wars/imperial-struggle/data';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { type Naming, namingIn } from '../i18n/index.ts';
import { roundNow } from '../read/purchases/purse.ts';
import type { BoardProps } from '../read/seen.ts';
import { desk } from '../state/desk.ts';
import { CardDeeds, WhyNotPlayed } from './CardDeeds.tsx';
import { CardFace } from './CardFace.tsx';
import { type CardId, cardsToRead, isPickingCards } from './card-choices.ts';
import { IfPlayedNow } from './IfPlayedNow.tsx';

/** One's cards over the map, the one that is pointed at opened beside the others. Also to keep, discard and choose from. */
export function CardsPlate(props: BoardProps): ReactNode {
  const { view, ask, ceremony } = props;
  const isRead = desk.use((each) => each.cards);
  const wanted = desk.use((each) => each.card);
  const isPicking = isPickingCards(ask);
  const cards = isRead || isPicking ? cardsToRead(view, ask) : [];
  const isShown = view.own !== null && ceremony === null && cards.length > 0;
  useEscape(isShown && isRead && !isPicking);
  if (!isShown) return null;
  const naming = namingIn(props.language);
  const large = cards.find((id) => id === wanted) ?? cards[0];
  const walk = ({ key, target }: KeyboardEvent): void => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const next = cards[(cards.indexOf(large) + by + cards.length) % cards.length];
    desk.set({ card: next });
    const plate = target instanceof Element ? target.closest('.is-cards-plate') : null;
    plate?.querySelector<HTMLElement>(`[data-card="${next}"] .is-lay-open`)?.focus();
  };
  return (
    <section
      className="is-cards-plate"
      data-picking={isPicking || undefined}
      aria-label={naming.own.yourCards}
      onKeyDown={walk}
    >
      <header>
        <h2>{isPicking ? naming.own.pickCards : naming.own.yourCards}</h2>
        <p>{whenOf(props, naming)}</p>
        {!isPicking && (
          <button type="button" className="is-plain" onClick={() => desk.set({ cards: false })}>
            {naming.own.backToMap} <kbd>Esc</kbd>
          </button>
        )}
      </header>
      <div className="is-cards-both">
        <article className="is-event-card" data-large>
          <CardFace card={large} props={props} naming={naming} />
          <IfPlayedNow card={large} props={props} naming={naming} />
          <WhyNotPlayed card={large} props={props} naming={naming} />
          <CardDeeds card={large} props={props} naming={naming} isAll />
        </article>
        <ul className="is-cards-all">
          {cards.map((card) => (
            <li key={card}>
              <Small card={card} isLarge={card === large} props={props} naming={naming} />
            </li>
          ))}
          <li className="is-cards-rest">
            <Rest props={props} naming={naming} />
          </li>
        </ul>
      </div>
    </section>
  );
}

function useEscape(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const press = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector('dialog[open]') === null) desk.set({ cards: false });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}

interface PartProps {
  readonly props: BoardProps;
  readonly naming: Naming;
}

/** When a card may be played. */
function whenOf({ view, ask }: BoardProps, { own }: Naming): string {
  if (isPickingCards(ask)) return own.pointAtCard;
  const round = roundNow(view.open);
  if (ask === null || round === null || round.tile === null) return own.cardsWait;
  if (round.event === null) return own.tileWithoutEvent;
  return round.event === 'may' ? own.oneCardFirst : own.noCardNow;
}

interface SmallProps extends PartProps {
  readonly card: CardId;
  readonly isLarge: boolean;
}

/** A card among the others. The pointer or the focus opens it. */
function Small({ card, isLarge, props, naming }: SmallProps): ReactNode {
  const { game } = naming;
  const name = isEventId(card) ? game.events[card].name : game.ministries[card].name;
  const layOpen = () => desk.set({ card });
  return (
    <article
      className="is-event-card"
      data-card={card}
      data-laid-open={isLarge || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && layOpen()}
    >
      <CardFace card={card} props={props} naming={naming} />
      <button
        type="button"
        className="is-lay-open"
        aria-pressed={isLarge}
        aria-label={naming.own.layOpen(name)}
        onFocus={layOpen}
        onClick={layOpen}
      />
      <CardDeeds card={card} props={props} naming={naming} />
    </article>
  );
}

/** What else there is to know of cards: the other side's, the pile, and what lies open. */
function Rest({ props: { view }, naming: { own, game } }: PartProps): ReactNode {
  const other = 1 - (view.own?.side ?? 0);
  const { open } = view;
  return (
    <>
      <p>
        {own.othersCards(
          game.sides[other === 0 ? 'france' : 'britain'],
          open.handCounts[other],
          open.ministryCount[other],
        )}
      </p>
      <p>{own.pileCount(open.pileCount)}</p>
      {open.discards.length > 0 && (
        <p>{own.discards(open.discards.map((card) => game.events[EVENTS[card]].name).join(', '))}</p>
      )}
    </>
  );
}
