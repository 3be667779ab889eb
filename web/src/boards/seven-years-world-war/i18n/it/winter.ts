import type { WinterTexts } from '../en/winter.ts';

const units = (n: number): string => (n === 1 ? 'un’unità' : `${n} unità`);

export const winterPlate: WinterTexts = {
  title: 'Chi passa l’inverno senza pane',
  suggested: 'Sono proposte quelle che costa meno rifare; cambia come vuoi.',
  feeds: (feeds, there) => (feeds === 0 ? `non nutre nessuno; ${units(there)} lì` : `ne nutre ${feeds} su ${there}`),
  costs: (points) => (points === 0 ? 'tutte nutrite' : `costa ${points}`),
  fed: (squares) =>
    squares === 1
      ? 'Un’altra casella nutre tutte quelle che vi stanno.'
      : `Altre ${squares} caselle nutrono tutte quelle che vi stanno.`,
  stay: 'restano',
  go: (n) => (n === 1 ? 'una è persa' : `${n} sono perse`),
  ofThese: (unit, gone, count) => `${unit}: ${gone} di ${count} perse`,
  enough: 'lì non serve perdere nessun’altra',
  all: 'Rifornire tutte',
  rest: 'Dopo queste perdite',
  short: (points) => (points === 1 ? 'Manca ancora 1 punto.' : `Mancano ancora ${points} punti.`),
  settled: (gone, left) => `${units(gone)} in meno, ${left} nel tesoro.`,
  suggest: 'Come proposto',
  send: (gone, points) => `Perdi ${units(gone)}, paga ${points}`,
  why: 'Una casella nutre tante unità quante ne permette il terreno; ognuna in più costa i suoi rifornimenti, o è persa. L’anno prossimo tieni abbastanza per l’inverno.',
};
