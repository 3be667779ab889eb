import type { State } from '../state.ts';
import { auditMarkers } from './audit-markers.ts';
import { auditPieces } from './audit-pieces.ts';

/** What must always hold and does not. */
export function audit(g: State): string[] {
  const faults: string[] = [...auditPieces(g), ...auditMarkers(g)];
  g.treasury.forEach((points, seat) => {
    if (!Number.isInteger(points) || points < 0) faults.push(`seat ${seat} has ${points} treasury points`);
  });
  g.control.forEach((seat, power) => {
    if (!Number.isInteger(seat) || seat < -1 || seat >= g.hands.length)
      faults.push(`power ${power} is held by seat ${seat}`);
  });
  return faults;
}
