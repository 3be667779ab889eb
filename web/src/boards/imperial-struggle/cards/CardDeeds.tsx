import { isEventId } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import type { Naming } from '../i18n/index.ts';
import { desk } from '../state/desk.ts';
import type { CardProps } from './CardFace.tsx';
import { type CardDeed, deedsWith, whyNotPlayed } from './card-choices.ts';

/** What can be done with a card now, as buttons: among the others only the plainest. */
export function CardDeeds({ card, props, naming, isAll = false }: CardProps & { readonly isAll?: boolean }): ReactNode {
  const deeds = deedsWith(props, card);
  const shown = isAll ? deeds.toReversed() : deeds.slice(0, 1);
  if (shown.length === 0) return null;
  return (
    <div className="is-deeds">
      {shown.map((deed) => (
        <button
          key={deed.kind}
          type="button"
          className={`button ${deed.kind === 'play' || deed.kind === 'discard' || deed.kind === 'choose' ? 'primary' : ''}`}
          onClick={() => doIt(deed, card, props)}
        >
          {labelOf(deed, naming)}
          <span className="visually-hidden">: {nameOf(card, naming)}</span>
        </button>
      ))}
    </div>
  );
}

/** Turning up is seen at once and cannot be said together with what follows: the Event is picked at the next question. */
function doIt({ kind, choices }: CardDeed, card: CardProps['card'], { pick, ask }: CardProps['props']): void {
  desk.set({ next: kind === 'both' && isEventId(card) && ask !== null ? { event: card, askId: ask.askId } : null });
  pick(choices[0]);
}

const nameOf = (card: CardProps['card'], { game }: Naming): string =>
  isEventId(card) ? game.events[card].name : game.ministries[card].name;

function labelOf({ kind, ministry }: CardDeed, { own, game }: Naming): string {
  if (kind === 'both' && ministry !== null) return own.turnUpThenPlay(game.ministries[ministry].name);
  return own.deeds[kind];
}

/** In place of the button, why there is none. */
export function WhyNotPlayed({ card, props }: CardProps): ReactNode {
  const reasons = whyNotPlayed(props, card);
  if (reasons.length === 0) return null;
  return <p className="is-why">{reasons.map((reason) => props.texts.reason(reason, props.telling)).join(' ')}</p>;
}
