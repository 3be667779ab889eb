import type { SquareId } from '@cabinet-wars/seven-years-world-war/data';
import type { PieceName } from '@cabinet-wars/seven-years-world-war/view';
import { makeStore } from '../../kit/store.ts';
import type { Taken } from './force.ts';

/** A move that has been begun: squares still to be entered, who goes ashore then, and whether the force stops there. */
export interface Plan {
  /** The question it was last said at: it is gone on with at a later one, whenever the map follows. */
  readonly askId: number;
  readonly from: SquareId;
  /** Who sets out, in the order they are named: a marker that sets them going may be answered first. */
  readonly units: readonly PieceName[];
  readonly squares: readonly SquareId[];
  readonly ashore: readonly PieceName[];
  readonly stops: boolean;
  /** How many set out: where somebody is lost on the way, the plan is. */
  readonly size: number;
}

/** What the rail and the map share of a move before it is made, and of one that others have interrupted. */
export interface MarchState {
  readonly taken: Taken | null;
  /** The square one points at, and the one whose way is pinned until one goes. */
  readonly pointed: SquareId | null;
  readonly goal: SquareId | null;
  readonly by: 'points' | 'safety';
  readonly staysAboard: boolean;
  readonly sailsOn: boolean;
  readonly plan: Plan | null;
  readonly wasStopped: boolean;
}

export const NOTHING_TAKEN: MarchState = {
  taken: null,
  pointed: null,
  goal: null,
  by: 'safety',
  staysAboard: false,
  sailsOn: false,
  plan: null,
  wasStopped: false,
};

export const marching = makeStore<MarchState>(NOTHING_TAKEN);

/** Lets go of what is taken up; nothing has been sent yet. */
export const putDown = (): void => marching.set(NOTHING_TAKEN);
