import './panels.css';
import {
  ABILITIES,
  ABILITY,
  ERAS,
  EVENT,
  EVENT_ERA,
  EVENTS,
  type EventId,
  HAS_KEYWORD,
  KEYWORDS,
  MINISTRY,
  MINISTRY_OF_ABILITY,
  POINTS,
  SIDES,
} from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { type Naming, namingIn } from '../i18n/index.ts';
import { Bonus } from '../parts/Bonus.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { PointIcon } from '../parts/Points.tsx';
import { halfOf, typeOf } from '../read/card-text.ts';
import type { BoardProps, OpenView, SideId } from '../read/seen.ts';
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
              <EventCard key={card} event={EVENTS[card]} side={side} naming={naming} view={view} />
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
              <MinistryCard key={face.id ?? `secret ${i}`} face={face} open={open} naming={naming} />
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

interface EventCardProps {
  readonly event: EventId;
  readonly side: SideId;
  readonly naming: Naming;
  readonly view: BoardProps['view'];
}

/** A card with both its halves: one's own at full ink. Pressed, it lies open in large. */
function EventCard({ event, side, naming, view }: EventCardProps): ReactNode {
  const { own, game } = naming;
  const type = typeOf(event);
  const other: SideId = side === 'france' ? 'britain' : 'france';
  const isForBoth = 'both' in game.events[event];
  const era = ERAS[EVENT_ERA[EVENT[event]]];
  return (
    <li className="is-event-card">
      <header>
        <span className="is-card-type">
          {(type === null ? POINTS : [type]).map((points) => (
            <PointIcon key={points} points={points} size={16} />
          ))}
        </span>
        <em>
          {game.eras[era]}, {type === null ? own.anyType : own.goesWith(game.points[type].name)}
        </em>
      </header>
      <h4>{game.events[event].name}</h4>
      <Half title={isForBoth ? own.forBoth : own.forYou} half={halfOf(naming, event, side)} naming={naming} />
      <Bonus view={view} event={event} naming={naming} />
      {!isForBoth && (
        <div className="is-other-half">
          <Half title={own.forSide(game.sides[other])} half={halfOf(naming, event, other)} naming={naming} />
        </div>
      )}
    </li>
  );
}

const Half = ({
  title,
  half,
  naming,
}: {
  title: string;
  half: ReturnType<typeof halfOf>;
  naming: Naming;
}): ReactNode => (
  <>
    <h5>{title}</h5>
    <p>{half.effect}</p>
    {half.bonus !== undefined && (
      <p className="is-bonus">
        <b>{naming.own.bonus}</b> {half.bonus}
      </p>
    )}
  </>
);

function MinistryCard({ face, open, naming }: { face: MinistryFace; open: OpenView; naming: Naming }): ReactNode {
  const { own, game } = naming;
  if (face.id === null) return <li className="is-event is-secret">{own.secretMinister}</li>;
  const { id } = face;
  const { name, abilities } = game.ministries[id];
  const keywords = KEYWORDS.filter((_, i) => HAS_KEYWORD[MINISTRY[id]][i]).map((keyword) => game.keywords[keyword]);
  const uses = ABILITIES.filter((_, ability) => MINISTRY_OF_ABILITY[ability] === MINISTRY[id]);
  return (
    <li className="is-event-card" data-secret={!face.revealed || undefined}>
      <header>
        <em>{[...keywords, ...(face.revealed ? [] : [own.faceDown])].join(', ')}</em>
      </header>
      <h4>{name}</h4>
      {abilities.map((ability) => (
        <p key={ability}>{ability}</p>
      ))}
      {face.revealed &&
        uses.map((ability) => (
          <p key={ability} className="is-hand-bonus">
            {game.abilities[ability]}: <b>{open.spent[ABILITY[ability]] === 1 ? own.usedThisTurn : own.ready}</b>
          </p>
        ))}
    </li>
  );
}
