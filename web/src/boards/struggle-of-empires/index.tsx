import { sectionOfAction } from '@cabinet-wars/struggle-of-empires';
import { scoreNow } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { Attack } from '@cabinet-wars/struggle-of-empires/view';
import { AuctionPanel } from './auction/AuctionPanel.tsx';
import { Board } from './Board.tsx';
import { aftermathOf } from './battle/aftermath.ts';
import { CallPanel } from './battle/call/CallPanel.tsx';
import { Context } from './Context.tsx';
import { ceremony, Rail } from './ceremony/index.tsx';
import { en } from './i18n/en/index.ts';
import { firstNotes } from './i18n/first-notes.ts';
import { glossary } from './i18n/glossary.ts';
import { boardTexts } from './i18n/index.ts';
import { it } from './i18n/it/index.ts';
import { marks } from './i18n/marks.ts';
import { LogLine } from './LogLine.tsx';
import { miniature } from './miniature.ts';
import { Row } from './panels/Row.tsx';
import { ScoreTab } from './panels/ScoreTab.tsx';
import { Emblem } from './parts/Emblem.tsx';
import { Means } from './powers/Means.tsx';
import { Strip } from './powers/Strip.tsx';
import { RulesFigure } from './RulesFigure.tsx';
import { asideOf } from './read/aside.ts';
import { breakdownOf } from './read/breakdown.ts';
import { luckOf } from './read/luck.ts';
import { type BoardModule, frameOf } from './read/seen.ts';
import { turnLeft } from './read/turn-of.ts';
import { missedMost, wishesOf } from './read/wishes.ts';
import { PlacePanel } from './region/PlacePanel.tsx';
import * as story from './story.ts';
import { TurnPanel } from './TurnPanel.tsx';
import { TilePanel } from './tiles/TilePanel.tsx';
import { TilesTab } from './tiles/TilesTab.tsx';

/** The face of Struggle of Empires, both editions. */
/** Questions so wide that advice on how to play is to the point. */
const ADVISED: readonly string[] = ['set-up.place', 'auction.bid', 'turn.act', 'take-tile.tile'];

export const board: BoardModule = {
  loadComponentsEditor: () => import('./components/CounterEditor.tsx'),
  Board,
  Strip,
  Context,
  Row,
  LogLine,
  Emblem,
  panels: {
    'auction.bid': AuctionPanel,
    'auction.proposeA': AuctionPanel,
    'auction.proposeB': AuctionPanel,
    'set-up.place': PlacePanel,
    'turn.act': TurnPanel,
    'call-allies.call': CallPanel,
    'take-tile.tile': TilePanel,
    'ally.alliance': TilePanel,
  },
  tabs: [
    { id: 'tiles', name: { en: en.tiles, it: it.tiles }, icon: 'tiles', Panel: TilesTab },
    { id: 'if-the-war-ended', name: { en: en.scoreNow, it: it.scoreNow }, icon: 'laurels', Panel: ScoreTab },
  ],
  ceremony,
  CeremonyRail: Rail,
  durations: story.durations,
  headline: (view, _texts, language) => story.headline(view, language),
  chapter: (event, _texts, language) => story.chapter(event, language),
  doer: story.doer,
  commits: story.commits,
  cue: ({ t }) => (t === 'combat-rolled' || t === 'sea-check' ? 'dice' : t === 'token-taken' ? 'coin' : null),
  turn: ({ view, seat, texts, telling }) => {
    const turn = turnLeft(view.open, seat);
    if (turn === null) return null;
    const { doing, ...left } = turn;
    return doing === null ? left : { ...left, doing: texts.choice({ t: 'action', action: doing }, telling) };
  },
  quickOptions: { quickStart: true },
  forgiving: ['set-up.place', 'set-up.redraw'],
  Means,
  onward: ['end-turn', 'stop', 'call-no-more', 'keep'],
  befallen: ({ view, seat, language }) => {
    const attack = frameOf<Attack>(view.open, 'attack');
    const isMine = attack !== null && seat !== null && attack.defender === view.open.plays[seat];
    return isMine ? boardTexts(language).youAreAttacked : null;
  },
  aside: ({ view, ask, language }) => (ask === null ? null : asideOf(ask, view.open, boardTexts(language))),
  wishes: ({ view, ask, texts, telling }) => {
    if (ask === null) return [];
    // Counters alike in every way are one wish.
    const named = new Map(wishesOf(ask, view.open).map((wish) => [texts.choice(wish, telling), wish]));
    const missed = missedMost(ask, view, [...named.values()]);
    return [...named].map(([name, wish]) => ({ wish, name, ...(missed.has(wish) ? { why: missed.get(wish)! } : {}) }));
  },
  scores: story.scores,
  countsApart: true,
  advisedAt: ['take-tile.tile'],
  announces: ({ t }) => t === 'action',
  forecast: (view) => scoreNow(view.open).map(({ total }) => total),
  breakdown: (events, seats, language) => breakdownOf(events, seats, boardTexts(language)),
  aftermath: (events, texts, telling, language) => aftermathOf(events, texts, telling, boardTexts(language)),
  luck: (events, seats, language) => luckOf(events, seats, boardTexts(language)),
  rulesFor: story.rulesFor,
  terms: story.terms,
  rulesNow: (key, options) => [
    ...options.flatMap((option) => (option.t === 'action' ? [sectionOfAction[option.action]] : [])),
    ...(ADVISED.includes(key) ? ['tips'] : []),
  ],
  glossary,
  marks,
  RulesFigure,
  firstNotes,
  miniature,
};
