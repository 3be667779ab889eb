import { isEventId } from '@cabinet-wars/imperial-struggle/data';
import { type ReactNode, useMemo } from 'react';
import { Icon } from '../../../counters/index.ts';
import { ifPlayed, ifPlayedTexts } from '../read/purchases/if-played.ts';
import type { CardProps } from './CardFace.tsx';

/** What an Event would come to now, where it can be played. */
export function IfPlayedNow({ card, props: { view, ask }, naming }: CardProps): ReactNode {
  const lines = useMemo(() => {
    const may = ask?.options.some((option) => option.t === 'event' && option.event === card);
    return !isEventId(card) || ask === null || may !== true
      ? []
      : ifPlayedTexts(ifPlayed(view, ask.seat, card), naming);
  }, [card, view, ask, naming]);
  if (lines.length === 0) return null;
  return (
    <div className="is-if-played">
      <h5>
        <Icon name="tile" size={14} /> {naming.own.ifPlayed}
      </h5>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
