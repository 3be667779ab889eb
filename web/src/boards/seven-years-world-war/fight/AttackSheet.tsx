import './fight.css';
import { warnings } from '@cabinet-wars/seven-years-world-war';
import { NATIONS, squareOf, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { occupier } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { Counter, Icon } from '../../../counters/index.ts';
import { BreachNote } from '../deal/BreachNote.tsx';
import { namingOf } from '../i18n/index.ts';
import { Unit } from '../map/layers/Unit.tsx';
import { handOf } from '../read/hand.ts';
import { moverOf, unitWords } from '../read/motion.ts';
import type { BoardProps } from '../read/seen.ts';
import { nationName, squareName } from '../read/sentences.ts';
import { Stepper } from '../shop/Stepper.tsx';
import { aiming, commandIn, forceOf, leaderKey, leadersFor, mayAttack, NO_AIM, ranksOf, type Target } from './aim.ts';
import { bestOf, clashOf, defendersAt, nextColumn } from './odds.ts';
import { FightCard, OddsLine, Ranks, spaced, Tick, tableName } from './Parts.tsx';
import { sendAttack } from './use-fighting.ts';

/** One sheet, one button: who attacks, under whom, on which table, with what chance of each result. */
export function AttackSheet({ props, target }: { readonly props: BoardProps; readonly target: Target }): ReactNode {
  const aim = aiming.use((all) => all);
  const { view, ask } = props;
  if (ask === null) return null;
  const open = view.open;
  const naming = namingOf(props.language);
  const { own, game } = naming;
  const texts = own.fight;
  const all = mayAttack(open, ask.seat, target);
  const force = forceOf(open, ask.seat, target, aim);
  const defenders = defendersAt(open, target.to);
  const to = squareOf(target.to);
  const clash = clashOf(open, to, force, defenders, { attack: commandIn(aim.leader), defence: 0 });
  if (clash === null) return null;
  const leaders = target.t === 'minor-attack' ? [] : leadersFor(view, ask.seat, all);
  const picked = clash.tables.find(({ table, isOpen }) => table === aim.table && isOpen) ?? bestOf(clash);
  const next = nextColumn(clash);
  const nation = NATIONS[tablesOf(open).pieceNation[force[0]]];
  const broken = warnings(open, ask.seat, target);
  const holds = (marker: string) => handOf(view).some((held) => held.marker === marker);
  const counted = (name: string) => force.filter((piece) => ranksOf(open, [piece])[0].name === name).length;
  const set = (name: string, n: number) =>
    aiming.set({
      counts: { ...Object.fromEntries(ranksOf(open, all).map((rank) => [rank.name, counted(rank.name)])), [name]: n },
    });
  const helps = leaders.find(
    (leader) =>
      aim.leader === null &&
      clashOf(open, to, forceOf(open, ask.seat, target, { ...aim, leader }), defenders, {
        attack: commandIn(leader),
        defence: 0,
      })?.odds !== clash.odds,
  );
  return (
    <section className="syww-fight" aria-labelledby="syww-fight-title" data-attack={`${target.from} ${target.to}`}>
      <header>
        <h2 id="syww-fight-title">{texts.sheet(nationName(naming, nation), squareName(naming, target.to))}</h2>
        <p>{texts.fromSquare(squareName(naming, target.from))}</p>
        <button type="button" className="icon-button" aria-label={texts.putDown} onClick={() => aiming.set(NO_AIM)}>
          ×
        </button>
      </header>
      <div className="syww-fight-sides">
        <div>
          <h3 className="label">{texts.weAttack}</h3>
          <ul className="syww-kinds">
            {ranksOf(open, all).map(({ name, pieces }) => {
              const mover = moverOf(name);
              return (
                <li key={name}>
                  <Counter size={28}>
                    <Unit {...mover} />
                  </Counter>
                  <span>
                    <strong>{unitWords(naming, name)}</strong>
                  </span>
                  <Stepper
                    name={own.march.ofAll(counted(name), pieces.length)}
                    value={counted(name)}
                    of={pieces.length}
                    texts={own}
                    mayAdd={counted(name) < pieces.length}
                    why={undefined}
                    onAdd={() => set(name, counted(name) + 1)}
                    onTakeOff={() => set(name, counted(name) - 1)}
                  />
                </li>
              );
            })}
          </ul>
          {leaders.length > 0 && (
            <>
              <h3 className="label">{texts.leaderOnce}</h3>
              <div className="syww-chips">
                <button
                  type="button"
                  aria-pressed={aim.leader === null}
                  onClick={() => aiming.set({ leader: null, counts: null })}
                >
                  {texts.noLeader}
                </button>
                {leaders.map((leader) => (
                  <button
                    key={leaderKey(leader)}
                    type="button"
                    data-leader={leaderKey(leader)}
                    aria-pressed={aim.leader !== null && leaderKey(aim.leader) === leaderKey(leader)}
                    data-tip={game.lands[leader.power]}
                    onClick={() => aiming.set({ leader, counts: null })}
                  >
                    {game.markers[leader.marker].name}
                  </button>
                ))}
              </div>
              {aim.leader === null && (
                <p className="syww-note">
                  {helps === undefined
                    ? texts.sameColumn
                    : texts.leaderHelps(game.markers[helps.marker].name, better(props, target, helps))}
                </p>
              )}
            </>
          )}
        </div>
        <div className="syww-fight-middle">
          <OddsLine
            odds={clash.odds}
            ours={
              <>
                <b>{clash.attack.total}</b> {texts.units(clash.attack.units)}
                {clash.attack.leader > 0 && `, ${texts.leaderAdds(clash.attack.leader)}`}
              </>
            }
            theirs={
              <>
                {texts.units(clash.defence.units)}
                {clash.defence.ground > 0 && `, ${texts.groundAdds(clash.defence.ground)}`} <b>{clash.defence.total}</b>
              </>
            }
          />
          <p className="syww-note">
            {next !== null && texts.missing(next.missing, spaced(next.odds))}{' '}
            {defenders.some((piece) => ranksOf(open, [piece])[0].name.endsWith('fortified-zone')) && texts.mayStand}
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
        {holds('honors-of-war') && (
          <Tick
            title={texts.honours}
            hint={texts.honoursHint}
            isOn={aim.honours}
            set={(honours) => aiming.set({ honours })}
          />
        )}
        {holds('illuminati') && (
          <Tick
            title={texts.illuminati}
            hint={texts.illuminatiHint}
            isOn={aim.illuminati}
            set={(illuminati) => aiming.set({ illuminati })}
          />
        )}
        <button
          type="button"
          className="button must"
          data-attack-now
          onClick={() => void sendAttack(props, target, { ...aim, table: picked.table })}
        >
          <Icon name="cannon" size={20} />{' '}
          {broken.length > 0 ? texts.breakAndAttack : texts.attack(tableName(naming, picked.table))}
        </button>
        <button type="button" className="button" onClick={() => aiming.set(NO_AIM)}>
          {texts.putDown}
        </button>
      </footer>
    </section>
  );
}

/** The odds a leader would make of it. */
function better(
  { view, ask }: BoardProps,
  target: Target,
  leader: NonNullable<Parameters<typeof commandIn>[0]>,
): string {
  const open = view.open;
  const force = forceOf(open, ask?.seat ?? 0, target, { counts: null, leader });
  const clash = clashOf(open, squareOf(target.to), force, defendersAt(open, target.to), {
    attack: commandIn(leader),
    defence: 0,
  });
  return clash === null ? '' : spaced(clash.odds);
}
