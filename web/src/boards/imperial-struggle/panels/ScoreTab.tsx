import './panels.css';
import { type ScoreNow, type Standing, scoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import type { ReactNode } from 'react';
import { explainsWhole } from '../../kit/terms/explains.ts';
import { Calendar } from '../dock/Calendar.tsx';
import { type Naming, namingIn } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { capital } from '../read/capital.ts';
import { turnsScored } from '../read/scoring/scoring-again.ts';
import { type BoardProps, eventsOf } from '../read/seen.ts';
import { desk } from '../state/desk.ts';

/** What each Region, the Prestige and each commodity would bring if the turn ended now. */
export function ScoreTab(props: BoardProps): ReactNode {
  const naming = namingIn(props.language);
  const open = props.view.open;
  return (
    <div className="is-panel">
      <Calendar open={open} naming={naming} />
      <ScoreTable score={scoreNow(open)} naming={naming} />
      <ScoredTurns props={props} naming={naming} />
    </div>
  );
}

/** The Peace turns that are over: a press lays the account of one open over the map. */
function ScoredTurns({ props, naming }: { props: BoardProps; naming: Naming }): ReactNode {
  const turns = turnsScored(eventsOf(props.told));
  if (turns.length === 0) return null;
  return (
    <section className="is-section">
      <h3>{naming.own.scoredTurns}</h3>
      <ul className="is-buttons">
        {turns.map((turn) => (
          <li key={turn}>
            <button type="button" className="is-button" onClick={() => desk.set({ scoring: turn })}>
              {naming.game.peaceTurn(turn)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ScoreTable({ score, naming }: { score: ScoreNow; naming: Naming }): ReactNode {
  const { own, game } = naming;
  return (
    <>
      <table className="is-scores" {...explainsWhole('score-table')}>
        <caption>{own.ifTurnEnded}</caption>
        <thead>
          <tr>
            <th scope="col">{own.forWhat}</th>
            {(['britain', 'france'] as const).map((side) => (
              <th key={side} scope="col">
                <Emblem plays={side} size={22} />
                <span className="visually-hidden">{game.sides[side]}</span>
              </th>
            ))}
            <th scope="col" data-term="victory-points">
              {game.vp}
            </th>
          </tr>
        </thead>
        <tbody>
          {score.regions.map((standing) => (
            <Line
              key={standing.region}
              name={game.regions[standing.region]}
              note={standing.lead > 1 ? own.leadOf(standing.lead) : ''}
              standing={standing}
              naming={naming}
            />
          ))}
          <Line name={capital(game.prestige)} standing={score.prestige} naming={naming} />
          {score.demand.map((standing) => (
            <Line
              key={standing.commodity}
              name={capital(game.commodities[standing.commodity])}
              standing={standing}
              naming={naming}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {own.trackThen}
            </th>
            <td>{score.vp}</td>
          </tr>
        </tfoot>
      </table>
      <p className="note">{own.trackNote}</p>
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly note?: string;
  readonly standing: Standing;
  readonly naming: Naming;
}

function Line({ name, note = '', standing, naming }: LineProps): ReactNode {
  const { winner, vp } = standing;
  return (
    <tr>
      <th scope="row">
        {name} {note !== '' && <small>{note}</small>}
      </th>
      <td data-leads={winner === 'britain' || undefined}>{standing.britain}</td>
      <td data-leads={winner === 'france' || undefined}>{standing.france}</td>
      <td>
        {winner === null ? (
          <span aria-hidden="true">·</span>
        ) : (
          <span className="is-won">
            <Emblem plays={winner} size={16} />
            <span className="visually-hidden">{naming.game.sides[winner]}</span> {vp}
          </span>
        )}
      </td>
    </tr>
  );
}
