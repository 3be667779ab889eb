import { REGIONS } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { Counter, Medal } from '../../../counters/index.ts';
import { tells } from '../../kit/terms/explains.ts';
import type { Naming } from '../i18n/index.ts';
import { AdvantageShield } from '../map/SpaceMark.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import type { AdvantageFace } from '../read/faces.ts';
import { isUsable, type RegionNow, verdict } from '../read/region-now.ts';

export interface LegendProps {
  readonly now: RegionNow;
  /** The same after what is picked, where that changes anything. */
  readonly then: RegionNow | null;
  readonly naming: Naming;
  readonly isOpen: boolean;
  /** How many spaces there may be chosen. */
  readonly lit: number;
  /** Something has changed there that has not been looked at. */
  readonly isChanged: boolean;
  onOpen(): void;
}

/** What a Region is worth, how it stands, and the Advantages held there. A press opens it in large, or closes it. */
export function Legend({ now, then, naming, isOpen, lit, isChanged, onOpen }: LegendProps): ReactNode {
  const { own, game } = naming;
  const name = game.regions[now.region];
  const after = then ?? now;
  return (
    <section className="is-legend" data-region={now.region} data-open={isOpen || undefined}>
      <button
        type="button"
        className="is-legend-head"
        data-focus-term="region-legend"
        aria-expanded={isOpen}
        aria-keyshortcuts={String(REGIONS.indexOf(now.region) + 1)}
        data-tip={isOpen ? own.wholeWorld : own.openRegion(name)}
        onClick={onOpen}
      >
        <strong>{name}</strong>
        {isChanged && <span className="is-changed">{own.changed}</span>}
        <kbd>{isOpen ? 0 : REGIONS.indexOf(now.region) + 1}</kbd>
      </button>
      <div className="is-legend-body">
        <p className="is-legend-award" data-term="award">
          <svg width="26" height="26" viewBox="-10 -10 20 20" aria-hidden="true">
            <Medal vp={now.vp} />
          </svg>
          <span>{own.award(now.vp, now.trp, now.lead)}</span>
        </p>
        <p className="is-balance" data-term="balance">
          <Emblem plays="britain" size={16} />
          <span className="visually-hidden">{game.sides.britain}</span>
          <b data-power="britain">
            <Figure now={now.britain} then={after.britain} />
          </b>
          <Bar britain={after.britain} france={after.france} />
          <b data-power="france">
            <Figure now={now.france} then={after.france} />
          </b>
          <Emblem plays="france" size={16} />
          <span className="visually-hidden">{game.sides.france}</span>
        </p>
        <p className="is-legend-verdict" data-changed={then !== null || undefined}>
          {verdict(after, naming)}
          {lit > 0 && <em> {own.lit(lit)}</em>}
        </p>
        {now.advantages.length > 0 && (
          <ul className="is-legend-advantages">
            {now.advantages.map((face) => (
              <Held key={face.id} face={face} naming={naming} isOpen={isOpen} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const Figure = ({ now, then }: { now: number; then: number }): ReactNode =>
  now === then ? (
    now
  ) : (
    <>
      {now} <span className="is-then">→ {then}</span>
    </>
  );

/** How two counts share a bar. */
export const Bar = ({ britain, france }: { britain: number; france: number }): ReactNode => (
  <span className="is-bar" aria-hidden="true">
    <i data-power="britain" style={{ flexGrow: britain }} />
    <i data-power="france" style={{ flexGrow: france }} />
  </span>
);

function Held({ face, naming, isOpen }: { face: AdvantageFace; naming: Naming; isOpen: boolean }): ReactNode {
  const { own, game } = naming;
  const { name, hint } = game.advantages[face.id];
  const state = isUsable(face) ? own.ready : face.exhausted ? own.exhausted : game.conflict;
  const about = `${name}, ${game.sides[face.holder ?? 'either']}, ${state}. ${hint}`;
  return (
    <li data-out={!isUsable(face) || undefined} data-power={face.holder ?? undefined} {...tells(about)}>
      <Counter size={16}>
        <g transform="scale(1.3)">
          <AdvantageShield face={face} />
        </g>
      </Counter>
      <span className="is-held-name">{name}</span>
      <span className={isOpen ? 'is-held-about' : 'visually-hidden'}>
        {state}. {hint}
      </span>
    </li>
  );
}
