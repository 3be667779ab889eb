import { keysOf, recordOf } from '@cabinet-wars/kernel';
import type { Box, Point, Sheet } from '../../../map/camera.ts';
import { isPower, PLATES, type PlaceId, type PlateId, type PowerId, type RegionId } from './places.ts';

export type { Box, Point };

export const BOARD: Sheet = { w: 1084, h: 740, most: 6, readable: 0.8 };

export const PLATE_BOX: Readonly<Record<PlateId, Box>> = {
  europe: { x: 236, y: 12, w: 836, h: 514 },
  'north-america': { x: 12, y: 12, w: 218, h: 214 },
  caribbean: { x: 12, y: 232, w: 218, h: 210 },
  'south-america': { x: 12, y: 448, w: 218, h: 280 },
  africa: { x: 236, y: 532, w: 232, h: 196 },
  india: { x: 474, y: 532, w: 254, h: 196 },
  'east-indies': { x: 734, y: 532, w: 338, h: 196 },
};

/** Where the things of a region stand, in board units. */
export interface RegionAnchors {
  /** Centre of the name's last baseline; further lines stand above it. */
  readonly title: Point;
  /** Centre of the first medal; the others follow to the right. */
  readonly medals: Point;
  /** Centre of the first shield of a local alliance, and the step to the next. */
  readonly shields: Point & { readonly step: number };
  /** The ground on which pieces may stand, and the size of its counters. */
  readonly muster: Box;
  readonly scale: number;
  /** Ground that other things keep: neutrals stand there when it is given. */
  readonly neutrals?: Box;
  /** Where navies ride, when not with the armies. */
  readonly fleet?: Box;
  /** Places a group likes to stand on, and which power goes where first: a plate with room to spare. */
  readonly spots?: readonly Point[];
  readonly prefers?: Partial<Record<PowerId, number>>;
  readonly neutralPrefers?: readonly number[];
}

const EUROPE = 0.9;

const european = {
  'german-states': {
    title: { x: 545, y: 204 },
    medals: { x: 519, y: 221 },
    shields: { x: 495, y: 221, step: -16 },
    muster: { x: 496, y: 234, w: 98, h: 84 },
    scale: EUROPE,
  },
  'central-europe': {
    title: { x: 756, y: 200 },
    medals: { x: 729, y: 219 },
    shields: { x: 704, y: 219, step: -16 },
    muster: { x: 681, y: 233, w: 142, h: 62 },
    scale: EUROPE,
  },
  baltic: {
    title: { x: 611, y: 38 },
    medals: { x: 584, y: 57 },
    shields: { x: 560, y: 57, step: -16 },
    muster: { x: 699, y: 77, w: 70, h: 66 },
    neutrals: { x: 584, y: 74, w: 66, h: 62 },
    fleet: { x: 648, y: 60, w: 50, h: 92 },
    scale: EUROPE,
  },
  mediterranean: {
    title: { x: 480, y: 477 },
    medals: { x: 458, y: 456 },
    shields: { x: 434, y: 456, step: -16 },
    muster: { x: 497, y: 347, w: 100, h: 54 },
    fleet: { x: 541, y: 409, w: 76, h: 62 },
    scale: EUROPE,
  },
  'ottoman-empire': {
    title: { x: 893, y: 386 },
    medals: { x: 866, y: 405 },
    shields: { x: 946, y: 405, step: 16 },
    muster: { x: 822, y: 419, w: 150, h: 60 },
    scale: EUROPE,
  },
} satisfies Partial<Record<RegionId, RegionAnchors>>;

/** Insets are measured from their plate's corner. */
const insets = {
  'north-america': {
    title: { x: 176, y: 133 },
    medals: { x: 163, y: 152 },
    shields: { x: 176, y: 173, step: 16 },
    muster: { x: 8, y: 8, w: 202, h: 198 },
    spots: [
      { x: 92, y: 79 },
      { x: 76, y: 151 },
      { x: 30, y: 110 },
      { x: 56, y: 182 },
      { x: 56, y: 44 },
      { x: 150, y: 54 },
      { x: 96, y: 115 },
      { x: 150, y: 26 },
      { x: 140, y: 190 },
      { x: 30, y: 76 },
      { x: 30, y: 16 },
    ],
    prefers: { france: 0, britain: 1, spain: 3, 'united-provinces': 6, russia: 4, prussia: 5, austria: 7 },
    neutralPrefers: [2, 9, 10, 4],
  },
  caribbean: {
    title: { x: 162, y: 32 },
    medals: { x: 149, y: 51 },
    shields: { x: 162, y: 72, step: 16 },
    muster: { x: 8, y: 8, w: 202, h: 194 },
    spots: [
      { x: 152, y: 94 },
      { x: 84, y: 143 },
      { x: 46, y: 83 },
      { x: 160, y: 164 },
      { x: 34, y: 176 },
      { x: 50, y: 28 },
      { x: 170, y: 128 },
      { x: 50, y: 54 },
      { x: 96, y: 176 },
      { x: 36, y: 114 },
      { x: 172, y: 190 },
    ],
    prefers: { france: 0, britain: 1, spain: 2, 'united-provinces': 6, austria: 5, prussia: 7, russia: 8 },
    neutralPrefers: [4, 3, 9, 10, 8],
  },
  'south-america': {
    title: { x: 42, y: 201 },
    medals: { x: 29, y: 220 },
    shields: { x: 34, y: 241, step: 16 },
    muster: { x: 8, y: 8, w: 202, h: 264 },
    spots: [
      { x: 128, y: 112 },
      { x: 144, y: 66 },
      { x: 134, y: 153 },
      { x: 116, y: 191 },
      { x: 64, y: 36 },
      { x: 150, y: 22 },
      { x: 150, y: 134 },
      { x: 46, y: 136 },
      { x: 160, y: 222 },
      { x: 130, y: 252 },
      { x: 84, y: 84 },
    ],
    prefers: { spain: 0, 'united-provinces': 1, britain: 5, france: 4, prussia: 7, russia: 8, austria: 9 },
    neutralPrefers: [2, 3, 10, 9],
  },
  africa: {
    title: { x: 42, y: 116 },
    medals: { x: 29, y: 135 },
    shields: { x: 36, y: 156, step: 16 },
    muster: { x: 8, y: 8, w: 216, h: 180 },
    spots: [
      { x: 76, y: 62 },
      { x: 94, y: 101 },
      { x: 158, y: 113 },
      { x: 120, y: 36 },
      { x: 140, y: 150 },
      { x: 166, y: 76 },
      { x: 56, y: 24 },
      { x: 62, y: 176 },
      { x: 180, y: 178 },
      { x: 188, y: 44 },
    ],
    prefers: { britain: 0, 'united-provinces': 1, france: 3, spain: 6, austria: 4, prussia: 7, russia: 5 },
    neutralPrefers: [2, 9, 8, 4],
  },
  india: {
    title: { x: 208, y: 140 },
    medals: { x: 195, y: 159 },
    shields: { x: 201, y: 180, step: 16 },
    muster: { x: 8, y: 8, w: 238, h: 180 },
    spots: [
      { x: 110, y: 60 },
      { x: 128, y: 98 },
      { x: 66, y: 142 },
      { x: 161, y: 36 },
      { x: 50, y: 100 },
      { x: 46, y: 32 },
      { x: 200, y: 84 },
      { x: 128, y: 140 },
      { x: 100, y: 26 },
      { x: 60, y: 176 },
      { x: 204, y: 54 },
    ],
    prefers: { britain: 0, france: 1, 'united-provinces': 2, spain: 4, prussia: 5, russia: 8, austria: 6 },
    neutralPrefers: [3, 10, 7, 9],
  },
  'east-indies': {
    title: { x: 262, y: 36 },
    medals: { x: 249, y: 55 },
    shields: { x: 262, y: 76, step: 16 },
    muster: { x: 8, y: 8, w: 322, h: 180 },
    spots: [
      { x: 124, y: 149 },
      { x: 166, y: 38 },
      { x: 264, y: 142 },
      { x: 56, y: 100 },
      { x: 160, y: 96 },
      { x: 70, y: 42 },
      { x: 220, y: 106 },
      { x: 232, y: 172 },
      { x: 50, y: 172 },
      { x: 298, y: 104 },
      { x: 302, y: 172 },
    ],
    prefers: { 'united-provinces': 0, spain: 1, britain: 3, france: 5, austria: 4, prussia: 6, russia: 8 },
    neutralPrefers: [2, 7, 9, 10],
  },
} satisfies Partial<Record<RegionId, Omit<RegionAnchors, 'scale'>>>;

const shift = <P extends Point>(p: P, by: Point): P => ({ ...p, x: p.x + by.x, y: p.y + by.y });

function onBoard(id: keyof typeof insets): RegionAnchors {
  const corner = PLATE_BOX[id];
  const { title, medals, shields, muster, spots, prefers, neutralPrefers } = insets[id];
  return {
    title: shift(title, corner),
    medals: shift(medals, corner),
    shields: shift(shields, corner),
    muster: shift(muster, corner),
    spots: spots.map((spot) => shift(spot, corner)),
    scale: 1,
    prefers,
    neutralPrefers,
  };
}

export const REGION_ANCHORS: Readonly<Record<RegionId, RegionAnchors>> = {
  ...european,
  ...recordOf(keysOf(insets), onBoard),
};

/** A home's name; its units stand above it. */
export const HOME_ANCHORS: Readonly<Record<PowerId, Point>> = {
  britain: { x: 424, y: 206 },
  france: { x: 455, y: 318 },
  spain: { x: 388, y: 418 },
  russia: { x: 893, y: 150 },
  austria: { x: 668, y: 352 },
  prussia: { x: 612, y: 208 },
  'united-provinces': { x: 497, y: 148 },
};

export const ROSE = { x: 294, y: 228, radius: 34 };
export const CARTOUCHE: Box = { x: 246, y: 26, w: 136, h: 84 };

export const titleOf = (place: PlaceId): Point => (isPower(place) ? HOME_ANCHORS[place] : REGION_ANCHORS[place].title);
export const plateAt = ({ x, y }: Point): PlateId | null =>
  PLATES.find((id) => {
    const box = PLATE_BOX[id];
    return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
  }) ?? null;
