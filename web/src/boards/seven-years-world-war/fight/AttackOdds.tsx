import type { ReactNode } from 'react';
import { namingOf } from '../i18n/index.ts';
import type { BoardProps } from '../read/seen.ts';
import { aiming } from './aim.ts';
import { type Clash, nextColumn, type TableOfClash } from './odds.ts';
import { FightCard, OddsLine, spaced, tableName } from './Parts.tsx';

interface Props {
  readonly language: BoardProps['language'];
  readonly clash: Clash;
  readonly picked: TableOfClash;
  /** Whether what defends may stand where others must go back. */
  readonly mayStand: boolean;
}

/** The odds, what the next better ones want, and a card for every table that may be fought on. */
export function AttackOdds({ language, clash, picked, mayStand }: Props): ReactNode {
  const naming = namingOf(language);
  const texts = naming.own.fight;
  const { attack, defence } = clash;
  const next = nextColumn(clash);
  return (
    <div className="syww-fight-middle">
      <OddsLine
        odds={clash.odds}
        ours={
          <>
            <b>{attack.total}</b> {texts.units(attack.units)}
            {attack.leader > 0 && `, ${texts.leaderAdds(attack.leader)}`}
          </>
        }
        theirs={
          <>
            {texts.units(defence.units)}
            {defence.ground > 0 && `, ${texts.groundAdds(defence.ground)}`} <b>{defence.total}</b>
          </>
        }
      />
      <p className="syww-note">
        {next !== null && texts.missing(next.missing, spaced(next.odds))} {mayStand && texts.mayStand}
      </p>
      <div className="syww-fight-cards">
        {clash.tables
          .filter(({ isOpen }) => isOpen)
          .map(({ table, results }) => (
            <FightCard
              key={table}
              title={tableName(naming, table)}
              about={table === picked.table ? texts.picked : null}
              isPicked={table === picked.table}
              attribute={{ 'data-table': table }}
              results={results}
              viewpoint="attacker"
              naming={naming}
              onPick={() => aiming.set({ table })}
            />
          ))}
      </div>
      {clash.tables
        .filter(({ isOpen }) => !isOpen)
        .map(({ table }) => (
          <p key={table} className="syww-fight-closed">
            <strong>{tableName(naming, table)}</strong> {texts.notOpen[table]}
          </p>
        ))}
    </div>
  );
}
