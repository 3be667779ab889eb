import { Board } from './Board.tsx';
import { CardsTab } from './cards/CardsTab.tsx';
import { PickCards } from './cards/PickCards.tsx';
import { ceremony, Rail } from './ceremony/index.tsx';
import { Dock } from './dock/Dock.tsx';
import { Track } from './dock/Track.tsx';
import { en } from './i18n/en/index.ts';
import { firstNotes } from './i18n/first-notes.ts';
import { glossary } from './i18n/glossary.ts';
import { namingIn } from './i18n/index.ts';
import { it } from './i18n/it/index.ts';
import { marks } from './i18n/marks.ts';
import { LogLine } from './LogLine.tsx';
import { miniature } from './miniature.ts';
import { Row } from './panels/Row.tsx';
import { ScoreTab } from './panels/ScoreTab.tsx';
import { Emblem } from './parts/Emblem.tsx';
import type { BoardModule } from './read/seen.ts';
import { wishesOf } from './read/wish-list.ts';
import { Foot } from './round/Foot.tsx';
import { RoundPanel } from './round/RoundPanel.tsx';
import { TilePanel } from './round/TilePanel.tsx';
import * as story from './story.ts';
import { WITHOUT_NUMBERS } from './use-board-keyboard.ts';
import { sumsUp } from './use-digest.ts';
import { ConquestPanel } from './war/conquest/ConquestPanel.tsx';
import { TileRail } from './war/tiles/TileRail.tsx';
import { WarContext } from './war/WarContext.tsx';
import { WarTab } from './war/WarTab.tsx';

const tab = (id: keyof typeof en.tabs) => ({ en: en.tabs[id], it: it.tabs[id] });

/** The face of Imperial Struggle. */
export const board: BoardModule = {
  Board,
  Strip: Dock,
  BarTrack: Track,
  withoutNumbers: WITHOUT_NUMBERS,
  keys: (language) => namingIn(language).own.keys,
  sumsUp,
  Row,
  panels: {
    'deal.discard': PickCards,
    'ability.discard': PickCards,
    'ministries.choose': PickCards,
    'conquest.take': ConquestPanel,
    'place-tile.theatre': TileRail,
    'place-tile.move': TileRail,
    'upgrade.theatre': TileRail,
    'upgrade.keep': TileRail,
    'action-round.tile': TilePanel,
    'action-round.act': RoundPanel,
    'action.spend': RoundPanel,
    'action.discounted': RoundPanel,
  },
  Foot,
  Context: WarContext,
  ceremony,
  CeremonyRail: Rail,
  LogLine,
  Emblem,
  tabs: [
    { id: 'cards', name: tab('cards'), icon: 'scroll', Panel: CardsTab },
    { id: 'war', name: tab('war'), icon: 'swords', Panel: WarTab },
    { id: 'score-now', name: tab('score'), icon: 'laurels', Panel: ScoreTab },
  ],
  durations: story.durations,
  headline: (view, _texts, language) => story.headline(view, language),
  chapter: (event, _texts, language) => story.chapter(event, language),
  doer: story.doer,
  commits: story.commits,
  aside: ({ ask, view, language }) => (ask === null ? null : story.aside(ask, view.open, language)),
  wishes: ({ view, ask, texts, telling }) =>
    (ask === null ? [] : wishesOf(ask, view)).map((wish) => ({ wish, name: texts.choice(wish, telling) })),
  scores: story.scores,
  rulesFor: story.rulesFor,
  terms: story.terms,
  glossary,
  marks,
  firstNotes,
  miniature,
};
