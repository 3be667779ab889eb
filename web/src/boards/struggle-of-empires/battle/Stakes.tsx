import './call/call.css';
import type { ReactNode } from 'react';
import type { PowerId } from '../read/seen.ts';
import type { Naming } from '../read/sentences.ts';
import { signed } from '../read/swing.ts';
import type { Stakes } from './stakes.ts';

/** What the attack under way is about: what holding and losing mean, for everybody whose points it touches. */
export function StakesBox({ stakes, naming }: { stakes: Stakes; naming: Naming }): ReactNode {
  const { own, game } = naming;
  const { attacker, defender, region, isMine, isPrincipal, changes, now } = stakes;
  const name = (power: PowerId | null) => (power === null ? own.neutral : game.powers[power]);
  const text = changes.map(({ power, change }) => `${game.powers[power]} ${signed(change)}`).join(', ');
  return (
    <section className="soe-stakes" aria-label={own.atStake}>
      <p className="soe-stakes-who">
        {own.attacksWhere(
          name(attacker),
          isPrincipal ? own.you : defender === null ? own.theNeutral : name(defender),
          game.places[region],
        )}
      </p>
      <dl>
        <div data-good={isMine || undefined}>
          <dt>{isMine ? own.ifHeld : own.ifRepelled}</dt>
          <dd>{isPrincipal ? own.youKeep(now) : own.nothingChanges}</dd>
        </div>
        <div data-good={!isMine || undefined}>
          <dt>{isMine ? own.ifLost : own.ifWon}</dt>
          <dd>{text === '' ? own.noPoints : text}</dd>
        </div>
      </dl>
    </section>
  );
}
