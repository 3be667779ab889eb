import { tablesOf } from '@cabinet-wars/struggle-of-empires/data';
import type { ReactNode } from 'react';
import { Emblem } from '../parts/Emblem.tsx';
import type { BoardProps, PowerId } from '../read/seen.ts';
import { eventsOf } from '../read/seen.ts';
import type { Naming } from '../read/sentences.ts';
import { placeOfPower, ranked, standsAfter, type WarEnd } from './war-end.ts';

interface Props {
  readonly props: BoardProps;
  readonly end: WarEnd;
  readonly naming: Naming;
}

/** What every power had after the war before this one. */
function afterWarBefore(props: BoardProps, end: WarEnd): ReadonlyMap<PowerId, number> {
  const last = eventsOf(props.told).findLast((event) => event.t === 'war-ends' && event.war < end.war);
  if (last?.t !== 'war-ends') return new Map(end.powers.map((power) => [power, 0]));
  return new Map(last.vp.map(({ power, vp }) => [power, vp]));
}

/** The whole war as a table: regions by powers, what tiles and neutrals brought, the totals, and who rose or fell. */
export function WarTable({ props, end, naming }: Props): ReactNode {
  const { own, game } = naming;
  const count = end.regions.length;
  const powers = ranked(end, count);
  const old = afterWarBefore(props, end);
  const total = new Map(powers.map((power) => [power, standsAfter(end, power, count)]));
  const worth = tablesOf(props.view.open).vp;
  const [leader] = powers;
  const ledBefore = [...old].sort((a, b) => b[1] - a[1])[0]?.[0];
  return (
    <div className="soe-war-table">
      <p className="label">{own.warOf(end.war)}</p>
      <h2>
        {leader === ledBefore && end.war > 1 ? own.keepsLead(game.powers[leader]) : own.takesLead(game.powers[leader])}
      </h2>
      <p className="hint">{own.filledMost}</p>
      <div className="soe-war-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{own.region}</span>
              </th>
              <th scope="col">{own.worth}</th>
              {powers.map((power) => (
                <th key={power} scope="col" data-mine={power === end.me || undefined}>
                  <Emblem plays={power} size={20} /> <span>{game.powers[power]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{end.war === 1 ? own.beforeWar : own.afterWar(end.war - 1)}</th>
              <td />
              {powers.map((power) => (
                <td key={power} data-mine={power === end.me || undefined}>
                  {old.get(power) ?? 0}
                </td>
              ))}
            </tr>
            {end.regions.map(({ region, scores }, i) => (
              <tr key={region}>
                <th scope="row">{game.places[region]}</th>
                <td className="soe-worths">{worth[i].join('·')}</td>
                {powers.map((power) => (
                  <td key={power} data-mine={power === end.me || undefined}>
                    <Points
                      points={scores.get(power) ?? 0}
                      isFirst={scores.get(power) === Math.max(...scores.values())}
                    />
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{own.tilesAndNeutrals}</th>
              <td />
              {powers.map((power) => (
                <td key={power} data-mine={power === end.me || undefined}>
                  <Points points={(end.before.get(power) ?? 0) - (old.get(power) ?? 0)} isFirst={false} />
                </td>
              ))}
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{own.totalPoints}</th>
              <td />
              {powers.map((power) => (
                <td key={power} data-mine={power === end.me || undefined}>
                  {total.get(power)}
                </td>
              ))}
            </tr>
            <tr className="soe-war-places">
              <th scope="row">{own.placeAndChange}</th>
              <td />
              {powers.map((power) => (
                <td key={power} data-mine={power === end.me || undefined}>
                  {placeOfPower(total, power)}.{' '}
                  {end.war > 1 && <Rise from={placeOfPower(old, power)} to={placeOfPower(total, power)} />}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p>
        <strong>{own.nextUp}</strong> {end.war === 3 ? own.nextEnd : own.nextWar(end.war + 1)}
      </p>
    </div>
  );
}

const Points = ({ points, isFirst }: { points: number; isFirst: boolean }): ReactNode =>
  points === 0 ? <span aria-hidden="true">·</span> : isFirst ? <b className="soe-most">{points}</b> : points;

const Rise = ({ from, to }: { from: number; to: number }): ReactNode =>
  from === to ? <small>–</small> : <small>{from > to ? `▲${from - to}` : `▼${to - from}`}</small>;
