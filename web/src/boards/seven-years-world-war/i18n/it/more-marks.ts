import type { Term } from '../../../kit/terms/term.ts';

export const moreMarks: readonly Term[] = [
  {
    id: 'nation-minor',
    names: ['Potenze minori'],
    meaning: 'Il segno dei piccoli stati che nessun giocatore controlla.',
  },
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

/** What the sign of a power means. */
export const sign = 'Il suo colore e il suo segno sono su tutto ciò che le appartiene.';
