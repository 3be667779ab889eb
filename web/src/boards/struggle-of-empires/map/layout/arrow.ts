import type { Box, Point } from '../anchors.ts';

export interface ArrowShape {
  readonly shaft: string;
  readonly head: string;
}

const HEAD = 9;
const centre = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

const padded = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** Where the line from a box's middle to a point leaves the box. */
function edge(box: Box, to: Point): Point {
  const from = centre(box);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const t = Math.min(dx ? box.w / 2 / Math.abs(dx) : Infinity, dy ? box.h / 2 / Math.abs(dy) : Infinity, 1);
  return { x: from.x + dx * t, y: from.y + dy * t };
}

const figures = (...points: Point[]): string => points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');

/** A bent arrow from one group to another: it leaves one box and stops short of the other. */
export function arrowShape(from: Box, to: Box): ArrowShape {
  const start = edge(padded(from, 4), centre(to));
  const tip = edge(padded(to, 7), centre(from));
  const [dx, dy] = [tip.x - start.x, tip.y - start.y];
  const bend = { x: start.x + dx * 0.62 - dy * 0.22, y: start.y + dy * 0.38 + dx * 0.22 };
  const length = Math.hypot(tip.x - bend.x, tip.y - bend.y) || 1;
  const [ux, uy] = [(tip.x - bend.x) / length, (tip.y - bend.y) / length];
  const neck = { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD };
  const left = { x: neck.x - uy * HEAD * 0.72, y: neck.y + ux * HEAD * 0.72 };
  const right = { x: neck.x + uy * HEAD * 0.72, y: neck.y - ux * HEAD * 0.72 };
  return { shaft: `M${figures(start)}Q${figures(bend, neck)}`, head: `M${figures(tip)}L${figures(left, right)}z` };
}
