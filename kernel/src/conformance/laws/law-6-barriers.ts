import { Recorded, RecordMismatch } from '../../chance/recorded.ts';
import { Seeded } from '../../chance/seeded.ts';
import { type Choice, isOffered } from '../../choice.ts';
import type { Question } from '../../flow/question.ts';
import { difference } from '../../plain.ts';
import type { Seat } from '../../seat.ts';
import type { GameState } from '../../state.ts';
import { choicesOf } from '../inputs/options.ts';
import type { Moment, SeatChoice } from '../moment.ts';
import { type Run, seenBy, tryOut } from '../run.ts';
import { describe } from './law-2-options.ts';
import { messageOf } from './laws.ts';

const MOST_ALTERNATIVES = 400;

/**
 * A choice that neither shows nor draws anything looks, to each seat and for the same dice, the same in the true world and
 * in every one the seat can imagine. Otherwise the seat learns something no barrier guards.
 */
export function unbarredChoicesTellNothing(m: Moment): void {
  for (const chosen of m.someChoices()) {
    const here = tryOut(m.game, m.g, chosen.seat, chosen.choice, m.chance, new Seeded(m.chance.next(1e9)));
    if (here.barred || here.draws > 0) continue;
    const law = here.rolls.length > 0 ? 5 : 6;
    if (!m.looksAt(law)) continue;
    for (const { seat, w } of m.worlds()) {
      const fault = betrayal(m, chosen, here, seat, w);
      const how = law === 5 ? 'and with the same dice' : 'and with no barrier';
      m.insist(
        law,
        fault && `seat ${chosen.seat} says ${describe(m.game, chosen.choice)}, ${how} seat ${seat} ${fault}`,
      );
    }
  }
}

/** What a choice tells a seat that its view did not; null if nothing. */
function betrayal(m: Moment, chosen: SeatChoice, here: Run, seat: Seat, w: GameState): string | null {
  const unseen = m.question.mode === 'secret' || m.question.mode === 'quiet';
  const question: Question | null = m.game.flow.question(w);
  const offered = question?.waiting.find((asked) => asked.seat === chosen.seat)?.options ?? [];
  if (isOffered(offered, chosen.choice)) {
    const fault = differenceFor(m, chosen, here, seat, w, unseen);
    return fault && `sees what depends on things hidden from it: ${fault}`;
  }
  if (seat === chosen.seat || unseen) return null;
  const alternatives = choicesOf(offered, MOST_ALTERNATIVES);
  if (alternatives.length > MOST_ALTERNATIVES) return null;
  const looksLikeAnother = alternatives.some(
    (choice) => differenceFor(m, { seat: chosen.seat, choice }, here, seat, w, unseen) === null,
  );
  return looksLikeAnother ? null : 'learns that this was possible: in a sample nothing looks like it';
}

/** How a choice made in a sampled world looks different to a seat; null if it does not. */
function differenceFor(
  m: Moment,
  chosen: SeatChoice,
  here: Run,
  seat: Seat,
  w: GameState,
  unseen: boolean,
): string | null {
  try {
    const there = again(m, chosen.seat, chosen.choice, here, w);
    // A sample may have guessed at what others have secretly said, and so complete the ask.
    if (unseen && there.barred) return null;
    return difference(seenBy(m.game, here, seat), seenBy(m.game, there, seat));
  } catch (fault) {
    if (fault instanceof RecordMismatch) return `other dice are rolled: ${fault.message}`;
    return `in a sample it throws ${messageOf(fault)}`;
  }
}

function again(m: Moment, seat: Seat, choice: Choice, here: Run, w: GameState): Run {
  const outcomes = [];
  for (let i = 0; i < here.rolls.length; i += 2)
    outcomes.push({ counter: i / 2, n: here.rolls[i], value: here.rolls[i + 1], hidden: false });
  const dice = new Recorded(outcomes);
  const there = tryOut(m.game, w, seat, choice, dice, new Seeded(0));
  if (dice.left > 0) throw new RecordMismatch(`${dice.left} fewer`);
  return there;
}

/** While a secret or quiet ask is open, what one seat says is all the same to the others. */
export function secretAnswersLookAlike(m: Moment): void {
  const { mode, waiting, key } = m.question;
  if (mode !== 'secret' && mode !== 'quiet') return;
  const { seat: actor, options } = waiting[m.chance.next(waiting.length)];
  const choices = choicesOf(options, m.how.tries).slice(0, m.how.tries);
  const runs = choices.map((choice) => tryOut(m.game, m.g, actor, choice, m.chance, m.chance));
  const unfinished = runs.filter((run) => !run.barred && run.question?.key === key);
  for (const viewer of [...m.seats, 'spectator' as const]) {
    if (viewer === actor || unfinished.length === 0) continue;
    const { ask: _, ...first } = seenBy(m.game, unfinished[0], viewer);
    for (const run of unfinished) {
      const { ask: __, ...seen } = seenBy(m.game, run, viewer);
      const fault = difference(first, seen);
      m.insist(6, fault && `${key}: viewer ${viewer} sees what seat ${actor} secretly says: ${fault}`);
    }
    if (mode === 'secret') continue;
    const fault = difference(first, { events: [], view: m.game.view(m.g, viewer) });
    m.insist('quiet', fault && `${key}: viewer ${viewer} sees that seat ${actor} has answered: ${fault}`);
  }
}
