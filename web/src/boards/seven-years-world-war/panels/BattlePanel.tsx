import type { Telling } from '@cabinet-wars/kernel';
import type { ReactNode } from 'react';
import { Counter, Die } from '../../../counters/index.ts';
import { colourOf } from '../colours.ts';
import type { Naming } from '../i18n/index.ts';
import { Unit } from '../map/layers/Unit.tsx';
import type { Battle, Throw } from '../read/battle/battle.ts';
import { columnOf, viewpointOf } from '../read/battle/odds.ts';
import { moverOf } from '../read/motion.ts';
import type { OpenView } from '../read/seen.ts';
import { squareName } from '../read/sentences.ts';
import { DieRow } from './OddsTable.tsx';

interface Setting {
  readonly naming: Naming;
  readonly telling: Telling;
  readonly rolling: boolean;
}

/** A combat: who against whom, the odds, the die, and what came of it. */
export function BattlePanel({
  battle,
  open,
  naming,
  rolling,
  seat,
}: Setting & { battle: Battle; open: OpenView; seat: number | null }): ReactNode {
  const { own, game } = naming;
  const { attack, odds, die, result, honours } = battle;
  return (
    <section className="syww-battle" data-rolling={rolling || undefined}>
      <p className="label">{own.combatIn(squareName(naming, attack.to))}</p>
      <h3>{result === null ? game.combatTables[odds?.table ?? 'engagement'].name : game.results[result].name}</h3>
      <div className="syww-against">
        <Force names={attack.pieces} />
        <span>{odds === null ? own.against : odds.odds.replace(':', ' : ')}</span>
        <Force names={attack.against} />
      </div>
      {die !== null && (
        <p className="syww-die" role="img" aria-label={`${own.die}: ${die}`}>
          <Counter size={44}>
            <Die value={die} power={colourOf(moverOf(attack.pieces[0] ?? 'minor:base').nation)} />
          </Counter>
        </p>
      )}
      {odds !== null && (
        <DieRow
          results={columnOf(open, odds.table, odds.odds)}
          naming={naming}
          viewpoint={viewpointOf(open, seat, attack)}
          fallen={die}
        />
      )}
      {result !== null && (
        <p className="syww-outcome">
          {game.results[result].hint}
          {honours && ` ${game.markers['honors-of-war'].name}.`}
        </p>
      )}
    </section>
  );
}

const MOST = 6;

function Force({ names }: { readonly names: readonly string[] }): ReactNode {
  return (
    <span className="syww-force">
      {names.slice(0, MOST).map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: units alike have no identity
        <Counter key={i} size={28}>
          <Unit {...moverOf(name)} />
        </Counter>
      ))}
      {names.length > MOST && <b>+{names.length - MOST}</b>}
    </span>
  );
}

/** A die thrown for anything else. */
export function ThrowPanel({ thrown, naming, telling, rolling }: Setting & { thrown: Throw }): ReactNode {
  const { own, game } = naming;
  return (
    <section className="syww-battle" data-rolling={rolling || undefined}>
      <p className="label">{own.diceOf(game.rolls[thrown.for])}</p>
      <h3>{thrown.seat < 0 ? own.die : telling.name(thrown.seat)}</h3>
      <p className="syww-die" role="img" aria-label={`${own.die}: ${thrown.die}`}>
        <Counter size={44}>
          <Die value={thrown.die} />
        </Counter>
      </p>
    </section>
  );
}
