import type { WarTile as Tile } from '@cabinet-wars/imperial-struggle/data';
import { tablesOf } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { ICON } from '../../../../counters/generated/icons.ts';
import type { Naming } from '../../i18n/index.ts';
import type { OpenView, SideId } from '../../read/seen.ts';
import type { TileSeen } from '../../read/theatre.ts';

/** What a tile does besides its strength, as paths in a box of 512. */
const SIGNS: Readonly<Record<Exclude<Tile['effect'], 'none'>, string>> = {
  debt: ICON.gold,
  'fort-or-squadron': ICON.anchor,
  unflag: 'M96 32h40v448H96zM136 48h300l-80 104 80 104H136z',
};
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n));

interface Props {
  readonly tile: TileSeen;
  readonly kind: 'basic' | 'bonus';
  readonly side: SideId;
  readonly open: OpenView;
  readonly naming: Naming;
}

/** A War tile: its strength and what it does, or its back. */
export function WarTile({ tile, kind, side, open, naming }: Props): ReactNode {
  const { own, game } = naming;
  if (tile === null)
    return (
      <span
        className="is-war-tile"
        data-power={side}
        data-kind={kind}
        data-back
        data-term="war-tile"
        data-note={own.faceDown}
      >
        <span className="visually-hidden">{own.faceDownTile(own.tileKinds[kind])}</span>
      </span>
    );
  const face = tablesOf(open)[kind][tile];
  const about = `${own.tileKinds[kind]}: ${game.warTile(face)}`;
  return (
    <span className="is-war-tile" data-power={side} data-kind={kind} data-term="war-tile" data-note={about}>
      <span className="visually-hidden">{about}</span>
      <b aria-hidden="true">{signed(face.strength)}</b>
      {face.effect !== 'none' && (
        <svg width="13" height="13" viewBox="0 0 512 512" aria-hidden="true">
          <path d={SIGNS[face.effect]} />
        </svg>
      )}
    </span>
  );
}
