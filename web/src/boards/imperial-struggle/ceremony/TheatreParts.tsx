import './scoring.css';
import {
  FACTS_OF,
  REGIONS,
  THEATRE,
  THEATRES,
  THEATRES_OF,
  tablesOf,
  WARS,
} from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { CeremonyRail } from '../../kit/ceremony/CeremonyRail.tsx';
import type { CeremonyNow } from '../../kit/ceremony/ceremony.ts';
import type { Naming } from '../i18n/index.ts';
import { facesOf } from '../read/faces.ts';
import type { BoardProps } from '../read/seen.ts';
import type { MapNow } from '../use-map.ts';
import { Account } from '../war/Account.tsx';
import { type Stage, Stages } from '../war/Stages.tsx';
import { WarBoxes } from '../war/WarBoxes.tsx';
import { tilesIn } from '../war/war-of.ts';
import { Plate } from '../world/Plate.tsx';
import type { TheatreAccount, TheatrePart } from './theatre.ts';

interface Props {
  readonly props: BoardProps;
  readonly now: CeremonyNow;
  readonly account: TheatreAccount;
}

const NOTHING = {};
const RESULT: TheatrePart = { t: 'result' };
const STAGE: Readonly<Record<TheatrePart['t'], Stage>> = {
  tile: 'tiles',
  effects: 'effects',
  strength: 'strength',
  result: 'spoils',
};

/** The War over the map: its theatres, the account of the one being fought, and where that is. */
export function TheatrePlate({ props, now, account, map }: Props & { readonly map: MapNow }): ReactNode {
  const { naming } = map;
  const { game } = naming;
  const { theatre } = account.fought;
  const regions = FACTS_OF[THEATRE[theatre]].regions;
  const part = account.parts[now.at] ?? RESULT;
  const isReckoned = part.t === 'strength' || part.t === 'result';
  const open = isReckoned ? account.reckoned : account.open;
  const faces = facesOf(open);
  return (
    <section className="is-war-plate" aria-label={game.wars[account.war]} data-step={part.t}>
      <header>
        <h2>{game.wars[account.war]}</h2>
        <Stages now={STAGE[part.t]} naming={naming} />
      </header>
      <WarBoxes
        props={props}
        open={account.open}
        naming={naming}
        now={theatre}
        outcome={part.t === 'result' ? account.fought : undefined}
        earlier={account.earlier}
      />
      <div className="is-war-both">
        <div>
          <h3 className="is-war-name">
            {game.theatres[theatre]} <small>{regions.map((id) => game.regions[id]).join(', ')}</small>
          </h3>
          <Account
            fought={account.fought}
            open={open}
            naming={naming}
            until={isReckoned ? part.t : 'tiles'}
            {...(part.t === 'tile' ? { turned: part.turned } : {})}
            says={(event) => props.texts.event(event, props.telling)}
          />
        </div>
        <Plate
          {...map}
          faces={faces}
          region={regions[0] ?? REGIONS[0]}
          names={game.spaces}
          marks={NOTHING}
          chips={NOTHING}
          title={game.regions[regions[0]]}
          allNames={false}
          entry={null}
          className="is-war-map"
        />
      </div>
    </section>
  );
}

/** The rail meanwhile: who has won and by how much, and what it brought. */
export function TheatreRail({ props, now, account, naming }: Props & { readonly naming: Naming }): ReactNode {
  const { own } = naming;
  const { theatre } = account.fought;
  const part = account.parts[now.at] ?? RESULT;
  const text = saidOf(part, props, account, naming);
  const at = THEATRES_OF[WARS.indexOf(account.war)].indexOf(THEATRES.indexOf(theatre)) + 1;
  return (
    <CeremonyRail now={now} label={own.theatreOf(at)} title={text} text={text}>
      {part.t === 'result' && (
        <ul className="is-steps-list">
          {account.spoils.map((event) => (
            <li key={JSON.stringify(event)}>{props.texts.event(event, props.telling)}</li>
          ))}
        </ul>
      )}
    </CeremonyRail>
  );
}

/** A step as a sentence: which tile is turned up and what it does, then the sum, then who has won. */
function saidOf(part: TheatrePart, props: BoardProps, { fought, open }: TheatreAccount, { own, game }: Naming): string {
  const { winner, margin, theatre, strengths, effects } = fought;
  const name = game.theatres[theatre];
  if (part.t === 'tile') {
    const turned = tilesIn(fought)[part.turned - 1];
    const face = tablesOf(open)[turned.kind][turned.tile];
    return own.tileTurned(game.sides[turned.side], own.tileKinds[turned.kind], game.warTile(face));
  }
  if (part.t === 'effects') return effects.map((event) => props.texts.event(event, props.telling)).join(' ');
  if (part.t === 'strength' || winner === undefined)
    return own.strengthsAre(name, strengths.britain?.total ?? 0, strengths.france?.total ?? 0);
  return `${name}. ${winner === 'nobody' ? own.drawn : own.wonBy(game.sides[winner], margin)}`;
}
