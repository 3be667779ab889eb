import {
  type AnyTexts,
  BrokenPromise,
  inLanguage,
  type Language,
  type OwnAsk,
  type Reason,
  type Seat,
  type Source,
  sayReason,
  type Table,
  type Telling,
  type Translations,
} from '@cabinet-wars/kernel';
import { commands } from './commands.ts';
import { endOf, pick, rangesOf } from './pick.ts';
import { playOneAtRandom, type Sitter, seatAsked } from './seats.ts';
import type { Terminal } from './terminal.ts';
import { type Words, words } from './words.ts';

type AllTexts = Translations<AnyTexts>;

/** One game at a terminal. */
export class Session {
  table: Table;
  who: readonly Sitter[];
  texts: AnyTexts;
  readonly terminal: Terminal;
  readonly words: Words;
  readonly language: Language;
  readonly telling: Telling;
  readonly #source: Source;
  /** By viewer, the first event not told yet. */
  #told = new Map<Seat | 'spectator', number>();
  #last: Seat = 0;
  /** The question on the screen: it is put again only when it has changed. */
  #shown = '';

  constructor(
    table: Table,
    who: readonly Sitter[],
    texts: AllTexts,
    language: Language,
    terminal: Terminal,
    source: Source,
  ) {
    this.table = table;
    this.who = who;
    this.language = language;
    this.texts = inLanguage(texts, language);
    this.terminal = terminal;
    this.words = inLanguage(words, language);
    this.#source = source;
    const view = () => this.table.view('spectator');
    this.telling = {
      name: (seat) => this.texts.plays(this.table.seats[seat].plays),
      get view() {
        return view();
      },
    };
  }

  /** Another game at the same terminal. */
  takeUp(table: Table, who: readonly Sitter[], texts: AllTexts): void {
    this.table = table;
    this.who = who;
    this.texts = inLanguage(texts, this.language);
    this.#told = new Map();
    this.#shown = '';
  }

  /** Until the game is over or somebody leaves. */
  async run(): Promise<void> {
    for (;;) {
      if (this.table.result !== null) {
        this.#tellEnd();
        if (!this.who.includes('me') || !(await this.#afterTheEnd())) return;
      } else if (!(await this.#step())) return;
    }
  }

  get viewer(): Seat | 'spectator' {
    return this.who[this.#last] === 'me' ? this.#last : 'spectator';
  }

  async #step(): Promise<boolean> {
    const seat = seatAsked(this.table, this.who, this.#last);
    if (seat === null) {
      if (!playOneAtRandom(this.table, this.who, this.#source)) throw new BrokenPromise('the table waits for nobody');
      this.tell();
      return true;
    }
    const ask = this.table.asks(seat).own!;
    if (ask.pass !== null && ask.options.length === 1) {
      this.table.choose(seat, ask.askId, ask.pass);
      return true;
    }
    if (this.who[this.#last] !== 'me') this.#last = seat;
    return this.#put(seat, ask);
  }

  async #put(seat: Seat, ask: OwnAsk): Promise<boolean> {
    this.#last = seat;
    this.tell();
    const shown = `${seat}.${ask.askId}`;
    if (shown !== this.#shown) this.#show(seat, ask);
    this.#shown = shown;
    const line = await this.terminal.ask(this.words.ask);
    if (line === null) this.terminal.say(this.words.inputEnded);
    return line === null || line === 'quit' ? false : this.#answer(seat, ask, line);
  }

  async #answer(seat: Seat, ask: OwnAsk, line: string): Promise<boolean> {
    if (await this.#commanded(seat, line)) return true;
    const choice = await pick(this.table.game, ask, line, this.terminal, this.words);
    if (choice === undefined) {
      this.terminal.say(this.words.notUnderstood);
      return true;
    }
    const answer = this.table.choose(seat, ask.askId, choice);
    if (!answer.ok) {
      const reasons = this.table.explain(seat, choice);
      for (const reason of reasons.length > 0 ? reasons : [answer.reason]) this.complain(reason);
    }
    return true;
  }

  async #commanded(seat: Seat, line: string): Promise<boolean> {
    const [word] = line.split(/\s/, 1);
    const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
    // A game's own notation comes first: `pass` or `offer` may be a choice in it.
    if (command === undefined || this.table.game.notation.parse(line) !== null) return false;
    await command(this, seat, line.slice(word.length).trim());
    return true;
  }

  #show(seat: Seat, ask: OwnAsk): void {
    const { terminal, texts, table } = this;
    const telling = { ...this.telling, view: table.view(seat) };
    terminal.say(`\n${this.words.turn(telling.name(seat))}`);
    terminal.say(texts.prompt(ask.key, telling.view, seat, telling));
    ask.options.forEach((option, i) => {
      terminal.say(`${String(i + 1).padStart(3)}. ${this.#optionText(option, telling)}`);
    });
  }

  #optionText(option: object, telling: Telling): string {
    const [from, to] = [endOf(option, 'from'), endOf(option, 'to')].map((choice) => this.texts.choice(choice, telling));
    const notation = this.table.game.notation.format(endOf(option, 'from'));
    return rangesOf(option).length === 0 ? `${from}  [${notation}]` : `${from} … ${to}  [${notation} …]`;
  }

  complain(reason: Reason): void {
    this.terminal.say(sayReason(reason, this.texts, this.telling));
  }

  /** What has happened since this viewer last looked. */
  tell(): void {
    const { viewer } = this;
    for (const told of this.table.events(viewer, this.#told.get(viewer) ?? 0)) {
      this.#told.set(viewer, told.id + 1);
      const line =
        'event' in told ? this.texts.event(told.event, this.telling) : this.words.takenBack(this.telling.name(told.by));
      if (line !== null) this.terminal.say(`  ${line}`);
    }
  }

  #tellEnd(): void {
    if (this.#shown === 'over') return;
    this.#shown = 'over';
    this.tell();
    const { places, scores } = this.table.result!;
    this.terminal.say(`\n${this.words.over}`);
    places.forEach((place, i) => {
      const names = place.map((seat) => this.telling.name(seat)).join(', ');
      this.terminal.say(this.words.place(i + 1, names, place.map((seat) => scores[seat]).join(', ')));
    });
  }

  async #afterTheEnd(): Promise<boolean> {
    const line = await this.terminal.ask('transcript FILE, save FILE, load FILE, quit');
    if (line === null || line === 'quit') return false;
    if (!(await this.#commanded(this.#last, line))) this.terminal.say(this.words.notUnderstood);
    return true;
  }
}
