import './places.css';
import { choiceIn } from '@cabinet-wars/kernel';
import { LANDS, squareOf, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import type { ReactNode } from 'react';
import { type Naming, namingOf } from '../i18n/index.ts';
import type { BoardProps, GameChoice, OpenView } from '../read/seen.ts';
import { Row } from './Row.tsx';

/** Questions about a place: the map asks them, and a list stands ready for whoever does not point. */
export const CHOSEN_ON_MAP = [
  'random-forces.place',
  'minor-power-alliance.land',
  'recruiting-table.uprising',
  'recruiting-table.victim',
  'recruiting-table.place',
  'rebellion.where',
  'attrition.square',
  'manufacturing-inventions.square',
  'enlightenment.where',
  'revert.where',
] as const;

/** A list as short as this is read at once. */
const SHORT = 6;

interface Entry {
  readonly option: number;
  readonly choice: GameChoice;
}

/** Long lists of tribes, minors and squares: chosen on the map; the list below is short of room, by whose land it is. */
export function PlacesPanel(props: BoardProps): ReactNode {
  const { ask } = props;
  if (ask === null) return null;
  const naming = namingOf(props.language);
  const entries = ask.options.flatMap((each, option): Entry[] => {
    const choice = choiceIn<GameChoice>(each);
    return choice === null ? [] : [{ option, choice }];
  });
  const places = entries.filter(({ choice }) => 'square' in choice || 'land' in choice);
  const others = entries.filter((entry) => !places.includes(entry));
  return (
    <div className="syww-places-panel">
      <p>{naming.own.pointAtIt}</p>
      {places.length <= SHORT ? (
        <List entries={entries} props={props} />
      ) : (
        <>
          <p className="label">{naming.own.orFromList(places.length)}</p>
          <div className="syww-places-list">
            {grouped(places, props.view.open, naming).map(([land, some]) => (
              <section key={land} aria-label={land}>
                <h3 className="label">{land}</h3>
                <List entries={some} props={props} />
              </section>
            ))}
          </div>
          <List entries={others} props={props} />
        </>
      )}
    </div>
  );
}

function grouped(entries: readonly Entry[], open: OpenView, { own, game }: Naming): [string, Entry[]][] {
  const { owner, isSea } = tablesOf(open);
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const square = 'square' in entry.choice ? squareOf(entry.choice.square) : -1;
    const land = square < 0 ? null : LANDS[owner[square]];
    const name =
      square < 0
        ? own.minorPowers
        : isSea[square]
          ? own.seaSquares
          : land === undefined || land === null
            ? own.nobodysLand
            : game.lands[land];
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return [...groups];
}

function List({ entries, props }: { readonly entries: readonly Entry[]; readonly props: BoardProps }): ReactNode {
  const { texts, telling, pick, hover } = props;
  return (
    <ol className="choices">
      {entries.map(({ option, choice }) => (
        <li key={option} data-option={option} onPointerEnter={() => hover(option)} onPointerLeave={() => hover(null)}>
          <button type="button" className="choice" onClick={() => pick(choice)}>
            <span className="choice-number">{option + 1}</span>
            <Row {...props} choice={choice} text={texts.choice(choice, telling)} />
          </button>
        </li>
      ))}
    </ol>
  );
}
