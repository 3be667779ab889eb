import './tile-plate.css';
import './tile-plate-sizes.css';
import { SIDES, tablesOf } from '@cabinet-wars/imperial-struggle/data';
import { poolsNow } from '@cabinet-wars/imperial-struggle/reckoning';
import type { ReactNode } from 'react';
import { type Naming, namingIn } from '../../i18n/index.ts';
import type { BoardProps, GameView } from '../../read/seen.ts';
import { theatresNow } from '../../read/theatre.ts';
import { TheatreColumn } from './TheatreColumn.tsx';
import { UpgradePlate } from './UpgradePlate.tsx';
import { WarTile } from './WarTile.tsx';

const KEYS: readonly string[] = ['place-tile.theatre', 'place-tile.move', 'upgrade.theatre', 'upgrade.keep'];

/** A War tile in hand: what it is, what lies where, and what each theatre would then count. Only its owner sees it. */
export function TilePlate(props: BoardProps): ReactNode {
  const { ask, view } = props;
  const { own: mine } = view;
  if (ask === null || mine === null || !KEYS.includes(ask.key)) return null;
  const naming = namingIn(props.language);
  if (ask.key === 'upgrade.keep') return <UpgradePlate props={props} naming={naming} />;
  const { own, game } = naming;
  const { open } = view;
  const side = SIDES[mine.side];
  const isBonus = ask.key.startsWith('place');
  const drawn = isBonus ? mine.drawnBonus : -1;
  const face = drawn < 0 ? null : tablesOf(open).bonus[drawn];
  return (
    <section className="is-tile-plate" aria-label={own.tilePlate} data-key={ask.key}>
      <header>
        {face !== null && (
          <span className="is-drawn">
            <WarTile tile={drawn} kind="bonus" side={side} open={open} naming={naming} />
          </span>
        )}
        <div>
          <h2>{face === null ? own.whichUpgrade : own.youDrew(game.warTile(face))}</h2>
          <p>{isBonus ? own.placeFaceDown : own.keepOne}</p>
          <Pool view={view} kind={isBonus ? 'bonus' : 'basic'} naming={naming} />
        </div>
      </header>
      <ol className="choices">
        {theatresNow(view).map((theatre, i) => (
          <TheatreColumn
            key={theatre.id}
            {...{ props, theatre, naming, side }}
            number={i + 1}
            gain={face?.strength ?? 0}
          />
        ))}
      </ol>
    </section>
  );
}

/** What is left to be drawn of a kind of tile. */
export function Pool({ view, kind, naming }: { view: GameView; kind: 'basic' | 'bonus'; naming: Naming }): ReactNode {
  const pool = poolsNow(view)?.[kind] ?? [];
  const { own, game } = naming;
  const faces = tablesOf(view.open)[kind];
  const left = faces.flatMap((face, i) => (pool[i] > 0 ? [own.poolOf(pool[i], game.warTile(face))] : []));
  return <p className="is-pool">{left.length === 0 ? own.poolEmpty : own.inPool(left.join('; '))}</p>;
}
