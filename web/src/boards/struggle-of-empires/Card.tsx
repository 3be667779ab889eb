import './region-card.css';
import type { ReactNode } from 'react';
import { HoverCard } from '../kit/over/HoverCard.tsx';
import { useResting } from '../kit/over/use-resting.ts';
import { isPower, type RegionId } from './map/places.ts';
import { popoverAtThing } from './map/popover.ts';
import { keyOf, type Position, type Thing } from './map/position.ts';
import { namingOf } from './parts/use-naming.ts';
import { RegionFacts } from './RegionFacts.tsx';
import type { BoardProps } from './read/seen.ts';
import { placeName } from './read/sentences.ts';

interface Props {
  readonly props: BoardProps;
  readonly thing: Thing | null;
  readonly position: Position;
}

/** What lies under the pointer, once it rests there. */
export function Card({ props, thing, position }: Props): ReactNode {
  const region = thing === null || isPower(thing.place) ? null : thing.place;
  const shown = useResting(region);
  return shown === null ? null : <Preview key={shown} region={shown} props={props} position={position} />;
}

function Preview({ region, props, position }: { region: RegionId; props: BoardProps; position: Position }): ReactNode {
  const thing: Thing = { t: 'place', place: region };
  const naming = namingOf(props);
  return (
    <HoverCard className="soe-card" anchor={popoverAtThing(thing)} about={keyOf(thing)}>
      <h3>{placeName(naming, region)}</h3>
      <RegionFacts props={props} place={region} position={position} naming={naming} />
    </HoverCard>
  );
}
