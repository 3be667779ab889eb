import type { ReactNode } from 'react';
import { CeremonyRail } from '../../kit/ceremony/CeremonyRail.tsx';
import type { CeremonyNow } from '../../kit/ceremony/ceremony.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { namingOf } from '../parts/use-naming.ts';
import type { BoardProps } from '../read/seen.ts';
import type { Naming } from '../read/sentences.ts';
import { aboutMe, RegionPlate } from './RegionPlate.tsx';
import { placeOfPower, ranked, type ScoredRegion, standsAfter, type WarEnd } from './war-end.ts';

/** The rail while a war is scored: the regions so far, my points, and how everybody stands. */
export function WarRail({ props, now, end }: { props: BoardProps; now: CeremonyNow; end: WarEnd }): ReactNode {
  const naming = namingOf(props);
  const { own } = naming;
  const counted = Math.min(now.at + 1, end.regions.length);
  return (
    <CeremonyRail
      now={now}
      label={own.warIsOver}
      title={now.isLast ? verdict(end, naming) : own.pointsOfWar(end.war)}
      text={now.isLast ? verdict(end, naming) : saidOf(end, end.regions[now.at], naming)}
      onward={end.war === 3 ? own.toTheEnd : own.toWar(end.war + 1)}
    >
      {now.isLast ? (
        <Decided end={end} naming={naming} />
      ) : (
        <>
          <div className="ceremony-phone">
            <RegionPlate end={end} at={now.at} naming={naming} />
          </div>
          <ol className="soe-war-list">
            {end.regions.map((scored, i) => (
              <RegionRow key={scored.region} end={end} scored={scored} state={stateOf(i, now.at)} naming={naming} />
            ))}
          </ol>
          {end.me !== null && (
            <p className="soe-so-far">
              <span>{own.youSoFar}</span> <b>{standsAfter(end, end.me, counted)}</b>
            </p>
          )}
        </>
      )}
      <Standing end={end} counted={counted} naming={naming} />
    </CeremonyRail>
  );
}

const stateOf = (i: number, at: number) => (i < at ? 'past' : i === at ? 'now' : 'ahead');

function saidOf(end: WarEnd, scored: ScoredRegion, naming: Naming): string {
  return `${naming.game.places[scored.region]}. ${aboutMe(end, scored, naming)}`;
}

function RegionRow({
  end,
  scored,
  state,
  naming,
}: {
  end: WarEnd;
  scored: ScoredRegion;
  state: 'past' | 'now' | 'ahead';
  naming: Naming;
}): ReactNode {
  const { own, game } = naming;
  const mine = end.me === null ? 0 : (scored.scores.get(end.me) ?? 0);
  const best = scored.places.find(({ holders }) => holders.length > 0);
  const holders =
    best === undefined
      ? own.byNobody
      : best.holders.length > 2
        ? own.tiedEach(best.holders.length, best.vp)
        : `${best.holders.map((power) => (power === end.me ? own.you : game.powers[power])).join(', ')} ${best.vp}`;
  return (
    <li data-state={state}>
      <span>{game.places[scored.region]}</span>
      {state !== 'ahead' && (
        <>
          <small>{holders}</small>
          <b>{mine === 0 ? '–' : `+${mine}`}</b>
        </>
      )}
    </li>
  );
}

/** `You are sixth, 13 behind Russia`. */
function verdict(end: WarEnd, { own, game }: Naming): string {
  const count = end.regions.length;
  const points = new Map(end.powers.map((power) => [power, standsAfter(end, power, count)]));
  const [leader, second] = ranked(end, count);
  if (end.me === null) return own.leads(game.powers[leader]);
  const mine = points.get(end.me) ?? 0;
  const place = placeOfPower(points, end.me);
  if (place > 1) return own.youAre(own.ordinals[place - 1], (points.get(leader) ?? 0) - mine, game.powers[leader]);
  const ahead = mine - (points.get(second) ?? 0);
  return ahead > 0 ? own.youLead(ahead, game.powers[second]) : own.youShareLead;
}

/** Where the viewer's points of this war came from, and what lay there for nobody. */
function Decided({ end, naming }: { end: WarEnd; naming: Naming }): ReactNode {
  const { own, game } = naming;
  const { me } = end;
  if (me === null) return null;
  const mine = end.regions
    .flatMap((scored) => {
      const points = scored.scores.get(me) ?? 0;
      const place = scored.places.findIndex(({ holders }) => holders.includes(me));
      return points === 0 ? [] : [{ scored, points, place }];
    })
    .sort((a, b) => b.points - a.points)
    .slice(0, 3);
  const empty = end.regions.filter(({ scores }) => scores.size === 0);
  return (
    <>
      <p className="hint">{own.whatDecided}</p>
      <ul className="soe-decided">
        {mine.map(({ scored, points, place }) => (
          <li key={scored.region}>
            <span>
              {game.places[scored.region]}, {own.ordinals[place]}
              <em>{aboutMe(end, scored, naming)}</em>
            </span>
            <b>+{points}</b>
          </li>
        ))}
        {empty.length > 0 && (
          <li>
            <span>
              {empty.map(({ region }) => game.places[region]).join(', ')}
              <em>{own.lieThere(empty.reduce((sum, { places }) => sum + places[0].vp, 0))}</em>
            </span>
          </li>
        )}
      </ul>
    </>
  );
}

function Standing({ end, counted, naming }: { end: WarEnd; counted: number; naming: Naming }): ReactNode {
  const { own, game } = naming;
  const powers = ranked(end, counted);
  const most = Math.max(1, ...powers.map((power) => standsAfter(end, power, counted)));
  return (
    <>
      <p className="label">{own.standingNow}</p>
      <ol className="soe-standing">
        {powers.map((power) => (
          <li key={power}>
            <Emblem plays={power} size={18} />
            <span>{game.powers[power]}</span>
            <span className="soe-bar" aria-hidden="true">
              <i
                style={{
                  width: `${(100 * standsAfter(end, power, counted)) / most}%`,
                  background: `var(--cw-${power})`,
                }}
              />
            </span>
            <b>{standsAfter(end, power, counted)}</b>
          </li>
        ))}
      </ol>
    </>
  );
}
