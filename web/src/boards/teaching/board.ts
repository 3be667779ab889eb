import { inLanguage, type Language, type View } from '@cabinet-wars/kernel';
import type { BoardModule, InLanguages, TermNames, Wish } from '../board.ts';

/** What this file reads of the game's view: all of it public. */
interface Open {
  readonly round: number;
  readonly owner: Readonly<Record<string, number | null>>;
}
const openOf = (view: View): Open => view.open as unknown as Open;

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
function wishes({ view, ask, language }: Parameters<NonNullable<BoardModule['wishes']>>[0]): Wish[] {
  if (ask?.key !== 'turn.act') return [];
  const offered = (t: string, field: string, id: string) =>
    ask.options.some((option) => option.t === t && (option as Record<string, unknown>)[field] === id);
  const wish = (t: string, field: string, id: string): Wish[] =>
    offered(t, field, id) ? [] : [{ wish: { t, [field]: id }, name: `${named(t, language)}: ${named(id, language)}` }];
  const provinces = Object.keys(openOf(view).owner);
  return provinces.flatMap((id) => [...wish('attack', 'to', id), ...wish('recruit', 'province', id)]);
}

/** Border Forts has no map of its own: what the shell needs to play it as a list of choices. */
export const board: BoardModule = {
  terms,
  wishes,
  durations: { threw: { milliseconds: 700, holds: true }, attacked: 420, conquered: 260 },
  headline: (view) => `Round ${openOf(view).round}`,
  chapter: (event) => (event.t === 'round-began' ? { level: 1, title: `Round ${event.round}` } : null),
  doer: (event) => (typeof event.seat === 'number' ? event.seat : null),
  isForGood: (ask, choice) => ask.key === 'battle.parley' && choice.t === 'storm',
};
