import type { RulesSection } from '@cabinet-wars/kernel';
import { MARKERS } from '../../data/markers.ts';
import type { Glossary } from '../tables.ts';

/** The sections of the rules, in the order a newcomer reads them; the markers follow as one more. */
export const SECTIONS = [
  'overview',
  'tips',
  'map',
  'units',
  'powers',
  'turn',
  'choose-powers',
  'deploy',
  'initiative',
  'taxation',
  'recruiting',
  'training',
  'disbanding',
  'draw-markers',
  'roll',
  'diplomacy',
  'attempt',
  'gains',
  'revert',
  'movement-phase',
  'move',
  'combat-phase',
  'attack',
  'losses',
  'retreat',
  'move.countermarch',
  'leaders',
  'recruiting-table',
  'provisioning',
  'deals',
  'victory',
  'legions',
  'rebellion',
  'pillage',
  'enlightenment',
  'reconstructed',
] as const;
export type PassageId = (typeof SECTIONS)[number];

export interface Passage {
  readonly title: string;
  readonly body: readonly (string | readonly string[])[];
}
export interface Passages extends Readonly<Record<PassageId, Passage>> {
  readonly markers: Passage;
}

/** The whole of the rules as hosts show them. */
export const rulesOf = (passages: Passages, { markers }: Glossary): readonly RulesSection[] => [
  ...SECTIONS.map((id) => ({ id, ...passages[id] })),
  {
    id: 'play-marker',
    title: passages.markers.title,
    body: [...passages.markers.body, MARKERS.map((id) => `${markers[id].name}: ${markers[id].hint}`)],
  },
];
