import '../round/round.css';
import './cards.css';
import { isEventId } from '@cabinet-wars/imperial-struggle/data';
import { choiceIn } from '@cabinet-wars/kernel';
import type { ReactNode } from 'react';
import { useMedia } from '../../../use-media.ts';
import { namingIn } from '../i18n/index.ts';
import { Bonus } from '../parts/Bonus.tsx';
import type { BoardProps, GameChoice } from '../read/seen.ts';
import { desk } from '../state/desk.ts';
import { CardFace } from './CardFace.tsx';
import type { CardId } from './card-choices.ts';

const WIDE = '(min-width: 1100px)';

const cardOf = (choice: GameChoice): CardId | null =>
  choice.t === 'discard' ? choice.event : choice.t === 'ministry' ? choice.ministry : null;

/** Which card to discard or to choose: on a desk a row for each, while they lie over the map; on a phone the cards. */
export function PickCards(props: BoardProps): ReactNode {
  const { ask, texts, telling, pick } = props;
  const isWide = useMedia(WIDE);
  const naming = namingIn(props.language);
  return (
    <ol className={isWide ? 'choices is-pick-list' : 'choices is-card-row'}>
      {(ask?.options ?? []).map((option, i) => {
        const choice = choiceIn<GameChoice>(option);
        const card = choice === null ? null : cardOf(choice);
        if (choice === null) return null;
        const text = texts.choice(choice, telling);
        const choose = (
          <button type="button" className={isWide ? 'is-play' : 'button primary'} onClick={() => pick(choice)}>
            <span className="said">
              {isWide ? naming.own.deeds[choice.t === 'ministry' ? 'choose' : 'discard'] : text}
            </span>
            <span className="visually-hidden"> {isWide ? text : ''}</span>
          </button>
        );
        if (card === null || !isWide)
          return (
            <li key={text}>
              <article className="is-event-card" data-card={card ?? undefined}>
                {card !== null && <CardFace card={card} props={props} naming={naming} />}
                <div className="is-deeds">{choose}</div>
              </article>
            </li>
          );
        return (
          <li
            key={text}
            className="is-hand-card"
            data-card={card}
            data-may
            onPointerEnter={() => desk.set({ card })}
            onFocus={() => desk.set({ card })}
          >
            <span className="choice-number">{i + 1}</span>
            <div>
              <h4>{isEventId(card) ? naming.game.events[card].name : naming.game.ministries[card].name}</h4>
              {isEventId(card) && <Bonus view={props.view} event={card} naming={naming} />}
            </div>
            {choose}
          </li>
        );
      })}
    </ol>
  );
}
