import { makeStore } from '../../kit/store.ts';

/** From this width on there is room for plates over the map. */
export const PLATES = '(min-width: 1100px)';

/** From this width on two sheets stand side by side under the map. */
export const TWO_COLUMNS = '(min-width: 700px)';

/** What lies over the map because the player wants to see it again. */
interface Plates {
  /** The year whose end is looked at; null for none. */
  readonly year: number | null;
}

export const plates = makeStore<Plates>({ year: null });
