import { isOffered, type Seat } from '@cabinet-wars/kernel';
import type { Choice } from './choices.ts';
import { isProvince } from './data/provinces.ts';
import { flow } from './flow.ts';
import { mayAttack, mayBid, mayHelp, mayRecruit, maySetOut, maySpy, type Why } from './may.ts';
import type { PromptKey } from './names.ts';
import { isSeat, type State } from './state.ts';
import { auction } from './steps/auction.ts';

/** Which question each wish belongs to. */
const askedAt: Readonly<Record<Choice['t'], readonly PromptKey[]>> = {
  bid: ['auction.bid'],
  pass: ['auction.bid', 'battle.help', 'battle.luck', 'marker.veto'],
  stash: ['turn.stash'],
  keep: ['turn.stash'],
  attack: ['turn.act'],
  recruit: ['turn.act'],
  spy: ['turn.act'],
  rest: ['turn.act'],
  help: ['battle.help'],
  storm: ['battle.parley'],
  withdraw: ['battle.parley'],
  commit: ['battle.commit'],
  ready: ['battle.commit'],
  luck: ['battle.luck'],
  veto: ['marker.veto'],
};

/** Why a seat cannot do what it wishes. Nothing if it can; parts left out of the wish are not judged. */
export function explain(g: State, seat: Seat, wish: Partial<Choice>): Why[] {
  const question = flow.question(g);
  const asked = question?.waiting.find((one) => one.seat === seat);
  if (!question || !asked) return [{ why: 'not-asked-now' }];
  if (isOffered(asked.options, wish)) return [];
  if (wish.t === undefined || !askedAt[wish.t]?.includes(question.key as PromptKey)) return [{ why: 'not-here' }];
  const why = whyNot(g, seat, wish as Partial<Choice> & { t: Choice['t'] });
  return why === null ? [] : [why];
}

function whyNot(g: State, seat: Seat, wish: { readonly [field: string]: unknown; t: Choice['t'] }): Why | null {
  switch (wish.t) {
    case 'attack':
      return whyNoAttack(g, seat, wish.from, wish.to);
    case 'recruit':
      return isProvince(wish.province) ? mayRecruit(g, seat, wish.province) : null;
    case 'spy':
      return isSeat(g, wish.seat) ? maySpy(g, seat, wish.seat) : null;
    case 'bid':
      return typeof wish.gold === 'number' ? mayBid(g, seat, auction.within(g).high, wish.gold) : null;
    case 'help':
      return mayHelp(g, seat);
    case 'stash':
    case 'commit':
      return wish.card === undefined ? null : { why: 'not-in-hand' };
    case 'luck':
    case 'veto':
      return { why: 'no-such-marker' };
    default:
      return null;
  }
}

function whyNoAttack(g: State, seat: Seat, from: unknown, to: unknown): Why | null {
  if (isProvince(from)) return isProvince(to) ? mayAttack(g, seat, from, to) : maySetOut(g, seat, from);
  return isProvince(to) && g.owner[to] === seat ? { why: 'already-yours' } : null;
}
