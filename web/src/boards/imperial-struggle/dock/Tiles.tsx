import { INVESTMENTS, SIDES, tablesOf } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { meant } from '../../kit/rail/meant.ts';
import { explainsWhole } from '../../kit/terms/explains.ts';
import type { Naming } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { TileFace } from '../parts/TileFace.tsx';
import { roundNow } from '../read/purchases/purse.ts';
import type { BoardProps, GameChoice, OpenView, OwnAsk } from '../read/seen.ts';
import { desk } from '../state/desk.ts';

type TileChoice = Extract<GameChoice, { t: 'tile' }>;

/** The choice that a tile stands for: tiles that show the same are offered once. */
function offeredAs(ask: OwnAsk | null, open: OpenView, tile: number): { choice: TileChoice; number: number } | null {
  if (ask?.key !== 'action-round.tile') return null;
  const { investments } = tablesOf(open).data;
  const face = investments[INVESTMENTS[tile]];
  const at = ask.options.findIndex((option) => option.t === 'tile' && investments[option.tile] === face);
  const option = ask.options[at];
  return option?.t === 'tile' ? { choice: { t: 'tile', tile: option.tile }, number: at + 1 } : null;
}

interface Props extends BoardProps {
  readonly naming: Naming;
  readonly className?: string;
}

/** The Investment tiles of the turn: those to be had are numbered buttons, those taken have their taker's disc. */
export function Tiles({ view, ask, naming, pick, taught, className = '' }: Props): ReactNode {
  const { own, game } = naming;
  const open = view.open;
  const round = roundNow(open);
  const isOffered = ask?.key === 'action-round.tile';
  const left = open.takenBy.filter((side) => side < 0).length;
  return (
    <div className={`is-tiles ${className}`}>
      <h3 className="is-dock-title">{own.tilesTitle}</h3>
      <div
        className="is-tile-row"
        role="radiogroup"
        aria-label={own.tilesOf(left)}
        {...(isOffered ? {} : explainsWhole('investments'))}
      >
        {open.shown.map((tile, i) => {
          const taker = open.takenBy[i];
          const offered = taker >= 0 ? null : offeredAs(ask, open, tile);
          const id = INVESTMENTS[tile];
          const isMine = round !== null && round.tile === id;
          const about = game.investment(tablesOf(open).investments[tile]);
          const state = taker >= 0 && !isMine ? `, ${own.takenBy(game.sides[SIDES[taker]])}` : '';
          const point = (isAt: boolean) => () =>
            offered !== null && desk.set({ tile: isAt && ask !== null ? { askId: ask.askId, id } : null });
          return (
            // biome-ignore lint/a11y/useSemanticElements: a tile with a picture on it, chosen with one press
            <button
              key={tile}
              type="button"
              role="radio"
              data-tile={id}
              aria-checked={isMine}
              aria-label={about + state}
              aria-disabled={offered === null || undefined}
              tabIndex={isOffered ? undefined : -1}
              data-term="investment"
              data-note={`${about}${state}.`}
              aria-keyshortcuts={offered === null ? undefined : String(offered.number)}
              data-taken={(taker >= 0 && !isMine) || undefined}
              data-mine={isMine || undefined}
              {...(offered === null ? {} : meant(taught, [offered.choice]))}
              onPointerEnter={point(true)}
              onPointerLeave={point(false)}
              onFocus={point(true)}
              onBlur={point(false)}
              onClick={() => offered !== null && pick(offered.choice)}
            >
              <TileFace open={open} tile={id} />
              {offered !== null && <span className="is-tile-number">{offered.number}</span>}
              {taker >= 0 && !isMine && (
                <span className="is-taker">
                  <Emblem plays={SIDES[taker]} size={16} />
                </span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
