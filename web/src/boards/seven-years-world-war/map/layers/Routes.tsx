import type { RouteId } from '@cabinet-wars/seven-years-world-war/data';
import { memo, type ReactNode, useMemo } from 'react';
import { Medal, Ring } from '../../../../counters/index.ts';
import type { Mark } from '../../read/map/marks.ts';
import type { RouteLine } from '../../read/map/routes.ts';
import { keyOf } from '../../read/map/things.ts';
import { CELL, middleOf, SHEET } from '../grid.ts';
import { curve, plaqueFor, routeLines } from '../routes.ts';
import { HitButton } from './HitButton.tsx';

interface Props {
  readonly routes: readonly RouteLine[];
  readonly names: Readonly<Record<RouteId, string>>;
}

/** Trade routes: gold where they pay somebody, dull where nobody holds them. */
export const Routes = memo(function Routes({ routes }: Pick<Props, 'routes'>): ReactNode {
  const lines = useMemo(() => routeLines(routes), [routes]);
  return (
    <svg className="syww-sheet" viewBox={`0 0 ${SHEET.w} ${SHEET.h}`} aria-hidden="true">
      {routes.map(({ id, seats }, i) => {
        const d = lines[i].map(curve).join('');
        return (
          <g key={id} className="syww-route" data-open={seats.length > 0 || undefined}>
            <path className="syww-route-halo" d={d} />
            <path className="syww-route-line" d={d} />
            <path className="syww-route-ticks" d={d} />
          </g>
        );
      })}
    </svg>
  );
});

interface PlaqueProps {
  readonly route: RouteLine;
  readonly name: string;
  readonly mark: Mark | undefined;
  readonly label: string;
}

/** The name of a route and what it pays, on the open sea. */
export const Plaque = memo(function Plaque({ route, name, mark, label }: PlaqueProps): ReactNode {
  const { x, y } = middleOf(route.plaque);
  const { w, h } = plaqueFor(name);
  const left = Math.max(6, Math.min(SHEET.w - w - 6, x - w / 2 + (route.lean.across * (w - CELL)) / 2));
  const may = mark !== undefined && mark.state !== 'acts';
  return (
    <g
      className="syww-plaque"
      data-thing={keyOf({ t: 'route', route: route.id })}
      transform={`translate(${left} ${y + (route.lean.down * CELL) / 2})`}
    >
      <rect className="syww-plaque-body" width={w} height={h} y={-h / 2} />
      <text x="7" y="3.6" aria-hidden={may || undefined}>
        {name}
      </text>
      <g aria-hidden={may || undefined}>
        <g transform={`translate(${w - 10} 0)`}>
          <Medal vp={route.value} />
        </g>
        {mark !== undefined && (
          <Ring x={-4} y={-h / 2 - 4} w={w + 8} h={h + 8} state={mark.state} number={mark.number} />
        )}
      </g>
      {may && <HitButton x={0} y={-h / 2} width={w} height={h} label={label} />}
    </g>
  );
});
