import { game } from '@cabinet-wars/imperial-struggle';
import type { SpaceId } from '@cabinet-wars/imperial-struggle/data';
import type { Choice, Event, GameView, State } from '@cabinet-wars/imperial-struggle/view';
import {
  type Chance,
  Context,
  chanceOf,
  choiceIn,
  type OwnAsk,
  type Question,
  randomChoice,
  Seeded,
  settle,
} from '@cabinet-wars/kernel';
import { board } from '../../src/boards/imperial-struggle/index.tsx';
import type { BoardProps } from '../../src/boards/imperial-struggle/read/seen.ts';
import { desk } from '../../src/boards/imperial-struggle/state/desk.ts';
import { TilePlate } from '../../src/boards/imperial-struggle/war/tiles/TilePlate.tsx';
import type { AskAhead } from '../../src/look-ahead/index.ts';
import { isForGood } from '../../src/shell/table-state/is-for-good.ts';
import { click, doing, mount, named } from '../page/dom.ts';
import { aheadOf } from './kit.ts';
import { propsAt } from './props.ts';

type Said = Parameters<BoardProps['pick']>[0];
const isGesture = (said: Said): said is readonly Choice[] => Array.isArray(said);

/** Somebody at the panels of the board, who counts what they press and what the rules hear of it. */
export class Sitter {
  presses = 0;
  gestures = 0;
  readonly said: Choice[] = [];
  readonly #g: State;
  readonly #chance: Chance;
  readonly #x: Context<Event>;
  ask: OwnAsk<Choice>;

  constructor(seed: number) {
    const settled = settle<Parameters<typeof game.setup>[0]>(game.options, {});
    if (!settled.ok) throw new Error('the options are good');
    this.#chance = chanceOf(new Seeded(seed));
    this.#x = new Context<Event>(this.#chance);
    this.#g = game.setup(settled.options, this.#chance);
    this.ask = askIn(game.flow.run(this.#g, this.#x), 1);
  }

  get view(): GameView {
    return game.view(this.#g, this.ask.seat);
  }

  #choose(choice: Choice): void {
    const { seat, askId } = this.ask;
    this.ask = askIn(game.flow.choose(this.#g, seat, choice, this.#x), askId + 1);
  }

  /** Plays at random until something is so. */
  until(isSo: (sitter: Sitter) => boolean): this {
    while (!isSo(this)) this.#choose(randomChoice<Choice>(this.ask.options, this.#chance));
    return this;
  }

  /** Lays a space open, as a press on the map does. */
  async layOpen(space: SpaceId): Promise<void> {
    this.presses++;
    await doing(() => desk.set({ picked: { askId: this.ask.askId, what: space, way: 0 }, warned: null }));
  }

  /** Chooses; what is for good wants a press more, as the shell asks for it. */
  async choose(said: Said): Promise<void> {
    const { view, ask } = this;
    const choices = isGesture(said) ? said : [choiceIn<Choice>(said)!];
    const ahead: AskAhead<Choice> = async (request) => aheadOf({ view, seat: ask.seat }, request);
    if (!isGesture(said) && (await isForGood(board, ask.key, choices[0], ahead))) this.presses++;
    this.gestures++;
    this.said.push(...choices);
    for (const choice of choices) this.#choose(choice);
  }

  /** Presses a button of the panel, the plate or the foot: the first of those, or the one that says so. */
  async press(selector: string, name: string | RegExp = /(?:)/): Promise<void> {
    const { view, ask } = this;
    let chosen = Promise.resolve();
    const pick = (said: Said) => {
      chosen = this.choose(said);
    };
    const props = propsAt({ g: this.#g, view, seat: ask.seat, ask, events: [] }, { pick });
    const Panel = board.panels?.[ask.key];
    const { Foot } = board;
    const { leave } = await mount(
      <>
        {Panel !== undefined && <Panel {...props} />}
        <TilePlate {...props} />
        {Foot !== undefined && <Foot {...props} />}
      </>,
    );
    const [button] = named<HTMLButtonElement>(selector, name);
    if (button === undefined) throw new Error(`there is no ${selector} ${name} at ${ask.key}`);
    this.presses++;
    await click(button);
    await chosen;
    await leave();
  }
}

function askIn(question: Question<Choice> | null, askId: number): OwnAsk<Choice> {
  if (question === null) throw new Error('it never came to that');
  const { key, mode, hides, pass, waiting } = question;
  const { seat, options, soFar } = waiting[0];
  return { askId, seat, key, mode, options, soFar, pass, hides };
}
