import { inLanguage } from '@cabinet-wars/kernel';
import { texts } from '@cabinet-wars/struggle-of-empires';
import { expect, it } from 'vitest';
import { aftermathOf } from '../../src/boards/struggle-of-empires/battle/aftermath.ts';
import { boardTexts } from '../../src/boards/struggle-of-empires/i18n/index.ts';
import type { Event } from '../../src/boards/struggle-of-empires/read/seen.ts';

const strength = (total: number) => ({
  units: total,
  forts: 0,
  helpers: 0,
  training: 0,
  alliances: 0,
  support: 0,
  fixed: 0,
  total,
});
const begins: Event = {
  t: 'combat-begins',
  combat: 'land',
  region: 'baltic',
  attacker: 'france',
  against: 'prussia',
  attack: strength(3),
  defence: strength(1),
};
const rolled = (attackTotal: number, defenceTotal: number, combat: 'land' | 'naval' = 'land'): Event => ({
  t: 'combat-rolled',
  combat,
  attackDice: [],
  defenceDice: [],
  attackTotal,
  defenceTotal,
});
const taken: Event = {
  t: 'token-taken',
  power: 'france',
  from: 'prussia',
  region: 'baltic',
  counter: null,
  placed: true,
};
const telling = { name: (seat: number) => `seat ${seat}` };
const told = (language: 'en' | 'it', events: readonly Event[]) =>
  aftermathOf(events, inLanguage(texts, language), telling, boardTexts(language));

it.each([
  ['en', 'attacker', 9, 6, /^An attack at \d+ %, won 9 to 6\. France took a marker from Prussia/],
  ['it', 'attacker', 9, 6, /^Battaglia al \d+ %, vinta 9 a 6\. \S/],
  ['en', 'defender', 4, 5, /^An attack at \d+ %, lost 4 to 5\.$/],
  ['it', 'tie', 5, 5, /^Battaglia al \d+ %, pari 5 a 5\.$/],
] as const)(
  'in %s an attack that ends with the %s is told with its chance and totals',
  (language, outcome, attack, defence, said) => {
    const ended: Event = { t: 'combat-ended', combat: 'land', outcome };
    const after = outcome === 'attacker' ? [taken] : [];
    expect(told(language, [begins, rolled(attack, defence), ended, ...after])).toMatch(said);
  },
);

it('a battle at sea that decided it is called so', () => {
  const events: Event[] = [
    { ...begins, combat: 'naval' },
    rolled(2, 8, 'naval'),
    { t: 'combat-ended', combat: 'naval', outcome: 'defender' },
  ];
  expect(told('en', events)).toMatch(/^Fought at sea at \d+ %, lost 2 to 8\.$/);
});

it('where nothing was fought the log has the word', () => {
  expect(told('en', [{ t: 'passed', power: 'france' }])).toBeNull();
});
