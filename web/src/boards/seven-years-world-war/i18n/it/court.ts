import type { CourtTexts } from '../en/court.ts';

export const court: CourtTexts = {
  title: 'Chi corteggiare, e con che cosa',
  breakAndTry: 'Rompi la parola e tenta',
  mine: 'I tuoi segnalini',
  enemyShort: 'un successo rende neutrale una delle loro potenze',
  withMarkers: (markers) => `con ${markers}`,
  theyHold: (held, { left, all }) =>
    `Gli altri hanno ${held === 1 ? '1 segnalino' : `${held} segnalini`}; ${left} dei ${all} segnalini diplomazia non sono nella tua mano.`,
  won: (n) => `${n} riuscite`,
  reacts: (n) => `${n} reazione`,
  oppose: 'Se si oppongono con',
  nothing: 'niente',
  power: 'Potenza',
  neutrals: 'Neutrali: un successo conquista la potenza',
  enemies: 'Nemici: un successo rende neutrale una potenza, a loro scelta',
  ratioThen: 'indice poi',
  gives: (squares, points, units) =>
    `${squares === 1 ? '1 casella' : `${squares} caselle`}, ${points === 1 ? '1 punto' : `${points} punti`}, ${units === 1 ? '1 unità' : `${units} unità`}`,
  inSix: (n) => (n === 0 ? '–' : `${n} su 6`),
  cell: (power, markers, chance, ratio) => `${chance}, ${power} con ${markers}, indice poi ${ratio}`,
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
