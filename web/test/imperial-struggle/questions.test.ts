import { game } from '@cabinet-wars/imperial-struggle';
import { purchasesNow } from '@cabinet-wars/imperial-struggle/reckoning';
import type { Choice, GameView, State } from '@cabinet-wars/imperial-struggle/view';
import { Context, chanceOf, choiceIn, copy, type Question, randomChoice, Seeded, settle } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { roundNow } from '../../src/boards/imperial-struggle/read/purchases/purse.ts';
import { commits } from '../../src/boards/imperial-struggle/story.ts';

type Asked = Question<Choice> | null;

/** What a person at the board does in an Action Round: one press after the other, each a list of choices. */
function press(view: GameView, key: string, bought: number, options: readonly Choice[]): readonly Choice[] {
  if (key === 'action-round.tile') return [options.find(({ t }) => t === 'tile')!];
  const { purchases } = purchasesNow(view, 'debt');
  const free = purchases.filter(
    ({ paid, purchase }) => !paid.asks && (purchase.t === 'shift' || purchase.t === 'deploy'),
  );
  const best = free.toSorted((a, b) => a.loses - b.loses || a.paid.debt - b.paid.debt)[0];
  if (best !== undefined && bought < 5 && best.loses < 3) return best.choices;
  const end = options.find(({ t }) => t === 'end-round' || t === 'pass');
  return end === undefined ? [{ t: 'finish' }, { t: 'end-round' }] : [end];
}

/** Where every choice is a row of a list: a press for each, and one more for what cannot be taken back. */
const clicksInList = (choices: readonly Choice[]): number =>
  choices.length + choices.filter(({ t }) => commits.twice?.includes(t)).length;

/** At the board: what is bought is laid open and then bought; an end that loses points is said twice. */
function clicksAtBoard(view: GameView, choices: readonly Choice[]): number {
  const has = (...kinds: readonly Choice['t'][]) => choices.some(({ t }) => kinds.includes(t));
  if (has('shift', 'deploy')) return 2;
  if (has('end-round')) return (roundNow(view.open)?.points ?? []).some(({ n }) => n > 0) ? 2 : 1;
  return clicksInList(choices);
}

const ROUND: readonly string[] = ['action-round.tile', 'action-round.act', 'action.spend', 'action.discounted'];

/** A turn in which there are Treaty Points, so that the rules ask what is paid with. */
const TURN = 3;

/** Plays until that turn is over, Britain as a person would, and counts what Britain is asked in it. */
function playTurn(
  seed: string,
): Record<'presses' | 'questions' | 'inList' | 'atBoard', number> & { readonly g: State } {
  const settled = settle<Parameters<typeof game.setup>[0]>(game.options, {});
  if (!settled.ok) throw new Error('the options are good');
  const chance = chanceOf(new Seeded(seed));
  const g = game.setup(settled.options, chance);
  const x = new Context<never>(chance);
  let question: Asked = game.flow.run(g, x as never);
  let [presses, questions, bought, inList, atBoard] = [0, 0, 0, 0, 0];
  while (question !== null && g.turn <= TURN) {
    const { seat, options } = question.waiting[0];
    const isPerson = g.sideOf[seat] === 1;
    const offered = options.flatMap((option) => choiceIn<Choice>(option) ?? []);
    const isRound = ROUND.includes(question.key);
    if (question.key === 'action-round.tile') bought = 0;
    const choices =
      isPerson && isRound
        ? press(game.view(g, seat), question.key, bought, offered)
        : [randomChoice<Choice>(options, chance)];
    if (choices.some(({ t }) => t === 'shift' || t === 'deploy')) bought++;
    if (isPerson && g.turn === TURN) {
      presses++;
      questions += choices.length;
      inList += clicksInList(choices);
      atBoard += clicksAtBoard(game.view(g, seat), choices);
    }
    for (const choice of choices) question = game.flow.choose(g, seat, choice, x as never);
  }
  return { presses, questions, inList, atBoard, g: copy(g) };
}

describe('A Peace turn at the board', () => {
  it.each([['a'], ['b'], ['c'], ['d']])('asks fewer than thirty questions where the rules ask forty (%s)', (seed) => {
    const { presses, questions, inList, atBoard } = playTurn(seed);
    expect(questions).toBeGreaterThanOrEqual(38);
    expect(presses).toBeLessThan(30);
    expect(atBoard).toBeLessThan(inList);
  });
});
