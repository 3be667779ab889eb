/** Outlines of the counters in a box from −12 to 12: shape says what a counter is. */
export const FLAG =
  'M-8.4 -9.2C-5.2 -10.8 -2.2 -10.2 1 -9.4S7.6 -8.6 11 -10V4.6C7.6 6 4.2 6.2 1 5.2S-5.2 3.8 -8.4 5.4z';
export const FLAG_HATCH = 'M4 5.6 10.6 -1.6M6.8 5.6 10.6 1.2M1.4 4.8 10.6 -5.2M9.4 4.7 10.6 3.4';
export const HORDE = 'M-8.4 -9.4 11.4 -8.4 5.6 -2.4 11.4 3.6 -8.4 5.2z';
export const POLE = 'M-9.6 -9.6V11.2';
export const POLE_TIP = 'M-9.6 -12.6 -8.2 -9.4H-11z';

export const SAIL =
  'M-3.6 -10C.6 -10.8 4.6 -10.6 8.2 -9.6 10.6 -5 10.6 .2 8.2 4.2 4.6 3 .6 3 -3.6 4 -1.8 -.6 -1.8 -5.4 -3.6 -10z';
export const SAIL_HATCH = 'M3.6 2.8 9.8 -4M6.4 3.4 9.8 -.4M1.2 2.6 9.6 -6.8';
export const JIB = 'M-5.4 -7.4C-6 -2.6 -7.8 1.4 -11 4.2 -9 3.6 -7 3.6 -4.8 4 -4 .4 -4.2 -3.6 -5.4 -7.4z';
export const MAST = 'M1.6 -12V5';
export const HULL = 'M-12 5.4C-8 6 8 6 12 5.2 11.8 8.4 10 11.2 6.8 11.2H-6.8C-10 11.2 -11.8 8.4 -12 5.4z';
export const STRAKE = 'M-10.4 8.3H10.6';
export const BOOM = 'M-11.4 13.6H11.4';

const corner = (sx: number, sy: number): string[] => {
  const points = [
    [-6.2, -3.8],
    [-9.9, -4.4],
    [-11.4, -11.4],
    [-4.4, -9.9],
    [-3.8, -6.2],
  ].map(([x, y]) => `${x * sx} ${y * sy}`);
  return sx * sy > 0 ? points : points.reverse();
};
/** Four bastions and the curtains between them. */
export const FORT = `M${[...corner(1, 1), ...corner(-1, 1), ...corner(-1, -1), ...corner(1, -1)].join('L')}z`;

const octagon = (r: number): string => {
  const k = r * Math.tan(Math.PI / 8);
  const [a, b] = [r.toFixed(2), k.toFixed(2)];
  return `M-${b} -${a}H${b}L${a} -${b}V${b}L${b} ${a}H-${b}L-${a} ${b}V-${b}z`;
};
export const OCTAGON = octagon(10.4);
export const OCTAGON_INNER = octagon(8.3);

export const HOUSE = 'M0 -7.2 7.2 -.4H5.2V6.4H1.8V2H-1.8V6.4H-5.2V-.4H-7.2zM3.2 -7.2H5.2V-3.6L3.2 -5.4z';
/** Two links, plain and sober; the second passes over the first. */
export const LINK_LEFT = 'M-4.6 -2.5H-1.9A2.5 2.5 0 0 1 -1.9 2.5H-4.6A2.5 2.5 0 0 1 -4.6 -2.5z';
export const LINK_RIGHT = 'M1.9 -2.5H4.6A2.5 2.5 0 0 1 4.6 2.5H1.9A2.5 2.5 0 0 1 1.9 -2.5z';
export const LINK_JOIN = 'M-1.9 0H1.9';
export const PENNON = 'M-9.6 -9.4H9.6V3.2L0 10.6 -9.6 3.2z';
/** A shield of 14 units. */
export const SHIELD = 'M-6.4 -7.2H6.4V-.6C6.4 3.6 3.6 6 0 7.8 -3.6 6 -6.4 3.6 -6.4 -.6z';
export const LOZENGE = 'M0 -9 11 0 0 9 -11 0z';
export const STAR = 'M0 -5.6 1.5 -1.8 5.4 -1.7 2.3 .7 3.4 4.5 0 2.3 -3.4 4.5 -2.3 .7 -5.4 -1.7 -1.5 -1.8z';

/** Shading strokes at the south-east of a disc of radius r. */
export const discHatch = (r: number): string =>
  [0.5, 0.64, 0.78, 0.9]
    .map((share) => {
      const d = r * share;
      const half = Math.sqrt(r * r - d * d) * 0.94;
      const [c, s] = [d / Math.SQRT2, half / Math.SQRT2];
      return `M${(c - s).toFixed(2)} ${(c + s).toFixed(2)}L${(c + s).toFixed(2)} ${(c - s).toFixed(2)}`;
    })
    .join('');
