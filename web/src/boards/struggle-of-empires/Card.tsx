import { regionOf } from '@cabinet-wars/struggle-of-empires/data';
import { scoreNow } from '@cabinet-wars/struggle-of-empires/reckoning';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePopover } from '../../map/use-popover.ts';
import { isPower, LAND_BORDERS, type RegionId, SEA_LINKS } from './map/places.ts';
import { popoverAtThing } from './map/popover.ts';
import { keyOf, type Position, type Thing } from './map/position.ts';
import { Emblem } from './parts/Emblem.tsx';
import { namingOf } from './parts/use-naming.ts';
import { type BoardProps, idOf } from './read/seen.ts';
import { holdings, placeName, targetName } from './read/sentences.ts';

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
  return shown === null ? null : <RegionCard key={shown} region={shown} props={props} position={position} />;
}

function RegionCard({
  region,
  props,
  position,
}: {
  region: RegionId;
  props: BoardProps;
  position: Position;
}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const style = usePopover(popoverAtThing({ t: 'place', place: region }), ref);
  const naming = namingOf(props);
  const { own } = naming;
  const open = props.view.open;
  const here = position.regions[region];
  const vp = new Map(scoreNow(open).map(({ power, regions }) => [idOf(power), regions[regionOf(region)]]));
  const stacks = [...(here?.stacks ?? [])].sort((a, b) => (b.control ?? 0) - (a.control ?? 0));
  const neighbours = [...LAND_BORDERS, ...SEA_LINKS].flatMap(([a, b]) =>
    a === region ? [b] : b === region ? [a] : [],
  );
  return (
    <div
      ref={ref}
      className="soe-card"
      style={style}
      aria-hidden="true"
      data-for={keyOf({ t: 'place', place: region })}
    >
      <h3>{placeName(naming, region)}</h3>
      <table>
        <tbody>
          {stacks.map((stack) => (
            <tr key={stack.power}>
              <td>
                <Emblem plays={stack.power} size={18} nonPlayer={stack.nonPlayer ?? false} />
              </td>
              <th>{naming.game.powers[stack.power]}</th>
              <td>{holdings(naming, stack)}</td>
              <td className="soe-figure">{vp.get(stack.power) || ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {[
          ...(here?.neutrals ?? []).map(({ id }) => `${targetName(naming, open, id)}.`),
          ...(neighbours.length > 0
            ? [own.touches(neighbours.map((place) => placeName(naming, place)).join(', '))]
            : []),
        ].join(' ')}
      </p>
    </div>
  );
}
