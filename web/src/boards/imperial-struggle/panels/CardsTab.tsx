import './panels.css';
import { EVENTS, type EventId, HAS_KEYWORD, KEYWORDS, MINISTRY, SIDES } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { type Naming, namingIn } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { PointIcon } from '../parts/Points.tsx';
import { halfOf, typeOf } from '../read/card-text.ts';
import type { BoardProps, SideId } from '../read/seen.ts';
import { type MinistryFace, ministriesOf } from '../read/standing.ts';

/** One's own Events, the ministries of both sides as far as they may be known, and what has been discarded. */
export function CardsTab(props: BoardProps): ReactNode {
  const naming = namingIn(props.language);
  const view = props.view;
  const open = props.view.open;
  const { own, game } = naming;
  const side = view.own === null ? null : SIDES[view.own.side];
  const order: readonly SideId[] = side === 'britain' ? ['britain', 'france'] : ['france', 'britain'];
  return (
    <div className="is-panel">
      {view.own !== null && side !== null && (
        <section>
          <h3 className="ruled">{own.hand}</h3>
          <ul>
            {view.own.hand.map((card) => (
              <EventCard key={card} event={EVENTS[card]} side={side} naming={naming} />
            ))}
          </ul>
          {view.own.hand.length === 0 && <p className="note">{own.noCards}</p>}
        </section>
      )}
      {order.map((each) => (
        <section key={each}>
          <h3 className="ruled">
            <Emblem plays={each} size={20} /> {own.ministersOf(game.sides[each])}
          </h3>
          <ul>
            {ministriesOf(view, SIDES.indexOf(each)).map((face, i) => (
              <MinistryCard key={face.id ?? `secret ${i}`} face={face} naming={naming} />
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3 className="ruled">{own.pile}</h3>
        <p className="note">{own.pileCount(open.pileCount)}</p>
        {open.discards.length > 0 && (
          <p className="note">{own.discards(open.discards.map((card) => game.events[EVENTS[card]].name).join(', '))}</p>
        )}
      </section>
    </div>
  );
}

function EventCard({ event, side, naming }: { event: EventId; side: SideId; naming: Naming }): ReactNode {
  const { effect, bonus } = halfOf(naming, event, side);
  const type = typeOf(event);
  return (
    <li className="is-event">
      <h4>
        {naming.game.events[event].name}
        {type !== null && (
          <span title={naming.own.goesWith(naming.game.points[type].name)}>
            <PointIcon points={type} size={17} />
            <span className="visually-hidden">{naming.own.goesWith(naming.game.points[type].name)}</span>
          </span>
        )}
      </h4>
      <p>{effect}</p>
      {bonus !== undefined && (
        <p className="is-bonus">
          <b>{naming.own.bonus}</b> {bonus}
        </p>
      )}
    </li>
  );
}

function MinistryCard({ face, naming }: { face: MinistryFace; naming: Naming }): ReactNode {
  const { own, game } = naming;
  if (face.id === null) return <li className="is-event is-secret">{own.secretMinister}</li>;
  const { id } = face;
  const { name, abilities } = game.ministries[id];
  const keywords = KEYWORDS.filter((_, i) => HAS_KEYWORD[MINISTRY[id]][i]).map((keyword) => game.keywords[keyword]);
  return (
    <li className="is-event" data-secret={!face.revealed || undefined}>
      <h4>
        {name} <em>{[...keywords, ...(face.revealed ? [] : [own.faceDown])].join(', ')}</em>
      </h4>
      {abilities.map((ability) => (
        <p key={ability}>{ability}</p>
      ))}
    </li>
  );
}
