import './fight.css';
import { COMBAT_TABLES, NATIONS, SQUARES, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { defendersOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Attack } from '@cabinet-wars/seven-years-world-war/view';
import { type ReactNode, useLayoutEffect } from 'react';
import { namingOf } from '../i18n/index.ts';
import { type BoardProps, frameOf } from '../read/seen.ts';
import { nationName, squareName } from '../read/sentences.ts';
import { aiming, type Leader, leaderKey, NO_AIM, ranksOf } from './aim.ts';
import { MarkerTicks } from './MarkerTicks.tsx';
import { ChanceBar, FightCard, OddsLine, Ranks, spaced, Tick } from './Parts.tsx';
import { bestStand, columnsOf, type Stand, standKey, standsOf } from './stands.ts';

/** The same sheet from the other side: what the attacker has chosen is fixed, the columns compare one's own leaders. */
export function DefenceSheet({ props }: { readonly props: BoardProps }): ReactNode {
  const { ask, view } = props;
  const aim = aiming.use((all) => all);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet for each question
  useLayoutEffect(() => aiming.set(NO_AIM), [ask?.askId]);
  const open = view.open;
  const attack = frameOf<Attack>(open, 'attack');
  if (ask === null || attack === null) return null;
  const naming = namingOf(props.language);
  const { own, game } = naming;
  const texts = own.fight;
  const defenders = defendersOf(open, attack.to, attack.defender);
  const table = COMBAT_TABLES[attack.table];
  const stands = standsOf(open, ask, attack);
  const { columns, same } = columnsOf(stands);
  const isPicked = ({ leader }: Stand) =>
    leader === null || aim.leader === null ? leader === aim.leader : leaderKey(leader) === leaderKey(aim.leader);
  const picked = (aim.isSent ? stands.find(isPicked) : undefined) ?? bestStand(columns);
  const choose = ({ leader }: Stand) => aiming.set({ leader, isSent: true });
  const name = (leader: Leader | null) => (leader === null ? texts.without : game.markers[leader.marker].name);
  const isFortified = defenders.some((piece) => ranksOf(open, [piece])[0].name.endsWith('fortified-zone'));
  const stand = () => {
    const { leader } = picked;
    aiming.set({ isSent: true, leader });
    props.pick(leader === null ? { t: 'pass' } : { t: 'leader', ...leader });
  };
  return (
    <section className="syww-fight" aria-labelledby="syww-fight-title" data-defence={SQUARES[attack.to]}>
      <header>
        <h2 id="syww-fight-title">
          {texts.usIn(
            nationName(naming, NATIONS[tablesOf(open).pieceNation[attack.force[0]]]),
            squareName(naming, SQUARES[attack.to]),
          )}
        </h2>
        <p>
          {texts.fromSquare(squareName(naming, SQUARES[attack.from]))}, {game.combatTables[table].name}
        </p>
      </header>
      <div className="syww-fight-sides">
        <div>
          <h3 className="label">{texts.weDefend}</h3>
          <Ranks ranks={ranksOf(open, defenders)} naming={naming} />
        </div>
        <div className="syww-fight-middle">
          <OddsLine
            odds={picked.clash.odds}
            ours={
              <>
                <b>{picked.clash.defence.total}</b> {texts.units(picked.clash.defence.units)}
                {picked.clash.defence.ground > 0 && `, ${texts.groundAdds(picked.clash.defence.ground)}`}
              </>
            }
            theirs={
              <>
                {texts.units(picked.clash.attack.units)} <b>{picked.clash.attack.total}</b>
              </>
            }
          />
          <p className="syww-note">{texts.good}</p>
          <div className="syww-fight-cards">
            {columns.map((each) => (
              <FightCard
                key={standKey(each)}
                title={name(each.leader)}
                about={texts.against(each.clash.defence.total, each.clash.attack.total, spaced(each.clash.odds))}
                isPicked={each === picked}
                attribute={{ 'data-stand': standKey(each) }}
                results={each.results}
                viewpoint="defender"
                naming={naming}
                onPick={() => choose(each)}
              />
            ))}
          </div>
          {same.map((each) => (
            <button
              key={standKey(each)}
              type="button"
              className="syww-fight-closed"
              onClick={() => choose(each)}
              aria-pressed={each === picked}
            >
              {texts.keepHim(name(each.leader))}
              <ChanceBar results={each.results} viewpoint="defender" naming={naming} />
            </button>
          ))}
        </div>
        <div>
          <h3 className="label">{texts.theyAttack}</h3>
          <Ranks ranks={ranksOf(open, attack.force)} naming={naming} />
        </div>
      </div>
      <footer>
        <MarkerTicks view={view} language={props.language} />
        {isFortified && <Tick title={texts.ignoreRetreat} isOn={aim.stands} set={(stands) => aiming.set({ stands })} />}
        <ol className="choices">
          <li>
            <button type="button" className="button must wide" data-stand-now onClick={stand}>
              {picked.leader === null ? texts.stand : texts.standWith(name(picked.leader))}
            </button>
          </li>
        </ol>
      </footer>
    </section>
  );
}
