import type { AnyGame, ChoiceOf, EventOf, OwnAsk, ViewOf } from '@cabinet-wars/kernel';
import type { BoardProps } from '../src/boards/kit/board.ts';
import type { SeatFacts } from '../src/client/table-client.ts';

interface Moment<M extends AnyGame> {
  readonly view: ViewOf<M>;
  readonly seat: number;
  readonly ask: OwnAsk<ChoiceOf<M>>;
  readonly events: readonly EventOf<M>[];
}

/** The first seat is the viewer's, the second a bot's, the others are people's. */
export const seatsPlaying = (...plays: readonly string[]): SeatFacts[] =>
  plays.map((each, i) => ({
    plays: each,
    sitter: (['me', 'bot'] as const)[i] ?? 'person',
    name: `player ${i}`,
    bot: i === 1 ? 'castlereagh' : null,
  }));

/** What a board is given at a moment of a game, nothing pointed at; `more` says what a test is about. */
export function boardProps<M extends AnyGame>(
  texts: BoardProps<M>['texts'],
  seats: readonly SeatFacts[],
  { view, seat, ask, events }: Moment<M>,
  more: Partial<BoardProps<M>> = {},
): BoardProps<M> {
  const nothing = () => undefined;
  const facts = { id: '1', name: 'A table', game: 'g', options: {}, seats, created: 0, seedHash: null } as const;
  return {
    facts: { ...facts, origin: 'game' },
    view,
    seat,
    seats,
    texts,
    language: 'en',
    telling: { name: (each) => texts.plays(seats[each].plays) ?? '', view },
    ask,
    highlighted: null,
    picked: null,
    pick: nothing,
    lookAhead: async () => null,
    hover: nothing,
    explain: nothing,
    animating: null,
    recent: [],
    told: events.map((event, id) => ({ id, event })),
    reducedMotion: false,
    past: false,
    ceremony: null,
    suggested: [],
    ...more,
  };
}
