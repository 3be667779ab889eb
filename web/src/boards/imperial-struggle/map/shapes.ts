import type { SpaceType } from '@cabinet-wars/imperial-struggle/data';

const square = (r: number): string => `M${-r} ${-r}H${r}V${r}H${-r}z`;
const hexagon = (r: number): string =>
  `M${r} 0 ${r / 2} ${r * 0.87} ${-r / 2} ${r * 0.87} ${-r} 0 ${-r / 2} ${-r * 0.87} ${r / 2} ${-r * 0.87}z`;
const lozenge = (r: number): string => `M0 ${-r} ${r} 0 0 ${r} ${-r} 0z`;
const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const BASTION = [
  [-8.6, -5.4],
  [-14.4, -6.4],
  [-17.6, -17.6],
  [-6.4, -14.4],
  [-5.4, -8.6],
];
const fort = (k: number): string => {
  const corner = (sx: number, sy: number): string[] => {
    const points = BASTION.map(([x, y]) => `${(x * sx * k).toFixed(1)} ${(y * sy * k).toFixed(1)}`);
    return sx * sy > 0 ? points : points.reverse();
  };
  return `M${[...corner(1, 1), ...corner(-1, 1), ...corner(-1, -1), ...corner(1, -1)].join('L')}z`;
};

/** What a space is shows in its outline: the body, and the line inside it. */
export const OUTLINE: Readonly<Record<SpaceType, { readonly body: string; readonly inner: string }>> = {
  political: { body: hexagon(19), inner: hexagon(15.6) },
  market: { body: circle(16.5), inner: circle(13.6) },
  territory: { body: square(15.4), inner: square(12.4) },
  naval: { body: lozenge(20.5), inner: lozenge(16.6) },
  fort: { body: fort(1.06), inner: fort(0.62) },
};

/** The small shapes of the thumbnails. */
export const DOT: Readonly<Record<SpaceType, string>> = {
  political: hexagon(19),
  market: circle(17),
  territory: square(15),
  naval: lozenge(21),
  fort: fort(1.1),
};

/** A pennon on its staff beside a space: a Market's flag, since what it trades fills its middle. */
export const STAFF = 'M11 -9V-23.4';
export const PENNON = 'M11 -23.4H26V-12.4H11z';
/** The shield of an Advantage. */
export const SHIELD = 'M-6.6 -7H6.6V-.6C6.6 3.8 3.6 6.2 0 8 -3.6 6.2 -6.6 3.8 -6.6 -.6z';
export const STAR = 'M0 -6 1.6 -1.9 5.8 -1.8 2.5 .8 3.6 4.8 0 2.5 -3.6 4.8 -2.5 .8 -5.8 -1.8 -1.6 -1.9z';
