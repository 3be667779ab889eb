import { toAnswer } from '@cabinet-wars/bots';
import type { BotDriver } from '@cabinet-wars/host/bots';
import {
  type AnyTexts,
  BrokenPromise,
  type Choice,
  inLanguage,
  type Language,
  type Offer,
  type Option,
  type OwnAsk,
  type Reason,
  type Seat,
  sayReason,
  type Table,
  type Telling,
  type Translations,
} from '@cabinet-wars/kernel';
import { driverAt, type Thinking } from './bots.ts';
import { commands } from './commands.ts';
import { endOf, pick, rangesOf } from './pick.ts';
import { ME, type Sitter, seatAsked } from './seats.ts';
import type { Terminal } from './terminal.ts';
import { type PlayTexts, playTexts } from './texts/index.ts';

/** A table with who sits where, and the texts of its game. */
interface Seated {
  readonly table: Table;
  readonly who: readonly Sitter[];
  readonly texts: Translations<AnyTexts>;
}

/** One game at a terminal. */
export class Session {
  table: Table;
  who: readonly Sitter[];
  texts: AnyTexts;
  readonly terminal: Terminal;
  readonly ownTexts: PlayTexts;
  readonly language: Language;
  readonly telling: Telling;
  readonly #thinking: Thinking;
  #bots: BotDriver;
  /** The offers a person has been shown, by seat and number. */
  #offered = new Set<string>();
  /** By viewer, the first event not told yet. */
  #told = new Map<Seat | 'spectator', number>();
  #last: Seat = 0;
  /** The question on the screen: it is put again only when it has changed. */
  #shown = '';

  constructor({ table, who, texts }: Seated, language: Language, terminal: Terminal, thinking: Thinking) {
    this.table = table;
    this.who = who;
    this.language = language;
    this.texts = inLanguage(texts, language);
    this.terminal = terminal;
    this.ownTexts = inLanguage(playTexts, language);
    this.#thinking = thinking;
    this.#bots = this.#seatBots();
    const view = () => this.table.view('spectator');
    this.telling = {
      name: (seat) => this.texts.plays(this.table.seats[seat].plays),
      get view() {
        return view();
      },
    };
  }

  /** Another game at the same terminal. */
  takeUp({ table, who, texts }: Seated): void {
    this.table = table;
    this.who = who;
    this.texts = inLanguage(texts, this.language);
    this.#bots = this.#seatBots();
    this.#told = new Map();
    this.#offered = new Set();
    this.#shown = '';
  }

  /** Until the game is over or somebody leaves. */
  async run(): Promise<void> {
    for (;;) {
      if (this.table.result !== null) {
        this.#tellEnd();
        if (!this.who.includes(ME) || !(await this.#afterTheEnd())) return;
      } else if (!(await this.#step())) return;
    }
  }

  get viewer(): Seat | 'spectator' {
    return this.who[this.#last] === ME ? this.#last : 'spectator';
  }

  async #step(): Promise<boolean> {
    await this.#bots.run();
    if (this.table.result !== null) return true;
    const owing = this.#owing();
    if (owing !== null) return this.#putOffer(owing.seat, owing.offer);
    const seat = seatAsked(this.table, this.who, this.#last);
    if (seat === null) throw new BrokenPromise('the table waits for nobody');
    const ask = this.table.asks(seat).own!;
    if (ask.pass !== null && ask.options.length === 1) {
      this.table.choose(seat, ask.askId, ask.pass);
      return true;
    }
    if (this.who[this.#last] !== ME) this.#last = seat;
    return this.#put(seat, ask);
  }

  /** Bots go on when a person has been shown what they offer: what it is about may be gone after their next choice. */
  #seatBots(): BotDriver {
    return driverAt(this.table, this.who, this.#thinking, {
      isHeld: () => this.#owing() !== null,
      moved: () => this.tell(),
      failed: ({ bot }, fault) => this.terminal.say(this.ownTexts.botFailed(bot, String(fault))),
    });
  }

  /** Somebody here who owes an answer to an offer not shown yet. */
  #owing(): { readonly seat: Seat; readonly offer: Offer } | null {
    for (const [seat, sitter] of this.who.entries()) {
      if (sitter !== ME) continue;
      const offers = this.table.offers(seat).filter(({ id }) => !this.#offered.has(`${seat}.${id}`));
      const offer = toAnswer(offers, seat);
      if (offer !== undefined) return { seat, offer };
    }
    return null;
  }

  async #putOffer(seat: Seat, offer: Offer): Promise<boolean> {
    this.#last = seat;
    this.tell();
    this.terminal.say(`\n${this.ownTexts.turn(this.telling.name(seat))}\n${this.offerText(offer)}`);
    const line = await this.terminal.ask(this.ownTexts.answerOffer);
    if (line === null) this.terminal.say(this.ownTexts.inputEnded);
    if (line === null || line === 'quit') return false;
    if (line === '' || line === 'accept' || line === 'decline') {
      this.#offered.add(`${seat}.${offer.id}`);
      const answer = line === '' ? null : this.table.answer(seat, offer.id, line === 'accept');
      if (answer?.ok === false) this.complain(answer.reason);
    } else if (!(await this.#commanded(seat, line))) this.terminal.say(this.ownTexts.notUnderstood);
    return true;
  }

  offerText = ({ id, deal }: Offer): string =>
    this.ownTexts.offer(
      id,
      this.telling.name(deal.from),
      this.texts.deal?.(deal, this.telling) ?? JSON.stringify(deal),
    );

  async #put(seat: Seat, ask: OwnAsk): Promise<boolean> {
    this.#last = seat;
    this.tell();
    const shown = `${seat}.${ask.askId}`;
    if (shown !== this.#shown) this.#show(seat, ask);
    this.#shown = shown;
    const line = await this.terminal.ask(this.ownTexts.ask);
    if (line === null) this.terminal.say(this.ownTexts.inputEnded);
    return line === null || line === 'quit' ? false : this.#answer(seat, ask, line);
  }

  async #answer(seat: Seat, ask: OwnAsk, line: string): Promise<boolean> {
    if (await this.#commanded(seat, line)) return true;
    const choice = await pick(this.table.game, ask, line, this.terminal, this.ownTexts);
    if (choice === undefined) {
      this.terminal.say(this.ownTexts.notUnderstood);
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
    terminal.say(`\n${this.ownTexts.turn(telling.name(seat))}`);
    terminal.say(texts.prompt(ask.key, telling.view, seat, telling));
    ask.options.forEach((option, i) => {
      terminal.say(`${String(i + 1).padStart(3)}. ${this.#optionText(option, telling)}`);
    });
  }

  #optionText(option: Option<Choice>, telling: Telling): string {
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
        'event' in told
          ? this.texts.event(told.event, this.telling)
          : this.ownTexts.takenBack(this.telling.name(told.by));
      if (line !== null) this.terminal.say(`  ${line}`);
    }
  }

  #tellEnd(): void {
    if (this.#shown === 'over') return;
    this.#shown = 'over';
    this.tell();
    const { places, scores } = this.table.result!;
    this.terminal.say(`\n${this.ownTexts.over}`);
    places.forEach((place, i) => {
      const names = place.map((seat) => this.telling.name(seat)).join(', ');
      this.terminal.say(this.ownTexts.place(i + 1, names, place.map((seat) => scores[seat]).join(', ')));
    });
  }

  async #afterTheEnd(): Promise<boolean> {
    const line = await this.terminal.ask('transcript FILE, save FILE, load FILE, quit');
    if (line === null || line === 'quit') return false;
    if (!(await this.#commanded(this.#last, line))) this.terminal.say(this.ownTexts.notUnderstood);
    return true;
  }
}
