import { inLanguage } from '@cabinet-wars/kernel';
import { game, texts } from '@cabinet-wars/struggle-of-empires';
import { POWERS } from '@cabinet-wars/struggle-of-empires/data';
import type { CeremonyNow } from '../../src/boards/kit/ceremony/ceremony.ts';
import type { BoardProps, Event, GameView } from '../../src/boards/struggle-of-empires/read/seen.ts';
import type { SeatFacts } from '../../src/client/table-client.ts';
import { tellingOf } from '../../src/shell/parts/seat-names.ts';
import { told } from './kit.ts';

/** Ann sits in the viewer's seat, a bot in the last, other people between them. */
export const seatsOf = ({ open }: GameView): SeatFacts[] =>
  open.plays.map((power, seat) => ({
    plays: POWERS[power],
    sitter: seat === open.plays.length - 1 ? 'bot' : seat === 0 ? 'me' : 'person',
    name: `Player ${seat + 1}`,
    bot: seat === open.plays.length - 1 ? 'random' : null,
  }));

interface Seen {
  readonly view: GameView;
  readonly seat: number | null;
  readonly events: readonly Event[];
}

/** What the shell hands to the board of a moment; nothing moves and nothing lies ahead unless a test says so. */
export function boardProps({ view, seat, events }: Seen, more: Partial<BoardProps> = {}): BoardProps {
  const seats = seatsOf(view);
  const language = more.language ?? 'en';
  return {
    facts: {
      id: 'a-table',
      name: 'Thursday',
      game: game.id,
      options: { ...view.open.options },
      seats,
      created: 0,
      seedHash: null,
      origin: 'game',
    },
    view,
    seat,
    seats,
    texts: inLanguage(texts, language),
    language,
    telling: tellingOf(seats, inLanguage(texts, language), view),
    ask: null,
    highlighted: null,
    picked: null,
    pick: () => undefined,
    lookAhead: async () => null,
    hover: () => undefined,
    explain: () => undefined,
    animating: null,
    recent: [],
    told: told(events),
    reducedMotion: true,
    past: false,
    ceremony: null,
    suggested: [],
    ...more,
  };
}

/** A ceremony at one of its steps, with what was pressed. */
export function ceremonyAt(of: CeremonyNow['of'], at: number) {
  const pressed: string[] = [];
  const now: CeremonyNow = {
    of,
    at,
    isLast: at === of.steps.length - 1,
    isStepwise: true,
    next: () => pressed.push('next'),
    toEnd: () => pressed.push('toEnd'),
    again: () => pressed.push('again'),
  };
  return { now, pressed };
}
