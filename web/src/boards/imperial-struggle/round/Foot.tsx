import { PASS_DEBT } from '@cabinet-wars/imperial-struggle/data';
import { askAfter, type OpenPurchase } from '@cabinet-wars/imperial-struggle/reckoning';
import { choiceIn } from '@cabinet-wars/kernel';
import { type ReactNode, useEffect, useMemo } from 'react';
import { litNext, meant } from '../../kit/rail/meant.ts';
import { type Naming, namingIn } from '../i18n/index.ts';
import { isBuying, nameOfPurchase, tagText } from '../read/purchases/buying.ts';
import { afterOf, pickedPurchase } from '../read/purchases/preview.ts';
import { roundNow } from '../read/purchases/purse.ts';
import type { BoardProps, GameChoice, GameView, OwnAsk } from '../read/seen.ts';
import { desk } from '../state/desk.ts';
import { buy } from './buy.ts';
import { verbOf } from './verbs.ts';

/** What goes on in an Action Round: buying what is open in the rail, else ending the round. */
export function Foot(props: BoardProps): ReactNode {
  const { ask, view } = props;
  const picked = desk.use((each) => each.picked);
  if (ask === null || picked?.askId !== ask.askId) return ask === null || !isBuying(ask) ? null : <End {...props} />;
  return <Buy {...props} naming={namingIn(props.language)} view={view} />;
}

function Buy(props: BoardProps & { readonly naming: Naming }): ReactNode {
  const { view, naming } = props;
  const { own } = naming;
  const picked = desk.use((each) => each.picked);
  const warned = desk.use((each) => each.warned);
  const purchase = isBuying(props.ask) ? pickedPurchase(view, picked) : null;
  const close = (
    <button
      type="button"
      className="button is-close"
      {...litNext(isAside(props, purchase))}
      onClick={() => desk.set({ picked: null, warned: null })}
    >
      {own.close}
    </button>
  );
  if (purchase === null) return <div className="is-foot">{close}</div>;
  const isWarned = warned === nameOfPurchase(purchase);
  const underWay = roundNow(view.open)?.points.find(({ state, n }) => state === 'now' && n > 0);
  return (
    <div className="is-foot">
      <p role="status" data-warned={isWarned || undefined}>
        {isWarned
          ? own.endsAction(underWay === undefined ? '' : own.pointsN(purchase.loses, underWay.points))
          : trackText(view, purchase, naming)}
      </p>
      {close}
      <button
        type="button"
        className={`button ${isWarned ? 'must' : 'primary'} is-main`}
        {...meant(props.taught, purchase.choices)}
        onClick={() => buy(props, purchase)}
      >
        {own.doIt(verbOf(purchase, view.open, naming), tagText(purchase, naming))}
      </button>
    </div>
  );
}

/** In a lesson: something else comes first, and is found in the rail that this card covers. */
const isAside = ({ taught }: BoardProps, purchase: OpenPurchase | null): boolean =>
  taught !== undefined && taught.wanted.length > 0 && (purchase === null || !taught.of(...purchase.choices).isMeant);

function trackText(view: GameView, purchase: Parameters<typeof afterOf>[1], { own }: Naming): string {
  const then = afterOf(view, purchase);
  return then === null ? own.cannotBeUndone : own.scoredIfThen(then.score.vp);
}

const ENDS: readonly string[] = ['end-round', 'pass'];

const FINISH: GameChoice = { t: 'finish' };
const END: GameChoice = { t: 'end-round' };

/** What ends the round from a question; null where something else must be done first. */
function endOf(view: GameView, ask: OwnAsk): readonly GameChoice[] | null {
  const choices = ask.options.flatMap((option) => choiceIn<GameChoice>(option) ?? []);
  const end = choices.find(({ t }) => ENDS.includes(t));
  if (end !== undefined) return [end];
  if (ask.key !== 'action.spend') return null;
  // With nothing left to do but to end it, the round is over as soon as its last action is.
  return askAfter(view, ask.seat, [FINISH])?.key === 'action-round.act' ? [FINISH, END] : [FINISH];
}

function End(props: BoardProps): ReactNode {
  const { ask, view, pick } = props;
  const { own } = namingIn(props.language);
  // Of this question and no other: what was warned of at the last one is not agreed to here.
  const name = `end ${ask?.askId}`;
  const isWarned = desk.use((each) => each.warned) === name;
  const choices = useMemo(() => (ask === null ? null : endOf(view, ask)), [view, ask]);
  const isPass = choices?.[0].t === 'pass';
  const left = (roundNow(view.open)?.points ?? []).filter(({ n }) => n > 0);
  const lost = left.map(({ n, points }) => own.pointsN(n, points));
  const end = () => {
    if (choices === null) return;
    if (isPass) pick(choices[0]);
    else if (lost.length > 0 && desk.get().warned !== name) desk.set({ warned: name });
    else {
      desk.set({ warned: null, picked: null });
      pick(choices);
    }
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      if (event.key.toLowerCase() !== 'e' || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping)
        return;
      if (document.querySelector('dialog[open]') === null) end();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  if (choices === null) return null;
  if (isPass)
    return (
      <div className="is-foot">
        <p role="status">{own.nothingSpent}</p>
        <button type="button" className="button is-pass" aria-keyshortcuts="E" onClick={end}>
          {own.passInstead(Math.min(PASS_DEBT, view.open.debt[view.open.sideOf[ask?.seat ?? 0]]))}
        </button>
      </div>
    );
  return (
    <div className="is-foot">
      <p role="status" data-warned={isWarned || undefined}>
        {lost.length === 0 ? own.nothingLeft : own.wouldBeLost(lost)}
      </p>
      <button
        type="button"
        className="button must is-main"
        aria-keyshortcuts="E"
        {...meant(props.taught, choices)}
        onClick={end}
      >
        {isWarned ? own.endAnyway : own.endRound}
      </button>
    </div>
  );
}
