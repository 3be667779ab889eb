import { makeStore } from '../../kit/store.ts';

/** How the player wants the map drawn; kept for all tables. */
interface MapLook {
  /** Held squares in the colour of the coalition instead of that of the power whose land it is. */
  readonly byCoalition: boolean;
  readonly strength: boolean;
}

const KEY = 'cabinet-wars seven-years-world-war map';

const stored = makeStore<MapLook>({ byCoalition: false, strength: true, ...read() }, true);

export const mapLook: typeof stored = {
  ...stored,
  set: (some) => {
    stored.set(some);
    globalThis.localStorage?.setItem(KEY, JSON.stringify(stored.get()));
  },
};

function read(): Partial<MapLook> {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return {
      ...('byCoalition' in kept && { byCoalition: kept.byCoalition === true }),
      ...('strength' in kept && { strength: kept.strength !== false }),
    };
  } catch {
    return {};
  }
}
