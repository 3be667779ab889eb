import './hand.css';
import type { MarkerId } from '@cabinet-wars/seven-years-world-war/data';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../counters/index.ts';
import { type Naming, namingOf } from '../i18n/index.ts';
import type { BoardProps } from '../read/seen.ts';
import { markerIcon } from './marker-icon.ts';
import { type HandCard, type HandColumn, handByMoments } from './moments.ts';

/** The hand as compact cards, in columns by the moment they serve; what can be played now is lit. */
export function HandByMoments({ props }: { readonly props: BoardProps }): ReactNode {
  const naming = namingOf(props.language);
  const columns = handByMoments(props.view, props.ask);
  const [picked, setPicked] = useState<MarkerId | null>(null);
  const all = columns.flatMap(({ cards }) => cards);
  const card = all.find(({ marker }) => marker === picked) ?? null;
  return (
    <>
      <div className="syww-hand">
        {columns.map((column) => (
          <Column key={column.moment} column={column} naming={naming} picked={picked} onPick={setPicked} />
        ))}
      </div>
      {card !== null && <About card={card} props={props} naming={naming} />}
    </>
  );
}

interface ColumnProps {
  readonly column: HandColumn;
  readonly naming: Naming;
  readonly picked: MarkerId | null;
  onPick(marker: MarkerId | null): void;
}

function Column({ column, naming, picked, onPick }: ColumnProps): ReactNode {
  const { own, game } = naming;
  const { moment, isNow, cards, boxed } = column;
  return (
    <section data-now={isNow || undefined}>
      <h3 className="label">
        {own.hand.moments[moment]}
        {isNow && ` · ${own.hand.now}`}
      </h3>
      <ul>
        {cards.map(({ marker, count, laid, isSecond, isLit }) => (
          <li key={marker}>
            <button
              type="button"
              className="syww-hand-card"
              data-lit={isLit || undefined}
              data-second={isSecond || undefined}
              data-marker={marker}
              aria-pressed={picked === marker}
              onClick={() => onPick(picked === marker ? null : marker)}
            >
              <Icon name={markerIcon(marker, moment)} size={22} />
              <span>
                <strong>{game.markers[marker].name}</strong>
                <small>
                  {isSecond && `${own.hand.or} `}
                  {own.hand.short[marker] ?? game.markers[marker].hint}
                </small>
                {laid > 0 && <small>{own.faceDown(laid)}</small>}
                {isLit && <span className="visually-hidden">, {own.hand.playable}</span>}
              </span>
              {count > 1 && <b data-term="how-many">×{count}</b>}
            </button>
          </li>
        ))}
        {boxed.map(({ marker, power, count, tired }) => (
          <li key={`${power} ${marker} ${tired}`} className="syww-hand-card" data-serving="">
            <Icon name={markerIcon(marker, moment)} size={22} />
            <span>
              <strong>{game.markers[marker].name}</strong>
              <small>
                {game.inShort[power]}; {tired ? own.usedThisTurn : own.hand.fresh}
              </small>
            </span>
            {count > 1 && <b data-term="how-many">×{count}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the picked card does in full, and the way to use it. */
function About({ card, props, naming }: { card: HandCard; props: BoardProps; naming: Naming }): ReactNode {
  const { own, game } = naming;
  const { name, hint } = game.markers[card.marker];
  const option = card.option === null ? null : (props.ask?.options[card.option] ?? null);
  return (
    <div className="syww-hand-about" aria-live="polite">
      <p>
        <strong>{name}</strong> {hint}
      </p>
      {option !== null && (
        <button type="button" className="button primary" onClick={() => props.pick(option)}>
          {own.use}
          <span className="visually-hidden">: {name}</span>
        </button>
      )}
      {option === null && card.isLit && <p className="note">{own.hand.onMap}</p>}
      {!card.isLit && props.ask !== null && (
        <button type="button" className="link" onClick={() => props.explain({ t: 'play', marker: card.marker })}>
          {own.whyNot}
          <span className="visually-hidden">: {name}</span>
        </button>
      )}
    </div>
  );
}
