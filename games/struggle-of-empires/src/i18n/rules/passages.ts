import type { RulesSection } from '@cabinet-wars/kernel';
import { EDITIONS, type Edition } from '../../data/numbers.ts';
import { TILES, type TileId } from '../../data/tiles.ts';
import { type ByEdition, type Glossary, inEdition } from '../tables.ts';

/** The sections of the rules, in the order a newcomer reads them; the tiles follow under their own ids. */
export const SECTIONS = [
  'overview',
  'tips',
  'map',
  'set-up',
  'draft',
  'non-players',
  'war',
  'auction',
  'turn',
  'build',
  'deploy',
  'move',
  'voyage',
  'attack',
  'call-allies',
  'naval-combat',
  'land-combat',
  'combat',
  'losses',
  'colonize',
  'take-tile',
  'ally',
  'raid',
  'pass',
  'gold',
  'unrest',
  'population',
  'deals',
  'income',
  'scoring',
  'end-of-war',
  'end',
  'variants',
  'reconstructed',
] as const;
export type PassageId = (typeof SECTIONS)[number];
export type SectionId = PassageId | TileId;

export type Paragraph = string | readonly string[];
/** A paragraph of one edition, or one for each. */
type Split = { readonly original?: Paragraph; readonly deluxe?: Paragraph };
export type Written = Paragraph | Split;
export interface Passage {
  readonly title: ByEdition;
  readonly body: readonly Written[];
  readonly edition?: Edition;
}
export type Passages = Readonly<Record<PassageId, Passage>>;
/** What is to be said of a tile beyond what it does. */
export type TileNotes = Readonly<Partial<Record<TileId, readonly Written[]>>>;

const isWhole = (part: Written): part is Paragraph => typeof part === 'string' || Array.isArray(part);

/** The whole of the rules as hosts show them: what differs between the editions stands there once for each. */
export function rulesOf(
  passages: Passages,
  notes: TileNotes,
  glossary: Readonly<Record<Edition, Glossary>>,
): readonly RulesSection[] {
  const written = SECTIONS.flatMap((id) => inEditions(id, passages[id]));
  return [...written, ...TILES.flatMap((id) => tileSections(id, notes[id] ?? [], glossary))];
}

function inEditions(id: string, { title, body, edition }: Passage): RulesSection[] {
  if (edition !== undefined) return [sectionFor(id, title, body, edition)];
  if (typeof title === 'string' && body.every(isWhole)) return [{ id, title, body }];
  return EDITIONS.map((each) => sectionFor(id, title, body, each));
}

function sectionFor(id: string, title: ByEdition, body: readonly Written[], edition: Edition): RulesSection {
  const paragraphs = body.flatMap((part) => {
    if (isWhole(part)) return [part];
    const said = part[edition];
    return said === undefined ? [] : [said];
  });
  return { id, title: inEdition(title, edition), body: paragraphs, edition };
}

function tileSections(
  id: TileId,
  notes: readonly Written[],
  glossary: Readonly<Record<Edition, Glossary>>,
): RulesSection[] {
  const sections = EDITIONS.map((edition) => {
    const { name, hint } = glossary[edition].tiles[id];
    return sectionFor(id, name, [hint, ...notes], edition);
  });
  const [{ title, body }, ...others] = sections;
  const isOne = others.every((other) => other.title === title && JSON.stringify(other.body) === JSON.stringify(body));
  return isOne ? [{ id, title, body }] : sections;
}
