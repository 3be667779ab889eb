import './fight.css';
import { warnings } from '@cabinet-wars/seven-years-world-war';
import { NATIONS, squareOf, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { occupier } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { Icon } from '../../../counters/index.ts';
import { litNext } from '../../kit/rail/meant.ts';
import { BreachNote } from '../deal/BreachNote.tsx';
import { namingOf } from '../i18n/index.ts';
import type { BoardProps } from '../read/seen.ts';
import { nationName, squareName } from '../read/sentences.ts';
import { AttackOdds } from './AttackOdds.tsx';
import { aiming, commandIn, forceOf, type Leader, leadersFor, mayAttack, NO_AIM, ranksOf, type Target } from './aim.ts';
import { ForcePicker } from './ForcePicker.tsx';
import { LeaderPicker } from './LeaderPicker.tsx';
import { MarkerTicks } from './MarkerTicks.tsx';
import { bestOf, clashOf, defendersAt } from './odds.ts';
import { Ranks, tableName } from './Parts.tsx';
import { sendAttack } from './use-fighting.ts';

/** In a lesson: whether this attack is what is meant. */
const isTaught = ({ taught }: BoardProps, { from, to }: Target, isDeclared: boolean): boolean =>
  taught !== undefined &&
  !taught.isFree &&
  (isDeclared || taught.wanted.some((choice) => choice.t === 'attack' && choice.from === from && choice.to === to));

/** One sheet, one button: who attacks, under whom, on which table, with what chance of each result. */
export function AttackSheet({ props, target }: { readonly props: BoardProps; readonly target: Target }): ReactNode {
  const aim = aiming.use((all) => all);
  const { view, ask, language } = props;
  if (ask === null) return null;
  const open = view.open;
  const naming = namingOf(language);
  const texts = naming.own.fight;
  const all = mayAttack(open, ask.seat, target);
  const force = forceOf(open, ask.seat, target, aim);
  const defenders = defendersAt(open, target.to);
  const to = squareOf(target.to);
  const clashUnder = (leader: Leader | null, attackers: typeof force) =>
    clashOf(open, to, attackers, defenders, { attack: commandIn(leader), defence: 0 });
  const clash = clashUnder(aim.leader, force);
  if (clash === null) return null;
  // Picking a leader puts everybody who may attack under him, so odds are compared with all of them.
  const oddsUnder = (leader: Leader) =>
    clashUnder(leader, forceOf(open, ask.seat, target, { counts: null, leader }))?.odds ?? null;
  const leaders = target.t === 'minor-attack' ? [] : leadersFor(view, ask.seat, all);
  const usable = clash.tables.filter(({ isOpen }) => isOpen);
  // In a lesson the table that is meant lies ready.
  const meant = usable.find(({ table }) => props.taught?.of({ t: 'table', table }).isMeant);
  const picked = usable.find(({ table }) => table === aim.table) ?? meant ?? bestOf(clash);
  const nation = NATIONS[tablesOf(open).pieceNation[force[0]]];
  // What has been declared cannot be put down, and whose word it broke has been called to account.
  const isDeclared = ask.key !== 'combat-phase.act';
  const broken = isDeclared ? [] : warnings(open, ask.seat, target);
  const mayStand = ranksOf(open, defenders).some(({ name }) => name.endsWith('fortified-zone'));
  return (
    <section className="syww-fight" aria-labelledby="syww-fight-title" data-attack={`${target.from} ${target.to}`}>
      <header>
        <h2 id="syww-fight-title">{texts.sheet(nationName(naming, nation), squareName(naming, target.to))}</h2>
        <p>{texts.fromSquare(squareName(naming, target.from))}</p>
        {!isDeclared && (
          <button type="button" className="icon-button" aria-label={texts.putDown} onClick={() => aiming.set(NO_AIM)}>
            ×
          </button>
        )}
      </header>
      <div className="syww-fight-sides">
        <div>
          <h3 className="label">{texts.weAttack}</h3>
          <ForcePicker open={open} naming={naming} all={all} force={force} />
          {leaders.length > 0 && (
            <LeaderPicker language={language} leaders={leaders} odds={clash.odds} oddsUnder={oddsUnder} />
          )}
        </div>
        <AttackOdds language={language} clash={clash} picked={picked} mayStand={mayStand} />
        <div>
          <h3 className="label">{texts.theyDefend}</h3>
          <Ranks ranks={ranksOf(open, defenders)} naming={naming} />
          {occupier(open, to) >= 0 && open.hands[occupier(open, to)] > 0 && (
            <p className="syww-note">{texts.theyMayLead}</p>
          )}
        </div>
      </div>
      <BreachNote props={props} broken={broken} />
      <footer>
        <MarkerTicks view={view} language={language} />
        <button
          type="button"
          className="button must"
          data-attack-now
          {...litNext(isTaught(props, target, isDeclared) && picked === meant)}
          onClick={() => void sendAttack(props, target, { ...aim, table: picked.table })}
        >
          <Icon name="cannon" size={20} />{' '}
          {broken.length > 0 ? texts.breakAndAttack : texts.attack(tableName(naming, picked.table))}
        </button>
        {!isDeclared && (
          <button type="button" className="button" onClick={() => aiming.set(NO_AIM)}>
            {texts.putDown}
          </button>
        )}
      </footer>
    </section>
  );
}
