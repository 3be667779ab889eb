import { isSpaceId, REGIONS, type RegionId, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { SheetMap } from '../map/SheetMap.tsx';
import { SHEET } from '../map/spots.ts';
import { Thumbnail } from '../map/Thumbnail.tsx';
import { isBuying } from '../read/purchases/buying.ts';
import type { BoardProps, OwnAsk } from '../read/seen.ts';
import { demandedIn, regionOf, sheetFor, spacesOf } from '../read/targets.ts';
import { Scene, type SceneState } from '../Scene.tsx';
import { desk } from '../state/desk.ts';
import type { MapNow } from '../use-map.ts';
import type { News } from '../use-news.ts';
import { CROPS } from './fit.ts';
import { chipBoxes, placeChips } from './place-chips.ts';
import { namesThatFit } from './place-names.ts';

interface Props {
  readonly props: BoardProps;
  readonly map: MapNow;
  readonly marks: MapNow['marks'];
  readonly scene: SceneState;
  readonly news: News;
  readonly wanted: SpaceId | null;
  readonly shared: {
    readonly names: Readonly<Record<SpaceId, string>>;
    onPick(space: SpaceId): void;
    onHover(space: SpaceId | null): void;
    onLook(space: SpaceId): void;
  };
}

const UNIT = { k: 1, x: 0, y: 0, marker: 1, name: 12.5 };

/** Where room is short: four tabs, and the sheet of one of them under a camera. */
export function OneSheet({ props, map, marks, scene, news, wanted, shared }: Props): ReactNode {
  const pointed = desk.use((each) => each.pointed) ?? wanted;
  const { naming, lit, regions, chips } = map;
  const { faces } = map;
  const picked = desk.useLater((each) => each.picked);
  const laidOpen = picked !== null && picked.askId === props.ask?.askId && isSpaceId(picked.what) ? picked.what : null;
  const demanded = demandedIn(props.view.open, props.ask);
  const chosen = props.picked === null ? null : (spacesOf(props.picked)[0] ?? null);
  const looked = laidOpen ?? demanded ?? chosen;
  const [region, show] = useSheet(props.ask, scene.sheet ?? taughtRegion(props), looked ?? pointed, lit);
  const placed = useMemo(() => placeChips(region, chips, UNIT, SHEET, []), [region, chips]);
  const shown = useMemo(
    () => namesThatFit(region, faces, shared.names, { fit: UNIT, size: SHEET, taken: chipBoxes(placed, UNIT) }),
    [region, faces, shared.names, placed],
  );
  const turnTo = useCallback(
    (next: RegionId) => {
      news.see(region);
      show(next);
    },
    [news, region, show],
  );
  return (
    <>
      <nav className="is-thumbnails" aria-label={naming.own.sheets} data-folded={laidOpen !== null || undefined}>
        {REGIONS.map((each) => (
          <Thumbnail
            key={each}
            region={each}
            name={naming.own.shortRegions[each]}
            faces={map.faces}
            shown={each === region}
            targets={lit[each]}
            britain={regions[each].britain}
            france={regions[each].france}
            award={naming.own.award(regions[each].vp, regions[each].trp, regions[each].lead)}
            sides={naming.game.sides}
            choicesThere={naming.own.choicesThere(lit[each])}
            changed={each !== region && news.changed.has(each) ? naming.own.changed : null}
            onShow={turnTo}
          />
        ))}
      </nav>
      <SheetMap
        {...map}
        {...shared}
        region={region}
        crop={CROPS[region]}
        marks={marks}
        chips={placed}
        shown={shown}
        look={scene.space ?? looked ?? firstLit(marks, region)}
        title={naming.own.sheet(naming.game.regions[region])}
        over={<Scene {...scene} region={region} faces={map.faces} />}
      />
    </>
  );
}

/** The Region of what a teacher points at. */
function taughtRegion({ taught }: BoardProps): RegionId | null {
  const [kind, id] = taught?.thing?.split('/') ?? [];
  if (kind === 'region') return REGIONS.find((region) => region === id) ?? null;
  return kind === 'space' && isSpaceId(id) ? regionOf(id) : null;
}

/** Where a small screen opens: the first space that may be chosen. */
const firstLit = (marks: MapNow['marks'], region: RegionId): SpaceId | null =>
  (Object.keys(marks) as SpaceId[]).find((space) => regionOf(space) === region) ?? null;

const mostLit = (lit: MapNow['lit'], shown: RegionId): RegionId =>
  REGIONS.reduce((most, id) => (lit[id] > lit[most] ? id : most), shown);

/** The sheet that is shown: it follows what is asked and what happens, and stays where the viewer turns it. */
function useSheet(
  ask: OwnAsk | null,
  happens: RegionId | null,
  pointed: SpaceId | null,
  lit: MapNow['lit'],
): [RegionId, (region: RegionId) => void] {
  const [region, show] = useState<RegionId>('europe');
  useEffect(() => {
    if (ask !== null && !isBuying(ask)) show((shown) => sheetFor(ask, shown));
  }, [ask]);
  // A tile is taken: where nothing can be bought on this sheet, the one opens on which most can.
  const isRound = ask?.key === 'action-round.act';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a round, and never under the viewer's hand
  useEffect(() => {
    if (isRound) show((shown) => (lit[shown] > 0 ? shown : mostLit(lit, shown)));
  }, [isRound]);
  useEffect(() => {
    if (happens !== null) show(happens);
  }, [happens]);
  useEffect(() => {
    if (pointed !== null) show(regionOf(pointed));
  }, [pointed]);
  return [region, show];
}
