import './war.css';
import './ladder.css';
import type { ReactNode } from 'react';
import type { Naming } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { sourcesOf } from '../read/account.ts';
import type { OpenView, SideId } from '../read/seen.ts';
import type { Fought } from '../read/war-of.ts';
import { Ladder } from './Ladder.tsx';
import { WarTile } from './WarTile.tsx';

const SIDES: readonly SideId[] = ['britain', 'france'];

interface Props {
  readonly fought: Fought;
  /** The map as it was when strengths were added up. */
  readonly open: OpenView;
  readonly naming: Naming;
  /** How much is told: the tiles, then the strength, then what it brings. */
  readonly until?: 'tiles' | 'strength' | 'result';
}

/** A theatre as it is fought: tiles, strength by source for both sides, the margin, and the ladder with the row reached. */
export function Account({ fought, open, naming, until = 'result' }: Props): ReactNode {
  const { own, game } = naming;
  const { winner, margin } = fought;
  const sources = sourcesOf(open, fought.theatre);
  const isTold = until !== 'tiles' && fought.strengths.france !== undefined;
  const markers = SIDES.some((side) => (fought.strengths[side]?.markers ?? 0) !== 0);
  return (
    <div className="is-theatre-account">
      <table className="is-account">
        <caption className="visually-hidden">{game.theatres[fought.theatre]}</caption>
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                <Emblem plays={side} size={20} />
                <span className="visually-hidden">{game.sides[side]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{own.strengthParts.tiles}</th>
            {SIDES.map((side) => (
              <td key={side}>
                <Tiles fought={fought} side={side} open={open} naming={naming} />
              </td>
            ))}
          </tr>
          {sources.map((source) => (
            <tr key={source.id}>
              <th scope="row">
                {own.sources[source.id]}
                {source.names.length > 0 && <small>{source.names.map((id) => game.spaces[id]).join(', ')}</small>}
              </th>
              {SIDES.map((side) => (
                <td key={side}>{until === 'tiles' ? '' : source[side]}</td>
              ))}
            </tr>
          ))}
          {markers && (
            <tr>
              <th scope="row">{own.strengthParts.markers}</th>
              {SIDES.map((side) => (
                <td key={side}>{fought.strengths[side]?.markers ?? ''}</td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{own.total}</th>
            {SIDES.map((side) => (
              <td key={side} data-power={side}>
                {isTold ? fought.strengths[side]?.total : ''}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {until === 'result' && winner !== undefined && (
        <p className="is-verdict-line" role="status">
          {winner !== 'nobody' && <Emblem plays={winner} size={22} />}
          {winner === 'nobody' ? own.drawn : own.wonBy(game.sides[winner], margin)}
        </p>
      )}
      <Ladder
        open={open}
        theatre={fought.theatre}
        naming={naming}
        {...(until === 'result' && winner !== undefined ? { result: { winner, margin } } : {})}
      />
    </div>
  );
}

function Tiles({ fought, side, open, naming }: Omit<Props, 'until'> & { readonly side: SideId }): ReactNode {
  const tiles = fought.tiles[side];
  if (tiles === undefined) return '–';
  const face = { side, open, naming };
  return (
    <span className="is-front">
      {tiles.basic >= 0 && <WarTile {...face} kind="basic" tile={tiles.basic} />}
      {tiles.bonus.map((tile, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tiles alike are told apart by their place
        <WarTile key={i} {...face} kind="bonus" tile={tile} />
      ))}
    </span>
  );
}
