import { FACTS_OF, THEATRE, WARS } from '@cabinet-wars/imperial-struggle/data';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Naming } from '../i18n/index.ts';
import { type BoardProps, eventsOf, frameOf } from '../read/seen.ts';
import { warsOf } from '../read/war-of.ts';
import { desk } from '../state/desk.ts';
import { Account } from './Account.tsx';
import { WarBoxes } from './WarBoxes.tsx';

interface Props {
  readonly props: BoardProps;
  readonly naming: Naming;
  readonly children: ReactNode;
}

/** In a War the theatre being fought stands beside the world, so that conquest and refusal are decided with it in sight. */
export function WarDesk({ props, naming, children }: Props): ReactNode {
  const open = props.view.open;
  const fought = useMemo(() => warsOf(eventsOf(props.told)).at(-1)?.theatres.at(-1), [props.told]);
  const theatre = frameOf(open, 'war') === null ? null : (fought?.theatre ?? null);
  // A theatre is fought on its own map: that of another is one press away.
  useEffect(() => {
    if (theatre !== null) desk.set({ region: FACTS_OF[THEATRE[theatre]].regions[0] });
    return () => desk.set({ region: null });
  }, [theatre]);
  if (frameOf(open, 'war') === null || fought === undefined || props.ceremony !== null) return children;
  const { game } = naming;
  return (
    <div className="is-war-desk">
      <section className="is-war-side" aria-label={game.wars[WARS[open.war]]}>
        <WarBoxes props={props} open={open} naming={naming} now={fought.theatre} />
        <h3 className="is-war-name">{game.theatres[fought.theatre]}</h3>
        <Account fought={fought} open={open} naming={naming} />
      </section>
      {children}
    </div>
  );
}
