import { sectionOfPrompt } from '@cabinet-wars/imperial-struggle';
import { FRANCE_WINS_AT, isSideId, type SideId, WARS } from '@cabinet-wars/imperial-struggle/data';
import { isPromptKey } from '@cabinet-wars/imperial-struggle/view';
import type { Language } from '@cabinet-wars/kernel';
import type { Chapter, Commits, Duration } from '../kit/board.ts';
import type { TermNames } from '../kit/term-names.ts';
import { namingIn } from './i18n/index.ts';
import { type Event, frameOf, type GameView, type OpenView, type OwnAsk } from './read/seen.ts';

/** How long things take; what nobody could spoil is not waited for. */
export const durations: Readonly<Record<string, Duration>> = {
  'tile-taken': 420,
  'event-played': 1400,
  'ministry-revealed': 1400,
  'ability-used': 320,
  'advantage-used': 420,
  flag: 320,
  conflict: 320,
  'conflict-removed': 320,
  'fort-damaged': 320,
  'fort-repaired': 320,
  'squadron-built': 260,
  'squadron-sails': 420,
  'squadron-leaves': 320,
  'huguenots-placed': 320,
  'region-scored': 420,
  'prestige-scored': 320,
  'demand-scored': 320,
  vp: 160,
  'war-begins': 700,
  'war-tiles-shown': { milliseconds: 700, holds: true },
  strength: { milliseconds: 420, holds: true },
  'theatre-decided': { milliseconds: 900, holds: true },
  demanded: 420,
  conquered: 420,
  refused: 420,
  'cut-off': 260,
  'territory-scored': 260,
  'final-compared': 260,
  bought: 0,
  debt: 0,
  treaty: 0,
  'points-granted': 0,
  'action-begun': 0,
  'advantage-held': 0,
};

export function headline(view: GameView, language: Language): string {
  const open = view.open;
  const { own, game } = namingIn(language);
  if (open.final !== null) return own.gameOver;
  if (frameOf(open, 'war') !== null) return game.wars[WARS[open.war]];
  if (frameOf(open, 'final-scoring') !== null) return own.finalScoring;
  return open.round === 0 ? own.peace(open.turn) : own.peaceRound(open.turn, Math.ceil(open.round / 2));
}

export function chapter(event: Event, language: Language): Chapter | null {
  const { game, own } = namingIn(language);
  if (event.t === 'peace-turn') return { level: 1, title: game.peaceTurn(event.turn), sign: String(event.turn) };
  if (event.t === 'war-begins') return { level: 1, title: game.wars[event.war], sign: own.warSigns[event.war] };
  if (event.t === 'final-scoring') return { level: 1, title: own.finalScoring };
  if (event.t === 'round-begins') return { level: 2, title: game.round(event.round) };
  return null;
}

export const doer = (event: Event): SideId | null => {
  const side = event.t === 'game-over' ? event.winner : 'side' in event ? event.side : null;
  return isSideId(side) ? side : null;
};

/** What the other side learns of at once cannot be taken back either. */
export const commits: Commits = {
  twice: [
    'event',
    'reveal',
    'draw-event',
    'war-tile',
    'upgrade',
    'pass',
    'end-round',
    'refuse',
    'first',
    'conquer',
    'conquer-sea',
    'no-more',
  ],
};

/** By seat, the VP from each side's end of the track. */
export function scores(view: GameView): number[] {
  const open = view.open;
  return open.sideOf.map((side) => (side === 0 ? open.vp : FRANCE_WINS_AT - open.vp));
}

export const rulesFor = (key: string): string | null => (isPromptKey(key) ? sectionOfPrompt[key] : null);

/** What one has for a purchase besides the points of the action. */
export function aside(ask: OwnAsk, open: OpenView, language: Language): string | null {
  if (!ask.key.startsWith('action.')) return null;
  const side = open.sideOf[ask.seat];
  return namingIn(language).own.besides(Math.max(0, open.debtLimit[side] - open.debt[side]), open.treaty[side]);
}

/** There are no deals or orders; the only figure to be set is the bid for a side. */
export const terms: TermNames = {
  deal: (t) => t,
  term: (_key, language) => namingIn(language).own.bidAmount,
  value: (_key, value) => value,
};
