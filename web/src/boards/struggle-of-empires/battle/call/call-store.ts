import { makeStore } from '../../../kit/store.ts';
import type { PowerId } from '../../read/seen.ts';

/** Whom one is about to call: ticked in the rail, shown beside the field. */
export const callStore = makeStore<{ readonly called: readonly PowerId[] }>({ called: [] });
