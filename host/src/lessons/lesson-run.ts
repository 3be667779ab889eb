import {
  type AnyGame,
  type Choice,
  choicesWithin,
  isWrittenAs,
  type Lesson,
  type LessonStep,
  type Refusal,
  type Seat,
  Seeded,
  Table,
  type Taken,
} from '@cabinet-wars/kernel';
import { letReact, playLine } from './line.ts';

/** Something the learner chose that is not what the step means: not played yet. */
export interface Otherwise {
  readonly ok: 'otherwise';
  /** The name of the teacher's own answer to it; null where the step foresees none. */
  readonly answer: string | null;
}

/**
 * A lesson being taken: a real table at which the other seats play from a script. The learner's choices are held against what
 * the step means; whatever else is tried out can be taken back, since every step begins from a known position.
 */
export class LessonRun {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  #table: Table;
  #at: number;
  /** How many of the step's choices have been made, and of what follows it. */
  #done = 0;
  #followed = 0;
  /** Whether the learner has chosen anything in this step. */
  #hasChosen = false;
  #isAstray = false;
  /** Whether anything in this step was chosen out of its order, or more often than it is meant. */
  #isOwnWay = false;
  #isSettled = false;

  constructor(game: AnyGame, lesson: Lesson, at = 0) {
    this.game = game;
    this.lesson = lesson;
    this.#at = at;
    this.#table = tableAt(game, lesson, at);
  }

  get table(): Table {
    return this.#table;
  }

  get seat(): Seat {
    return this.lesson.seat;
  }

  /** Which step it is, from 0; as many as there are when the lesson is over. */
  get at(): number {
    return this.#at;
  }

  get step(): LessonStep | null {
    return this.lesson.steps[this.#at] ?? null;
  }

  /** What the step still wants of the learner, in notation. */
  get wanted(): readonly string[] {
    return this.step?.does?.slice(this.#done) ?? [];
  }

  /** Whether the step was done in a way of the learner's own, and the table has been put where the meant one leads. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Whether something other than what is meant has been tried out, and has to be taken back before the lesson goes on. */
  get isAstray(): boolean {
    return this.#isAstray;
  }

  /** Takes what is meant; says so where it is something else, and leaves the table as it was. */
  choose(askId: number, said: readonly Choice[]): Taken | Refusal | Otherwise {
    const texts = said.map((choice) => this.game.notation.format(choice));
    if (!this.#isAstray && !this.#isMeant(texts)) return { ok: 'otherwise', answer: this.#answerTo(texts) };
    const taken = this.#table.choose(this.seat, askId, said);
    if (!taken.ok) return taken;
    this.#letReact();
    this.#hasChosen = true;
    if (!this.#isAstray) this.#count(texts.slice(0, said.length - taken.rest.length));
    return taken;
  }

  /** Whether a choice is what the step means now, and if not, which later step comes to it; null for none. */
  weigh(...choices: readonly Choice[]): { readonly isMeant: boolean; readonly step: number | null } {
    const texts = choices.map((choice) => this.game.notation.format(choice));
    if (this.#isAstray || this.#isNext(texts)) return { isMeant: true, step: null };
    const last = texts.at(-1) ?? '';
    const isIn = ({ does = [] }: { readonly does?: readonly string[] }) =>
      does.some((pattern) => isWrittenAs(pattern, last));
    const later = this.lesson.steps.findIndex((step, at) => at >= this.#at && isIn(step));
    return { isMeant: false, step: later <= this.#at ? null : later };
  }

  /** What is next in order; where there are many ways, any of them but what is behind one, or ends the step too soon. */
  #isNext(texts: readonly string[]): boolean {
    if (texts.every((text, i) => isWrittenAs(this.wanted[i] ?? '', text))) return true;
    const [text] = texts;
    const { does = [], may = [] } = this.step ?? {};
    const isBehind = does.includes(text) && !this.wanted.includes(text);
    return texts.length === 1 && !isBehind && text !== does.at(-1) && may.some((pattern) => isWrittenAs(pattern, text));
  }

  /** In order, as meant; or in any order where there are many ways, but something has to be done before that is all. */
  #isMeant(texts: readonly string[]): boolean {
    const { does = [], may } = this.step ?? {};
    if (texts.every((text, i) => isWrittenAs(this.wanted[i] ?? '', text))) return true;
    if (!this.#hasChosen && texts[0] === does.at(-1)) return false;
    return may !== undefined && texts.every((text) => may.some((pattern) => isWrittenAs(pattern, text)));
  }

  /** How much of the step is done with that; one's own way ends with the last choice, and the table stands where the meant one leads. */
  #count(texts: readonly string[]): void {
    const { does = [] } = this.step ?? {};
    const isInOrder = texts.every((text, i) => isWrittenAs(this.wanted[i] ?? '', text));
    if (isInOrder) this.#done += texts.length;
    else this.#isOwnWay = true;
    if (!this.#isOwnWay) return;
    const isLast = isInOrder ? this.#done === does.length : texts.at(-1) === does.at(-1);
    if (!isLast && this.#canGoOn()) return;
    this.#table = tableAt(this.game, this.lesson, this.#at, does.length);
    this.#done = does.length;
    this.#isSettled = true;
  }

  /** One's own way may end of itself, as when the money is spent: then nothing of the step can be chosen any more. */
  #canGoOn(): boolean {
    const { may = [] } = this.step ?? {};
    const options = this.#table.asks(this.seat).own?.options ?? [];
    const texts = options
      .flatMap((option) => choicesWithin<Choice>(option))
      .map((each) => this.game.notation.format(each));
    return texts.some((text) => [...may, ...this.wanted].some((pattern) => isWrittenAs(pattern, text)));
  }

  /** Others who may only react let it be: what they do is in the script. */
  #letReact(): void {
    letReact(this.#table, this.seat);
  }

  /** Plays what is not meant, to see what comes of it. */
  tryOut(askId: number, said: readonly Choice[]): Taken | Refusal {
    const taken = this.#table.choose(this.seat, askId, said);
    if (taken.ok) this.#isAstray = true;
    return taken;
  }

  /** Whether the learner has done all the step means. */
  get isDone(): boolean {
    return !this.#isAstray && this.step !== null && this.wanted.length === 0;
  }

  /** Plays what passes out of sight after a step that is done; whether there was anything. */
  passOver(): boolean {
    const { meanwhile = [] } = this.step ?? {};
    for (const line of meanwhile) playLine(this.#table, line);
    return meanwhile.length > 0;
  }

  /** Plays the next thing that others do for the learner to watch; false when there is none left, and the next step has begun. */
  follow(): boolean {
    const line = this.step?.afterwards?.[this.#followed];
    if (line === undefined) {
      this.#begin(this.#at + 1);
      return false;
    }
    this.#followed++;
    playLine(this.#table, line);
    return true;
  }

  /** Begins a step from its own position. */
  goTo(at: number): void {
    this.#table = tableAt(this.game, this.lesson, at);
    this.#begin(at);
  }

  #begin(at: number): void {
    this.#at = at;
    this.#done = 0;
    this.#followed = 0;
    this.#hasChosen = false;
    this.#isAstray = false;
    this.#isOwnWay = false;
    this.#isSettled = false;
  }

  #answerTo(texts: readonly string[]): string | null {
    const foreseen = Object.entries(this.step?.others ?? {});
    return foreseen.find(([, pattern]) => texts.some((text) => isWrittenAs(pattern, text)))?.[0] ?? null;
  }
}

/** The table as a step finds it, or part of the way through it: everything before played again, dice included. */
function tableAt(game: AnyGame, lesson: Lesson, at: number, done = 0): Table {
  const table: Table = Table.open(game, { options: lesson.options, chance: new Seeded(lesson.seed) });
  for (const line of lesson.opening) playLine(table, line);
  for (const { does = [], meanwhile = [], afterwards = [] } of lesson.steps.slice(0, at)) {
    playOwn(table, lesson.seat, does);
    for (const line of [...meanwhile, ...afterwards]) playLine(table, line);
  }
  playOwn(table, lesson.seat, lesson.steps[at]?.does?.slice(0, done) ?? []);
  return table;
}

function playOwn(table: Table, seat: Seat, does: readonly string[]): void {
  for (const text of does) {
    playLine(table, `${table.seats[seat].plays} | ${text}`);
    letReact(table, seat);
  }
}
