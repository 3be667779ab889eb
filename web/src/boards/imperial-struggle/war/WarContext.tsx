import type { ReactNode } from 'react';
import { namingIn } from '../i18n/index.ts';
import { mapBefore } from '../read/scoring/map-before.ts';
import { type BoardProps, eventsOf, frameOf } from '../read/seen.ts';
import { desk } from '../state/desk.ts';
import { Account } from './Account.tsx';
import { ConquestMeans } from './conquest/ConquestMeans.tsx';
import { WarBoxes } from './WarBoxes.tsx';
import { sinceStrength, warsOf } from './war-of.ts';

/** On a phone the theatre being fought stands under the choices: on a desk it is beside the map. */
export function WarContext(props: BoardProps): ReactNode {
  const { open } = props.view;
  const events = eventsOf(props.told);
  const theatres = warsOf(events).at(-1)?.theatres ?? [];
  const again = desk.use((each) => each.theatre);
  const fought = theatres.at(-1);
  if (frameOf(open, 'war') === null || fought === undefined) return null;
  const naming = namingIn(props.language);
  const shown = theatres.find(({ theatre }) => theatre === again) ?? fought;
  return (
    <section className="is-war-context" aria-label={naming.game.theatres[shown.theatre]}>
      {props.ask?.key !== 'conquest.take' && <ConquestMeans props={props} naming={naming} />}
      {props.ask?.key !== 'conquest.take' && (
        <WarBoxes props={props} open={open} naming={naming} now={fought.theatre} />
      )}
      <h3>{naming.game.theatres[shown.theatre]}</h3>
      <Account
        fought={shown}
        open={mapBefore(open, sinceStrength(events, shown.theatre))}
        naming={naming}
        says={(event) => props.texts.event(event, props.telling)}
      />
    </section>
  );
}
