import './muster.css';
import { powerOf } from '@cabinet-wars/struggle-of-empires/data';
import type { CombatKind, Strength } from '@cabinet-wars/struggle-of-empires/view';
import { type ReactNode, useRef } from 'react';
import { Counter, Icon, Piece } from '../../../../counters/index.ts';
import { useAnchored } from '../../../kit/anchored/use-anchored.ts';
import { explainsWhole } from '../../../kit/terms/explains.ts';
import { isBeforeDice } from '../../Context.tsx';
import { keyOf } from '../../map/position.ts';
import { Emblem } from '../../parts/Emblem.tsx';
import { namingOf } from '../../parts/use-naming.ts';
import type { BoardProps, PowerId } from '../../read/seen.ts';
import type { Naming } from '../../read/sentences.ts';
import { strengthText } from '../Strengths.tsx';
import { bringing, oddsWith, type Stakes, stakesOf } from '../stakes.ts';
import { callStore } from './call-store.ts';

/** Before the dice, beside the field: both sides as they stand, and as they would with the allies one thinks of calling. */
export function MusterPlate(props: BoardProps): ReactNode {
  const { ask, view, animating, ceremony } = props;
  if (ask === null || view.own === null || animating !== null || ceremony !== null) return null;
  const stakes = isBeforeDice(ask.key) ? stakesOf(view, ask.seat) : null;
  return stakes === null ? null : <Muster key={stakes.region} props={props} stakes={stakes} naming={namingOf(props)} />;
}

interface Props {
  readonly props: BoardProps;
  readonly stakes: Stakes;
  readonly naming: Naming;
}

function Muster({ props, stakes, naming }: Props): ReactNode {
  const { view, ask } = props;
  const ref = useRef<HTMLElement>(null);
  const target = `[data-thing="${keyOf({ t: 'place', place: stakes.region })}"]`;
  const { style, beak } = useAnchored({ target, within: '.soe-map' }, ref);
  const ticked = callStore.use(({ called }) => called);
  const called = ask?.key === 'call-allies.call' ? ticked : [];
  const alone = oddsWith(view, []);
  const helped = oddsWith(view, called.map(powerOf));
  const kind: CombatKind = alone.land === null ? 'naval' : 'land';
  const [before, after] = [alone.land ?? alone.sea, helped.land ?? helped.sea];
  if (before === null || after === null) return null;
  const { own, game } = naming;
  const place = game.places[stakes.region];
  const mine = stakes.isMine ? 'defence' : 'attack';
  return (
    <aside ref={ref} className="beside soe-muster" data-beak={beak} style={style} aria-label={own.beforeDice}>
      <p className="label">
        {kind === 'naval' ? own.battleAtSea(place) : own.battleOnLand(place)}
        <span>{own.beforeDice}</span>
      </p>
      <div className="soe-muster-sides" {...explainsWhole('strength')}>
        <Side
          power={stakes.attacker}
          strengths={[before.attack, after.attack]}
          kind={kind}
          helpers={mine === 'attack' ? called : []}
          props={props}
          naming={naming}
        />
        <Icon name="attack" size={38} term="strength" />
        <Side
          power={stakes.defender}
          strengths={[before.defence, after.defence]}
          kind={kind}
          helpers={mine === 'defence' ? called : []}
          props={props}
          naming={naming}
        />
      </div>
      <p className="small">{own.addsDifference}</p>
    </aside>
  );
}

interface SideProps {
  readonly power: PowerId | null;
  /** As it stands, and with those called. */
  readonly strengths: readonly [Strength, Strength];
  readonly kind: CombatKind;
  readonly helpers: readonly PowerId[];
  readonly props: BoardProps;
  readonly naming: Naming;
}

function Side({ power, strengths: [now, then], kind, helpers, props, naming }: SideProps): ReactNode {
  const { own, game } = naming;
  const unit = kind === 'naval' ? 'navy' : 'army';
  const isMe = power !== null && props.seat === props.view.open.seatOf[powerOf(power)];
  return (
    <div className="soe-muster-side">
      <p>
        {power !== null && <Emblem plays={power} size={26} />}
        <strong>{power === null ? own.neutral : isMe ? own.youHere : game.powers[power]}</strong>
      </p>
      <p className="soe-muster-units" aria-hidden="true">
        {power !== null && <Units power={power} unit={unit} count={now.units} />}
        {power !== null && <Units power={power} unit="fort" count={now.forts > 0 ? 1 : 0} />}
        {helpers.map((helper) => {
          const { armies, navies } = bringing(props.view, powerOf(helper));
          return (
            <span key={helper} className="soe-muster-called">
              <Units power={helper} unit={unit} count={kind === 'naval' ? navies : armies} />
            </span>
          );
        })}
      </p>
      <small>{now.total === 0 ? own.noUnit : strengthText(own, then, kind)}</small>
      <b data-term="strength">
        {now.total}
        {then.total !== now.total && <em> → {then.total}</em>}
      </b>
    </div>
  );
}

function Units({ power, unit, count }: { power: PowerId; unit: 'army' | 'navy' | 'fort'; count: number }): ReactNode {
  if (count === 0) return null;
  return (
    <span className="soe-muster-unit" data-term={unit}>
      <Counter size={40}>
        <Piece kind={unit} power={power} />
      </Counter>
      {count > 1 && <i>{count}</i>}
    </span>
  );
}
