import { agrees, inLanguage, type Language } from '@cabinet-wars/kernel';
import { type game, provinces } from '@cabinet-wars/kernel/teaching';
import type { Asked, BoardModule, InLanguages, Wish } from '../../src/boards/kit/board.ts';
import type { TermNames } from '../../src/boards/kit/term-names.ts';

type Teaching = typeof game;

const names: Readonly<Record<string, InLanguages>> = {
  hill: { en: 'Hill', it: 'Colle' },
  ford: { en: 'Ford', it: 'Guado' },
  tower: { en: 'Tower', it: 'Torre' },
  marsh: { en: 'Marsh', it: 'Palude' },
  pass: { en: 'Pass', it: 'Valico' },
  mill: { en: 'Mill', it: 'Mulino' },
  gift: { en: 'Give gold', it: 'Dono d’oro' },
  cede: { en: 'Cede a province', it: 'Cessione di una provincia' },
  loan: { en: 'Take a loan', it: 'Prestito' },
  gold: { en: 'Gold', it: 'Oro' },
  province: { en: 'Province', it: 'Provincia' },
  when: { en: 'Ask me', it: 'Chiedimi' },
  seat: { en: 'Whom', it: 'Chi' },
  round: { en: 'Round', it: 'Round' },
  always: { en: 'always', it: 'sempre' },
  mine: { en: 'when it concerns me', it: 'se mi riguarda' },
  never: { en: 'never', it: 'mai' },
  attack: { en: 'attack', it: 'attacca' },
  recruit: { en: 'recruit in', it: 'recluta' },
};
const named = (id: string, language: Language): string => (id in names ? inLanguage(names[id], language) : id);

const terms: TermNames = {
  deal: named,
  term: named,
  value: (_key, value, language) => named(value, language),
};

/** Attacks and recruits that are not offered, so that a learner may ask why. */
function wishes({ ask, language }: Asked<Teaching>): Wish<Teaching>[] {
  if (ask?.key !== 'turn.act') return [];
  return provinces
    .flatMap((id): Wish<Teaching>[] => [
      { wish: { t: 'attack', to: id }, name: `${named('attack', language)}: ${named(id, language)}` },
      { wish: { t: 'recruit', province: id }, name: `${named('recruit', language)}: ${named(id, language)}` },
    ])
    .filter(({ wish }) => !ask.options.some((option) => agrees(option, wish)));
}

/** Only a storm is worth a second click in so small a game. */
const COMMITTED_ONCE: readonly string[] = [
  'auction.bid',
  'turn.stash',
  'turn.act',
  'battle.help',
  'battle.parley',
  'battle.commit',
  'battle.luck',
  'marker.veto',
];

/** Border Forts has no map of its own: what the shell needs to play it as a list of choices. */
export const board: BoardModule<Teaching> = {
  terms,
  wishes,
  durations: { threw: { milliseconds: 700, holds: true }, attacked: 420, conquered: 260 },
  headline: (view) => `Round ${view.open.round}`,
  chapter: (event) => (event.t === 'round-began' ? { level: 1, title: `Round ${event.round}` } : null),
  doer: (event) => ('seat' in event ? event.seat : null),
  commits: { twice: ['storm'], once: COMMITTED_ONCE },
};
