import type { Ahead, Gesture } from '@cabinet-wars/kernel';
import type { UnitId } from '@cabinet-wars/struggle-of-empires/data';
import type { AheadRequest } from '../../../look-ahead/index.ts';
import type { PlaceId } from '../map/places.ts';
import { type GameChoice, type OpenView, powerIn } from '../read/seen.ts';
import { onMap } from '../read/turn-of.ts';

/** An action as the choice that begins it. */
export const action = (id: Extract<GameChoice, { t: 'action' }>['action']): GameChoice => ({ t: 'action', action: id });

/** A unit that could be brought to a place: built and sent there, or moved from another. */
export interface Arrival {
  readonly unit: UnitId;
  /** Null for a unit yet to be built. */
  readonly from: PlaceId | null;
  readonly to: PlaceId;
  readonly choices: readonly GameChoice[];
  /** Whether the sea has a say. */
  readonly isFinal: boolean;
}

/** What is to be asked at the beginning of an action to learn where every unit could go. */
export const BUILDS: AheadRequest<GameChoice> = {
  after: [action('build')],
  depth: 2,
  tally: false,
  follow: [{ t: 'build' }, { t: 'to' }],
};
export const MOVES: AheadRequest<GameChoice> = {
  after: [action('move')],
  depth: 2,
  tally: false,
  follow: [{ t: 'move' }, { t: 'to' }],
};

const isFinal = ({ end }: Gesture<GameChoice>): boolean => end.t === 'chance' || end.t === 'hidden';

/** The units that could be somewhere after a build or a move, each with the whole gesture. */
export function arrivalsIn(ahead: Ahead<GameChoice> | null, open: OpenView, seat: number): Arrival[] {
  if (ahead === null) return [];
  const me = powerIn(open, seat);
  return ahead.gestures.flatMap((gesture): Arrival[] => {
    const last = gesture.choices.at(-1);
    const unit = gesture.choices.find((choice) => choice.t === 'build' || choice.t === 'move');
    if (last?.t !== 'to' || (unit?.t !== 'build' && unit?.t !== 'move')) return [];
    const from = unit.t === 'move' ? onMap(unit.from, me) : null;
    const to = onMap(last.place, me);
    return [{ unit: unit.unit, from, to, choices: gesture.choices, isFinal: isFinal(gesture) }];
  });
}
