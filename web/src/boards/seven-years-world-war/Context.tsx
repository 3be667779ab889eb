import './panels/panels.css';
import { warnings } from '@cabinet-wars/seven-years-world-war';
import { DIPLOMACY_VALUE, type DiplomacyResult, MARKER } from '@cabinet-wars/seven-years-world-war/data';
import { nameOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Losses, Move } from '@cabinet-wars/seven-years-world-war/view';
import type { ReactNode } from 'react';
import { Counter, Die } from '../../counters/index.ts';
import { lookedAt } from '../kit/looked-at.ts';
import { explainsWhole, tells } from '../kit/terms/explains.ts';
import { type Naming, namingOf } from './i18n/index.ts';
import { Unit } from './map/layers/Unit.tsx';
import { PowerDisc } from './panels/faces.tsx';
import { OddsPanel } from './panels/OddsTable.tsx';
import { oddsNow, viewpointNow } from './read/battle/odds.ts';
import { attemptOf, columnFor } from './read/diplomacy.ts';
import { moverOf } from './read/motion.ts';
import { type BoardProps, frameOf, type GameChoice } from './read/seen.ts';
import { forceText } from './read/sentences.ts';

/** Between the choices and the commit row: odds, the force on its way, the attempt under way. */
export function Context(props: BoardProps): ReactNode {
  if (props.ask === null) return null;
  const naming = namingOf(props.language);
  const looked = lookedAt(props);
  return (
    <>
      <Broken props={props} looked={looked} naming={naming} />
      <About props={props} looked={looked} naming={naming} />
    </>
  );
}

interface Inner {
  readonly props: BoardProps;
  readonly naming: Naming;
}
type Looking = Inner & { readonly looked: GameChoice | null };

/** Whoever is about to break a written agreement is told so first. */
function Broken({ props, looked, naming }: Looking): ReactNode {
  if (looked === null || props.ask === null) return null;
  const broken = warnings(props.view.open, props.ask.seat, looked);
  return broken.length === 0 ? null : <p className="syww-broken">{naming.own.breaks}</p>;
}

function About({ props, looked, naming }: Looking): ReactNode {
  const { ask, view } = props;
  switch (ask?.key.split('.')[0]) {
    case 'attack': {
      // Whoever is attacked has a sheet of his own.
      if (ask.key === 'attack.shield') return null;
      const odds = oddsNow(view.open);
      const only = looked?.t === 'table' ? String(looked.table) : null;
      const viewpoint = viewpointNow(view.open, ask.seat);
      return odds === null ? null : <OddsPanel {...{ odds, naming, viewpoint, only }} />;
    }
    case 'move':
      return <Marching props={props} naming={naming} />;
    case 'losses':
      return <LossesLeft props={props} naming={naming} />;
    case 'attempt':
      return <AttemptPanel props={props} naming={naming} />;
    case 'diplomacy':
      return <Courting looked={looked} naming={naming} />;
    default:
      return null;
  }
}

function Marching({ props, naming }: Inner): ReactNode {
  const open = props.view.open;
  const move = frameOf<Move>(open, 'move');
  if (move === null || move.force.length === 0) return null;
  const { own } = naming;
  return (
    <section className="syww-panel" aria-label={own.force}>
      <div className="syww-force" {...tells(forceText(naming, open, move.force))}>
        {move.force.map((piece) => (
          <Counter key={piece} size={28}>
            <Unit {...moverOf(nameOf(open, piece))} />
          </Counter>
        ))}
      </div>
    </section>
  );
}

function LossesLeft({ props, naming }: Inner): ReactNode {
  const losses = frameOf<Losses>(props.view.open, 'losses');
  return losses === null || losses.count === 0 ? null : (
    <p className="syww-left">{naming.own.losesNow(losses.count)}</p>
  );
}

/** The chart's column for a difference, die by die. */
function Column({
  column,
  naming,
}: {
  readonly column: readonly DiplomacyResult[];
  readonly naming: Naming;
}): ReactNode {
  const { game } = naming;
  return (
    <ol className="syww-faces" {...explainsWhole('die-faces')}>
      {column.map((result, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a face of the die
          key={i}
          data-favours={result[0] === 'D' ? 'good' : result[0] === 'R' ? 'bad' : 'even'}
          data-tip={game.diplomacy[result].hint}
        >
          <Counter size={30} label={String(i + 1)}>
            <Die value={i + 1} />
          </Counter>
          <span>{game.diplomacy[result].name}</span>
        </li>
      ))}
    </ol>
  );
}

/** What the marker under the pointer would bring, if nobody opposes. */
function Courting({ looked, naming }: { readonly looked: GameChoice | null; readonly naming: Naming }): ReactNode {
  const choice = looked === null ? null : looked;
  if (choice?.t !== 'diplomacy') return null;
  const { own, game } = naming;
  return (
    <section className="syww-panel" aria-label={own.diplomacyWith(game.lands[choice.power])}>
      <h3>
        <PowerDisc nation={choice.power} size={24} /> {own.diplomacyWith(game.lands[choice.power])}
      </h3>
      <p className="syww-note">{own.unopposed}</p>
      <Column column={columnFor(DIPLOMACY_VALUE[MARKER[choice.marker]])} naming={naming} />
    </section>
  );
}

function AttemptPanel({ props, naming }: Inner): ReactNode {
  const attempt = attemptOf(props.view);
  if (attempt === null) return null;
  const { own, game } = naming;
  const { power, faceDown, shown, difference, column } = attempt;
  return (
    <section className="syww-panel" aria-label={own.diplomacyWith(game.lands[power])}>
      <h3>
        <PowerDisc nation={power} size={24} /> {own.diplomacyWith(game.lands[power])}
      </h3>
      <ul className="syww-laid">
        {faceDown.map((laid, seat) => {
          const facts = [
            ...(laid > 0 ? [own.faceDown(laid)] : []),
            ...(shown[seat] > 0 ? [`${own.shown}: ${own.sumOf(shown[seat])}`] : []),
          ];
          return facts.length === 0 ? null : (
            <li key={props.seats[seat].plays}>
              <span>{props.telling.name(seat)}</span> <em>{own.list(facts)}</em>
            </li>
          );
        })}
      </ul>
      <p className="syww-note">
        {own.difference} <b>{difference}</b>. {own.unopposed}
      </p>
      <Column column={column} naming={naming} />
    </section>
  );
}
