import './war.css';
import type { ReactNode } from 'react';
import { CeremonyPlate } from '../../kit/ceremony/CeremonyPlate.tsx';
import { type Flight, Flights } from '../../kit/ceremony/Flights.tsx';
import { BOARD } from '../map/anchors.ts';
import { HIT } from '../map/generated/geography.ts';
import { keyOf } from '../map/position.ts';
import { namingOf } from '../parts/use-naming.ts';
import type { BoardModule, BoardProps, PowerId } from '../read/seen.ts';
import { EndRail, UnrestPlate, WinnerPlate } from './EndParts.tsx';
import { gameEndOf, gameEnds } from './game-end.ts';
import { RegionPlate } from './RegionPlate.tsx';
import { WarRail } from './WarRail.tsx';
import { WarTable } from './WarTable.tsx';
import { standsAfter, type WarEnd, warEndOf, warEnds } from './war-end.ts';

/** The ceremonies of this game: the end of a war, and the end of the game. */
export const ceremony: NonNullable<BoardModule['ceremony']> = (events, _before, after, seat) =>
  warEndOf(events, after, seat) ?? gameEndOf(events, after, seat);

export function Rail(props: BoardProps): ReactNode {
  const now = props.ceremony;
  const war = warEnds.aboutOf(now);
  const game = gameEnds.aboutOf(now);
  if (now === null) return null;
  if (war !== null) return <WarRail props={props} now={now} end={war} />;
  return game === null ? null : <EndRail props={props} now={now} end={game} />;
}

/** Over the map: the plate of the step, and points on their way to the strip. */
export function Plates(props: BoardProps): ReactNode {
  const now = props.ceremony;
  const naming = namingOf(props);
  const war = warEnds.aboutOf(now);
  const game = gameEnds.aboutOf(now);
  if (now === null) return null;
  if (war !== null && now.isLast)
    return (
      <CeremonyPlate beside={null} label={naming.own.warIsOver}>
        <WarTable props={props} end={war} naming={naming} />
      </CeremonyPlate>
    );
  if (war !== null) {
    const { region } = war.regions[now.at];
    const anchor = { target: `[data-thing="${keyOf({ t: 'place', place: region })}"]`, within: '.soe-map' };
    return (
      <>
        <CeremonyPlate key={region} beside={anchor} label={naming.game.places[region]}>
          <RegionPlate end={war} at={now.at} naming={naming} />
        </CeremonyPlate>
        {!props.reducedMotion && <Flights key={now.at} flights={flightsOf(war, now.at)} delay={700} />}
      </>
    );
  }
  if (game === null) return null;
  return (
    <>
      <CeremonyPlate beside={null} label={naming.own.endOfGame}>
        {now.isLast ? <WinnerPlate end={game} naming={naming} /> : <UnrestPlate end={game} naming={naming} />}
      </CeremonyPlate>
      {!props.reducedMotion && !now.isLast && (
        <Flights
          delay={1200}
          flights={game.judged.flatMap(({ power, penalty }): Flight[] =>
            penalty === 0
              ? []
              : [{ from: `[data-penalty="${power}"]`, to: boxOf(power), text: `−${penalty}`, loss: true }],
          )}
        />
      )}
    </>
  );
}

const boxOf = (power: PowerId): string => `.soe-box[data-power="${power}"]`;

const flightsOf = (end: WarEnd, at: number): Flight[] => {
  const { region, scores } = end.regions[at];
  return [...scores].map(([power, vp]) => ({
    from: `[data-thing="${keyOf({ t: 'stack', place: region, power })}"]`,
    to: boxOf(power),
    text: `+${vp}`,
  }));
};

/** In the map's own units: everything but the region in play lies under a veil. */
export function Veil({ ceremony: now }: BoardProps): ReactNode {
  const war = warEnds.aboutOf(now);
  if (now === null || war === null || now.isLast) return null;
  const place = HIT[war.regions[now.at].region];
  return (
    <>
      <path className="ceremony-veil" d={`M0 0H${BOARD.w}V${BOARD.h}H0Z${place}`} />
      <path className="ceremony-lit" d={place} />
    </>
  );
}

/** What the strip shows of a power while points are told: what it has so far, and what it has just been given. */
export function tolling(
  props: Pick<BoardProps, 'ceremony'>,
  power: PowerId,
): { readonly vp: number; readonly plus: number } | null {
  const now = props.ceremony;
  const war = warEnds.aboutOf(now);
  if (now === null) return null;
  if (war !== null) {
    const counted = Math.min(now.at + 1, war.regions.length);
    const plus = now.isLast ? 0 : (war.regions[now.at].scores.get(power) ?? 0);
    return { vp: standsAfter(war, power, counted), plus };
  }
  const judged = gameEnds.aboutOf(now)?.judged.find((each) => each.power === power);
  if (judged === undefined) return null;
  return now.isLast ? { vp: judged.after, plus: 0 } : { vp: judged.before, plus: judged.after - judged.before };
}
