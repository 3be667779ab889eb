import type { CourtTexts } from './court-en.ts';

export const court: CourtTexts = {
  title: 'Chi corteggiare, e con che cosa',
  oppose: 'Se si oppongono con',
  nothing: 'niente',
  power: 'Potenza',
  neutrals: 'Neutrali: un successo conquista la potenza',
  enemies: 'Nemici: un successo rende neutrale una potenza, a loro scelta',
  ratioThen: 'indice poi',
  gives: (squares, points, units) =>
    `${squares === 1 ? '1 casella' : `${squares} caselle`}, ${points === 1 ? '1 punto' : `${points} punti`}, ${units === 1 ? '1 unità' : `${units} unità`}`,
  inSix: (n) => (n === 0 ? '–' : `${n} su 6`),
  cell: (power, markers, n, ratio) => `${power} con ${markers}: ${n} su 6, indice poi ${ratio}`,
  also: 'Ogni successo può invece spiare una mano, o colpire un segnalino o un comandante. Un tentativo consuma i suoi segnalini, riuscito o no.',
  prompt: (power, markers) => `Corteggiare ${power} con ${markers}?`,
  column: (n) => `Colonna ${n}, se nessuno si oppone`,
  opposed: (chances) => `Opposizione 1: ${chances[0]}. Opposizione 2: ${chances[1]}. Opposizione 3: ${chances[2]}.`,
  brings: (points, from, to) => `Porta ${points} punti. Rapporto da ${from} a ${to}.`,
  go: (markers) => `Tenta con ${markers}`,
  pickCell: 'Scegli una cella: la potenza, e che cosa giochi per averla.',
  noMarkers: 'Non hai segnalini diplomazia.',
  end: 'Fine della diplomazia',
};
