import './board.css';
import { choiceIn } from '@cabinet-wars/kernel';
import { SQUARES, type SquareId, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useShared } from '../../share.ts';
import { Menu } from '../kit/Menu.tsx';
import { Card } from './Card.tsx';
import { Plates } from './ceremony/index.tsx';
import { CourtPlate } from './court/CourtPlate.tsx';
import { useCourting } from './court/courting.ts';
import { useCourtOnMap } from './court/use-court-on-map.ts';
import { DicePlate } from './DicePlate.tsx';
import { drafting } from './deal/draft.ts';
import { isTarget } from './fight/AttackList.tsx';
import { aiming, NO_AIM } from './fight/aim.ts';
import { FightPlate } from './fight/FightPlate.tsx';
import { useFighting } from './fight/use-fighting.ts';
import { namingOf } from './i18n/index.ts';
import { LookBar } from './map/LookBar.tsx';
import { lookOf } from './map/looking.ts';
import { popoverAtThing } from './map/popover.ts';
import { WorldMap } from './map/WorldMap.tsx';
import { useMarchOnMap } from './march/use-march-on-map.tsx';
import { chances, chancesIn } from './orders/passed.ts';
import { Row } from './panels/Row.tsx';
import { holdingsOf, occupationsOf, printedOf, sidesOf } from './read/map/land.ts';
import { arrowsOf, marksOf, marksOfArrows, optionsAt } from './read/map/marks.ts';
import { recruitRequest } from './read/map/reach.ts';
import { routesOf } from './read/map/routes.ts';
import { stacksOf } from './read/map/stacks.ts';
import { keyOf, type Thing, targetsOf } from './read/map/things.ts';
import type { BoardProps, GameChoice, OpenView } from './read/seen.ts';
import { type Scene as Sight, sentence } from './read/sentences.ts';
import { wishAt } from './read/wishes.ts';
import { Scene, useScene } from './Scene.tsx';
import { Signs } from './Signs.tsx';
import { ShopPlate } from './shop/ShopPlate.tsx';
import { useSchooling } from './shop/use-schooling.ts';
import { useShopOnMap } from './shop/use-shop-on-map.tsx';
import { mapLook } from './state/map-look.ts';
import { useBoardKeyboard } from './use-board-keyboard.ts';
import { WinterPlate } from './winter/WinterPlate.tsx';

/** Questions about one's own house: the map goes home for them. */
const AT_HOME: readonly string[] = ['taxation.hub', 'recruiting.hub', 'training.hub'];

/** The map with everything on it: pointing at a thing chooses what it stands for, or asks why it stands for nothing. */
export function Board(props: BoardProps): ReactNode {
  const { view, ask, language, highlighted, picked } = props;
  const open = view.open;
  const naming = namingOf(language);
  const sight = useSight(props, open);
  const targets = useMemo(() => (ask === null ? [] : targetsOf(ask, open)), [ask, open]);
  const scene = useScene(props);
  const shop = useShopOnMap(props);
  const march = useMarchOnMap(props);
  const court = useCourtOnMap(props);
  const home = useHome(open, props.seat);
  useFighting(props);
  useSchooling(props);
  useCourting(props);
  useBoardKeyboard(props);
  useChances(props);
  const target = aiming.useLater((aim) => aim.target);
  const own = useShared(shop?.marks ?? march?.marks ?? court?.marks ?? null);
  const marks = useMemo(
    () => own ?? marksOf({ ask, highlighted, picked }, targets),
    [own, ask, highlighted, picked, targets],
  );
  const aimed = target === null || ask?.key !== 'combat-phase.act' ? [] : [{ ...target, final: true }];
  const arrows =
    scene.arrows.length > 0 ? scene.arrows : aimed.length > 0 ? aimed : arrowsOf({ ask, highlighted, picked }, open);
  const about = ask !== null && AT_HOME.includes(ask.key) ? [home] : (court?.picked ?? march?.pinned ?? []);
  const look = useShared(lookOf(open, scene.event, arrows, targets, about));
  const [opened, setMenu] = useState<{ askId: number; thing: Thing; options: readonly number[] } | null>(null);
  // Its numbers are those of one question: at the next they stand for something else.
  const menu = opened !== null && opened.askId === ask?.askId ? opened : null;
  const [hovered, setHovered] = useState<Thing | null>(null);
  /** What a finger rests on, or the other button has asked about. */
  const [held, setHeld] = useState<Thing | null>(null);
  const label = useCallback(
    (thing: Thing) => {
      const number = marks[keyOf(thing)]?.number;
      const about = sentence(naming, sight, thing);
      return number === undefined ? about : `${naming.own.number(number)}: ${about}`;
    },
    [marks, naming, sight],
  );
  const pick = (thing: Thing): void => {
    const { picksSquare, promised } = drafting.get();
    if (picksSquare && promised !== null && thing.t !== 'route') {
      drafting.set({ picksSquare: false, promised: { ...promised, square: thing.square } });
      return;
    }
    if (ask === null || (shop !== null && thing.t !== 'route' && shop.put(thing.square))) return;
    if (march !== null) {
      if (!march.pick(thing)) props.explain(wishAt(ask, open, thing));
      return;
    }
    if (court !== null && thing.t !== 'route' && court.pick(thing.square)) return;
    const options = optionsAt(targets, thing);
    const aimed = options.length === 1 ? choiceIn<GameChoice>(ask.options[options[0]]) : null;
    if (isTarget(aimed)) aiming.set({ ...NO_AIM, target: aimed });
    else if (options.length === 1) props.pick(ask.options[options[0]]);
    else if (options.length > 1) setMenu({ askId: ask.askId, thing, options });
    else props.explain(wishAt(ask, open, thing));
  };
  const point = (thing: Thing | null): void => {
    setHovered(thing);
    setHeld(null);
    march?.point(thing);
    const options = thing === null || court !== null ? [] : optionsAt(targets, thing);
    props.hover(options.length === 1 ? options[0] : null);
  };
  const { printed, stacks, routes, sides, occupations } = sight;
  const hidesStrength = mapLook.use((look) => !look.strength);
  return (
    <div className="syww-table" data-no-strength={hidesStrength || undefined}>
      <WorldMap
        {...{ printed, stacks, routes, sides, occupations, arrows, look, label }}
        names={naming.game}
        marks={useShared({ ...marksOfArrows(arrows), ...marks, ...scene.marks })}
        home={home}
        title={naming.own.mapTitle}
        wholeLabel={naming.own.wholeMap}
        signs={<Signs open={open} />}
        under={march?.under}
        over={
          <>
            {march?.over}
            {shop?.over}
            <Scene {...scene} />
          </>
        }
        onPick={pick}
        onHover={point}
        onLook={setHeld}
        carry={(thing) => march?.carry(thing) ?? null}
        onCarried={(thing, square) => march?.carried(thing, square)}
      />
      {menu !== null && ask !== null && (
        <Menu
          {...props}
          pick={async (said) => {
            const chosen = 't' in said ? choiceIn<GameChoice>(said) : null;
            if (isTarget(chosen)) {
              aiming.set({ ...NO_AIM, target: chosen });
              return setMenu(null);
            }
            const request = 't' in said ? recruitRequest(said, menu.thing) : null;
            const ahead = request === null ? null : await props.lookAhead(request);
            props.pick(ahead?.start.choices ?? said);
          }}
          options={menu.options}
          anchor={popoverAtThing(menu.thing)}
          title={label(menu.thing)}
          cancel={naming.own.cancel}
          Row={Row}
          onClose={() => setMenu(null)}
        />
      )}
      <LookBar naming={naming} />
      {march?.legend}
      <Card thing={menu === null && march?.under == null ? hovered : null} held={held} scene={sight} naming={naming} />
      <CourtPlate {...props} />
      <ShopPlate {...props} />
      <WinterPlate {...props} />
      <FightPlate {...props} />
      {props.ceremony === null && <DicePlate {...props} dice={scene.dice} />}
      <Plates {...props} />
    </div>
  );
}

/** What could have been answered lies ready for the notes in the log. */
function useChances({ view, told }: BoardProps): void {
  useEffect(() => chances.set({ all: chancesIn(view, told), hand: view.own?.hand ?? [] }), [view, told]);
}

/** The map opens on the capital of the viewer's first power. */
function useHome(open: OpenView, seat: number | null): SquareId {
  const { capital } = tablesOf(open);
  const power = seat === null ? 0 : Math.max(0, open.control.indexOf(seat));
  return useState(SQUARES[capital[power]])[0];
}

type WholeSight = Sight & {
  readonly sides: ReturnType<typeof sidesOf>;
  readonly occupations: ReturnType<typeof occupationsOf>;
};

/** What lies on the table, with everything unchanged as it was. */
function useSight({ telling }: BoardProps, open: OpenView): WholeSight {
  const { data } = open;
  const printed = useMemo(() => printedOf({ data }), [data]);
  const sides = useMemo(() => sidesOf({ data }), [data]);
  const stacks = useShared(useMemo(() => stacksOf(open), [open]));
  const routes = useShared(useMemo(() => routesOf(open), [open]));
  const byCoalition = mapLook.use((look) => look.byCoalition);
  const occupations = useShared(
    useMemo(() => (byCoalition ? holdingsOf(open) : occupationsOf(open)), [open, byCoalition]),
  );
  return useMemo(
    () => ({ open, printed, sides, stacks, routes, occupations, seatName: (seat) => telling.name(seat) }),
    [open, printed, sides, stacks, routes, occupations, telling],
  );
}
