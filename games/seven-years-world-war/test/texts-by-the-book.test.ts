import { languages } from '@cabinet-wars/kernel';
import { expect, it } from 'vitest';
import { DIPLOMACY, diplomacyColumn } from '../src/data/charts.ts';
import { COMBAT_TABLES, RESULTS } from '../src/data/combat.ts';
import { glossary, texts } from '../src/i18n/index.ts';

const passage = (language: (typeof languages)[number], id: string): string => {
  const section = texts[language].rules!.find((one) => one.id === id);
  return section!.body.flat().join(' ');
};

it('29.1: help on diplomacy says on which dice the others profit: a 1, and with +3 or more a 2 as well', () => {
  const profits = (die: number) => [0, 1, 2, 3, 4, 5].filter((n) => DIPLOMACY[die - 1][diplomacyColumn(n)][0] === 'R');
  expect([1, 2, 3].map(profits)).toEqual([[0, 1, 2, 3, 4, 5], [3, 4, 5], []]);
  expect(passage('en', 'attempt')).toContain('On a 1 the others profit, and with 3 or more on a 2 as well');
  expect(passage('it', 'attempt')).toContain(
    'Con 1 ci guadagnano gli altri, e con un differenziale di 3 o più anche con 2',
  );
});

it('16.22, ruling 53: AW is called by what it does, which is no retreat', () => {
  expect(glossary.en.results.AW.name).toBe('Attacker withdraws');
  expect(glossary.it.results.AW.name).toBe('L’attaccante desiste');
  expect(glossary.it.results.DW.name).toBe('Ritirata del difensore');
  expect(glossary.en.results.AW.hint).toMatch(/stay where they came from.*Forced March/);
  expect(glossary.it.results.AW.hint).toMatch(/resta da dove è venuto.*Marcia forzata/);
  for (const language of languages) {
    const names = RESULTS.map((id) => glossary[language].results[id].name);
    expect(new Set(names).size).toBe(RESULTS.length);
    expect(Object.keys(glossary[language].combatTables)).toEqual([...COMBAT_TABLES]);
  }
});

it('Italian has treasury points written out, and Kamčatka with its own letter', () => {
  const { squares, ratio: _ratio, turn: _turn, ...other } = glossary.it;
  expect(Object.values(squares)).toContain('Kamčatka');
  const said = JSON.stringify([squares, other, texts.it.rules]);
  expect(said).toContain('punti tesoro');
  expect(said).not.toMatch(/\bPTe\b|Kamchatka|Camciatca/);
});

it('23: the strength of units is nowhere called printed where it is ours', () => {
  for (const language of languages) {
    const said = JSON.stringify([glossary[language], texts[language].rules]);
    expect(said).not.toMatch(/printed strength|forza stampata/i);
    expect(passage(language, 'reconstructed')).toMatch(/\S/);
  }
});
