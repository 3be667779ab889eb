import { warningsOnWay } from '@cabinet-wars/seven-years-world-war';
import { POWERS, SQUARES, type SquareId, squareOf } from '@cabinet-wars/seven-years-world-war/data';
import {
  occupier,
  provisionCost,
  strengthOf,
  strikers,
  type Way,
  watchersOf,
} from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { Icon } from '../../../counters/index.ts';
import { litNext } from '../../kit/rail/meant.ts';
import { BreachNote } from '../deal/BreachNote.tsx';
import type { Naming } from '../i18n/index.ts';
import { coalitionName } from '../read/map/coalition.ts';
import { neighboursOf } from '../read/map/neighbours.ts';
import type { BoardProps, OpenView } from '../read/seen.ts';
import { squareName } from '../read/sentences.ts';
import { marching } from './marching.ts';
import { landingAt } from './plan.ts';
import { taughtGoal } from './taught-march.ts';
import { go, type March } from './use-march.ts';

interface Props {
  readonly props: BoardProps;
  readonly march: March;
  readonly naming: Naming;
}

/** The way to the square one looks at: the safe and the quick one, what happens there, and the button that goes. */
export function WayOut({ props, march, naming }: Props): ReactNode {
  const texts = naming.own.march;
  const { goal, quick, safe, way } = march;
  if (march.reach.stops.size === 0) return <p className="syww-where-to">{texts.nowhere}</p>;
  if (goal === null || quick === null || safe === null || way === null)
    return (
      <>
        <p className="syww-where-to">{texts[matchMedia('(hover: none)').matches ? 'whereToTouch' : 'whereTo']}</p>
        <InReach props={props} march={march} naming={naming} />
      </>
    );
  const broken = warningsOnWay(props.view.open, march.force.marching, way.squares);
  const isOne = safe.squares.join() === quick.squares.join();
  return (
    <section className="syww-way-out" aria-live="polite">
      <h3>{texts.to(squareName(naming, goal))}</h3>
      {isOne ? (
        <WayRow name={texts.oneWay} way={safe} march={march} props={props} naming={naming} />
      ) : (
        <div>
          <WayRow name={texts.safeWay} by="safety" way={safe} march={march} props={props} naming={naming} />
          <WayRow name={texts.quickWay} by="points" way={quick} march={march} props={props} naming={naming} />
        </div>
      )}
      <AtGoal props={props} march={march} naming={naming} way={way} goal={goal} />
      <BreachNote props={props} broken={broken} />
      <button
        type="button"
        className={`button wide ${broken.length > 0 ? 'must' : 'primary'}`}
        data-go={goal}
        {...litNext(march.taken !== null && taughtGoal(props, march.taken.from) === goal)}
        onClick={() => void go(props, march, way)}
      >
        {broken.length > 0 ? texts.breakAndGo : texts.go(squareName(naming, goal))}
      </button>
      <p className="note">{texts.takenBack}</p>
    </section>
  );
}

function WayRow({
  name,
  by,
  way,
  march,
  props,
  naming,
}: Props & { readonly name: string; readonly by?: 'safety' | 'points'; readonly way: Way }): ReactNode {
  const texts = naming.own.march;
  const cost = texts.cost(way.costs.at(-1) ?? 0, march.reach.points);
  const about = (
    <>
      <span>
        <strong>{name}</strong>
        <em data-risk={way.watched.length > 0 || undefined}>
          {way.watched.length === 0 ? texts.unwatched : risksOf(props.view.open, march, way, naming)}
        </em>
      </span>
      <b>{cost}</b>
    </>
  );
  if (by === undefined) return <p className="syww-way-row">{about}</p>;
  return (
    <button
      type="button"
      aria-pressed={march.state.by === by}
      className="syww-way-row"
      data-way={by}
      onClick={() => marching.set({ by })}
    >
      {about}
    </button>
  );
}

/** Which squares are watched, by whom, and how the strengths compare: what everybody can see, and no word of hands. */
function risksOf(open: OpenView, { force }: March, { watched }: Way, naming: Naming): string {
  const { own } = naming;
  const foes = new Map<number, number>();
  for (const square of watched)
    for (const from of neighboursOf(open, square)) {
      const seat = occupier(open, from);
      if (!watchersOf(open, force.marching, square).includes(seat)) continue;
      const strength = strengthOf(open, strikers(open, seat, from, square, 0));
      foes.set(seat, Math.max(foes.get(seat) ?? 0, strength));
    }
  const who = [...foes].map(
    ([seat, theirs]) => `${coalitionName(naming, open, seat)}, ${own.march.strengths(force.strength, theirs)}`,
  );
  return own.march.watched(own.list(watched.map((square) => SQUARES[square])), own.list(who));
}

function AtGoal({
  props,
  march,
  naming,
  way,
  goal,
}: Props & { readonly way: Way; readonly goal: SquareId }): ReactNode {
  const texts = naming.own.march;
  const open = props.view.open;
  const { staysAboard, sailsOn } = march.state;
  const landing = landingAt(open, march.force, march.reach, way);
  const spent = (way.costs.at(-1) ?? 0) + (landing !== null && !staysAboard ? landing : 0);
  const left = march.reach.points - spent;
  return (
    <ul className="syww-at-goal">
      {landing !== null && (
        <li>
          <Icon name="anchor" size={18} />
          <span>
            {staysAboard ? texts.staysAboard : texts.goesAshore(landing)}{' '}
            <button type="button" className="link small" onClick={() => marching.set({ staysAboard: !staysAboard })}>
              {staysAboard ? texts.putAshore : texts.keepAboard}
            </button>
          </span>
        </li>
      )}
      {left > 0 && (
        <li>
          <Icon name="move" size={18} />
          <span>
            {sailsOn ? texts.goesOn : texts.stopsWith(left)}{' '}
            <button type="button" className="link small" onClick={() => marching.set({ sailsOn: !sailsOn })}>
              {sailsOn ? texts.stopThere : texts.goOn}
            </button>
          </span>
        </li>
      )}
      <li>
        <Icon name="gold" size={18} />
        <span>{texts.winterThere(provisionCost(open, squareOf(goal), march.force.all))}</span>
      </li>
      {way.invades.length > 0 && (
        <li data-risk>
          <Icon name="attack" size={18} />
          <span>
            {texts.invades(
              naming.own.list(way.invades.map((power) => naming.own.theLand(naming.game.lands[POWERS[power]]))),
            )}
          </span>
        </li>
      )}
    </ul>
  );
}

/** Every square in reach as a list, for whoever does not use the map. */
function InReach({ march, naming, props }: Props): ReactNode {
  const texts = naming.own.march;
  const { reach } = march;
  const stops = [...reach.stops].sort(([, a], [, b]) => a - b);
  return (
    <details className="syww-in-reach">
      <summary>{texts.allSquares(stops.length)}</summary>
      <ol>
        {stops.map(([square, cost]) => (
          <li key={square}>
            <button
              type="button"
              data-stop={SQUARES[square]}
              onClick={() => marching.set({ goal: SQUARES[square] })}
              aria-label={texts.label(
                squareName(naming, SQUARES[square]),
                texts.cost(cost, reach.points),
                watchersOf(props.view.open, march.force.marching, square).length === 0,
              )}
            >
              {squareName(naming, SQUARES[square])} <b>{cost}</b>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
