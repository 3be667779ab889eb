import './record.css';
import './parts/points.css';
import './strip.css';
import type { ReactNode } from 'react';
import { useShared } from '../../share.ts';
import { Demand } from './Demand.tsx';
import { type Naming, namingIn } from './i18n/index.ts';
import { roundNow } from './read/purse.ts';
import type { BoardProps } from './read/seen.ts';
import { standings } from './read/standing.ts';
import { SideRow } from './SideRow.tsx';
import { Calendar, Track } from './Track.tsx';

/** Both sides with all that is public of them, the victory track and where the game is. */
export function Strip(props: BoardProps): ReactNode {
  const naming = namingIn(props.language);
  const open = props.view.open;
  const sides = useShared(standings(props.view));
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
