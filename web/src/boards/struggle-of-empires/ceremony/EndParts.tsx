import type { ReactNode } from 'react';
import { CeremonyRail } from '../../kit/ceremony/CeremonyRail.tsx';
import type { CeremonyNow } from '../../kit/ceremony/ceremony.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { namingOf } from '../parts/use-naming.ts';
import type { BoardProps } from '../read/seen.ts';
import type { Naming } from '../read/sentences.ts';
import type { GameEnd, Judged } from './game-end.ts';

/** Unrest is turned up: what it costs, and who has gone into revolution. */
export function UnrestPlate({ end, naming }: { end: GameEnd; naming: Naming }): ReactNode {
  const { own, game } = naming;
  return (
    <div className="soe-war-table">
      <p className="label">{own.endOfGame}</p>
      <h2>{own.unrestShown}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{own.powerName}</th>
            <th scope="col">{own.facts.unrest}</th>
            <th scope="col">{own.penalty}</th>
            <th scope="col">{own.totalPoints}</th>
          </tr>
        </thead>
        <tbody>
          {end.judged.map((judged) => (
            <tr key={judged.power} data-revolution={judged.revolution || undefined}>
              <th scope="row">
                <Emblem plays={judged.power} size={22} /> {game.powers[judged.power]}
              </th>
              <td>{judged.unrest}</td>
              <td className="soe-penalty" data-penalty={judged.power}>
                {penaltyText(judged, naming)}
              </td>
              <td>{judged.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const penaltyText = ({ revolution, penalty }: Judged, { own }: Naming): string =>
  revolution ? own.revolution : penalty === 0 ? '·' : `−${penalty}`;

/** Who has won. */
export function WinnerPlate({ end, naming }: { end: GameEnd; naming: Naming }): ReactNode {
  const { own, game } = naming;
  return (
    <div className="soe-winner">
      <p className="label">{own.endOfGame}</p>
      <p className="soe-winner-emblems">
        {end.winners.map((power) => (
          <Emblem key={power} plays={power} size={110} />
        ))}
      </p>
      <h2>{winnerText(end, naming)}</h2>
      <p>{game.powers[end.winners[0]] === undefined ? '' : own.withPoints(pointsOfWinner(end))}</p>
    </div>
  );
}

const pointsOfWinner = ({ judged, winners }: GameEnd): number =>
  judged.find(({ power }) => power === winners[0])?.after ?? 0;

const winnerText = ({ winners, me }: GameEnd, { own, game }: Naming): string =>
  winners.length === 1 && winners[0] === me ? own.youWin : own.winsGame(winners.map((power) => game.powers[power]));

export function EndRail({ props, now, end }: { props: BoardProps; now: CeremonyNow; end: GameEnd }): ReactNode {
  const naming = namingOf(props);
  const { own, game } = naming;
  const text = now.isLast
    ? winnerText(end, naming)
    : end.judged
        .map((each) => `${game.powers[each.power]}: ${own.facts.unrest} ${each.unrest}, ${penaltyText(each, naming)}`)
        .join('. ');
  const places = [...end.judged].sort((a, b) => b.after - a.after);
  return (
    <CeremonyRail
      now={now}
      label={own.endOfGame}
      title={now.isLast ? winnerText(end, naming) : own.unrestShown}
      text={text}
      onward={own.toTheResult}
    >
      <ol className="soe-standing">
        {places.map(({ power, before, after }) => (
          <li key={power}>
            <Emblem plays={power} size={18} />
            <span>{game.powers[power]}</span>
            <span className="soe-bar" aria-hidden="true">
              <i
                style={{
                  width: `${(100 * Math.max(0, after)) / Math.max(1, places[0].after)}%`,
                  background: `var(--cw-${power})`,
                }}
              />
            </span>
            <b>{now.isLast ? after : before}</b>
          </li>
        ))}
      </ol>
    </CeremonyRail>
  );
}
