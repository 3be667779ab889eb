import './panels.css';
import './row.css';
import {
  ADVANTAGE_REGION,
  ADVANTAGE_SPACES,
  ADVANTAGES,
  INVESTMENTS,
  REGIONS,
  SIDES,
  SPACES,
  tablesOf,
} from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { Counter } from '../../../counters/index.ts';
import { type Naming, namingIn } from '../i18n/index.ts';
import { AdvantageShield } from '../map/SpaceMark.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { TileFace } from '../parts/TileFace.tsx';
import { advantageOf } from '../read/faces.ts';
import type { BoardProps, OpenView } from '../read/seen.ts';
import { advantageState } from '../read/sentences.ts';

/** The Investment tiles of the turn with those who took them, and the Advantages of the map. */
export function TilesTab(props: BoardProps): ReactNode {
  const naming = namingIn(props.language);
  const open = props.view.open;
  const { own, game } = naming;
  return (
    <div className="is-panel">
      <section>
        <h3 className="ruled">{own.investments}</h3>
        <ul className="is-investments">
          {open.shown.map((tile, i) => (
            <li key={tile} data-taken={open.takenBy[i] >= 0 || undefined}>
              <TileFace open={open} tile={INVESTMENTS[tile]} />
              <span className="visually-hidden">{game.investment(tablesOf(open).investments[tile])}</span>
              {open.takenBy[i] >= 0 && (
                <span className="is-taker">
                  <Emblem plays={SIDES[open.takenBy[i]]} size={18} />
                  <span className="visually-hidden">{own.takenBy(game.sides[SIDES[open.takenBy[i]]])}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className="note">{own.tilesLeft(open.tileStack.length)}</p>
      </section>
      {REGIONS.map((region, i) => (
        <section key={region}>
          <h3 className="ruled">{own.advantagesOf(game.regions[region])}</h3>
          <ul>
            {ADVANTAGES.keys()
              .filter((advantage) => ADVANTAGE_REGION[advantage] === i)
              .map((advantage) => <Advantage key={advantage} open={open} advantage={advantage} naming={naming} />)
              .toArray()}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Advantage({ open, advantage, naming }: { open: OpenView; advantage: number; naming: Naming }): ReactNode {
  const { game } = naming;
  const face = advantageOf(open, advantage)!;
  const { name, hint } = game.advantages[face.id];
  return (
    <li className="is-advantage-row">
      <Counter size={26}>
        <AdvantageShield face={face} />
      </Counter>
      <span>
        <b>{name}</b> <em>{advantageState(naming, face)}</em>
        <small>
          {hint} ({ADVANTAGE_SPACES[advantage].map((space) => game.spaces[SPACES[space]]).join(', ')})
        </small>
      </span>
    </li>
  );
}
