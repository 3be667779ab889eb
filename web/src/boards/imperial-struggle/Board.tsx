import './board.css';
import type { RegionId, SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useMedia } from '../../use-media.ts';
import { Menu, PlainRow } from '../kit/Menu.tsx';
import { Card } from './Card.tsx';
import { CardPlate } from './CardPlate.tsx';
import { CardBeside } from './cards/CardBeside.tsx';
import { CardsPlate } from './cards/CardsPlate.tsx';
import { useNextEvent } from './cards/use-next-event.ts';
import { CeremonyOver } from './ceremony/index.tsx';
import { Foresight } from './Foresight.tsx';
import { popoverAtSpace } from './map/popover.ts';
import { isBuying } from './read/purchases/buying.ts';
import { pickedPurchase } from './read/purchases/preview.ts';
import type { BoardProps, OwnAsk } from './read/seen.ts';
import { optionsAt, type Target, withNews } from './read/targets.ts';
import { wishAt } from './read/wishes.ts';
import { buy } from './round/buy.ts';
import { Scene, useScene } from './Scene.tsx';
import { Sides } from './sides/Sides.tsx';
import { desk } from './state/desk.ts';
import { useBoardKeyboard } from './use-board-keyboard.ts';
import { useMap } from './use-map.ts';
import { useNews } from './use-news.ts';
import { TilePlate } from './war/tiles/TilePlate.tsx';
import { WarDesk } from './war/WarDesk.tsx';
import { OneSheet } from './world/OneSheet.tsx';
import { World } from './world/World.tsx';

const WIDE = '(min-width: 1100px)';

/** The world as four plates, or one sheet where room is short: pointing at a space chooses what it stands for, or opens it. */
export function Board(props: BoardProps): ReactNode {
  const { view, ask } = props;
  const map = useMap(props);
  const { naming, targets } = map;
  const scene = useScene(props);
  const isWide = useMedia(WIDE);
  const [opened, setMenu] = useState<{ askId: number; space: SpaceId; options: readonly number[] } | null>(null);
  // Its numbers are those of one question: at the next they stand for something else.
  const menu = opened !== null && opened.askId === ask?.askId ? opened : null;
  const [looked, look] = useState<SpaceId | null>(null);
  useBoardKeyboard(ask);
  useNextEvent(props);
  const askId = ask?.askId;
  useEffect(() => {
    // Another question: what was opened for the last one closes with it.
    if (desk.get().again) desk.set({ again: false });
    // While something is being shown the map has no question, but the rail has the next: what is open for that one stays.
    if (askId === undefined) return;
    const { away, picked } = desk.get();
    if (away !== null && away < askId) desk.set({ away: null });
    if (picked !== null && picked.askId < askId) desk.set({ picked: null, warned: null });
  }, [askId]);

  const pick = (space: SpaceId): void => {
    const options = optionsAt(targets, space);
    if (ask === null) look(space);
    else if (isBuying(ask) || ask.key === 'action-round.tile') layOpen(props, ask, space);
    else if (options.length === 1) props.pick(ask.options[options[0]]);
    else if (options.length > 1) setMenu({ askId: ask.askId, space, options });
    else props.explain(wishAt(ask, view.open, space));
  };
  const point = (space: SpaceId | null): void => {
    desk.set({ pointed: space });
    if (space !== looked) look(null);
    const options = space === null ? [] : optionsAt(targets, space);
    props.hover(options.length === 1 ? options[0] : null);
  };
  const news = useNews(props);
  const marks = useMemo(
    () => ({ ...withNews(news.marks, map.marks), ...scene.marks }),
    [news.marks, map.marks, scene.marks],
  );
  const shared = { names: naming.game.spaces, onPick: pick, onHover: point, onLook: look };
  const wanted = pointedAt(targets, props.highlighted);
  const over = (region: RegionId) =>
    scene.event === null ? null : <Scene {...scene} region={region} faces={map.faces} />;
  return (
    <div className="is-table">
      <Foresight view={view} ask={ask} />
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
        <OneSheet props={props} map={map} marks={marks} scene={scene} news={news} wanted={wanted} shared={shared} />
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
