import { isEventId, MINISTRY } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import type { Naming } from '../i18n/index.ts';
import type { BoardProps } from '../read/seen.ts';
import { type CardId, sideOfView } from './card-choices.ts';
import { EventFace } from './EventFace.tsx';
import { MinistryFace } from './MinistryFace.tsx';

export interface CardProps {
  readonly card: CardId;
  readonly props: BoardProps;
  readonly naming: Naming;
}

/** Any card of one's own, as whoever holds it reads it. */
export function CardFace({ card, props: { view }, naming }: CardProps): ReactNode {
  if (isEventId(card)) return <EventFace event={card} side={sideOfView(view)} view={view} naming={naming} />;
  return (
    <MinistryFace id={card} revealed={view.open.revealed[MINISTRY[card]] === 1} open={view.open} naming={naming} />
  );
}
