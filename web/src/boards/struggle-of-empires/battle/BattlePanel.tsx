import './battle.css';
import { isPowerId } from '@cabinet-wars/struggle-of-empires/data';
import { type CombatKind, isRaidId, type Strength } from '@cabinet-wars/struggle-of-empires/view';
import type { ReactNode } from 'react';
import { Counter, type CounterPower, Die, Neutral, Piece, Raid } from '../../../counters/index.ts';
import { explainsWhole } from '../../kit/terms/explains.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { type Naming, sideName } from '../read/sentences.ts';
import { type Battle, difference, type Fight, isSeven, type Roll } from './battle-of.ts';
import { partsOf } from './Strengths.tsx';

/** A combat as it was fought: both sides part by part, the dice as dice, what it came to and what it cost. */
export function BattlePanel({
  battle,
  fight,
  naming,
  rolling = false,
}: {
  battle: Battle;
  fight: Fight;
  naming: Naming;
  rolling?: boolean;
}): ReactNode {
  const { own, game } = naming;
  const roll = battle.rolls.at(-1) ?? null;
  const place = game.places[battle.region];
  return (
    <section className="soe-battle" aria-label={title(battle, naming)} data-rolling={rolling || undefined}>
      <p className="label">{battle.combat === 'naval' ? own.battleAtSea(place) : own.battleOnLand(place)}</p>
      <h3>{title(battle, naming)}</h3>
      <div className="soe-sides" {...explainsWhole('strength')}>
        <Side
          id={battle.attacker}
          strength={battle.attack}
          combat={battle.combat}
          dice={roll?.attack ?? null}
          naming={naming}
        />
        <span className="soe-against">{own.against}</span>
        <Side
          id={battle.against}
          strength={battle.defence}
          combat={battle.combat}
          dice={roll?.defence ?? null}
          naming={naming}
        />
      </div>
      {battle.rolls.length > 1 && <p className="soe-note">{own.rolledAgain(battle.rolls.length)}</p>}
      {roll !== null && battle.outcome !== null && (
        <Outcome battle={battle} roll={roll} fight={fight} naming={naming} />
      )}
    </section>
  );
}

export function title({ outcome, combat, attacker, against, rolls }: Battle, naming: Naming): string {
  const { own } = naming;
  if (outcome === null) return rolls.length === 0 ? own.mustering : own.rolling;
  if (outcome === 'tie') return own.ties;
  const name = sideName(naming, outcome === 'attacker' ? attacker : against);
  return combat === 'naval' ? own.winsSea(name) : own.winsLand(name);
}

interface SideProps {
  readonly id: string;
  readonly strength: Strength;
  readonly combat: CombatKind;
  readonly dice: readonly number[] | null;
  readonly naming: Naming;
}

function Side({ id, strength, combat, dice, naming }: SideProps): ReactNode {
  const { own } = naming;
  const power = isPowerId(id) ? (id as CounterPower) : undefined;
  const [high, low] = dice === null ? [0, 0] : [Math.max(...dice), Math.min(...dice)];
  return (
    <div className="soe-side">
      {power === undefined ? <Stranger id={id} defence={strength.total} /> : <Emblem plays={power} size={30} />}
      <p className="soe-side-name">{sideName(naming, id)}</p>
      <p
        className="soe-dice"
        data-term="combat-dice"
        {...(dice === null ? {} : { role: 'img', 'aria-label': dice.join(', ') })}
      >
        {(dice ?? []).map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dice, the first and the second
          <Counter key={i} size={42}>
            <Die value={value} {...(power === undefined ? {} : { power })} />
          </Counter>
        ))}
      </p>
      <table data-term="strength">
        <tbody>
          {partsOf(own, strength, combat).map(([name, n]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{n}</td>
            </tr>
          ))}
          {dice !== null && (
            <tr data-dice data-term="combat-dice">
              <td>{own.dice(high, low)}</td>
              <td>{high - low}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr data-term="strength">
            <th>{own.total}</th>
            <td>{strength.total + (dice === null ? 0 : difference(dice))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** A side that is no power: a neutral with its defence, or a raid. */
const Stranger = ({ id, defence }: { id: string; defence: number }): ReactNode => (
  <Counter size={30}>
    {isRaidId(id) ? (
      <Raid kind={id === 'pirates' ? 'pirates' : 'revolt'} />
    ) : (
      <Neutral kind="defence" defence={defence} />
    )}
  </Counter>
);

function Outcome({
  battle,
  roll,
  fight,
  naming,
}: {
  battle: Battle;
  roll: Roll;
  fight: Fight;
  naming: Naming;
}): ReactNode {
  const { own, game } = naming;
  const sevens = [
    [roll.attack, battle.attacker],
    [roll.defence, battle.against],
  ] as const;
  const isLast = fight.battles.at(-1) === battle;
  return (
    <div className="soe-outcome">
      {sevens.map(([dice, id]) =>
        isSeven(dice) && isPowerId(id) ? <p key={id}>{own.sevenRolled(sideName(naming, id))}</p> : null,
      )}
      {battle.losses.map(({ power, unit, seven }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: losses in the order they fell
        <p key={i} className="soe-loss">
          <Counter size={22}>
            <Piece kind={unit} power={power} />
          </Counter>
          {own.lost(game.powers[power], `1 ${game.units[unit].one}`, seven)}
        </p>
      ))}
      {battle.losses.length === 0 && <p>{own.noLosses}</p>}
      {isLast && fight.spoils !== null && (
        <p>
          <strong>
            {own.takes(
              game.powers[fight.spoils.power],
              fight.spoils.from === null ? null : game.powers[fight.spoils.from],
            )}
          </strong>
        </p>
      )}
    </div>
  );
}
