import './region-card.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePopover } from '../../map/use-popover.ts';
import { isPower, type RegionId } from './map/places.ts';
import { popoverAtThing } from './map/popover.ts';
import { keyOf, type Position, type Thing } from './map/position.ts';
import { namingOf } from './parts/use-naming.ts';
import { RegionFacts } from './RegionFacts.tsx';
import type { BoardProps } from './read/seen.ts';
import { placeName } from './read/sentences.ts';

const AFTER = 350;

interface Props {
  readonly props: BoardProps;
  readonly thing: Thing | null;
  readonly position: Position;
}

/** What lies under the pointer, once it rests there. */
export function Card({ props, thing, position }: Props): ReactNode {
  const region = thing === null || isPower(thing.place) ? null : thing.place;
  const [shown, setShown] = useState<RegionId | null>(null);
  useEffect(() => {
    setShown(null);
    if (region === null || !matchMedia('(hover: hover)').matches) return;
    const timer = setTimeout(() => setShown(region), AFTER);
    return () => clearTimeout(timer);
  }, [region]);
  return shown === null ? null : <Preview key={shown} region={shown} props={props} position={position} />;
}

function Preview({ region, props, position }: { region: RegionId; props: BoardProps; position: Position }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const style = usePopover(popoverAtThing({ t: 'place', place: region }), ref);
  const naming = namingOf(props);
  return (
    <div
      ref={ref}
      className="soe-card"
      style={style}
      aria-hidden="true"
      data-for={keyOf({ t: 'place', place: region })}
    >
      <h3>{placeName(naming, region)}</h3>
      <RegionFacts props={props} place={region} position={position} naming={naming} />
    </div>
  );
}
