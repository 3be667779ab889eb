import './conquest.css';
import type { SpaceId } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { lookedAt } from '../../../kit/looked-at.ts';
import type { Naming } from '../../i18n/index.ts';
import { type BoardProps, frameOf, type Side } from '../../read/seen.ts';
import { demandedIn } from '../../read/targets.ts';
import { kindOf, meaningTexts, meansOf } from './conquest.ts';

/** What it means to take the space that is pointed at or picked, or to give up the one that is demanded. */
export function ConquestMeans({ props, naming }: { props: BoardProps; naming: Naming }): ReactNode {
  const { ask, view } = props;
  const conquest = frameOf<{ side: Side }>(view.open, 'conquest');
  if (conquest === null || ask === null) return null;
  const { own, game } = naming;
  const space = demandedIn(view.open, ask) ?? pointedAt(props);
  if (space === null) return <p className="is-means">{own.pointToTake}</p>;
  const lines = meaningTexts(meansOf(view.open, conquest.side, space), naming);
  return (
    <p className="is-means" role="status" data-picked={props.picked !== null || undefined}>
      <b>{own.conquestOf(game.spaces[space], own.conquestKind[kindOf(space)])}</b> {lines.join(' ')}
    </p>
  );
}

function pointedAt(props: BoardProps): SpaceId | null {
  const choice = lookedAt(props);
  return choice?.t === 'conquer' || choice?.t === 'conquer-sea' ? choice.space : null;
}
