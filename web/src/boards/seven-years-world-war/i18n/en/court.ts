/** Words of diplomacy. */
export const court = {
  title: 'Whom to court, and with what',
  breakAndTry: 'Break my word and try',
  mine: 'Your markers',
  enemyShort: 'a success turns one of their powers neutral',
  withMarkers: (markers: string) => `with ${markers}`,
  theyHold: (held: number, { left, all }: { readonly left: number; readonly all: number }) =>
    `The others hold ${held === 1 ? '1 marker' : `${held} markers`}; ${left} of the ${all} diplomacy markers are not in your hand.`,
  won: (n: number) => `${n} won`,
  reacts: (n: number) => `${n} reaction`,
  oppose: 'If they oppose with',
  nothing: 'nothing',
  power: 'Power',
  neutrals: 'Neutral: a success wins the power',
  enemies: 'Enemy: a success turns one power neutral, of their choice',
  ratioThen: 'ratio then',
  gives: (squares: number, points: number, units: number) =>
    `${squares === 1 ? '1 square' : `${squares} squares`}, ${points === 1 ? '1 point' : `${points} points`}, ${units === 1 ? '1 unit' : `${units} units`}`,
  inSix: (n: number) => (n === 0 ? '–' : `${n} in 6`),
  cell: (power: string, markers: string, chance: string, ratio: string) =>
    `${chance}, ${power} with ${markers}, ratio then ${ratio}`,
  also: 'Any success may instead spy on a hand, or strike a marker or leader. One attempt takes its markers, won or lost.',
  prompt: (power: string, markers: string) => `Court ${power} with ${markers}?`,
  column: (n: number) => `Column ${n}, if nobody opposes`,
  opposed: (chances: readonly string[]) => `Opposed by 1: ${chances[0]}. By 2: ${chances[1]}. By 3: ${chances[2]}.`,
  brings: (points: number, from: string, to: string) => `Brings ${points} points. Ratio ${from} to ${to}.`,
  go: (markers: string) => `Court with ${markers}`,
  pickCell: 'Pick a cell: the power, and what you lay for it.',
  noMarkers: 'You hold no diplomacy markers.',
  end: 'End diplomacy',
};
export type CourtTexts = typeof court;
