import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { Naming } from '../i18n/index.ts';
import type { BoardProps } from '../read/seen.ts';
import { desk } from '../state/desk.ts';

interface Props {
  readonly props: BoardProps;
  readonly naming: Naming;
  readonly told: ReactNode;
}

/** Further than a thumb trembles, in CSS pixels. */
const FAR = 70;

/** On a phone the other side's round lies as a card over the question: read first, then put away with a press or a swipe. */
export function DigestCard({ props, naming, told }: Props): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const putAway = () => {
    const question = card.current?.closest('.decision')?.querySelector<HTMLElement>('.prompt');
    desk.set({ again: false, away: props.ask?.askId ?? null });
    requestAnimationFrame(() => question?.focus({ preventScroll: true }));
  };
  const { by, ...swipe } = useSwipe(putAway);
  const { own } = naming;
  const isAsked = props.ask?.key === 'action-round.tile';
  return (
    <div ref={card} className="is-digest-card" style={by === 0 ? undefined : { translate: `${by}px 0` }} {...swipe}>
      {told}
      <button type="button" className="button primary" onClick={putAway}>
        {isAsked ? own.onToTiles : own.putAway}
      </button>
    </div>
  );
}

/** How far a finger has moved something sideways; let go far enough, it is done with. */
function useSwipe(done: () => void) {
  const from = useRef<number | null>(null);
  const [by, move] = useState(0);
  const end = () => {
    from.current = null;
    move(0);
  };
  return {
    by,
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') from.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current !== null) move(event.clientX - from.current);
    },
    onPointerUp: () => {
      if (Math.abs(by) > FAR) done();
      end();
    },
    onPointerCancel: end,
  };
}
