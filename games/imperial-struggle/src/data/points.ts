/** Action points: economic, diplomatic, military. Ids are for ever. */
export const POINTS = ['E', 'D', 'M'] as const;
export type PointId = (typeof POINTS)[number];
export type Point = number;
export const ECONOMIC: Point = 0;
export const DIPLOMATIC: Point = 1;
export const MILITARY: Point = 2;
export const pointOf = (id: PointId): Point => POINTS.indexOf(id);
