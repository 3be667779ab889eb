const units = (n: number): string => (n === 1 ? 'one unit' : `${n} units`);

/** Words of a winter that cannot be paid for. */
export const winterPlate = {
  title: 'Who winters without bread',
  suggested: 'Those cheapest to raise again are suggested; change it as you like.',
  feeds: (feeds: number, there: number) =>
    feeds === 0 ? `feeds nobody; ${units(there)} there` : `feeds ${feeds} of ${there}`,
  costs: (points: number) => (points === 0 ? 'all fed' : `costs ${points}`),
  fed: (squares: number) =>
    squares === 1
      ? 'One other square feeds all who stand there.'
      : `${squares} other squares feed all who stand there.`,
  stay: 'stay',
  go: (n: number) => (n === 1 ? 'one is lost' : `${n} are lost`),
  ofThese: (unit: string, gone: number, count: number) => `${unit}: ${gone} of ${count} go`,
  enough: 'nobody else need go there',
  all: 'To provision everybody',
  rest: 'Once these have gone',
  short: (points: number) => (points === 1 ? 'Still 1 point too little.' : `Still ${points} points too little.`),
  settled: (gone: number, left: number) => `${units(gone)} lost, ${left} left in the treasury.`,
  suggest: 'As suggested',
  send: (gone: number, points: number) => `Lose ${units(gone)}, pay ${points}`,
  why: 'A square feeds as many units as its ground allows; each one more costs its provision, or is lost. Next year keep enough for winter.',
};
export type WinterTexts = typeof winterPlate;
