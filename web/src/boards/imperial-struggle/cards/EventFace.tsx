import './cards.css';
import { ERAS, EVENT, EVENT_ERA, type EventId, POINTS } from '@cabinet-wars/imperial-struggle/data';
import { bonusNow } from '@cabinet-wars/imperial-struggle/reckoning';
import type { ReactNode } from 'react';
import { Icon } from '../../../counters/index.ts';
import type { Naming } from '../i18n/index.ts';
import { EffectText } from '../parts/EffectText.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { PointIcon } from '../parts/Points.tsx';
import { bonusText } from '../read/bonus-text.ts';
import { halfOf, typeOf } from '../read/card-text.ts';
import type { GameView, SideId } from '../read/seen.ts';

export interface EventFaceProps {
  readonly event: EventId;
  /** For whom the card is read. */
  readonly side: SideId;
  readonly view: GameView;
  readonly naming: Naming;
}

/** An Event as a card: its type and Era, both halves with one's own at full ink, and its bonus with whether that holds. */
export function EventFace({ event, side, view, naming }: EventFaceProps): ReactNode {
  const { own, game } = naming;
  const type = typeOf(event);
  const other: SideId = side === 'france' ? 'britain' : 'france';
  const isForBoth = 'both' in game.events[event];
  const bonus = bonusNow(view, EVENT[event]);
  const condition = bonus === null ? null : bonusText(bonus, naming);
  return (
    <>
      <header>
        <span className="is-card-type">
          {(type === null ? POINTS : [type]).map((points) => (
            <PointIcon key={points} points={points} size={16} />
          ))}
        </span>
        <em>
          {own.eventOf(game.eras[ERAS[EVENT_ERA[EVENT[event]]]])}
          <br />
          {type === null ? own.withAnyTile : own.withTileOf(game.points[type].name)} <Icon name="tile" size={13} />
        </em>
      </header>
      <h4>{game.events[event].name}</h4>
      <h5>
        <Emblem plays={side} size={16} />
        {isForBoth && <Emblem plays={other} size={16} />} {isForBoth ? own.forBoth : own.forYou}
      </h5>
      <Half
        half={halfOf(naming, event, side)}
        condition={
          condition === null ? null : (
            <b data-met={condition.isMet || undefined}>
              {condition.condition} {condition.isMet ? '✓' : '✗'} {condition.state}
            </b>
          )
        }
      />
      {!isForBoth && (
        <div className="is-other-half">
          <h5>
            <Emblem plays={other} size={16} /> {own.forSide(game.sides[other])}
          </h5>
          <Half
            half={halfOf(naming, event, other)}
            condition={condition && <b>{own.sameCondition(condition.condition)}</b>}
          />
        </div>
      )}
    </>
  );
}

/** What a half does; its bonus in a box of its own. */
function Half({ half, condition }: { half: ReturnType<typeof halfOf>; condition: ReactNode }): ReactNode {
  return (
    <>
      <EffectText text={half.effect} />
      {half.bonus !== undefined && (
        <p className="is-bonus">
          {condition}
          <EffectText text={half.bonus} isInline />
        </p>
      )}
    </>
  );
}
