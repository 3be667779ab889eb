import { LAST_PEACE_TURN, WAR_AFTER, WARS } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { explainsWhole } from '../../kit/terms/explains.ts';
import type { Naming } from '../i18n/index.ts';
import { frameOf, type OpenView } from '../read/seen.ts';

/** Six Peace turns and the Wars between them. */
export function Calendar({ open, naming }: { open: OpenView; naming: Naming }): ReactNode {
  const { own, game } = naming;
  const inWar = frameOf(open, 'war') !== null;
  const turns = Array.from({ length: LAST_PEACE_TURN }, (_, i) => i + 1);
  return (
    <ol className="is-calendar" aria-label={own.calendar} {...explainsWhole('calendar')}>
      {turns.flatMap((turn) => {
        const war = WAR_AFTER[turn];
        const state = (now: boolean, past: boolean) => ({
          'data-past': past || undefined,
          'aria-current': now ? ('step' as const) : undefined,
        });
        return [
          <li
            key={turn}
            data-term="calendar"
            data-note={game.peaceTurn(turn)}
            {...state(open.turn === turn && !inWar, open.turn > turn || (open.turn === turn && inWar))}
          >
            <span aria-hidden="true">{turn}</span>
            <span className="visually-hidden">{game.peaceTurn(turn)}</span>
          </li>,
          ...(war < 0
            ? []
            : [
                <li
                  key={WARS[war]}
                  data-war
                  data-term="calendar"
                  data-note={game.wars[WARS[war]]}
                  {...state(open.turn === turn && inWar, open.turn > turn)}
                >
                  <span aria-hidden="true">{own.warSigns[WARS[war]]}</span>
                  <span className="visually-hidden">{game.wars[WARS[war]]}</span>
                </li>,
              ]),
        ];
      })}
    </ol>
  );
}
