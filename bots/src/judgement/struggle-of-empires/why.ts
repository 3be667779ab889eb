import { POWERS, REGIONS } from '@cabinet-wars/struggle-of-empires/data';
import { attackUnderWay, auction } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { Choice, State } from '@cabinet-wars/struggle-of-empires/view';
import type { Why } from '../../bot.ts';
import type { Dilemma, Settled } from '../../greedy/judgement.ts';
import { chanceOf } from './battle/attacking.ts';
import { chanceNow } from './battle/battle-asks.ts';
import { ACTION } from './features/means-features.ts';

const percent = (chance: number): number => Math.round(100 * chance);
/** To half a point: more would pretend to know. */
const points = (gain: number): number => Math.round(2 * gain) / 2;

/** Why the planner does what it does, as facts. A plan is told by the choice in it that matters. */
export function whyOf(dilemma: Dilemma<State, Choice>, { choice, plan, gain: net }: Settled<Choice>): Why {
  const { g, seat } = dilemma;
  const gain = choice.t === 'action' ? net + ACTION : net;
  const declared = [choice, ...plan].find((each) => each.t === 'attack');
  if (declared?.t === 'attack') {
    const win = percent(chanceOf(g, g.plays[seat], declared));
    return { why: 'attack', region: declared.region, win, points: points(gain) };
  }
  const told = inBattle(g, choice) ?? inAuction(g, choice) ?? inTurn(choice, plan, gain);
  return told ?? { why: 'best', points: points(gain) };
}

function inBattle(g: State, choice: Choice): Why | null {
  switch (choice.t) {
    case 'commit':
      return { why: choice.armies + choice.navies > 0 ? 'helps' : 'stays-out', win: percent(chanceNow(g)) };
    case 'call':
      return { why: 'calls', seat: g.seatOf[POWERS.indexOf(choice.power)], win: percent(chanceNow(g)) };
    case 'call-no-more':
    case 'fight-at-sea':
    case 'ally-as':
      return { why: 'odds', region: REGIONS[attackUnderWay(g).region], win: percent(chanceNow(g)) };
    case 'reserve':
    case 'withdraw':
    case 'surprise':
    case 'blockade-support':
      return { why: choice.use ? 'tile-now' : 'tile-later' };
    case 'surrender':
      return { why: choice.surrender ? 'gives-way' : 'stands' };
    case 'lose':
      return { why: 'least-loss' };
    default:
      return null;
  }
}

function inAuction(g: State, choice: Choice): Why | null {
  if (choice.t === 'keep' || choice.t === 'redraw' || choice.t === 'draft') return { why: 'draws' };
  if (choice.t === 'bid') return { why: auction.within(g).best < 0 ? 'opens' : 'bids', gold: choice.gold };
  if (choice.t === 'propose') return { why: 'proposes' };
  return choice.t === 'pass' && auction.underWay(g) !== null ? { why: 'no-higher' } : null;
}

function inTurn(choice: Choice, plan: readonly Choice[], gain: number): Why | null {
  const worth = points(gain);
  if (choice.t === 'end-turn') return { why: 'done' };
  const all = [choice, ...plan];
  const token = all.find((each) => each.t === 'colonize' || each.t === 'commerce' || each.t === 'raid');
  if (token !== undefined && 'region' in token)
    return { why: token.t === 'raid' ? 'raids' : 'settles', region: token.region, points: worth };
  if (all.some((each) => each.t === 'tile' && each.tile === 'government-reform')) return { why: 'calms' };
  const taken = all.find((each) => each.t === 'tile' || each.t === 'alliance');
  if (taken !== undefined) return { why: 'takes', tile: 'tile' in taken ? taken.tile : 'alliance', points: worth };
  const to = all.find((each) => each.t === 'to' || each.t === 'place');
  if (to !== undefined && 'place' in to) return { why: 'goes', place: to.place, points: worth };
  if (choice.t === 'action' && choice.action === 'pass') return { why: 'nothing-better' };
  if (choice.t === 'use') return { why: 'tile-now' };
  return choice.t === 'trade' ? { why: 'collects' } : null;
}
