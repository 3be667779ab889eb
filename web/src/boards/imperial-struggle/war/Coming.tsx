import './war.css';
import type { ReactNode } from 'react';
import { explainsWhole } from '../../kit/terms/explains.ts';
import type { Naming } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import type { GameView, SideId } from '../read/seen.ts';
import { type TheatreNow, theatresNow } from '../read/theatre.ts';
import { WarTile } from './tiles/WarTile.tsx';

const SIDES: readonly SideId[] = ['britain', 'france'];

/** The theatres of the coming War: seen strength, one's own tiles, and the backs of the other's. */
export const Coming = ({ view, naming }: { view: GameView; naming: Naming }): ReactNode => (
  <>
    <ul className="is-coming-list" {...explainsWhole('war-score')}>
      {theatresNow(view).map((theatre) => (
        <li key={theatre.id} className="is-coming">
          <span>{naming.game.theatres[theatre.id]}</span>
          <span className="is-coming-tiles">
            <Tiles theatre={theatre} side="britain" view={view} naming={naming} />
          </span>
          {SIDES.map((side) => (
            <span key={side} className="is-strength" data-term="war-score">
              {side === 'britain' && <Emblem plays={side} size={16} />}
              <span className="visually-hidden">{naming.own.strengthOf(naming.game.sides[side])}</span>{' '}
              {theatre[side].total}
              {side === 'france' && <Emblem plays={side} size={16} />}
            </span>
          ))}
          <span className="is-coming-tiles">
            <Tiles theatre={theatre} side="france" view={view} naming={naming} />
          </span>
        </li>
      ))}
    </ul>
    <p className="note">{naming.own.seenStrength}</p>
  </>
);

interface TilesProps {
  readonly theatre: TheatreNow;
  readonly side: SideId;
  readonly view: GameView;
  readonly naming: Naming;
}

function Tiles({ theatre, side, view, naming }: TilesProps): ReactNode {
  const { basic, bonus } = theatre[side];
  const face = { side, open: view.open, naming };
  return (
    <>
      {basic !== undefined && <WarTile {...face} kind="basic" tile={basic} />}
      {bonus.map((tile, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tiles alike are told apart by their place
        <WarTile key={i} {...face} kind="bonus" tile={tile} />
      ))}
    </>
  );
}
