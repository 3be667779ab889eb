import { agrees, Context, chanceOf, copy, Seeded } from '@cabinet-wars/kernel';
import { game } from '../src/game.ts';
import type { ChoiceKind } from '../src/vocabulary/choices.ts';
import type { Event } from '../src/vocabulary/events.ts';
import type { Wish } from './every-wish.ts';
import type { Refused } from './truth-kit.ts';

/** Where a part of an action is asked for, once the action is chosen. */
const ASKED_OF: { readonly [T in ChoiceKind]?: readonly string[] } = {
  build: ['build.what'],
  rebuild: ['build.what'],
  move: ['move.unit'],
  attack: ['attack.declare'],
  tile: ['take-tile.tile'],
  raid: ['take-tile.tile'],
  alliance: ['take-tile.tile', 'ally.alliance'],
  colonize: ['colonize.counter'],
  commerce: ['colonize.counter'],
};

/** Whether an action offered now, a given one or any, is followed by a question that offers the wish, or is the wish. */
export function isPossibleBy({ g, seat, wish, question }: Refused, action: string | null): boolean {
  const asked = question.waiting.find((one) => one.seat === seat);
  if (asked === undefined || question.key !== 'turn.act' || wish.t === undefined) return false;
  const { t } = wish;
  return asked.options.some((option) => {
    if (option.t !== 'action' || (action !== null && option.action !== action)) return false;
    const next = game.flow.choose(copy(g), seat, option, new Context<Event>(chanceOf(new Seeded(1))));
    // Where only one thing can follow nobody is asked for it: it has happened.
    if (!ASKED_OF[t]?.includes(next?.key ?? '')) return action !== null;
    const offered = next?.waiting.find((one) => one.seat === seat)?.options ?? [];
    return offered.some((each) => agrees(each, asOffered(wish)));
  });
}

/** Counters alike in every way are offered once, and a raid by its tile first. */
function asOffered(wish: Wish): Wish {
  if (wish.t === 'raid') return { t: 'tile', ...(wish.tile === undefined ? {} : { tile: wish.tile }) };
  return wish.t === 'attack' ? { t: 'attack', ...(wish.region === undefined ? {} : { region: wish.region }) } : wish;
}
