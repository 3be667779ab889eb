import type { RulesSection } from '@cabinet-wars/kernel';
import { ADVANTAGES, type AdvantageId } from '../../data/advantages.ts';
import { EVENT_BONUS, EVENT_ERA, EVENT_TYPE, EVENTS, type EventId } from '../../data/events.ts';
import { HAS_KEYWORD, KEYWORDS, MINISTRIES, type MinistryId } from '../../data/ministries.ts';
import { POINTS } from '../../data/points.ts';
import { ERAS } from '../../data/turns.ts';
import type { Half } from '../cards.ts';
import type { Glossary } from '../tables.ts';

/** The sections of the rules, in the order a newcomer reads them; the cards and tiles follow under their own ids. */
export const SECTIONS = [
  'overview',
  'victory',
  'tips',
  'map',
  'turn',
  'deal',
  'ministries',
  'initiative',
  'action-round',
  'action',
  'prices',
  'connection',
  'conflicts',
  'forts',
  'squadrons',
  'debt',
  'place-tile',
  'upgrade',
  'use-advantage',
  'effects',
  'ability',
  'scoring',
  'war',
  'theatre',
  'tile-effects',
  'conquest',
  'squadron-losses',
  'usa',
  'jacobites',
  'final-scoring',
  'optional',
  'bid',
  'allot',
  'sources',
] as const;
export type PassageId = (typeof SECTIONS)[number];
export type SectionId = PassageId | EventId | MinistryId | AdvantageId;

export interface Passage {
  readonly title: string;
  readonly body: RulesSection['body'];
}
export type Passages = Readonly<Record<PassageId, Passage>>;

/** How a language introduces what cards say. */
export interface CardPhrases {
  readonly bonus: string;
  readonly advantage: string;
  kind(era: string, points: string | null): string;
  condition(bonus: (typeof EVENT_BONUS)[number], glossary: Glossary): string | null;
  keywords(names: readonly string[]): string;
}

/** The whole of the rules as hosts show them. */
export const rulesOf = (passages: Passages, glossary: Glossary, phrases: CardPhrases): readonly RulesSection[] => [
  ...SECTIONS.map((id) => ({ id, ...passages[id] })),
  ...EVENTS.map((id, event) => eventSection(id, event, glossary, phrases)),
  ...MINISTRIES.map((id, ministry) => ministrySection(id, ministry, glossary, phrases)),
  ...ADVANTAGES.map((id) => ({
    id,
    title: glossary.advantages[id].name,
    body: [phrases.advantage, glossary.advantages[id].hint],
  })),
];

function eventSection(id: EventId, event: number, glossary: Glossary, phrases: CardPhrases): RulesSection {
  const text = glossary.events[id];
  const points = EVENT_TYPE[event] < 0 ? null : glossary.points[POINTS[EVENT_TYPE[event]]].name;
  const condition = phrases.condition(EVENT_BONUS[event], glossary);
  const half = ({ effect, bonus }: Half, who: string): string => {
    const whole = bonus === undefined ? effect : `${effect} ${phrases.bonus}: ${bonus}`;
    return who === '' ? whole : `${who}: ${whole}`;
  };
  const halves =
    'both' in text
      ? [half(text.both, '')]
      : [half(text.france, glossary.sides.france), half(text.britain, glossary.sides.britain)];
  const head = phrases.kind(glossary.eras[ERAS[EVENT_ERA[event]]], points);
  return { id, title: text.name, body: [head, ...halves, ...(condition === null ? [] : [condition])] };
}

function ministrySection(id: MinistryId, ministry: number, glossary: Glossary, phrases: CardPhrases): RulesSection {
  const { name, abilities } = glossary.ministries[id];
  const held = KEYWORDS.filter((_, keyword) => HAS_KEYWORD[ministry][keyword]).map((word) => glossary.keywords[word]);
  return { id, title: name, body: held.length === 0 ? [abilities] : [phrases.keywords(held), abilities] };
}
