import { MARKERS, type MarkerId } from '@cabinet-wars/seven-years-world-war/data';
import type { ReactNode } from 'react';
import { Icon } from '../../../counters/index.ts';
import { markerIcon } from '../hand/marker-icon.ts';
import { namingOf } from '../i18n/index.ts';
import { handOf, knownOf } from '../read/hand.ts';
import { drafting } from './draft.ts';
import type { HalfProps } from './HalfForm.tsx';

/** Markers as cards: my own hand; of theirs those I have seen first, then whatever else they may have. */
export function MarkerPicker({ props, column, sides, draft }: HalfProps): ReactNode {
  const naming = namingOf(props.language);
  const texts = naming.own.deal;
  const half = draft[column];
  const isMine = column === 'give';
  const held = isMine ? handOf(props.view) : knownOf(props.view, sides.giver);
  const sure = held.map(({ marker }) => marker);
  const unsure = isMine ? [] : MARKERS.filter((marker) => !sure.includes(marker));
  const card = (marker: MarkerId, note: string | null) => (
    <button
      key={marker}
      type="button"
      data-card={marker}
      data-sure={note === null ? undefined : ''}
      aria-pressed={half.marker === marker}
      data-tip={naming.game.markers[marker].hint}
      onClick={() => drafting.set({ [column]: { ...half, marker }, adding: null })}
    >
      <Icon name={markerIcon(marker)} size={18} />
      <span>
        {naming.game.markers[marker].name}
        {note !== null && <small>{note}</small>}
      </span>
    </button>
  );
  return (
    <div className="syww-cards">
      {held.map(({ marker, count }) => card(marker, isMine ? texts.ofYours(count) : texts.seen))}
      {unsure.map((marker) => card(marker, null))}
    </div>
  );
}
