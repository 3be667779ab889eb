import { FACTS_OF, THEATRE, WARS } from '@cabinet-wars/imperial-struggle/data';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Naming } from '../i18n/index.ts';
import { mapBefore } from '../read/scoring/map-before.ts';
import { type BoardProps, eventsOf, frameOf } from '../read/seen.ts';
import { demandedIn, regionOf } from '../read/targets.ts';
import { desk } from '../state/desk.ts';
import { Account } from './Account.tsx';
import { ConquestMeans } from './conquest/ConquestMeans.tsx';
import { Stages, stageOf } from './Stages.tsx';
import { WarBoxes } from './WarBoxes.tsx';
import { sinceStrength, warsOf } from './war-of.ts';

interface Props {
  readonly props: BoardProps;
  readonly naming: Naming;
  readonly children: ReactNode;
}

/** In a War the theatre being fought stands beside the world, so that conquest and refusal are decided with it in sight. */
export function WarDesk({ props, naming, children }: Props): ReactNode {
  const { open } = props.view;
  const events = eventsOf(props.told);
  const theatres = useMemo(() => warsOf(events).at(-1)?.theatres ?? [], [events]);
  const fought = theatres.at(-1);
  const again = desk.use((each) => each.theatre);
  const theatre = frameOf(open, 'war') === null ? null : (fought?.theatre ?? null);
  // A theatre is fought on its own map: that of another is one press away.
  useEffect(() => {
    if (theatre !== null) desk.set({ region: FACTS_OF[THEATRE[theatre]].regions[0], theatre: null });
    return () => desk.set({ region: null, theatre: null });
  }, [theatre]);
  const demanded = demandedIn(open, props.ask);
  useEffect(() => {
    if (demanded !== null) desk.set({ region: regionOf(demanded) });
  }, [demanded]);
  if (theatre === null || fought === undefined || props.ceremony !== null) return children;
  const { game } = naming;
  const shown = theatres.find((each) => each.theatre === again) ?? fought;
  return (
    <div className="is-war-desk">
      <header>
        <h2>{game.wars[WARS[open.war]]}</h2>
        <Stages now={stageOf(props.ask)} naming={naming} />
        <WarBoxes props={props} open={open} naming={naming} now={fought.theatre} />
      </header>
      <section className="is-war-side" aria-label={game.theatres[shown.theatre]}>
        <h3 className="is-war-name">{game.theatres[shown.theatre]}</h3>
        <Account
          fought={shown}
          open={mapBefore(open, sinceStrength(events, shown.theatre))}
          naming={naming}
          says={(event) => props.texts.event(event, props.telling)}
        />
      </section>
      <div className="is-war-world">
        {children}
        <ConquestMeans props={props} naming={naming} />
      </div>
    </div>
  );
}
