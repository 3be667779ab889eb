import './strip.css';
import { memo, type ReactNode } from 'react';
import { Counter, Icon, Piece } from '../../counters/index.ts';
import { useShared } from '../../share.ts';
import type { BoardProps } from '../board.ts';
import { Demand } from './Demand.tsx';
import { Emblem } from './Emblem.tsx';
import { type Naming, namingIn } from './i18n/index.ts';
import { PointsBox } from './Points.tsx';
import { type RoundNow, roundNow } from './read/purse.ts';
import { openOf, seen } from './read/seen.ts';
import { type Standing, standings } from './read/standing.ts';
import { Calendar, Track } from './Track.tsx';

/** Both sides with all that is public of them, the victory track and where the game is. */
export function Strip(props: BoardProps): ReactNode {
  const naming = namingIn(props.language);
  const open = openOf(props.view);
  const sides = useShared(standings(seen(props.view)));
  const round = useShared(roundNow(open));
  return (
    <div className="is-strip">
      <div className="is-record">
        <Calendar open={open} naming={naming} />
        <Track vp={open.vp} naming={naming} />
        <Demand open={open} naming={naming} />
      </div>
      <ol className="is-sides" aria-label={naming.own.sides}>
        {sides.map((standing) => (
          <SideRow
            key={standing.side}
            standing={standing}
            round={round !== null && standing.acting ? round : null}
            naming={naming}
            who={whoPlays(props, standing.seat, naming)}
          />
        ))}
      </ol>
    </div>
  );
}

function whoPlays({ seats, seat: mine }: BoardProps, seat: number, { own }: Naming): string {
  if (seat === mine) return own.you;
  return seats[seat].sitter === 'bot' ? own.bot : seats[seat].name;
}

interface RowProps {
  readonly standing: Standing;
  readonly round: RoundNow | null;
  readonly naming: Naming;
  readonly who: string;
}

const SideRow = memo(function SideRow({ standing, round, naming, who }: RowProps): ReactNode {
  const { own, game } = naming;
  const { side, acting } = standing;
  return (
    <li className="is-side" data-acting={acting || undefined} aria-current={acting ? 'true' : undefined}>
      <span className="is-who">
        <Emblem plays={side} size={28} />
        <strong>{game.sides[side]}</strong> <em>{who}</em>
        {standing.initiative && (
          <span className="is-initiative" title={own.initiative}>
            <Icon name="drum" size={15} />
            <span className="visually-hidden">{own.initiative}</span>
          </span>
        )}
      </span>
      <span className="is-fact is-vp" title={game.vp}>
        <b>{standing.vp}</b> {game.vp}
      </span>
      <Debt standing={standing} naming={naming} />
      <span className="is-fact" title={game.treatyPoints}>
        <span className="is-word">{own.treaty}</span>
        <abbr>{own.treatyShort}</abbr> <b>{standing.treaty}</b>
      </span>
      <span className="is-fact is-fleet" title={own.squadrons(standing.atSea, standing.navyBox, standing.unbuilt)}>
        <Counter size={26}>
          <Piece kind="navy" power={side} />
        </Counter>
        <b aria-hidden="true">
          {standing.atSea}+{standing.navyBox}
        </b>
        <span className="visually-hidden">{own.squadrons(standing.atSea, standing.navyBox, standing.unbuilt)}</span>
      </span>
      <span className="is-ministers">
        {standing.ministries.length === 0 ? (
          <em>{own.noMinisters}</em>
        ) : (
          standing.ministries.map(({ id, revealed }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: secret ones have no name
            <span key={i} data-secret={!revealed || undefined}>
              {id === null ? own.secretMinister : game.ministries[id].name}
            </span>
          ))
        )}
      </span>
      <span className="is-hand">
        {round === null || round.points.length === 0 ? (
          own.cards(standing.hand)
        ) : (
          <span className="is-purse">
            {round.points.map((points) => (
              <PointsBox key={`${points.of} ${points.points} ${points.limit}`} points={points} naming={naming} />
            ))}
          </span>
        )}
      </span>
    </li>
  );
});

/** Debt as boxes up to the Limit. */
function Debt({ standing, naming }: { standing: Standing; naming: Naming }): ReactNode {
  const { debt, debtLimit } = standing;
  const boxes = Math.max(debt, debtLimit, 1);
  const step = Math.min(7, 84 / boxes);
  return (
    <span className="is-fact is-debt" title={naming.own.debtOf(debt, debtLimit)}>
      <span className="is-word">{naming.game.debt}</span>
      <abbr>{naming.own.debtShort}</abbr>
      <svg width={boxes * step + 1} height="14" aria-hidden="true">
        {Array.from({ length: boxes }, (_, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={i}
            x={i * step + 0.5}
            y="0.5"
            width={step - 1.6}
            height="13"
            data-full={i < debt || undefined}
            data-over={i >= debtLimit || undefined}
          />
        ))}
      </svg>
      <b aria-hidden="true">{debt}</b>
      <span className="visually-hidden">{naming.own.debtOf(debt, debtLimit)}</span>
    </span>
  );
}
