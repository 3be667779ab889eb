import './plate.css';
import type { ReactNode } from 'react';
import { type Naming, namingIn } from './i18n/index.ts';
import { Emblem } from './parts/Emblem.tsx';
import { halfOf } from './read/card-text.ts';
import type { BoardProps, Event } from './read/seen.ts';

/** An Event played or a ministry revealed, for both to read while it is shown. */
export function CardPlate({ animating, language, texts, telling }: BoardProps): ReactNode {
  if (animating === null) return null;
  const event = animating.event;
  const naming = namingIn(language);
  const card = cardOf(event, naming);
  if (card === null) return null;
  return (
    <div className="is-plate is-card-plate" aria-hidden="true">
      <p className="label">{texts.event(animating.event, telling)}</p>
      <h3>
        <Emblem plays={card.side} size={22} /> {card.name}
      </h3>
      {card.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function cardOf(event: Event, naming: Naming): { name: string; side: string; lines: readonly string[] } | null {
  const { own, game } = naming;
  if (event.t === 'ministry-revealed') {
    const { name, abilities } = game.ministries[event.ministry];
    return { name, side: event.side, lines: abilities };
  }
  if (event.t !== 'event-played') return null;
  const { effect, bonus } = halfOf(naming, event.event, event.side);
  const lines = event.bonus && bonus !== undefined ? [effect, `${own.bonus} ${bonus}`] : [effect];
  return { name: game.events[event.event].name, side: event.side, lines };
}
