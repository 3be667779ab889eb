import './tabs.css';
import type { MarkerId } from '@cabinet-wars/seven-years-world-war/data';
import type { ReactNode } from 'react';
import { type Naming, namingOf } from '../i18n/index.ts';
import { type Held, handOf, knownOf, limitOf } from '../read/hand.ts';
import type { BoardProps } from '../read/seen.ts';

/** One's own markers with what each does, and what one knows of others'. */
export function MarkersTab(props: BoardProps): ReactNode {
  const view = props.view;
  const naming = namingOf(props.language);
  const { own } = naming;
  const hand = handOf(view);
  if (view.own === null) return <p className="note">{own.notAPlayer}</p>;
  const total = hand.reduce((sum, { count }) => sum + count, 0);
  const others = view.open.hands.map((_, seat) => seat).filter((seat) => seat !== view.own?.seat);
  return (
    <div className="syww-markers">
      <p className="note">
        {own.limit(total, limitOf(view.open))}. {own.inPool(view.open.pool)}.
      </p>
      {hand.length === 0 && <p className="note">{own.noMarkers}</p>}
      <ul>
        {hand.map((held) => (
          <Marker key={held.marker} held={held} naming={naming} props={props} />
        ))}
      </ul>
      <Known props={props} others={others} naming={naming} />
    </div>
  );
}

/** The number of the first choice that uses a marker, where there is one now. */
const optionOf = ({ ask }: BoardProps, marker: MarkerId): number =>
  (ask?.options ?? []).findIndex((option) => 'marker' in option && option.marker === marker && option.t !== 'return');

function Marker({ held, naming, props }: { held: Held; naming: Naming; props: BoardProps }): ReactNode {
  const { own, game } = naming;
  const { marker, count, laid } = held;
  const { name, hint } = game.markers[marker];
  const option = optionOf(props, marker);
  return (
    <li className="syww-marker" data-may={option >= 0 || undefined}>
      <div className="syww-marker-head">
        {option >= 0 && <span className="syww-marker-number">{option + 1}</span>}
        <strong>{name}</strong>
        {count > 1 && <span>× {count}</span>}
      </div>
      <p>{hint}</p>
      <div className="syww-marker-foot">
        {laid > 0 && <span>{own.faceDown(laid)}</span>}
        {option >= 0 && (
          <button type="button" className="button primary" onClick={() => props.pick(props.ask!.options[option])}>
            {own.use}
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
        {option < 0 && props.ask !== null && (
          <button type="button" className="link small" onClick={() => props.explain({ t: 'play', marker })}>
            {own.whyNot}
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
      </div>
    </li>
  );
}

function Known({ props, others, naming }: { props: BoardProps; others: readonly number[]; naming: Naming }): ReactNode {
  const { own, game } = naming;
  const known = others.map((seat) => ({ seat, held: knownOf(props.view, seat) })).filter(({ held }) => held.length > 0);
  if (known.length === 0) return null;
  return (
    <section>
      <h3 className="ruled">{own.known}</h3>
      {known.map(({ seat, held }) => (
        <p key={seat}>
          <strong>{props.telling.name(seat)}</strong>:{' '}
          {own.list(held.map(({ marker, count }) => own.atLeast(count, game.markers[marker].name)))}
        </p>
      ))}
    </section>
  );
}
