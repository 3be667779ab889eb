import { agrees } from '../../choice.ts';
import type { Reason } from '../../reason.ts';
import type { Moment } from '../moment.ts';
import { unthrown } from './laws.ts';

/** Every wish a game can think of, asked about by whoever is asked: what is offered is not refused, and no reason is false. */
export function reasonsAreTrue(m: Moment): void {
  const { everyWish, isTrue } = m.hooks;
  if (everyWish === undefined || isTrue === undefined) return;
  const { seat, options } = m.question.waiting[m.chance.next(m.question.waiting.length)];
  for (const wish of everyWish(m.g)) {
    const what = `${m.question.key}, seat ${seat}: ${JSON.stringify(wish)}`;
    const reasons: readonly Reason[] = unthrown('explain', what, () => m.game.explain(m.g, seat, wish));
    const isOffered = options.some((option) => agrees(option, wish));
    m.insist('explain', isOffered && reasons.length > 0 && `${what} is offered, and refused: ${reasons[0]?.why}`);
    for (const reason of reasons) {
      const { g, question, events } = m;
      if (!isTrue({ g, seat, question, events, wish, reason }))
        m.insist('explain', `${what} is refused by ${JSON.stringify(reason)}, which is not so`);
    }
  }
}
