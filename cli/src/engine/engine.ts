import { games } from '@cabinet-wars/games';
import { describeGame } from '@cabinet-wars/host/bots';
import { isRecord, type Result, withNumbers } from '@cabinet-wars/kernel';
import { checkBot, makeMove, moveOf } from './bot-moves.ts';
import { begin, gameCalled, loadPosition } from './open.ts';
import { plainChoice } from './plain-choice.ts';
import { playOut } from './play-out.ts';
import type { Ask, Position } from './position.ts';
import { Refused } from './refused.ts';
import { type Request, type RequestOf, request, type Tell } from './requests.ts';
import { returnsOf } from './returns.ts';
import { accept, TablePosition } from './table-position.ts';

type Facts = Readonly<Record<string, unknown>>;
type Handlers = { readonly [Do in Request['do']]: (asked: RequestOf<Do>) => Facts | Promise<Facts> };

/** Holds any number of games and does with them what it is asked, one request after the other. */
export class Engine {
  readonly #tables = new Map<number, Position>();
  #next = 1;

  /** What comes from outside, a request or a list of them, answered; nothing is thrown for what a caller does wrong. */
  async answer(given: unknown): Promise<unknown> {
    if (!Array.isArray(given)) return this.#answerOne(given);
    const answers: unknown[] = [];
    for (const each of given) {
      const answer = this.#answerOne(each);
      // What is known at once is not waited for: a caller in a hurry sends thousands of choices in a line.
      answers.push(answer instanceof Promise ? await answer : answer);
    }
    return answers;
  }

  #answerOne(given: unknown): Facts | Promise<Facts> {
    const id = isRecord(given) && given.id !== undefined ? { id: given.id } : {};
    try {
      const facts = this.#handle(plainChoice(given) ?? read(given));
      if (!(facts instanceof Promise)) return { ...id, ok: true, ...facts };
      return facts.then(
        (found) => ({ ...id, ok: true, ...found }),
        (fault) => refusal(id, fault),
      );
    } catch (fault) {
      return refusal(id, fault);
    }
  }

  #handle(asked: Request): Facts | Promise<Facts> {
    // Each handler takes requests of its own name, and by that name it is found.
    const handler = this.#handlers[asked.do] as (asked: Request) => Facts | Promise<Facts>;
    return handler(asked);
  }

  readonly #handlers: Handlers = {
    games: () => ({ games: games.map(({ load: _, ...manifest }) => manifest) }),
    describe: async ({ game }) => ({ description: await describeGame(await gameCalled(game)) }),
    new: async (asked) => this.#keep(await begin(asked), asked.tell),
    load: async (asked) => this.#keep(await loadPosition(asked), asked.tell),
    copy: ({ table, seed, tell }) => this.#keep(this.#at(table).copy(seed), tell),
    sample: ({ table, seat, seed = '1', tell }) => this.#keep(this.#at(table, seat).sample(seat, seed), tell),
    legal: ({ table }) => told(this.#at(table), 'options'),
    view: ({ table, viewer }) => ({ view: this.#at(table, viewer).view(viewer) }),
    save: ({ table }) => ({ saved: this.#at(table).save() }),
    close: ({ table }) => {
      this.#at(table);
      this.#tables.delete(table);
      return {};
    },
    choose: (asked) => this.#choose(asked),
    bot: (asked) => this.#botMoves(asked),
    'play-out': (asked) => this.#playOut(asked),

    undo: ({ table, seat, tell }) => this.#atTable(table, tell, ({ table: at }) => accept(at.undo(seat))),
    order: ({ table, seat, order, on, tell }) =>
      this.#atTable(table, tell, ({ table: at }) => accept(at.order(seat, order, on))),
    answer: ({ table, seat, offer, accept: yes, tell }) =>
      this.#atTable(table, tell, ({ table: at }) => accept(at.answer(seat, offer, yes))),
    withdraw: ({ table, seat, offer, tell }) =>
      this.#atTable(table, tell, ({ table: at }) => accept(at.withdraw(seat, offer))),
    propose: ({ table, seat, deal, tell }) => {
      const { offer } = accept(this.#whole(table).table.propose(seat, deal));
      return { offer, ...told(this.#at(table), tell) };
    },
    offers: ({ table, seat }) => ({ offers: this.#whole(table, seat).table.offers(seat) }),
    events: ({ table, viewer, since }) => ({ events: this.#whole(table, viewer).table.events(viewer, since) }),
    explain: ({ table, seat, wish }) => ({ reasons: this.#whole(table, seat).table.explain(seat, wish) }),
  };

  #keep(position: Position, tell: Tell): Facts {
    const table = this.#next++;
    this.#tables.set(table, position);
    return { table, ...told(position, tell) };
  }

  #at(table: number, viewer: number | string = 0): Position {
    const position = this.#tables.get(table);
    if (position === undefined) throw new Refused({ why: 'no-such-table', table });
    if (typeof viewer === 'number' && viewer >= position.seats)
      throw new Refused({ why: 'no-such-seat', seat: viewer });
    if (viewer === 'open' && position.result === null) throw new Refused({ why: 'not-over' });
    return position;
  }

  #whole(table: number, viewer?: number | string): TablePosition {
    const position = this.#at(table, viewer);
    if (position instanceof TablePosition) return position;
    throw new Refused({ why: 'bare', table });
  }

  #atTable(table: number, tell: Tell, act: (position: TablePosition) => unknown): Facts {
    const position = this.#whole(table);
    act(position);
    return told(position, tell);
  }

  #choose({ table, seat, choice, option, numbers = {}, tell }: RequestOf<'choose'>): Facts {
    const position = this.#at(table);
    if ((choice === undefined) === (option === undefined)) throw new Refused({ why: 'choice-or-option' });
    if (choice !== undefined && seat !== undefined) {
      position.choose(seat, choice);
      return told(position, tell);
    }
    const ask = askOf(position, seat);
    position.choose(ask.seat, choice ?? filled(ask, option ?? 0, numbers));
    return told(position, tell);
  }

  async #botMoves({ table, seat, bot, nodes, milliseconds, seed = '1', act, tell }: RequestOf<'bot'>): Promise<Facts> {
    const position = this.#at(table);
    const ask = askOf(position, seat);
    await checkBot(position.loaded.game.id, bot);
    const limits = { nodes, milliseconds: milliseconds ?? Number.POSITIVE_INFINITY, seed };
    const move = await moveOf(position, ask, bot, limits);
    const acted = act && makeMove(position, ask.seat, ask, move);
    return { move, acted, ...told(position, tell) };
  }

  async #playOut({ table, games: count, bots, nodes, seed = '1' }: RequestOf<'play-out'>): Promise<Facts> {
    const position = this.#at(table);
    if (bots !== undefined && bots.length !== position.seats)
      throw new Refused({ why: 'a-bot-for-each-seat', seats: position.seats });
    for (const bot of bots ?? []) await checkBot(position.loaded.game.id, bot);
    const results: Facts[] = [];
    const returns = new Array<number>(position.seats).fill(0);
    let steps = 0;
    for (let i = 0; i < count; i++) {
      const played = await playOut(position, { bots, nodes, seed: `${seed}.${i}` });
      const result = withReturns(played.result);
      results.push(result);
      result.returns.forEach((each, at) => {
        returns[at] += each / count;
      });
      steps += played.steps;
    }
    return { results, returns, steps };
  }
}

function refusal(id: Facts, fault: unknown): Facts {
  if (!(fault instanceof Refused)) throw fault;
  const { reason, at, reasons } = fault;
  return { ...id, ok: false, reason, ...(at === undefined ? {} : { at }), ...(reasons ? { reasons } : {}) };
}

function read(given: unknown): Request {
  const { success, data, error } = request.safeParse(given);
  if (success) return data;
  const [issue] = error.issues;
  throw new Refused({ why: 'malformed', field: issue.path.join('.'), message: issue.message });
}

/** The question of a seat, or of the only one that has one. */
function askOf(position: Position, seat: number | undefined): Ask {
  const asks = position.asks();
  if (asks.length === 0) throw new Refused({ why: 'game-over' });
  if (seat === undefined && asks.length > 1) throw new Refused({ why: 'which-seat' });
  const ask = seat === undefined ? asks[0] : asks.find((each) => each.seat === seat);
  if (ask === undefined) throw new Refused({ why: 'not-asked' });
  return ask;
}

/** The option at a place, with the numbers said for its ranges; of a range nothing is said about, its first. */
function filled({ options }: Ask, place: number, numbers: Readonly<Record<string, number>>): unknown {
  const option = options[place];
  if (option === undefined) throw new Refused({ why: 'not-an-option' });
  return { ...withNumbers(option, ({ from }) => from), ...numbers };
}

function told(position: Position, tell: Tell): Facts {
  if (tell === 'nothing') return {};
  const asks = position.asks();
  const { result } = position;
  return {
    asks: tell === 'options' ? asks : asks.map((ask) => shortly(ask, tell)),
    result: result === null ? null : withReturns(result),
  };
}

const shortly = ({ seat, key, mode, options }: Ask, tell: Tell) =>
  tell === 'counts' ? { seat, key, mode, options: options.length } : { seat, key, mode };

const withReturns = (result: Result) => ({ ...result, returns: returnsOf(result) });
