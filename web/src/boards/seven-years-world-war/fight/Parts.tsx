import type { CombatTableId, ResultId } from '@cabinet-wars/seven-years-world-war/data';
import type { ReactNode } from 'react';
import { Counter, Die } from '../../../counters/index.ts';
import { explainsItself } from '../../kit/terms/explains.ts';
import type { Naming } from '../i18n/index.ts';
import { Unit } from '../map/layers/Unit.tsx';
import { chancesOf, favourOf, type Viewpoint } from '../read/battle/odds.ts';
import { moverOf } from '../read/motion.ts';
import type { Rank } from './aim.ts';

interface Looking {
  readonly results: readonly ResultId[];
  readonly viewpoint: Viewpoint;
  readonly naming: Naming;
}

/** Of six dice how many are good, even and bad for whoever looks. */
export function ChanceBar({ results, viewpoint, naming }: Looking): ReactNode {
  const chances = chancesOf(results, viewpoint);
  const kinds = ['good', 'even', 'bad'] as const;
  return (
    <span
      className="syww-odds"
      role="img"
      aria-label={naming.own.fight.bar(chances.good, chances.even, chances.bad)}
      data-term="chances"
    >
      {kinds.map(
        (kind) =>
          chances[kind] > 0 && (
            <span key={kind} data-kind={kind} style={{ flexGrow: chances[kind] }}>
              <b>{chances[kind]}</b>
            </span>
          ),
      )}
    </span>
  );
}

export function Faces({ results, viewpoint, naming }: Looking): ReactNode {
  return (
    <ol className="syww-faces">
      {results.map((id, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a face of the die
          key={i}
          data-favours={favourOf(id, viewpoint)}
          data-tip={naming.game.results[id].hint}
        >
          <Counter size={26} label={String(i + 1)}>
            <Die value={i + 1} />
          </Counter>
          <span>{naming.own.fight[viewpoint][id].join(' ')}</span>
        </li>
      ))}
    </ol>
  );
}

interface CardProps extends Looking {
  readonly title: string;
  readonly about: string | null;
  readonly isPicked: boolean;
  readonly attribute: Readonly<Record<`data-${string}`, string>>;
  onPick(): void;
}

/** One way to fight: a table for whoever attacks, a leader for whoever stands. */
export function FightCard({ title, about, isPicked, attribute, onPick, ...looking }: CardProps): ReactNode {
  return (
    <button
      type="button"
      className="syww-fight-card"
      data-focus-term="chances"
      aria-pressed={isPicked}
      onClick={onPick}
      {...attribute}
    >
      <span className="syww-fight-title">
        <strong>{title}</strong>
        {about !== null && <small>{about}</small>}
      </span>
      <ChanceBar {...looking} />
      <Faces {...looking} />
    </button>
  );
}

/** A side that can only be looked at. */
export function Ranks({ ranks, naming }: { readonly ranks: readonly Rank[]; readonly naming: Naming }): ReactNode {
  return (
    <ul className="syww-ranks">
      {ranks.map(({ name, pieces }) => {
        const mover = moverOf(name);
        const { one, many } = naming.game.kinds[mover.kind];
        return (
          <li key={name}>
            <Counter size={28}>
              <Unit {...mover} />
            </Counter>
            <strong>
              {pieces.length} {pieces.length === 1 ? one : many}
            </strong>
          </li>
        );
      })}
    </ul>
  );
}

export const tableName = ({ game }: Naming, table: CombatTableId): string => game.combatTables[table].name;

interface TickProps {
  readonly title: string;
  readonly hint?: string;
  readonly isOn: boolean;
  set(isOn: boolean): void;
}

/** Something to be set on a sheet before the die falls. */
export const Tick = ({ title, hint, isOn, set }: TickProps): ReactNode => (
  <label className="syww-tick">
    <input type="checkbox" checked={isOn} onChange={(event) => set(event.target.checked)} />
    <span>
      <strong>{title}</strong> {hint !== undefined && <small>{hint}</small>}
    </span>
  </label>
);

/** What the viewer's side and the other bring, and between them the odds. */
export const OddsLine = ({ ours, odds, theirs }: { ours: ReactNode; odds: string; theirs: ReactNode }): ReactNode => (
  <p className="syww-fight-odds" {...explainsItself('combat-odds')}>
    <span>{ours}</span>
    <strong>{spaced(odds)}</strong>
    <span>{theirs}</span>
  </p>
);

/** `3 : 1`, as it is printed large. */
export const spaced = (odds: string): string => odds.replace(':', ' : ');
