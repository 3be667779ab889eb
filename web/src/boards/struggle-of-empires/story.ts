import { inLanguage, type Language } from '@cabinet-wars/kernel';
import { glossary, sectionOfPrompt } from '@cabinet-wars/struggle-of-empires';
import { isPowerId, isRegionId, type PowerId, roundsFor } from '@cabinet-wars/struggle-of-empires/data';
import { isPromiseId, isPromptKey } from '@cabinet-wars/struggle-of-empires/view';
import type { Chapter, Commits, Duration } from '../kit/board.ts';
import type { TermNames } from '../kit/term-names.ts';
import { auctionNow } from './auction/auction-of.ts';
import { boardTexts } from './i18n/index.ts';
import type { Event, GameView } from './read/seen.ts';

/** How long things take; what nobody could spoil is not waited for. */
export const durations: Readonly<Record<string, Duration>> = {
  moved: 420,
  'sea-check': { milliseconds: 900, holds: true },
  'voyage-ended': 0,
  built: 260,
  destroyed: 260,
  'unit-placed': 260,
  'unit-lost': 420,
  'token-taken': 420,
  colonized: 420,
  'attack-declared': 620,
  'raid-sent': 620,
  'combat-begins': 700,
  'combat-rolled': { milliseconds: 1400, holds: true },
  'combat-ended': { milliseconds: 700, holds: true },
  'auction-won': 620,
  'region-scored': 320,
  'war-begins': 420,
  'counter-placed': 60,
  'counter-drawn': 60,
  'non-player-unit': 30,
  'non-player-marker': 30,
  'tile-given': 0,
  paid: 0,
  population: 0,
  'unrest-taken': 0,
  'tile-returned': 0,
  'turn-begins': 160,
  'play-order': 160,
};

export function headline(view: GameView, language: Language): string {
  const open = view.open;
  const texts = boardTexts(language);
  if (open.final !== null) return texts.gameOver;
  const auction = auctionNow(open, []);
  if (auction !== null) return texts.auctionOf(open.war, auction.number, auction.of);
  if (open.stack.some(({ proc }) => proc === 'set-up')) return texts.setUp;
  return open.round === 0 ? texts.war(open.war) : texts.roundOf(open.war, open.round, roundsFor(open.options.players));
}

export function chapter(event: Event, language: Language): Chapter | null {
  if (event.t === 'war-begins') return { level: 1, title: boardTexts(language).war(event.war) };
  if (event.t === 'round-begins') return { level: 2, title: boardTexts(language).round(event.round) };
  return null;
}

/** Whose doing an event is: nearly all name the power that acts. */
export const doer = (event: Event): PowerId | null => {
  const power = event.t === 'combat-begins' ? event.attacker : 'power' in event ? event.power : null;
  return isPowerId(power) ? power : null;
};

/** Losses are due in any case, and bids and units of the set-up are many. */
export const commits: Commits = {
  twice: ['attack.declare'],
  once: [
    'losses.choose',
    'auction.bid',
    'auction.proposeA',
    'auction.proposeB',
    'set-up.place',
    'set-up.redraw',
    'draft.pick',
    'end-turn',
  ],
};

export const scores = (view: GameView): number[] => view.open.plays.map((power) => view.open.vp[power]);

export const rulesFor = (key: string): string | null => (isPromptKey(key) ? sectionOfPrompt[key] : null);

/** Names in the forms of deals and orders. Editions differ in nothing that is named there. */
export const terms: TermNames = {
  deal: (t, language) => inLanguage(glossary, language).deluxe.deals[t as 'gold' | 'promise']?.name ?? t,
  term: (key, language) => inLanguage(glossary, language).deluxe.terms[key as 'gold'] ?? key,
  value: (_key, value, language) => {
    const names = inLanguage(glossary, language).deluxe;
    if (isPowerId(value)) return names.powers[value];
    if (isRegionId(value)) return names.places[value];
    if (isPromiseId(value)) return names.promises[value].name;
    return names.stances[value as 'always'] ?? value;
  },
  isAsked: (key, { promise }) =>
    (key !== 'power' && key !== 'region') || (typeof promise === 'string' && (SPEAKS_OF[promise] ?? []).includes(key)),
};

/** Whom and where belong to a promise, and not to each. */
const SPEAKS_OF: Readonly<Record<string, readonly string[] | undefined>> = {
  peace: ['region'],
  help: ['power', 'region'],
  'stay-out': ['power', 'region'],
  attack: ['power', 'region'],
  propose: ['power'],
  'not-bid': [],
};
