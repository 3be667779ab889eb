import { Board } from './Board.tsx';
import { Context } from './Context.tsx';
import { ceremony, Rail } from './ceremony/index.tsx';
import { CourtPanel } from './court/CourtPanel.tsx';
import { Bargains } from './deal/Bargains.tsx';
import { AttackList } from './fight/AttackList.tsx';
import { DeclaredPanel } from './fight/DeclaredPanel.tsx';
import { ShieldPanel } from './fight/ShieldPanel.tsx';
import { en } from './i18n/en/index.ts';
import { firstNotes } from './i18n/first-notes.ts';
import { glossary } from './i18n/glossary.ts';
import { namingOf } from './i18n/index.ts';
import { it } from './i18n/it/index.ts';
import { marks } from './i18n/marks.ts';
import { LogLine } from './LogLine.tsx';
import { MarchPanel } from './march/MarchPanel.tsx';
import { miniature } from './miniature.ts';
import { AskMeBefore } from './orders/AskMeBefore.tsx';
import { PassedNote } from './orders/PassedNote.tsx';
import { readKept, settingsOf } from './orders/sentences.ts';
import { ChartsTab } from './panels/ChartsTab.tsx';
import { DeployPanel } from './panels/DeployPanel.tsx';
import { MarkersTab } from './panels/MarkersTab.tsx';
import { CHOSEN_ON_MAP, PlacesPanel } from './panels/PlacesPanel.tsx';
import { Row } from './panels/Row.tsx';
import { StandingTab } from './panels/StandingTab.tsx';
import { Emblem } from './parts/Emblem.tsx';
import { asideOf } from './read/aside.ts';
import { breakdownOf } from './read/breakdown.ts';
import type { BoardModule } from './read/seen.ts';
import { wishesOf } from './read/wishes.ts';
import { Strip } from './Strip.tsx';
import { DisbandPanel } from './shop/DisbandPanel.tsx';
import { ShopPanel } from './shop/ShopPanel.tsx';
import { TrainPanel } from './shop/TrainPanel.tsx';
import * as story from './story.ts';
import { WinterPanel } from './winter/WinterPanel.tsx';

/** The face of Seven Years World War. */
export const board: BoardModule = {
  Board,
  Strip,
  Context,
  Row,
  LogLine,
  LogNote: PassedNote,
  Emblem,
  onward: ['done'],
  keys: (language) => namingOf(language).own.keys,
  loadComponentsEditor: () => import('./components/SquareEditor.tsx'),
  panels: {
    'deploy.place': DeployPanel,
    'movement-phase.act': MarchPanel,
    'move.march': MarchPanel,
    'diplomacy.hub': CourtPanel,
    'combat-phase.act': AttackList,
    'attack.shield': ShieldPanel,
    'attack.lead': DeclaredPanel,
    'attack.array': DeclaredPanel,
    'attack.table': DeclaredPanel,
    'recruiting.hub': ShopPanel,
    'training.hub': TrainPanel,
    'disbanding.hub': DisbandPanel,
    'provisioning.where': WinterPanel,
    ...Object.fromEntries(CHOSEN_ON_MAP.map((key) => [key, PlacesPanel])),
  },
  withoutNumbers: [
    'movement-phase.act',
    'move.march',
    'diplomacy.hub',
    'combat-phase.act',
    'attack.shield',
    'recruiting.hub',
    'training.hub',
    'disbanding.hub',
    'provisioning.where',
  ],
  tabs: [
    { id: 'markers', name: { en: en.myMarkers, it: it.myMarkers }, icon: 'tiles', Panel: MarkersTab },
    { id: 'if-it-ended', name: { en: en.scoreTab, it: it.scoreTab }, icon: 'laurels', Panel: StandingTab },
    { id: 'charts', name: { en: en.charts, it: it.charts }, icon: 'book', Panel: ChartsTab },
  ],
  ceremony,
  CeremonyRail: Rail,
  Offers: Bargains,
  Orders: AskMeBefore,
  keptOrders: (orders) => settingsOf(readKept(localStorage), orders),
  durations: story.durations,
  headline: (view, _texts, language) => story.headline(view, language),
  chapter: (event, _texts, language, telling) => story.chapter(event, language, telling),
  isToldWith: story.isToldWith,
  doer: story.doer,
  commits: story.commits,
  aside: ({ view, ask, language }) => (ask === null ? null : asideOf(ask, view.open, namingOf(language))),
  wishes: ({ view, ask, texts, telling }) => {
    // Wishes alike in words are one.
    const named = new Map((ask === null ? [] : wishesOf(ask, view)).map((wish) => [texts.choice(wish, telling), wish]));
    return [...named].map(([name, wish]) => ({ wish, name }));
  },
  scores: story.scores,
  breakdown: (events, _seats, language) => breakdownOf(events, language),
  scoreText: story.scoreText,
  scoreFigure: story.scoreFigure,
  rulesFor: story.rulesFor,
  terms: story.terms,
  glossary,
  marks,
  firstNotes,
  miniature,
};
