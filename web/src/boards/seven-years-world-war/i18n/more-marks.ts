import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import { POWERS } from '@cabinet-wars/seven-years-world-war/data';
import type { Term } from '../../kit/terms/term.ts';
import { namingOf } from './index.ts';

const en: readonly Term[] = [
  {
    id: 'shield',
    names: ['Shield of a coalition'],
    meaning: 'It has the coalition’s number; its box in the strip names the powers.',
  },
  { id: 'in-six', names: ['Chance'], meaning: 'How many of the six faces of the die bring what you want.' },
  {
    id: 'square-value',
    names: ['Value of the square'],
    meaning: 'It counts for your points and your taxes while you occupy the square.',
  },
  { id: 'way-cost', names: ['Movement'], meaning: 'Movement points the force spends to enter this square.' },
  {
    id: 'command',
    names: ['Command'],
    meaning: 'What this leader adds to the strength of the side he leads in a battle.',
  },
  {
    id: 'of-all',
    names: ['How many go'],
    meaning: 'How many you have put down for it, of how many there are. Minus and plus change it.',
  },
  {
    id: 'lessons',
    names: ['Who trains whom'],
    meaning: 'A row for each leader: where he trains, what a recruit costs to train, and how many he takes on.',
  },
  { id: 'how-many', names: ['How many'], meaning: 'So many of the same kind are here.' },
  {
    id: 'stack-strength',
    names: ['Strength'],
    meaning: 'Attack, a line, defence: what all units there are worth together. One number where both are the same.',
  },
  {
    id: 'die-faces',
    names: ['The six throws'],
    meaning: 'What each face of the die would bring, in the column that counts here.',
  },
  {
    id: 'combat-chart',
    names: ['Combat table'],
    meaning:
      'Find the odds at the top and the throw of the die at the left: the letters where they meet are the result.',
  },
  {
    id: 'court-chart',
    names: ['Diplomacy table'],
    meaning:
      'At the top, by how much your markers beat those laid against you; at the left the throw of the die. The letters where they meet are the result.',
  },
  {
    id: 'unit-chart',
    names: ['Units and prices'],
    meaning:
      'What a unit costs to recruit, to feed through a winter and to train, its strength (recruit, then veteran) and how far it moves.',
  },
  {
    id: 'opposed',
    names: ['Markers against you'],
    meaning:
      'Suppose the other side lays so many points of markers against you: the chances below are reckoned with it.',
  },
  {
    id: 'laid-markers',
    names: ['Markers you lay'],
    meaning: 'The values of the diplomacy markers you would lay together.',
  },
  {
    id: 'court-chance',
    names: ['Chance to win the power'],
    meaning: 'How many of the six faces bring the power over to you, for these markers.',
  },
  {
    id: 'ratio-scale',
    names: ['Scale of victory'],
    meaning:
      'From nothing at the left to beyond a global victory at the right. The ticks are where levels begin: 0.81 equilibrium, 1.20 marginal, 1.50 continental, 2.00 global. A line shows the way it went this year.',
  },
  {
    id: 'winter-paid',
    names: ['Winter'],
    meaning: 'Treasury points paid so that units the land could not feed live on.',
  },
  { id: 'units-lost', names: ['Losses'], meaning: 'Units lost in this year’s fighting.' },
  { id: 'pillaged', names: ['Plunder'], meaning: 'Treasury points that came from laying the square waste.' },
  { id: 'lit-square', names: ['Enlightenment'], meaning: 'A square that is enlightened counts a point for you.' },
  { id: 'final-place', names: ['Place'], meaning: 'By level of victory first, then by ratio.' },
];

const it: readonly Term[] = [
  {
    id: 'shield',
    names: ['Scudo di una coalizione'],
    meaning: 'Porta il numero della coalizione; il suo riquadro nella striscia ne elenca le potenze.',
  },
  { id: 'in-six', names: ['Probabilità'], meaning: 'Quante delle sei facce del dado portano ciò che vuoi.' },
  {
    id: 'square-value',
    names: ['Valore della casella'],
    meaning: 'Conta per i tuoi punti e per le tue tasse finché occupi la casella.',
  },
  {
    id: 'way-cost',
    names: ['Movimento'],
    meaning: 'Punti movimento che la forza spende per entrare in questa casella.',
  },
  {
    id: 'command',
    names: ['Comando'],
    meaning: 'Quanto questo comandante aggiunge alla forza di chi guida in battaglia.',
  },
  {
    id: 'of-all',
    names: ['Quanti vanno'],
    meaning: 'Quanti ne hai segnati, su quanti ce ne sono. Meno e più cambiano il numero.',
  },
  {
    id: 'lessons',
    names: ['Chi addestra chi'],
    meaning: 'Una riga per comandante: dove addestra, quanto costa una recluta e quante ne prende.',
  },
  { id: 'how-many', names: ['Quanti'], meaning: 'Quanti dello stesso tipo sono qui.' },
  {
    id: 'stack-strength',
    names: ['Forza'],
    meaning: 'Attacco, una barra, difesa: quanto valgono insieme le unità lì. Un solo numero se sono uguali.',
  },
  {
    id: 'die-faces',
    names: ['I sei tiri'],
    meaning: 'Che cosa porterebbe ogni faccia del dado, nella colonna che vale qui.',
  },
  {
    id: 'combat-chart',
    names: ['Tabella di combattimento'],
    meaning:
      'Cerca in alto il rapporto di forze e a sinistra il tiro di dado: le lettere all’incrocio sono il risultato.',
  },
  {
    id: 'court-chart',
    names: ['Tabella della diplomazia'],
    meaning:
      'In alto, di quanto i tuoi segnalini superano quelli contrari; a sinistra il tiro di dado. Le lettere all’incrocio sono il risultato.',
  },
  {
    id: 'unit-chart',
    names: ['Unità e prezzi'],
    meaning:
      'Quanto costa un’unità da reclutare, da nutrire d’inverno e da addestrare, la sua forza (recluta, poi veterana) e quanto si muove.',
  },
  {
    id: 'opposed',
    names: ['Segnalini contrari'],
    meaning:
      'Supponi che gli altri posino tanti punti di segnalini contro di te: le probabilità sotto ne tengono conto.',
  },
  {
    id: 'laid-markers',
    names: ['Segnalini che posi'],
    meaning: 'I valori dei segnalini diplomazia che poseresti insieme.',
  },
  {
    id: 'court-chance',
    names: ['Probabilità di ottenere la potenza'],
    meaning: 'Quante delle sei facce portano la potenza dalla tua parte, con questi segnalini.',
  },
  {
    id: 'ratio-scale',
    names: ['Scala della vittoria'],
    meaning:
      'Da nulla, a sinistra, a oltre una vittoria globale, a destra. Le tacche sono dove cominciano i livelli: 0,81 equilibrio, 1,20 marginale, 1,50 continentale, 2,00 globale. Una linea mostra la strada fatta quest’anno.',
  },
  {
    id: 'winter-paid',
    names: ['Inverno'],
    meaning: 'Punti tesoro pagati perché sopravvivano le unità che la terra non nutriva.',
  },
  { id: 'units-lost', names: ['Perdite'], meaning: 'Unità perse nei combattimenti di quest’anno.' },
  { id: 'pillaged', names: ['Bottino'], meaning: 'Punti tesoro venuti dalla devastazione della casella.' },
  { id: 'lit-square', names: ['Illuminismo'], meaning: 'Una casella illuminata conta un punto per te.' },
  { id: 'final-place', names: ['Posto'], meaning: 'Prima per livello di vittoria, poi per rapporto.' },
];

const tables: Translations<readonly Term[]> = { en, it };
const sign: Translations<string> = {
  en: 'Its colour and sign are on everything that belongs to it.',
  it: 'Il suo colore e il suo segno sono su tutto ciò che le appartiene.',
};

/** Of the tables, the court and the year, and the sign of every power by its name. */
export const moreMarks = (language: Language): readonly Term[] => [
  ...inLanguage(tables, language),
  ...POWERS.map((power) => ({
    id: `nation-${power}`,
    names: [namingOf(language).game.lands[power]],
    meaning: inLanguage(sign, language),
  })),
];
