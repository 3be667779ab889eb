import './region-card.css';
import type { ReactNode } from 'react';
import { HoverCard } from '../../kit/over/HoverCard.tsx';
import { useResting } from '../../kit/over/use-resting.ts';
import { isPower, type RegionId } from '../map/places.ts';
import { popoverAtThing } from '../map/popover.ts';
import { keyOf, type Position, type Thing } from '../map/position.ts';
import { namingOf } from '../parts/use-naming.ts';
import type { BoardProps } from '../read/seen.ts';
import { placeName } from '../read/sentences.ts';
import { PieceTerm, RegionFacts } from './RegionFacts.tsx';

interface Props {
  readonly props: BoardProps;
  readonly thing: Thing | null;
  readonly position: Position;
}

/** What lies under the pointer, once it rests there. */
export function Card({ props, thing, position }: Props): ReactNode {
  const region = thing === null || isPower(thing.place) ? null : thing.place;
  const shown = useResting(region);
  return shown === null ? null : <Preview key={shown} region={shown} thing={thing} props={props} position={position} />;
}

interface PreviewProps extends Props {
  readonly region: RegionId;
}

function Preview({ region, thing, props, position }: PreviewProps): ReactNode {
  const place: Thing = { t: 'place', place: region };
  const naming = namingOf(props);
  return (
    <HoverCard className="soe-card" anchor={popoverAtThing(place)} about={keyOf(place)}>
      <h3>{placeName(naming, region)}</h3>
      {thing !== null && <PieceTerm thing={thing} props={props} />}
      <RegionFacts props={props} place={region} position={position} naming={naming} />
    </HoverCard>
  );
}
