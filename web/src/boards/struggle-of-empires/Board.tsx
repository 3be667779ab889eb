import './board.css';
import { roundsFor, WARS } from '@cabinet-wars/struggle-of-empires/data/numbers';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { BoardProps } from '../board.ts';
import { Card } from './Card.tsx';
import { FightPlate } from './FightPlate.tsx';
import { Menu } from './Menu.tsx';
import { BoardMap } from './map/BoardMap.tsx';
import { en, it } from './map/names.ts';
import { plateOf } from './map/places.ts';
import { keyOf, type Thing } from './map/position.ts';
import { carrying } from './read/ahead.ts';
import { arrowsOf, marksOf, optionsAt } from './read/marks-of.ts';
import { positionOf } from './read/position-of.ts';
import { openOf, seen, told } from './read/seen.ts';
import { sentence } from './read/sentences.ts';
import { targetsOf } from './read/things.ts';
import { fieldOf } from './read/turn-of.ts';
import { wishAt } from './read/wishes.ts';
import { Scene, useScene } from './Scene.tsx';
import { namingOf } from './use-naming.ts';

const NAMES = { en, it };

/** The map with everything on it: pointing at a thing chooses what it stands for, or asks why it stands for nothing. */
export function Board(props: BoardProps): ReactNode {
  const { view, ask, language, highlighted, picked } = props;
  const open = openOf(view);
  const naming = namingOf(props);
  const position = useMemo(() => positionOf(open), [open]);
  const targets = useMemo(() => (ask === null ? [] : targetsOf(ask, open)), [ask, open]);
  const scene = useScene(props, position);
  const marks = useMemo(() => marksOf({ ask, highlighted, picked }, open), [ask, highlighted, picked, open]);
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
    const options = optionsAt(targets, thing);
    if (options.length === 1) props.pick(ask.options[options[0]] as never);
    else if (options.length > 1) setMenu({ thing, options });
    else props.explain(wishAt(ask, open, thing) ?? { t: 'nothing' });
  };
  const point = (thing: Thing | null): void => {
    setHovered(thing);
    const options = thing === null ? [] : optionsAt(targets, thing);
    props.hover(options.length === 1 ? options[0] : null);
  };
  const field = scene.field ?? fieldOf(open) ?? arrows[0]?.to.place ?? null;

  return (
    <div className="soe-table">
      <BoardMap
        position={position}
        names={NAMES[language]}
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
        carry={(thing) => (ask === null ? null : carriable(carrying(seen(view), ask.seat, ask.key, thing)))}
        onCarried={(thing, place) => {
          const said = ask === null ? undefined : carrying(seen(view), ask.seat, ask.key, thing)?.to.get(place);
          if (said !== undefined) props.pick(said.length === 1 ? told(said[0]) : said.map(told));
        }}
      />
      {menu !== null && ask !== null && (
        <Menu
          {...props}
          thing={menu.thing}
          options={menu.options}
          title={label(menu.thing)}
          onClose={() => setMenu(null)}
        />
      )}
      <Card props={props} thing={menu === null ? hovered : null} position={position} />
      <FightPlate {...props} fight={scene.fight} seaCheck={scene.seaCheck} />
    </div>
  );
}

const carriable = (found: ReturnType<typeof carrying>) => (found === null ? null : [...found.to.keys()]);
