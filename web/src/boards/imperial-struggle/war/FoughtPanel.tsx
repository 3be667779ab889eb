import './war.css';
import type { ReactNode } from 'react';
import { explainsWhole } from '../../kit/terms/explains.ts';
import type { Naming } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import type { OpenView, SideId } from '../read/seen.ts';
import { WarTile } from './tiles/WarTile.tsx';
import type { Fought } from './war-of.ts';

const PARTS = ['tiles', 'spaces', 'conflicts', 'keyword', 'markers'] as const;

interface Props {
  readonly fought: Fought;
  readonly open: OpenView;
  readonly naming: Naming;
}

/** A theatre as it was fought: tiles, what made up each strength, who won and what it brought. */
export function FoughtPanel({ fought, open, naming }: Props): ReactNode {
  const { own, game } = naming;
  const parts = PARTS.filter((part) => Object.values(fought.strengths).some((strength) => strength[part] !== 0));
  return (
    <div className="is-theatre is-fought" {...explainsWhole('theatre')}>
      <h4>{game.theatres[fought.theatre]}</h4>
      <table data-term="war-account">
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                <Emblem plays={side} size={20} /> <span className="visually-hidden">{game.sides[side]}</span>
                <Tiles fought={fought} side={side} open={open} naming={naming} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{own.strengthParts[part]}</th>
              {SIDES.map((side) => (
                <td key={side}>{fought.strengths[side]?.[part] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{own.total}</th>
            {SIDES.map((side) => (
              <td key={side}>{fought.strengths[side]?.total ?? ''}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {fought.winner !== undefined && <p className="is-verdict">{verdict(fought, naming)}</p>}
    </div>
  );
}

const SIDES: readonly SideId[] = ['britain', 'france'];

function Tiles({ fought, side, open, naming }: Props & { readonly side: SideId }): ReactNode {
  const tiles = fought.tiles[side];
  if (tiles === undefined) return null;
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

function verdict({ winner, margin, conquered, refused }: Fought, { own, game }: Naming): string {
  if (winner === undefined || winner === 'nobody') return own.drawn;
  const names = (spaces: Fought['conquered']) => spaces.map((space) => game.spaces[space]).join(', ');
  return [
    own.wonBy(game.sides[winner], margin),
    ...(conquered.length > 0 ? [own.tookIn(names(conquered))] : []),
    ...(refused.length > 0 ? [own.wasRefused(names(refused))] : []),
  ].join(' ');
}
