import './sides.css';
import type { ReactNode } from 'react';
import { useShared } from '../../../share.ts';
import { type Naming, namingIn } from '../i18n/index.ts';
import { type BoardProps, eventsOf } from '../read/seen.ts';
import { standings } from '../read/standing.ts';
import { SideFacts } from './SideFacts.tsx';

/** Both sides in one row, Britain left and France right as on the track, with all that is public of them. */
export function Sides(props: BoardProps): ReactNode {
  const naming = namingIn(props.language);
  const sides = useShared(standings(props.view, eventsOf(props.told)));
  return (
    <ol className="is-sides" aria-label={naming.own.sides}>
      {sides.map((standing) => (
        <SideFacts
          key={standing.side}
          standing={standing}
          naming={naming}
          who={whoPlays(props, standing.seat, naming)}
        />
      ))}
    </ol>
  );
}

function whoPlays({ seats, seat: mine }: BoardProps, seat: number, { own }: Naming): string {
  if (seat === mine) return own.you;
  return seats[seat].sitter === 'bot' ? own.bot : seats[seat].name;
}
