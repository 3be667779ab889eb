import { FIRST_YEAR, TURNS } from '@cabinet-wars/seven-years-world-war/data';
import { type Points, sumOfPoints } from '@cabinet-wars/seven-years-world-war/view';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../counters/index.ts';
import { CeremonyRail } from '../../kit/ceremony/CeremonyRail.tsx';
import type { CeremonyNow } from '../../kit/ceremony/ceremony.ts';
import { explainsItself } from '../../kit/terms/explains.ts';
import { type Naming, namingOf } from '../i18n/index.ts';
import { coalitionName } from '../read/map/coalition.ts';
import type { BoardProps, OpenView } from '../read/seen.ts';
import { Discs } from './Discs.tsx';
import type { FinalPlace, GameEnd } from './game-end.ts';
import { RatioGraph } from './RatioGraph.tsx';

interface Props {
  readonly props: BoardProps;
  readonly end: GameEnd;
  readonly open: OpenView;
}

/** `A global victory for Prussia`: the highest level, and all who reached it. */
function verdict({ places }: GameEnd, open: OpenView, naming: Naming): string {
  const best = places.filter(({ level }) => level === places[0].level);
  const shown = places[0].level === 'defeat' ? places.slice(0, 1) : best;
  return naming.own.year.victoryFor[places[0].level](
    naming.own.list(shown.map(({ seat }) => coalitionName(naming, open, seat))),
  );
}

const realmOf = ({ won, lost }: FinalPlace, { own, game }: Naming): string => {
  const named = (powers: FinalPlace['won']) => own.list(powers.map((power) => game.lands[power]));
  if (won.length === 0 && lost.length === 0) return own.year.sameRealm;
  return [
    ...(won.length > 0 ? [own.year.won(named(won))] : []),
    ...(lost.length > 0 ? [own.year.lost(named(lost))] : []),
  ].join('; ');
};

/** Peace: the level and the name, the way there, and everybody's place. */
export function EndPlate({ props, end, open }: Props): ReactNode {
  const naming = namingOf(props.language);
  const { own, game } = naming;
  const [first] = end.places;
  return (
    <div className="syww-year syww-peace">
      <p className="label">{end.isTreaty ? own.year.treaty : own.year.peace(FIRST_YEAR + TURNS)}</p>
      <h2>{verdict(end, open, naming)}</h2>
      <p>{own.year.pointsFrom(game.ratio(first.ratio), first.points, first.start)}</p>
      <div className="syww-peace-halves">
        <RatioGraph props={props} course={end.course} />
        <ol className="syww-places">
          {end.places.map((place) => (
            <li key={place.seat} data-mine={place.seat === props.seat || undefined}>
              <span className="syww-place" data-term="final-place">
                {place.place}
              </span>
              <Discs open={open} seat={place.seat} size={26} />
              <span>
                <strong>{coalitionName(naming, open, place.seat)}</strong>{' '}
                <em>{whoPlays(props, place.seat, naming)}</em>
                <small>
                  {game.levels[place.level].name}: {realmOf(place, naming)}
                </small>
              </span>
              <b {...explainsItself('ratio')}>{game.ratio(place.ratio)}</b>
            </li>
          ))}
        </ol>
      </div>
      <p className="note">{own.year.whatRatioIs}</p>
    </div>
  );
}

const whoPlays = ({ seats, seat: mine }: BoardProps, seat: number, { own }: Naming): string =>
  seat === mine ? own.you : seats[seat].sitter === 'bot' ? own.bot : seats[seat].name;

const PARTS: readonly { readonly part: keyof Points; readonly icon: IconName }[] = [
  { part: 'powers', icon: 'powers' },
  { part: 'squares', icon: 'globe' },
  { part: 'routes', icon: 'navy' },
  { part: 'enlightenment', icon: 'candle' },
];

/** The rail: where the viewer's points came from, beside what there was at the start. */
export function EndRail({ props, now, end, open }: Props & { readonly now: CeremonyNow }): ReactNode {
  const naming = namingOf(props.language);
  const texts = naming.own.year;
  const seat = props.seat ?? end.places[0].seat;
  const [after, before] = [end.partsEnd[seat], end.partsStart?.[seat] ?? null];
  const points = sumOfPoints(after);
  return (
    <CeremonyRail
      now={now}
      label={naming.own.gameOver}
      title={props.seat === null ? texts.allPoints : texts.whereFrom(points)}
      text={verdict(end, open, naming)}
      onward={texts.toTheResult}
    >
      <table className="syww-points">
        <thead className="visually-hidden">
          <tr>
            <td />
            <th scope="col">{texts.end}</th>
            <th scope="col">{texts.atStart}</th>
          </tr>
        </thead>
        <tbody>
          {PARTS.filter(({ part }) => after[part] > 0 || (before?.[part] ?? 0) > 0).map(({ part, icon }) => (
            <tr key={part}>
              <th scope="row">
                <Icon name={icon} size={18} /> {texts.parts[part]}
              </th>
              <td>
                <b>{after[part]}</b>
              </td>
              <td>{before?.[part] ?? '–'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.endAndStart}</th>
            <td>
              <b>{points}</b>
            </td>
            <td>{open.startingPoints[seat]}</td>
          </tr>
        </tfoot>
      </table>
    </CeremonyRail>
  );
}
