import type { ResultId } from '@cabinet-wars/seven-years-world-war/data';
import type { ReactNode } from 'react';
import { Counter, Die } from '../../../counters/index.ts';
import { explainsItself, explainsWhole } from '../../kit/terms/explains.ts';
import type { Naming } from '../i18n/index.ts';
import { type CombatOdds, chancesOf, favourOf, type Strength, type Viewpoint } from '../read/battle/odds.ts';

interface Looking {
  readonly results: readonly ResultId[];
  readonly naming: Naming;
  /** Colours mean good and bad for whoever looks. */
  readonly viewpoint: Viewpoint;
}

/** The six faces of the die with what each would mean: told by colour and by the word under the die. */
export function DieRow({
  results,
  naming,
  viewpoint,
  fallen = null,
}: Looking & {
  readonly fallen?: number | null;
}): ReactNode {
  return (
    <ol className="syww-faces" {...explainsWhole('die-faces')}>
      {results.map((id, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a face of the die
          key={i}
          data-favours={favourOf(id, viewpoint)}
          data-tip={naming.game.results[id].hint}
          data-fallen={fallen === i + 1 || undefined}
          aria-current={fallen === i + 1 ? 'true' : undefined}
        >
          <Counter size={30} label={String(i + 1)}>
            <Die value={i + 1} />
          </Counter>
          <span>{naming.own.short[id].join(' ')}</span>
        </li>
      ))}
    </ol>
  );
}

/** One bar: what favours whoever looks, what nobody, what the other side. */
export function OddsBar({ results, naming, viewpoint }: Looking): ReactNode {
  const { good, even, bad } = chancesOf(results, viewpoint);
  const attacker = chancesOf(results);
  return (
    <span
      className="syww-odds"
      role="img"
      aria-label={naming.own.oddsBar(attacker.good, attacker.even, attacker.bad)}
      data-term="chances"
    >
      {(
        [
          ['good', good],
          ['even', even],
          ['bad', bad],
        ] as const
      ).map(
        ([kind, n]) =>
          n > 0 && (
            <span key={kind} data-kind={kind} style={{ flexGrow: n }}>
              <b>{n}</b>
            </span>
          ),
      )}
    </span>
  );
}

const parts = ({ own }: Naming, { printed, leader, ground }: Strength): string =>
  own.list([
    `${own.printed} ${printed}`,
    ...(leader > 0 ? [`${own.leader} +${leader}`] : []),
    ...(ground > 0 ? [`${own.ground} +${ground}`] : []),
  ]);

/** Strengths, their ratio, and what every table would bring. */
export function OddsPanel({
  odds,
  naming,
  viewpoint,
  only = null,
}: Omit<Looking, 'results'> & {
  readonly odds: CombatOdds;
  readonly only?: string | null;
}): ReactNode {
  const { own, game } = naming;
  const tables = odds.tables.filter(({ table, isOpen }) => isOpen && (only === null || only === table));
  return (
    <section className="syww-panel" aria-label={own.strengths}>
      <div className="syww-sides" {...explainsItself('combat-odds')}>
        <p>
          <b>{odds.attack.total}</b>
          <small>{parts(naming, odds.attack)}</small>
        </p>
        <strong>{odds.odds.replace(':', ' : ')}</strong>
        <p>
          <b>{odds.defence.total}</b>
          <small>{parts(naming, odds.defence)}</small>
        </p>
      </div>
      {tables.map(({ table, results }) => (
        <div key={table} className="syww-table-odds">
          <p>
            <strong>{game.combatTables[table].name}</strong>
            <OddsBar results={results} naming={naming} viewpoint={viewpoint} />
          </p>
          {tables.length < 3 && <DieRow results={results} naming={naming} viewpoint={viewpoint} />}
        </div>
      ))}
    </section>
  );
}
