import { expect, it } from 'vitest';
import { ALLIANCES } from '../src/data/alliances.ts';
import { EDITIONS } from '../src/data/numbers.ts';
import { TILES } from '../src/data/tiles.ts';
import { glossary, texts } from '../src/i18n/index.ts';

it('2004, tavola delle tessere: the Italian box has English tiles, so their names stand beside ours', () => {
  for (const edition of EDITIONS) {
    const { tiles } = glossary.it[edition];
    for (const id of TILES) expect(tiles[id].name).toMatch(named(glossary.en[edition].tiles[id].name));
  }
  expect(glossary.it.original.tiles['war-office'].name).toBe('Ministero della guerra (War Office)');
  expect(texts.it.choice({ t: 'tile', tile: 'war-office' }, { name: String })).toContain('(War Office)');
});
const named = (printed: string) => new RegExp(`(^|\\()${printed}(\\)|$)`);

it('countries and peoples of local alliances have their Italian name alone', () => {
  const { alliances } = glossary.it.deluxe;
  expect(alliances.naples.name).toBe('Napoli');
  for (const id of ALLIANCES) expect(alliances[id].name).not.toContain('(');
});

it('2004, Importante e Fermento: unrest is counted in «punti fermento», and places have the book’s names', () => {
  const { places, powers, unrest, cost } = glossary.it.original;
  expect([places['east-indies'], powers['united-provinces'], unrest]).toEqual([
    'Indie dell’Est',
    'Paesi Bassi',
    'punti fermento',
  ]);
  expect(cost({ gold: 0, population: 0, unrest: 2 })).toBe('2 punti fermento');
  const said = texts.it.event(
    { t: 'unrest-returned', seat: 1, power: 'france', points: 1, hidden: false },
    { name: String },
  );
  expect(said).toBe('La Francia restituisce 1 punto fermento.');
});
