import { keysOf, recordOf } from '@cabinet-wars/kernel';
import polygonClipping, { type MultiPolygon } from 'polygon-clipping';
import { BOARD } from '../../src/boards/struggle-of-empires/map/anchors.ts';
import type { PlaceId } from '../../src/boards/struggle-of-empires/map/places.ts';
import { type Atlas, trimmed, union } from '../kit/atlas.ts';
import type { Point, Ring } from '../kit/plane.ts';
import { MASK } from './masks.ts';

export type EuropeanId = Exclude<
  PlaceId,
  'north-america' | 'caribbean' | 'south-america' | 'africa' | 'india' | 'east-indies'
>;
export type Realms = Readonly<Record<EuropeanId | 'out-of-play', readonly Ring[]>>;

/** The seven homes and five regions of the European plate, made of modern countries and the masks. */
export function realmsOf(atlas: Atlas): Realms {
  const of = (...ids: string[]): MultiPolygon => union(ids.map((id) => atlas.country(id)));
  const mask = (name: keyof typeof MASK): MultiPolygon => [
    [densified(MASK[name]).map((at): [number, number] => [...atlas.plate.project(at)])],
  ];
  const within = (shape: MultiPolygon, name: keyof typeof MASK): MultiPolygon =>
    polygonClipping.intersection(shape, mask(name));
  const without = (shape: MultiPolygon, ...names: (keyof typeof MASK)[]): MultiPolygon =>
    polygonClipping.difference(shape, ...names.map(mask));

  const france = of('250');
  const corsica = within(france, 'corsica');
  const russia = within(of('643'), 'european');
  const ukraine = of('804');
  const poland = of('616');
  const austria = of('040');
  const romania = of('642');
  const germany = without(of('276'), 'holstein');
  const rightBank = without(ukraine, 'yedisan');

  const shapes: Record<EuropeanId | 'out-of-play', MultiPolygon> = {
    britain: of('826', '372', '833'),
    france: polygonClipping.difference(within(france, 'metropolitanFrance'), corsica),
    spain: within(of('724'), 'mainlandSpain'),
    'united-provinces': within(of('528'), 'lowCountries'),
    prussia: union([within(germany, 'prussia'), within(poland, 'prussia'), within(russia, 'kaliningrad')]),
    austria: union([without(austria, 'tyrol'), of('203', '348', '703', '705', '191'), within(romania, 'transylvania')]),
    russia: union([without(russia, 'kaliningrad', 'crimea'), within(rightBank, 'leftBank')]),
    'german-states': union([without(germany, 'prussia'), of('056', '442', '438'), within(austria, 'tyrol')]),
    'central-europe': union([without(poland, 'prussia'), of('112'), without(rightBank, 'leftBank')]),
    baltic: union([of('752', '208', '246', '248', '233', '428', '440'), within(of('578'), 'norway')]),
    mediterranean: union([of('380', '674', '336', '470', '492'), corsica]),
    'ottoman-empire': union([
      of('300', '100', '807', '008', 'Kosovo', '499', '688', '070', '498', '792', '196', 'N. Cyprus'),
      without(romania, 'transylvania'),
      within(ukraine, 'yedisan'),
      within(russia, 'crimea'),
    ]),
    'out-of-play': union([of('620', '756', '020'), within(of('276'), 'holstein')]),
  };
  return recordOf(keysOf(shapes), (id) =>
    trimmed(
      shapes[id].flatMap((polygon) => polygon.map(opened)),
      { x: 0, y: 0, w: BOARD.w, h: BOARD.h },
    ),
  );
}

/** A mask's straight sides follow the projection's curves. */
function densified(ring: readonly Point[]): Point[] {
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length];
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])) / 1.5));
    return Array.from(
      { length: steps },
      (_, s): Point => [a[0] + ((b[0] - a[0]) * s) / steps, a[1] + ((b[1] - a[1]) * s) / steps],
    );
  });
}

/** polygon-clipping repeats the first point at the end of a ring. */
const opened = (ring: readonly Point[]): Ring => ring.slice(0, -1);
