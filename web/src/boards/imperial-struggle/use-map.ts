import { REGIONS, type RegionId, SPACES, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { scoreNow, viewAfter } from '@cabinet-wars/imperial-struggle/reckoning';
import { recordOf } from '@cabinet-wars/kernel';
import { useCallback, useMemo } from 'react';
import { useShared } from '../../share.ts';
import { type Naming, namingIn } from './i18n/index.ts';
import type { Title } from './map/titles.ts';
import { type Faces, facesOf } from './read/faces.ts';
import { type Buying, buyingIn, chipsOf, isBuying, spacesToBuy, tagText, waysAt } from './read/purchases/buying.ts';
import type { Chips } from './read/purchases/chips.ts';
import { afterOf, pickedPurchase } from './read/purchases/preview.ts';
import { type RegionNow, regionNow } from './read/region-now.ts';
import type { BoardProps } from './read/seen.ts';
import { sentence } from './read/sentences.ts';
import {
  demandedIn,
  type Mark,
  type Marks,
  marksOf,
  regionOf,
  type Target,
  targetCounts,
  targetsOf,
} from './read/targets.ts';
import { desk } from './state/desk.ts';

const NO_TARGETS: readonly Target[] = [];
const NO_CHIPS: Chips = {};

/** Everything the map shows, however it is framed. */
export interface MapNow {
  readonly naming: Naming;
  readonly faces: Faces;
  readonly targets: readonly Target[];
  readonly marks: Marks;
  readonly chips: Chips;
  readonly lit: Readonly<Record<RegionId, number>>;
  readonly regions: Readonly<Record<RegionId, RegionNow>>;
  readonly later: Readonly<Partial<Record<RegionId, RegionNow>>>;
  readonly buying: Buying | null;
  readonly labels: Readonly<Record<SpaceId, string>>;
  titleOf(title: Title): string;
}

const byRegion = <T>(make: (region: RegionId) => T): Record<RegionId, T> => ({
  europe: make('europe'),
  'north-america': make('north-america'),
  caribbean: make('caribbean'),
  india: make('india'),
});

export function useMap(props: BoardProps): MapNow {
  const { view, ask, language, highlighted, picked: chosen } = props;
  const open = view.open;
  const naming = namingIn(language);
  const faces = useShared(facesOf(open));
  const buying = useBuying(props);
  // The rail answers a press at once; the map follows in the next frame.
  const picked = desk.useLater((each) => each.picked);
  const demanded = demandedIn(view.open, ask);
  const targets = useMemo(() => (ask === null || isBuying(ask) ? NO_TARGETS : targetsOf(ask)), [ask]);
  const marks = useShared(
    useMemo(
      () =>
        buying === null
          ? markedToo(demanded, marksOf({ ask, highlighted, picked: chosen }, targets))
          : marksOfBuying(buying, picked !== null && picked.askId === ask?.askId ? picked.what : null),
      [ask, highlighted, chosen, targets, buying, picked, demanded],
    ),
  );
  const chips = useShared(useMemo(() => (buying === null ? NO_CHIPS : chipsOf(buying, naming)), [buying, naming]));
  const score = useMemo(() => scoreNow(open), [open]);
  const regions = useShared(useMemo(() => byRegion((region) => regionNow(open, score, region)), [open, score]));
  const purchase = isBuying(ask) && picked?.askId === ask?.askId ? pickedPurchase(view, picked) : null;
  const then = useMemo(() => {
    const after = purchase === null ? null : afterOf(view, purchase);
    if (after === null) return {};
    const changed = REGIONS.filter((_, i) => {
      const [a, b] = [score.regions[i], after.score.regions[i]];
      return a.britain !== b.britain || a.france !== b.france || a.winner !== b.winner;
    });
    return Object.fromEntries(changed.map((region) => [region, regionNow(after.view.open, after.score, region)]));
  }, [view, purchase, score]);
  const lit = useMemo(
    () => (buying === null ? targetCounts(targets) : countByRegion(spacesToBuy(buying))),
    [buying, targets],
  );
  const labels = useMemo(
    () => recordOf(SPACES, (id) => labelOf(id, naming, faces, marks, buying)),
    [marks, naming, faces, buying],
  );
  const titleOf = useCallback((title: Title) => nameOf(naming, title), [naming]);
  return { naming, faces, targets, marks, chips, lit, regions, later: then, buying, labels, titleOf };
}

/** A space in a sentence: with its price where it can be bought, with its number where it can be chosen. */
function labelOf(id: SpaceId, naming: Naming, faces: Faces, marks: Marks, buying: Buying | null): string {
  const about = sentence(naming, faces[id]);
  const ways = buying === null ? [] : waysAt(buying, id);
  if (ways.length > 0) return `${about}. ${naming.own.payable(tagText(ways[0], naming))}`;
  const number = marks[id]?.number;
  return number === undefined ? about : `${naming.own.number(number)}: ${about}`;
}

/** What can be bought now; with a tile under the pointer, what that would buy. */
function useBuying({ view, ask }: BoardProps): Buying | null {
  const preferred = desk.use((each) => each.preferred);
  const tile = desk.useLater((each) => each.tile);
  return useMemo(() => {
    if (isBuying(ask)) return buyingIn(view, preferred);
    if (tile === null || ask?.key !== 'action-round.tile' || tile.askId !== ask.askId) return null;
    const after = viewAfter(view, ask.seat, [{ t: 'tile', tile: tile.id }]);
    return after === null ? null : buyingIn(after, preferred);
  }, [view, ask, preferred, tile]);
}

/** What is demanded of one is looked at as what is laid open. */
const markedToo = (space: SpaceId | null, marks: Marks): Marks =>
  space === null ? marks : { ...marks, [space]: { state: 'picked' } };

const marksOfBuying = (buying: Buying, picked: string | null): Marks =>
  Object.fromEntries(
    spacesToBuy(buying).map((space): [SpaceId, Mark] => [space, { state: space === picked ? 'picked' : 'may' }]),
  );

function countByRegion(spaces: readonly SpaceId[]): Record<RegionId, number> {
  const counts = byRegion(() => 0);
  for (const space of spaces) counts[regionOf(space)]++;
  return counts;
}

const nameOf = ({ own, game }: Naming, title: Title): string =>
  title.t === 'sea' ? own.seas[title.id] : title.t === 'country' ? game.countries[title.id] : game.subregions[title.id];
