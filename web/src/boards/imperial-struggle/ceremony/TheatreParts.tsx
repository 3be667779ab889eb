import './scoring.css';
import { FACTS_OF, REGIONS, THEATRE, THEATRES, THEATRES_OF, WARS } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { CeremonyRail } from '../../kit/ceremony/CeremonyRail.tsx';
import type { CeremonyNow } from '../../kit/ceremony/ceremony.ts';
import type { Naming } from '../i18n/index.ts';
import { Account } from '../panels/Account.tsx';
import { WarBoxes } from '../panels/WarBoxes.tsx';
import type { BoardProps } from '../read/seen.ts';
import type { MapNow } from '../use-map.ts';
import { Plate } from '../world/Plate.tsx';
import type { TheatreTold } from './theatre.ts';

interface Props {
  readonly props: BoardProps;
  readonly now: CeremonyNow;
  readonly told: TheatreTold;
}

const NOTHING = {};

/** The War over the map: its theatres, the account of the one being fought, and where that is. */
export function TheatrePlate({ props, now, told, map }: Props & { readonly map: MapNow }): ReactNode {
  const { naming } = map;
  const { own, game } = naming;
  const { theatre } = told.fought;
  const regions = FACTS_OF[THEATRE[theatre]].regions;
  const part = told.parts[now.at] ?? 'result';
  return (
    <section className="is-war-plate" aria-label={game.wars[told.war]}>
      <header>
        <h2>{game.wars[told.war]}</h2>
        <ol className="is-stages" aria-label={own.stagesOf}>
          {(['tiles', 'strength', 'result'] as const).map((each) => (
            <li key={each} aria-current={each === part ? 'step' : undefined}>
              {own.stages[each]}
            </li>
          ))}
        </ol>
      </header>
      <WarBoxes props={props} open={told.open} naming={naming} now={theatre} />
      <div className="is-war-both">
        <div>
          <h3 className="is-war-name">
            {game.theatres[theatre]} <small>{regions.map((id) => game.regions[id]).join(', ')}</small>
          </h3>
          <Account fought={told.fought} open={told.open} naming={naming} until={part} />
        </div>
        <Plate
          {...map}
          region={regions[0] ?? REGIONS[0]}
          names={game.spaces}
          marks={NOTHING}
          chips={NOTHING}
          title={game.regions[regions[0]]}
          wanted={null}
          allNames={false}
          entry={null}
          className="is-war-map"
        />
      </div>
    </section>
  );
}

/** The rail meanwhile: who has won and by how much, and what it brought. */
export function TheatreRail({ props, now, told, naming }: Props & { readonly naming: Naming }): ReactNode {
  const { own, game } = naming;
  const { winner, margin, theatre, strengths } = told.fought;
  const part = told.parts[now.at];
  const name = game.theatres[theatre];
  const [britain, france] = [strengths.britain?.total ?? 0, strengths.france?.total ?? 0];
  const said =
    part === 'tiles'
      ? own.tilesTurned(name)
      : part === 'strength' || winner === undefined
        ? own.strengthsAre(name, britain, france)
        : winner === 'nobody'
          ? `${name}. ${own.drawn}`
          : `${name}. ${own.wonBy(game.sides[winner], margin)}`;
  const at = THEATRES_OF[WARS.indexOf(told.war)].indexOf(THEATRES.indexOf(theatre)) + 1;
  return (
    <CeremonyRail now={now} label={own.theatreOf(at)} title={said} said={said}>
      {part === 'result' && (
        <ul className="is-steps-list">
          {told.spoils.map((event) => (
            <li key={JSON.stringify(event)}>{props.texts.event(event, props.telling)}</li>
          ))}
        </ul>
      )}
    </CeremonyRail>
  );
}
