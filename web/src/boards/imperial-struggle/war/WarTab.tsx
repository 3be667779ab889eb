import '../panels/panels.css';
import './war.css';
import type { TheatreRow } from '@cabinet-wars/imperial-struggle/data';
import {
  COUNTRIES,
  FACTS_OF,
  REGIONS,
  THEATRE,
  THEATRES,
  THEATRES_OF,
  type TheatreId,
  WARS,
} from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { explainsWhole } from '../../kit/terms/explains.ts';
import { type Naming, namingIn } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { type BoardProps, eventsOf, frameOf, type OpenView } from '../read/seen.ts';
import { type TheatreNow, type TheatreSide, theatresNow } from '../read/theatre.ts';
import { Account } from './Account.tsx';
import { FoughtPanel } from './FoughtPanel.tsx';
import { Ladder } from './Ladder.tsx';
import { WarTile } from './tiles/WarTile.tsx';
import { type WarAccount, warsOf } from './war-of.ts';

/** The War under way or to come with its tiles and standing; those fought and those still far off below. */
export function WarTab(props: BoardProps): ReactNode {
  const naming = namingIn(props.language);
  const { own, game } = naming;
  const open = props.view.open;
  const fought = warsOf(eventsOf(props.told));
  const inWar = frameOf(open, 'war') !== null;
  return (
    <div className="is-panel">
      {open.war >= 0 && (
        <section>
          <h3 className="ruled">{game.wars[WARS[open.war]]}</h3>
          {!inWar && <p className="note">{own.warToCome}</p>}
          {theatresNow(props.view).map((theatre) => {
            const outcome = inWar ? fought.at(-1)?.theatres.find((each) => each.theatre === theatre.id) : undefined;
            return outcome?.winner === undefined ? (
              <Theatre key={theatre.id} theatre={theatre} open={open} naming={naming} />
            ) : (
              <Account key={theatre.id} fought={outcome} open={open} naming={naming} />
            );
          })}
        </section>
      )}
      {WARS.map((war, i) => (i === open.war ? null : <OtherWar key={war} {...{ i, open, naming }} fought={fought} />))}
    </div>
  );
}

interface OtherProps {
  readonly i: number;
  readonly open: OpenView;
  readonly naming: Naming;
  readonly fought: readonly WarAccount[];
}

/** A War that has been fought, with its results, or one that is still far off. */
function OtherWar({ i, open, naming, fought }: OtherProps): ReactNode {
  const account = fought.find(({ war }) => war === WARS[i]);
  return (
    <details className="is-other-war">
      <summary>
        {naming.game.wars[WARS[i]]} <em>{account === undefined ? '' : naming.own.fought}</em>
      </summary>
      {account === undefined
        ? THEATRES_OF[i].map((theatre) => <Facts key={theatre} id={THEATRES[theatre]} naming={naming} />)
        : account.theatres.map((each) => <FoughtPanel key={each.theatre} fought={each} open={open} naming={naming} />)}
    </details>
  );
}

const Facts = ({ id, naming }: { id: TheatreId; naming: Naming }): ReactNode => (
  <div className="is-theatre">
    <h4>{naming.game.theatres[id]}</h4>
    <p>{whatCounts(FACTS_OF[THEATRE[id]], naming)}</p>
  </div>
);

function Theatre({ theatre, open, naming }: { theatre: TheatreNow; open: OpenView; naming: Naming }): ReactNode {
  const { game } = naming;
  return (
    <div className="is-theatre" {...explainsWhole('theatre')}>
      <h4>{game.theatres[theatre.id]}</h4>
      <div className="is-fronts">
        {(['britain', 'france'] as const).map((side) => (
          <Front key={side} side={side} front={theatre[side]} open={open} naming={naming} />
        ))}
      </div>
      <p>{whatCounts(FACTS_OF[THEATRE[theatre.id]], naming)}</p>
      <Ladder open={open} theatre={theatre.id} naming={naming} />
    </div>
  );
}

interface FrontProps {
  readonly side: 'france' | 'britain';
  readonly front: TheatreSide;
  readonly open: OpenView;
  readonly naming: Naming;
}

function Front({ side, front, open, naming }: FrontProps): ReactNode {
  const tile = { side, open, naming };
  return (
    <span className="is-front">
      <Emblem plays={side} size={20} />
      <b data-term="war-score">
        <span className="visually-hidden">{naming.own.strengthOf(naming.game.sides[side])} </span>
        {front.total}
      </b>
      {front.basic !== undefined && <WarTile {...tile} kind="basic" tile={front.basic} />}
      {front.bonus.map((each, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tiles alike are told apart by their place
        <WarTile key={i} {...tile} kind="bonus" tile={each} />
      ))}
    </span>
  );
}

/** What is worth strength in a theatre. */
export function whatCounts(row: TheatreRow, { own, game }: Naming): string {
  const parts = [
    ...(row.allies === undefined
      ? []
      : [own.alliesIn(COUNTRIES.filter((id) => row.allies!.includes(id)).map((id) => game.countries[id]))]),
    ...(row.localAllies ?? []).map((id) => game.spaces[id]),
    ...(row.squadrons === undefined
      ? []
      : [own.squadronsIn(REGIONS.filter((id) => row.squadrons!.includes(id)).map((id) => game.regions[id]))]),
    ...(row.forts ? [own.forts] : []),
    ...(row.conflicts ? [own.conflicts] : []),
    ...(row.keyword === undefined ? [] : [own.keyword(game.keywords[row.keyword])]),
  ];
  return own.counts(parts.join('; '));
}
