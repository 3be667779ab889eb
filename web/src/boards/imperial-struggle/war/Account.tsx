import './war.css';
import './ladder.css';
import type { ReactNode } from 'react';
import { withMinus } from '../../../i18n/minus.ts';
import { explainsWhole } from '../../kit/terms/explains.ts';
import type { Naming } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import type { Event, OpenView, SideId } from '../read/seen.ts';
import { sourcesOf } from './account.ts';
import { Ladder } from './Ladder.tsx';
import { WarTile } from './tiles/WarTile.tsx';
import { type Fought, tilesIn } from './war-of.ts';

const SIDES: readonly SideId[] = ['britain', 'france'];

interface Props {
  readonly fought: Fought;
  /** The map as it was when strengths were added up. */
  readonly open: OpenView;
  readonly naming: Naming;
  /** How much is told: the tiles, then the strength, then what it brings. */
  readonly until?: 'tiles' | 'strength' | 'result';
  /** How many tiles are turned up, France's first as they are told; all where not given. */
  readonly turned?: number;
  /** An event in words: what the tiles did. */
  says?(event: Event): string | null;
}

/** A theatre as it is fought: tiles, strength by source for both sides, the margin, and the ladder with the row reached. */
export function Account({ fought, open, naming, until = 'result', turned = ALL, says }: Props): ReactNode {
  const { own, game } = naming;
  const { winner, margin } = fought;
  const sources = sourcesOf(open, fought.theatre);
  const isTold = until !== 'tiles' && fought.strengths.france !== undefined;
  const markers = SIDES.some((side) => (fought.strengths[side]?.markers ?? 0) !== 0);
  return (
    <div className="is-theatre-account" {...explainsWhole('theatre')}>
      <table className="is-account" data-term="war-account">
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
                <Tiles
                  fought={fought}
                  side={side}
                  open={open}
                  naming={naming}
                  turned={turnedOf(fought, side, turned)}
                />
              </td>
            ))}
          </tr>
          {says !== undefined && turned === ALL && fought.effects.length > 0 && (
            <tr>
              <td colSpan={3} className="is-account-effect">
                {fought.effects.map((event) => (
                  <span key={JSON.stringify(event)}>{says(event)} </span>
                ))}
              </td>
            </tr>
          )}
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
                {isTold ? withMinus(fought.strengths[side]?.total ?? 0) : ''}
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

const ALL = Number.POSITIVE_INFINITY;

/** How many of a side's tiles lie open. */
const turnedOf = (fought: Fought, side: SideId, turned: number): number =>
  turned === ALL
    ? ALL
    : tilesIn(fought)
        .slice(0, turned)
        .filter((tile) => tile.side === side).length;

interface TilesProps extends Pick<Props, 'fought' | 'open' | 'naming'> {
  readonly side: SideId;
  readonly turned: number;
}

/** A side's tiles in the order they are turned up; those not yet are shown by their backs. */
function Tiles({ fought, side, open, naming, turned }: TilesProps): ReactNode {
  const tiles = tilesIn(fought).filter((tile) => tile.side === side);
  if (tiles.length === 0) return '–';
  return (
    <span className="is-front">
      {tiles.map(({ kind, tile }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tiles alike are told apart by their place
        <WarTile key={`${i} ${i < turned}`} {...{ kind, side, open, naming }} tile={i < turned ? tile : null} />
      ))}
    </span>
  );
}
