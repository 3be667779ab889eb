import type { ReactNode } from 'react';
import { namingIn } from '../i18n/index.ts';
import { type BoardProps, eventsOf, frameOf } from '../read/seen.ts';
import { warsOf } from '../read/war-of.ts';
import { Account } from './Account.tsx';

/** On a phone the theatre being fought stands under the choices: on a desk it is beside the map. */
export function WarContext(props: BoardProps): ReactNode {
  const open = props.view.open;
  const fought = warsOf(eventsOf(props.told)).at(-1)?.theatres.at(-1);
  if (frameOf(open, 'war') === null || fought === undefined) return null;
  const naming = namingIn(props.language);
  return (
    <section className="is-war-context" aria-label={naming.game.theatres[fought.theatre]}>
      <h3>{naming.game.theatres[fought.theatre]}</h3>
      <Account fought={fought} open={open} naming={naming} />
    </section>
  );
}
