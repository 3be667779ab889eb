import './cards.css';
import type { ReactNode } from 'react';
import { namingIn } from '../i18n/index.ts';
import type { BoardProps } from '../read/seen.ts';
import { desk } from '../state/desk.ts';
import { CardFace } from './CardFace.tsx';
import { IfPlayedNow } from './IfPlayedNow.tsx';

/** The card that is pointed at, tapped or reached by tabbing in the hand, in large at the edge of the map. */
export function CardBeside(props: BoardProps): ReactNode {
  const card = desk.use((each) => each.beside);
  const isRead = desk.use((each) => each.cards);
  if (card === null || isRead || props.view.own === null || props.ceremony !== null) return null;
  const naming = namingIn(props.language);
  return (
    <article className="is-event-card is-card-beside" data-large aria-hidden="true">
      <CardFace card={card} props={props} naming={naming} />
      <IfPlayedNow card={card} props={props} naming={naming} />
    </article>
  );
}
