/** The compass rose as path data about 0 0. The map's engraving and the React counter share it. */
export interface RoseShape {
  /** From the smallest points to the cardinal ones: the half in shadow and the half in light. */
  readonly tiers: readonly { readonly dark: string; readonly light: string }[];
  readonly ticks: string;
  readonly rings: readonly number[];
}

const round = (v: number): number => Math.round(v * 100) / 100;
const at = (radius: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180;
  return `${round(radius * Math.sin(a))} ${round(-radius * Math.cos(a))}`;
};

/** Tiers of points, drawn from the smallest up: first bearing, step, length, waist radius, half-angle of the waist. */
const TIERS = [
  [22.5, 45, 0.58, 0.24, 11.25],
  [45, 90, 0.76, 0.22, 22.5],
  [0, 90, 1, 0.21, 45],
] as const;

export function roseShape(radius: number): RoseShape {
  const tiers = TIERS.map(([first, step, length, waist, half]) => {
    let dark = '';
    let light = '';
    for (let bearing = first; bearing < 360; bearing += step) {
      const tip = at(radius * length, bearing);
      dark += `M0 0L${at(radius * waist, bearing - half)} ${tip}z`;
      light += `M0 0L${at(radius * waist, bearing + half)} ${tip}z`;
    }
    return { dark, light };
  });
  let ticks = '';
  for (let bearing = 0; bearing < 360; bearing += 5.625) {
    ticks += `M${at(radius * 0.66, bearing)}L${at(radius * 0.71, bearing)}`;
  }
  return { tiers, ticks, rings: [radius * 0.66, radius * 0.71] };
}
