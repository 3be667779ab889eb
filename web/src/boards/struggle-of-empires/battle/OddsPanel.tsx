import './odds.css';
import type { CombatKind } from '@cabinet-wars/struggle-of-empires/view';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../counters/index.ts';
import { explainsWhole } from '../../kit/terms/explains.ts';
import type { BoardTexts } from '../i18n/index.ts';
import { OddsBar } from './OddsBar.tsx';
import type { CombatOdds, Odds } from './odds-of.ts';
import { strengthText } from './Strengths.tsx';

interface Props {
  readonly title: string;
  readonly odds: Odds;
  readonly own: BoardTexts;
  /** Under the bars. */
  readonly notes: readonly string[];
}

/** Every modifier of both sides, and the exact chances; on a phone one bar, and the rest when asked for. */
export function OddsPanel({ title, odds, own, notes }: Props): ReactNode {
  const { sea, land, all } = odds;
  const [open, setOpen] = useState(false);
  return (
    <section className="soe-panel" aria-label={title} data-open={open || undefined} {...explainsWhole('odds')}>
      <p className="soe-brief">
        <b>{own.odds}</b>
        <OddsBar odds={all} own={own} />
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {own.how}
        </button>
      </p>
      <header>
        <h3>{title}</h3>
        <p className="soe-legend" aria-hidden="true">
          {own.win} <i data-kind="win" /> {own.tie} <i data-kind="tie" /> {own.loss} <i data-kind="loss" />
        </p>
      </header>
      {sea !== null && <Combat combat="naval" odds={sea} own={own} />}
      {land !== null && <Combat combat="land" odds={land} own={own} />}
      {sea !== null && land !== null && (
        <div className="soe-combat soe-all">
          <p>
            <b>{own.inAll}</b> <span>{own.markerTaken}</span>
          </p>
          <OddsBar odds={all} own={own} />
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="soe-note">
          {note}
        </p>
      ))}
    </section>
  );
}

function Combat({ combat, odds, own }: { combat: CombatKind; odds: CombatOdds; own: BoardTexts }): ReactNode {
  return (
    <div className="soe-combat">
      <p>
        <span data-term={combat === 'naval' ? 'navy' : 'army'}>
          <Icon name={combat === 'naval' ? 'navy' : 'attack'} size={17} />
        </span>
        <b>{combat === 'naval' ? own.atSea : own.onLand}</b>
        <span className="soe-ratio" data-term="strength">
          {own.to(odds.attack.total, odds.defence.total)}
        </span>
      </p>
      <OddsBar odds={odds} own={own} />
      <p className="soe-parts">
        <span>{strengthText(own, odds.attack, combat)}</span>
        <span>{strengthText(own, odds.defence, combat)}</span>
      </p>
    </div>
  );
}
