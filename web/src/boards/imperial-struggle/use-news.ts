import type { RegionId, SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { useCallback, useMemo } from 'react';
import { regionsOf } from './read/digest.ts';
import type { BoardProps } from './read/seen.ts';
import type { Mark, Marks } from './read/targets.ts';
import { desk } from './state/desk.ts';
import { useDigest } from './use-digest.ts';

const NOTHING: Marks = {};

export interface News {
  readonly marks: Marks;
  readonly changed: ReadonlySet<RegionId>;
  see(region: RegionId): void;
}

/** What the other side has just changed, until one chooses: rings with numbers, and the Regions not looked at since. */
export function useNews(props: BoardProps): News {
  const { view } = props;
  const found = useDigest(props);
  const looked = desk.use((each) => each.looked);
  const breathes = desk.use((each) => each.breathes);
  const again = desk.use((each) => each.again);
  const digest = found?.isTold ? found.digest : null;
  const marks = useMemo(() => {
    if (digest === null) return NOTHING;
    const rung = digest.lines.flatMap(({ space }, i): [SpaceId, Mark][] =>
      space === null ? [] : [[space, { state: space === breathes ? 'picked' : 'acts', news: i + 1, again }]],
    );
    return Object.fromEntries(rung);
  }, [digest, breathes, again]);
  const { turn } = view.open;
  const key = useCallback((region: RegionId) => `${turn} ${digest?.round} ${region}`, [turn, digest]);
  const changed = useMemo(
    () => new Set(digest === null ? [] : regionsOf(digest).filter((region) => !looked.includes(key(region)))),
    [digest, looked, key],
  );
  const see = useCallback(
    (region: RegionId) => {
      if (changed.has(region)) desk.set({ looked: [...desk.get().looked, key(region)] });
    },
    [changed, key],
  );
  return useMemo(() => ({ marks, changed, see }), [marks, changed, see]);
}
