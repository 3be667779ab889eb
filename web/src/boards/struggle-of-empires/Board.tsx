import './board.css';

import { type Gesture, inLanguage, isOffered } from '@cabinet-wars/kernel';
import { roundsFor, type UnitId, WARS } from '@cabinet-wars/struggle-of-empires/data';

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useShared } from '../../share.ts';
import { Menu } from '../kit/Menu.tsx';
import { Card } from './Card.tsx';
import { FightPlate } from './FightPlate.tsx';
import { BoardMap } from './map/components/BoardMap.tsx';
import { en, it } from './map/names.ts';
import { plateOf } from './map/places.ts';
import { popoverAtThing } from './map/popover.ts';
import { keyOf, type Thing } from './map/position.ts';
import { Row } from './panels/Row.tsx';
import { namingOf } from './parts/use-naming.ts';
import { usePalette } from './parts/use-palette.ts';
import { carryRequest, goalsIn } from './read/carrying.ts';
import { arrowsOf, marksOf, optionsAt, optionsNear } from './read/marks-of.ts';
import { choicesOf } from './read/palette.ts';
import { positionOf } from './read/position-of.ts';
import type { BoardProps, GameChoice, OwnAsk } from './read/seen.ts';
import { placeName, sentence } from './read/sentences.ts';
import { type Target, targetsOf } from './read/things.ts';
import { fieldOf } from './read/turn-of.ts';
import { wishAt } from './read/wishes.ts';
import { Scene, useScene } from './Scene.tsx';

const NAMES = { en, it };

/** The map with everything on it: pointing at a thing chooses what it stands for, or asks why it stands for nothing. */
export function Board(props: BoardProps): ReactNode {
  const { view, ask, language, highlighted, picked } = props;
  const open = view.open;
  const naming = namingOf(props);
  const position = useShared(useMemo(() => positionOf(open), [open]));
  const { hand } = usePalette(ask);
  const targets = useMemo(() => (ask === null ? [] : inPalette(targetsOf(ask, open), ask, hand)), [ask, open, hand]);
  const scene = useScene(props, position, inLanguage(NAMES, language));
  const marks = useMemo(() => marksOf({ ask, highlighted, picked }, targets), [ask, highlighted, picked, targets]);
  const arrows = arrowsOf({ ask, highlighted, picked }, open);
  const [menu, setMenu] = useState<{ thing: Thing; options: readonly number[] } | null>(null);
  const [hovered, setHovered] = useState<Thing | null>(null);
  const label = useCallback(
    (thing: Thing) => {
      const number = marks[keyOf(thing)]?.number;
      const about = sentence(naming, open, position, thing);
      return number === undefined ? about : `${naming.own.number(number)}: ${about}`;
    },
    [marks, naming, open, position],
  );

  const pick = (thing: Thing): void => {
    if (ask === null) return;
    const meant = optionsAt(targets, thing);
    // Who points at a place among its pieces is asked which of them; who points at a piece means that one.
    const options = meant.length === 0 && thing.t === 'place' ? optionsNear(targets, thing) : meant;
    if (options.length === 1) props.pick(ask.options[options[0]]);
    else if (options.length > 1) setMenu({ thing, options });
    else props.explain(wishAt(ask, open, thing) ?? { t: 'nothing' });
  };
  const point = (thing: Thing | null): void => {
    setHovered(thing);
    const options = thing === null ? [] : optionsAt(targets, thing);
    props.hover(options.length === 1 ? options[0] : null);
  };
  const put = usePutting(props);
  const goalsOf = (thing: Thing) => {
    const request = ask === null ? null : carryRequest(ask, open, thing);
    if (ask === null || request === null) return null;
    return props.lookAhead(request).then((ahead) => (ahead === null ? new Map() : goalsIn(ahead, open, ask.seat)));
  };
  const field = scene.field ?? fieldOf(open) ?? arrows[0]?.to.place ?? null;

  return (
    <div className="soe-table">
      <BoardMap
        position={position}
        names={inLanguage(NAMES, language)}
        war={{ wars: WARS, war: open.war, rounds: roundsFor(open.options.players), round: open.round }}
        marks={{ ...marks, ...scene.marks }}
        arrows={scene.arrows.length > 0 ? scene.arrows : arrows}
        lit={field === null ? null : plateOf(field)}
        look={field}
        label={label}
        title={naming.own.mapTitle}
        wholeLabel={naming.own.wholeMap}
        over={<Scene {...scene} />}
        onPick={pick}
        onHover={point}
        carry={(thing) => goalsOf(thing)?.then((goals) => [...goals.keys()]) ?? null}
        onCarried={async (thing, place) => {
          const gesture = (await goalsOf(thing))?.get(place);
          if (gesture !== undefined) put(gesture);
        }}
      />
      {menu !== null && ask !== null && (
        <Menu
          {...props}
          anchor={popoverAtThing(menu.thing)}
          options={menu.options}
          title={menu.thing.t === 'place' ? placeName(naming, menu.thing.place) : label(menu.thing)}
          cancel={naming.own.cancel}
          Row={Row}
          onClose={() => setMenu(null)}
        />
      )}
      <Card props={props} thing={menu === null ? hovered : null} position={position} />
      <FightPlate {...props} fight={scene.fight} seaCheck={scene.seaCheck} />
    </div>
  );
}

/** With a unit in hand a place means that unit there, and nothing else. */
function inPalette(targets: readonly Target[], ask: OwnAsk, hand: UnitId | null): readonly Target[] {
  if (hand === null) return targets;
  const options = choicesOf(ask, hand);
  return targets.filter(({ option }) => options.includes(option));
}

/** A unit put down: at once where it can be taken back; where dice follow, its goal is picked and waits to be confirmed. */
function usePutting({ ask, pick }: BoardProps): (gesture: Gesture<GameChoice>) => void {
  const [goal, setGoal] = useState<GameChoice | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the question has come that the goal answers
  useEffect(() => {
    if (goal === null || ask === null) return;
    setGoal(null);
    if (isOffered(ask.options, goal)) pick(goal);
  }, [ask?.askId]);
  return ({ choices, end }) => {
    const last = choices[choices.length - 1];
    if (choices.length === 1) return pick(last);
    if (end.t !== 'chance') return pick(choices);
    setGoal(last);
    pick(choices.slice(0, -1));
  };
}
