import '../../../map/map-port.css';
import type { RegionId, SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Box, Size } from '../../../map/camera.ts';
import { BoxedName } from '../map/Names.tsx';
import { LAYER, type SheetContent, SheetLayers, spacesIn } from '../map/SheetLayers.tsx';
import { SHEET } from '../map/spots.ts';
import type { Chips } from '../read/purchases/chips.ts';
import { type Marks, regionOf } from '../read/targets.ts';
import { desk } from '../state/desk.ts';
import { type Fit, fitOf } from './fit.ts';
import { chipBoxes, placeChips } from './place-chips.ts';
import { namesThatFit } from './place-names.ts';
import { BOLD_FONT, textWidth, useFonts } from './text-width.ts';

export interface PlateProps extends SheetContent {
  readonly region: RegionId;
  readonly chips: Chips;
  /** What the plate is and what can be done there, in one sentence. */
  readonly title: string;
  /** Whether it follows the pointer: the name under it is shown though there is no room for it. */
  readonly isLive?: boolean;
  /** A name that is wanted where nothing is pointed at. */
  readonly wanted?: SpaceId | null;
  readonly allNames: boolean;
  readonly entry: SpaceId | null;
  readonly legend?: ReactNode;
  readonly className?: string;
}

interface Measured extends Size {
  readonly legend: Box | null;
}

/** A Region as a plate of the world: its whole map at whatever size there is, every space of it live. */
export function Plate(props: PlateProps): ReactNode {
  const { region, faces, names, chips, entry, legend, className = '', allNames } = props;
  const port = useRef<HTMLDivElement>(null);
  const fonts = useFonts();
  const size = useMeasured(port);
  const fit = useMemo(() => fitOf(region, size), [region, size]);
  const taken = useMemo(() => (size.legend === null ? [] : [size.legend]), [size]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other fonts, other widths
  const placed = useMemo(() => placeChips(region, chips, fit, size, taken), [region, chips, fit, size, taken, fonts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other fonts, other widths
  const fitting = useMemo(
    () => namesThatFit(region, faces, names, { fit, size, taken: [...taken, ...chipBoxes(placed, fit)] }),
    [region, faces, names, fit, size, taken, placed, fonts],
  );
  const shown = allNames ? null : fitting;
  const here = spacesIn(region);
  const inside = useMemo(() => [-fit.x / fit.k, Math.min(SHEET.w, (size.w - fit.x) / fit.k)] as const, [fit, size]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is no set of fields
    <div ref={port} className={`is-plate-map ${className}`} role="group" aria-label={props.title} data-region={region}>
      <div className="map-board is-board" style={styleOf(fit)}>
        <SheetLayers
          {...props}
          door={entry !== null && here.includes(entry) ? entry : here[0]}
          shown={shown}
          chips={placed}
          marker={fit.marker}
          inside={inside}
          titles={Math.max(1, 0.82 / fit.k)}
        />
        <svg {...LAYER} aria-hidden="true">
          <Wanted {...props} fit={fit} />
        </svg>
      </div>
      {legend}
    </div>
  );
}

/** What is open in a Region. */
const pickedIn = (region: RegionId, marks: Marks): SpaceId | null =>
  spacesIn(region).find((id) => marks[id]?.state === 'picked') ?? null;

/** The name that is wanted most, on a background as wide as it is: of what is open, else of what is pointed at. */
function Wanted({
  region,
  marks,
  faces,
  names,
  isLive = false,
  wanted = null,
  fit: { name, marker },
}: PlateProps & { readonly fit: Fit }): ReactNode {
  const pointed = desk.use((each) => each.pointed);
  const picked = pickedIn(region, marks);
  const id = picked ?? (isLive ? (pointed ?? wanted) : null);
  if (id === null || regionOf(id) !== region) return null;
  const width = (textWidth(names[id], BOLD_FONT) * name) / marker + 12;
  return <BoxedName id={id} faces={faces} name={names[id]} width={width} isPicked={id === picked} />;
}

const styleOf = ({ k, x, y, marker, name }: Fit): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(${k})`,
  ...({
    '--grow': (marker / k).toFixed(3),
    '--name': `${(name / marker).toFixed(2)}px`,
  } as CSSProperties),
});

const NOT_YET: Measured = { w: 540, h: 370, legend: null };

/** The size of a plate and where its legend lies in it. */
function useMeasured(port: RefObject<HTMLDivElement | null>): Measured {
  const [size, setSize] = useState(NOT_YET);
  useLayoutEffect(() => {
    const element = port.current;
    if (element === null) return;
    const measure = () => {
      const own = element.getBoundingClientRect();
      const legend = element.querySelector('.is-legend')?.getBoundingClientRect();
      const next: Measured = {
        w: element.clientWidth,
        h: element.clientHeight,
        legend:
          legend === undefined ? null : { x: legend.x - own.x, y: legend.y - own.y, w: legend.width, h: legend.height },
      };
      setSize((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    const legend = element.querySelector('.is-legend');
    if (legend !== null) watch.observe(legend);
    return () => watch.disconnect();
  }, [port]);
  return size;
}
