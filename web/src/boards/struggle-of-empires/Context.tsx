import { type ReactNode, useEffect } from 'react';
import { BattlePanel } from './battle/BattlePanel.tsx';
import { fightOf } from './battle/battle-of.ts';
import { OddsPanel } from './battle/OddsPanel.tsx';
import { oddsOfAttack, oddsOfRaid, oddsOfVoyage, oddsUnderWay } from './battle/odds-of.ts';
import { StakesBox } from './battle/Stakes.tsx';
import { fromDefence, stakesOf } from './battle/stakes.ts';
import { VoyagePanel } from './battle/VoyagePanel.tsx';
import { namingOf } from './parts/use-naming.ts';
import { type BoardProps, eventsOf, type GameChoice } from './read/seen.ts';
import { type Naming, sideName } from './read/sentences.ts';

const AFTER_DICE = ['combat.reserve', 'combat.withdraw', 'losses.choose'];
const BEFORE_DICE = [
  'attack.surprise',
  'call-allies.call',
  'call-allies.answer',
  'attack.alliances',
  'attack.fightAtSea',
  'attack.defendAtSea',
  'attack.surrender',
  'combat.blockade',
];
/** Questions while a battle is prepared. */
export const isBeforeDice = (key: string): boolean => BEFORE_DICE.includes(key);
/** Questions in the middle of a battle: the panel shows it beside them. */
export const isBattleAsk = (key: string): boolean => AFTER_DICE.includes(key);

const one = (n: number): string => n.toFixed(1);

/** What a decision should be made with: odds, the battle so far, the sea. */
export function Context(props: BoardProps): ReactNode {
  const { ask, picked } = props;
  useEffect(() => {
    if (picked !== null) document.querySelector('.choice.picked')?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
  if (ask === null || props.view.own === null) return null;
  const naming = namingOf(props);
  if (AFTER_DICE.includes(ask.key)) return <BattleSoFar props={props} naming={naming} />;
  if (BEFORE_DICE.includes(ask.key)) return <OddsNow props={props} naming={naming} />;
  // Only of what is picked: a panel that came and went with the pointer would move the list under it.
  const choice = props.picked;
  if (choice?.t === 'attack') return <OddsOfAttack props={props} naming={naming} choice={choice} />;
  if (choice?.t === 'raid') return <OddsOfRaid props={props} naming={naming} choice={choice} />;
  if (choice?.t === 'to') {
    const odds = oddsOfVoyage(props.view, choice);
    return odds === null ? null : <VoyagePanel odds={odds} own={naming.own} />;
  }
  return null;
}

interface Inner {
  readonly props: BoardProps;
  readonly naming: Naming;
}

function OddsOfAttack({ props, naming, choice }: Inner & { choice: GameChoice }): ReactNode {
  const odds = oddsOfAttack(props.view, props.ask!.seat, choice);
  if (odds === null || choice.t !== 'attack') return null;
  const { own } = naming;
  const name = sideName(naming, choice.against);
  const notes = [
    own.onAverage(one(odds.attackerLoses), one(odds.defenderLoses), name),
    ...(odds.land === null ? [own.seaOnly] : []),
    own.helpersExcluded,
  ];
  return <OddsPanel title={own.oddsAgainst(name)} odds={odds} own={own} notes={notes} />;
}

function OddsOfRaid({ props, naming, choice }: Inner & { choice: GameChoice }): ReactNode {
  const odds = oddsOfRaid(props.view, choice);
  if (odds === null || choice.t !== 'raid') return null;
  const { own, game } = naming;
  const isSea = choice.tile === 'pirates';
  const whole = {
    sea: isSea ? odds : null,
    land: isSea ? null : odds,
    all: odds,
    attackerLoses: odds.attackerLoses,
    defenderLoses: odds.defenderLoses,
  };
  return <OddsPanel title={own.oddsOfRaid(game.powers[choice.power])} odds={whole} own={own} notes={[]} />;
}

function OddsNow({ props, naming }: Inner): ReactNode {
  const odds = oddsUnderWay(props.view);
  const stakes = stakesOf(props.view, props.ask!.seat);
  const { own } = naming;
  // Whom to call has a panel of its own.
  if (odds === null || props.ask!.key === 'call-allies.call') return null;
  const seen = stakes?.isMine ? fromDefence(odds) : odds;
  return (
    <>
      {stakes !== null && <StakesBox stakes={stakes} naming={naming} />}
      <OddsPanel
        title={stakes?.isMine ? own.oddsOfDefence : own.oddsNow}
        odds={seen}
        own={own}
        notes={[own.average(one(odds.attackerLoses), one(odds.defenderLoses))]}
      />
    </>
  );
}

function BattleSoFar({ props, naming }: Inner): ReactNode {
  const fight = fightOf(eventsOf(props.told));
  const battle = fight.battles.at(-1);
  return battle === undefined ? null : <BattlePanel battle={battle} fight={fight} naming={naming} />;
}
