import './call.css';
import { choiceIn } from '@cabinet-wars/kernel';
import { powerOf } from '@cabinet-wars/struggle-of-empires/data';
import { type ReactNode, useEffect, useState } from 'react';
import { meant } from '../../../kit/rail/meant.ts';
import { Emblem } from '../../parts/Emblem.tsx';
import { namingOf } from '../../parts/use-naming.ts';
import type { BoardProps, GameChoice, PowerId } from '../../read/seen.ts';
import type { Naming } from '../../read/sentences.ts';
import { OddsBar, percent } from '../OddsBar.tsx';
import type { Odds } from '../odds-of.ts';
import { StakesBox } from '../Stakes.tsx';
import { bringing, fromDefence, oddsWith, stakesOf } from '../stakes.ts';
import { callStore } from './call-store.ts';

/** Whom to call, on either side: what is at stake, my chance if each comes, and with whom I have ticked. */
export function CallPanel(props: BoardProps): ReactNode {
  const { ask } = props;
  const naming = namingOf(props);
  const { own, game } = naming;
  const callable = (ask?.options ?? []).flatMap((option): PowerId[] => {
    const choice = choiceIn<GameChoice>(option);
    return choice?.t === 'call' ? [choice.power] : [];
  });
  const [left, setLeft] = useState<readonly PowerId[]>([]);
  const called = callable.filter((power) => !left.includes(power));
  const text = called.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same powers are the same, in whatever list
  useEffect(() => callStore.set({ called }), [text]);
  if (ask === null || props.view.own === null) return null;
  const stakes = stakesOf(props.view, ask.seat);
  const mine = (helpers: readonly PowerId[]): Odds => {
    const odds = oddsWith(props.view, helpers.map(powerOf));
    return stakes?.isMine ? fromDefence(odds) : odds;
  };
  const holds = ({ all }: Odds) => (stakes?.isMine ? all.win + all.tie : all.win);
  const say = async (powers: readonly PowerId[]) => {
    const calls = powers.map((power): GameChoice => ({ t: 'call', power }));
    const ahead = await props.lookAhead({ after: [...calls, { t: 'call-no-more' }], depth: 0, tally: false });
    if (ahead !== null && ahead.start.choices.length > 0) props.pick(ahead.start.choices);
  };
  return (
    <div className="soe-call">
      {stakes !== null && <StakesBox stakes={stakes} naming={naming} />}
      <fieldset>
        <legend className="visually-hidden">{own.whomToCall}</legend>
        {callable.map((power) => (
          <label key={power} className="soe-helper" data-on={called.includes(power) || undefined}>
            <input
              type="checkbox"
              checked={called.includes(power)}
              onChange={() => setLeft(left.includes(power) ? left.filter((each) => each !== power) : [...left, power])}
            />
            <Emblem plays={power} size={28} />
            <span>
              <strong>{game.powers[power]}</strong>
              <em>{bringsText(props, power, naming)}</em>
            </span>
            <span className="verb-figure" data-term="chance">
              <b>{own.percent(percent(holds(mine([power]))))}</b>
              <small>{stakes?.isMine ? own.youHold : own.youWinIt}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Bar
        title={
          called.length === 0 ? own.withNobody : own.withThem(called.map((power) => game.powers[power]).join(', '))
        }
        odds={mine(called)}
        isMine={stakes?.isMine ?? false}
        naming={naming}
      />
      {called.length > 0 && (
        <Bar title={own.withNobody} odds={mine([])} isMine={stakes?.isMine ?? false} naming={naming} />
      )}
      <ol className="choices soe-call-ways">
        {called.length > 0 && (
          <li>
            <button
              type="button"
              className="button primary"
              {...meant(
                props.taught,
                called.map((power): GameChoice => ({ t: 'call', power })),
              )}
              onClick={() => say(called)}
            >
              {own.callThem(called.map((power) => game.powers[power]).join(', '))}
            </button>
          </li>
        )}
        <li>
          <button
            type="button"
            className="button"
            {...meant(props.taught, [{ t: 'call-no-more' }])}
            onClick={() => props.pick({ t: 'call-no-more' })}
          >
            {own.standAlone}
          </button>
        </li>
      </ol>
      <p className="note">{own.callingIsFree}</p>
    </div>
  );
}

function bringsText({ view }: BoardProps, power: PowerId, { own }: Naming): string {
  const { armies, navies } = bringing(view, powerOf(power));
  return [
    ...(armies > 0 ? [own.parts.units(armies, 'army')] : []),
    ...(navies > 0 ? [own.parts.units(navies, 'navy')] : []),
  ].join(', ');
}

function Bar({
  title,
  odds,
  isMine,
  naming,
}: {
  title: string;
  odds: Odds;
  isMine: boolean;
  naming: Naming;
}): ReactNode {
  const { own } = naming;
  const ratio = odds.land ?? odds.sea;
  return (
    <div className="soe-call-bar">
      <p>
        <b>
          {title}
          {ratio !== null && `: ${own.to(ratio.attack.total, ratio.defence.total)}`}
        </b>
        <small>{isMine ? own.holdTieLose : own.winTieLose}</small>
      </p>
      <OddsBar odds={odds.all} own={own} />
    </div>
  );
}
