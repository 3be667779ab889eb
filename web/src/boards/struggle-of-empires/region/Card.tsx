import './region-card.css';
import type { ReactNode } from 'react';
import { HoverCard } from '../../kit/over/HoverCard.tsx';
import { useResting } from '../../kit/over/use-resting.ts';
import { isPower, type PlaceId } from '../map/places.ts';
import { popoverAtThing } from '../map/popover.ts';
import { keyOf, type Position, type Thing } from '../map/position.ts';
import { namingOf } from '../parts/use-naming.ts';
import type { BoardProps } from '../read/seen.ts';
import { placeName, sentence } from '../read/sentences.ts';
import { PieceTerm, RegionFacts } from './RegionFacts.tsx';

interface Props {
  readonly props: BoardProps;
  readonly thing: Thing | null;
  readonly position: Position;
}

/** What lies under the pointer, once it rests there. */
export function Card({ props, thing, position }: Props): ReactNode {
  const shown = useResting(thing?.place ?? null);
  return shown === null ? null : <Preview key={shown} place={shown} thing={thing} props={props} position={position} />;
}

interface PreviewProps extends Props {
  readonly place: PlaceId;
}

function Preview({ place, thing, props, position }: PreviewProps): ReactNode {
  const whole: Thing = { t: 'place', place };
  const naming = namingOf(props);
  return (
    <HoverCard className="soe-card" anchor={popoverAtThing(whole)} about={keyOf(whole)}>
      <h3>{placeName(naming, place)}</h3>
      {isPower(place) && <p>{sentence(naming, props.view.open, position, whole)}.</p>}
      {thing !== null && <PieceTerm thing={thing} props={props} />}
      <RegionFacts props={props} place={place} position={position} naming={naming} />
    </HoverCard>
  );
}
