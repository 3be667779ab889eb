import './board.css';
import { isSpaceId, REGIONS, type RegionId, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useMedia } from '../../use-media.ts';
import { Menu, PlainRow } from '../kit/Menu.tsx';
import { Card } from './Card.tsx';
import { CardPlate } from './CardPlate.tsx';
import { CardBeside } from './cards/CardBeside.tsx';
import { CardsPlate } from './cards/CardsPlate.tsx';
import { useNextEvent } from './cards/use-next-event.ts';
import { CeremonyOver } from './ceremony/index.tsx';
import { popoverAtSpace } from './map/popover.ts';
import { SheetMap } from './map/SheetMap.tsx';
import { SHEET } from './map/spots.ts';
import { Thumbnail } from './map/Thumbnail.tsx';
import { TilePlate } from './panels/TilePlate.tsx';
import { WarDesk } from './panels/WarDesk.tsx';
import { isBuying } from './read/buying.ts';
import { pickedPurchase } from './read/preview.ts';
import type { BoardProps, OwnAsk } from './read/seen.ts';
import { optionsAt, regionOf, sheetFor, type Target } from './read/targets.ts';
import { wishAt } from './read/wishes.ts';
import { buy } from './round/buy.ts';
import { Scene, useScene } from './Scene.tsx';
import { Sides } from './sides/Sides.tsx';
import { desk } from './state/desk.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { type MapNow, useMap } from './use-map.ts';
import { useNews } from './use-news.ts';
import { chipBoxes, placeChips } from './world/place-chips.ts';
import { namesThatFit } from './world/place-names.ts';
import { World } from './world/World.tsx';

const WIDE = '(min-width: 1100px)';

/** The world as four plates, or one sheet where room is short: pointing at a space chooses what it stands for, or lays it open. */
export function Board(props: BoardProps): ReactNode {
  const { view, ask } = props;
  const map = useMap(props);
  const { naming, targets } = map;
  const scene = useScene(props);
  const isWide = useMedia(WIDE);
  const [menu, setMenu] = useState<{ space: SpaceId; options: readonly number[] } | null>(null);
  const [looked, look] = useState<SpaceId | null>(null);
  useBoardKeys(ask);
  useNextEvent(props);
  useEffect(() => {
    // Another question: what was laid open for the last one goes with it.
    setMenu(null);
    if (desk.get().picked !== null && desk.get().picked?.askId !== ask?.askId) desk.set({ picked: null, warned: null });
  }, [ask?.askId]);

  const pick = (space: SpaceId): void => {
    const options = optionsAt(targets, space);
    if (ask === null) look(space);
    else if (isBuying(ask) || ask.key === 'action-round.tile') layOpen(props, ask, space);
    else if (options.length === 1) props.pick(ask.options[options[0]]);
    else if (options.length > 1) setMenu({ space, options });
    else props.explain(wishAt(ask, view.open, space));
  };
  const point = (space: SpaceId | null): void => {
    desk.set({ pointed: space });
    if (space !== looked) look(null);
    const options = space === null ? [] : optionsAt(targets, space);
    props.hover(options.length === 1 ? options[0] : null);
  };
  const news = useNews(props);
  const marks = useMemo(() => ({ ...news.marks, ...map.marks, ...scene.marks }), [news.marks, map.marks, scene.marks]);
  const shared = { names: naming.game.spaces, onPick: pick, onHover: point, onLook: look };
  const wanted = pointedAt(targets, props.highlighted);
  const over = (region: RegionId) =>
    scene.event === null ? null : <Scene {...scene} region={region} faces={map.faces} />;
  return (
    <div className="is-table">
      <Sides {...props} />
      {isWide ? (
        <WarDesk props={props} naming={naming}>
          <World
            {...map}
            {...shared}
            marks={marks}
            changed={news.changed}
            wanted={wanted}
            over={over}
            onSeen={news.see}
          />
        </WarDesk>
      ) : (
        <OneSheet props={props} map={map} marks={marks} scene={scene} wanted={wanted} shared={shared} />
      )}
      {menu !== null && ask !== null && (
        <Menu
          {...props}
          options={menu.options}
          anchor={popoverAtSpace(menu.space)}
          title={naming.game.spaces[menu.space]}
          cancel={naming.own.cancel}
          Row={PlainRow}
          onClose={() => setMenu(null)}
        />
      )}
      <CardsPlate {...props} />
      <CardBeside {...props} />
      <TilePlate {...props} />
      <CeremonyOver props={props} map={map} />
      <CardPlate {...props} />
      <Card props={props} isMuted={menu !== null} looked={looked} faces={map.faces} />
    </div>
  );
}

/** The first press lays a space open in the rail; the second buys what it stands for. */
function layOpen(props: BoardProps, ask: OwnAsk, space: SpaceId): void {
  const { picked } = desk.get();
  const isOpen = picked !== null && picked.askId === ask.askId && picked.what === space;
  const purchase = isOpen && isBuying(ask) ? pickedPurchase(props.view, picked) : null;
  if (purchase !== null) buy(props, purchase);
  else desk.set({ picked: isOpen ? null : { askId: ask.askId, what: space, way: 0 }, warned: null });
}

const pointedAt = (targets: readonly Target[], option: number | null): SpaceId | null =>
  (option === null ? undefined : targets.find((target) => target.option === option)?.spaces[0]) ?? null;

interface SheetProps {
  readonly props: BoardProps;
  readonly map: MapNow;
  readonly marks: MapNow['marks'];
  readonly scene: ReturnType<typeof useScene>;
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
function OneSheet({ props, map, marks, scene, wanted, shared }: SheetProps): ReactNode {
  const pointed = desk.use((each) => each.pointed) ?? wanted;
  const { naming, lit, regions, chips } = map;
  const { faces } = map;
  const picked = desk.use((each) => each.picked);
  const laidOpen = picked !== null && picked.askId === props.ask?.askId && isSpaceId(picked.what) ? picked.what : null;
  const [region, show] = useSheet(props.ask, scene.sheet, laidOpen ?? pointed);
  const placed = useMemo(() => placeChips(region, chips, UNIT, SHEET, []), [region, chips]);
  const shown = useMemo(
    () => namesThatFit(region, faces, shared.names, { fit: UNIT, size: SHEET, taken: chipBoxes(placed, UNIT) }),
    [region, faces, shared.names, placed],
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
            onShow={show}
          />
        ))}
      </nav>
      <SheetMap
        {...map}
        {...shared}
        region={region}
        marks={marks}
        chips={placed}
        shown={shown}
        look={scene.space ?? laidOpen ?? firstLit(marks, region)}
        title={naming.own.sheet(naming.game.regions[region])}
        over={<Scene {...scene} region={region} faces={map.faces} />}
      />
    </>
  );
}

/** Where a small screen opens: the first space that may be chosen. */
const firstLit = (marks: MapNow['marks'], region: RegionId): SpaceId | null =>
  (Object.keys(marks) as SpaceId[]).find((space) => regionOf(space) === region) ?? null;

/** The sheet before the eyes: it follows what is asked and what happens, and stays where the viewer turns it. */
function useSheet(
  ask: OwnAsk | null,
  happens: RegionId | null,
  pointed: SpaceId | null,
): [RegionId, (region: RegionId) => void] {
  const [region, show] = useState<RegionId>('europe');
  useEffect(() => {
    if (ask !== null && !isBuying(ask)) show((shown) => sheetFor(ask, shown));
  }, [ask]);
  useEffect(() => {
    if (happens !== null) show(happens);
  }, [happens]);
  useEffect(() => {
    if (pointed !== null) show(regionOf(pointed));
  }, [pointed]);
  return [region, show];
}
