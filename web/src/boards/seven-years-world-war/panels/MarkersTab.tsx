import './tabs.css';
import type { ReactNode } from 'react';
import { useMedia, useWide } from '../../../use-media.ts';
import { HandByMoments } from '../hand/HandPlate.tsx';
import { type Naming, namingOf } from '../i18n/index.ts';
import { OverMap } from '../parts/OverMap.tsx';
import { handOf, knownOf, limitOf } from '../read/hand.ts';
import type { BoardProps } from '../read/seen.ts';
import { PLATES } from '../state/plates.ts';

/** One's own markers by the moment they serve, and what one knows of others'. */
export function MarkersTab(props: BoardProps): ReactNode {
  const view = props.view;
  const naming = namingOf(props.language);
  const { own } = naming;
  // On a wide screen the hand is the tab that lies open: it stands beside the map, not over it.
  const hasPlates = useMedia(PLATES);
  const isOverMap = !useWide() && hasPlates;
  const hand = handOf(view);
  if (view.own === null) return <p className="note">{own.notAPlayer}</p>;
  const total = hand.reduce((sum, { count }) => sum + count, 0);
  const others = view.open.hands.map((_, seat) => seat).filter((seat) => seat !== view.own?.seat);
  const cards = <HandByMoments props={props} />;
  return (
    <div className="syww-markers">
      <p className="note">
        {own.limit(total, limitOf(view.open))}. {own.inPool(view.open.pool)}.
      </p>
      {hand.length === 0 && <p className="note">{own.noMarkers}</p>}
      {hand.length > 0 && !isOverMap && cards}
      {hand.length > 0 && isOverMap && (
        <OverMap className="syww-hand-plate" title={own.hand.title(total, limitOf(view.open))} closeLabel={own.putAway}>
          {cards}
        </OverMap>
      )}
      <Known props={props} others={others} naming={naming} />
    </div>
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
