import {
  BRITAIN_WINS_AT,
  FRANCE_WINS_AT,
  LAST_PEACE_TURN,
  WAR_AFTER,
  WARS,
} from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import type { Naming } from './i18n/index.ts';
import { Emblem } from './parts/Emblem.tsx';
import { frameOf, type OpenView } from './read/seen.ts';

const STEP = 9.4;
const x = (vp: number): number => 6 + Math.max(BRITAIN_WINS_AT, Math.min(FRANCE_WINS_AT, vp)) * STEP;
const WIDTH = x(FRANCE_WINS_AT) + 6;

/** The victory track: Britain wins at its left end, France at its right. */
export function Track({ vp, naming }: { vp: number; naming: Naming }): ReactNode {
  const ticks = Array.from({ length: FRANCE_WINS_AT + 1 }, (_, i) => i);
  return (
    <span className="is-track" role="img" aria-label={naming.own.track(vp)}>
      <Emblem plays="britain" size={20} />
      <svg width={WIDTH} height="32" viewBox={`0 0 ${WIDTH} 32`} aria-hidden="true">
        <path
          className="is-ticks"
          d={`M${x(0)} 18H${x(30)}${ticks.map((n) => `M${x(n)} 18v${n % 5 === 0 ? -9 : -5}`).join('')}`}
        />
        {ticks
          .filter((n) => n % 5 === 0)
          .map((n) => (
            <text key={n} x={x(n)} y="30">
              {n}
            </text>
          ))}
        <path className="is-marker" style={{ transform: `translateX(${x(vp)}px)` }} d="M0 14-6 2H6z" />
      </svg>
      <Emblem plays="france" size={20} />
    </span>
  );
}

/** Six Peace turns and the Wars between them. */
export function Calendar({ open, naming }: { open: OpenView; naming: Naming }): ReactNode {
  const { own, game } = naming;
  const inWar = frameOf(open, 'war') !== null;
  const turns = Array.from({ length: LAST_PEACE_TURN }, (_, i) => i + 1);
  return (
    <ol className="is-calendar" aria-label={own.calendar}>
      {turns.flatMap((turn) => {
        const war = WAR_AFTER[turn];
        const state = (now: boolean, past: boolean) => ({
          'data-past': past || undefined,
          'aria-current': now ? ('step' as const) : undefined,
        });
        return [
          <li key={turn} {...state(open.turn === turn && !inWar, open.turn > turn || (open.turn === turn && inWar))}>
            <span aria-hidden="true">{turn}</span>
            <span className="visually-hidden">{game.peaceTurn(turn)}</span>
          </li>,
          ...(war < 0
            ? []
            : [
                <li
                  key={WARS[war]}
                  data-war
                  title={game.wars[WARS[war]]}
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
