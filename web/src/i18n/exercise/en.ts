/** Exercises, in English. Every other language has exactly these entries. */
export const en = {
  exercise: 'Exercise',
  exercises: 'Exercises',
  about: 'Positions from games between bots, each with one idea that is clearly the best. Find it; there is no clock.',
  ofTheDay: 'Today’s exercise',
  numberOf: (at: number, of: number) => `Exercise ${at} of ${of}`,
  solvedOf: (n: number, of: number) => `${n} of ${of} solved`,
  solved: 'Solved',
  notSolved: 'Not solved yet',
  leave: 'All exercises',
  hint: 'Hint',
  again: 'Try again',
  takeBack: 'Take it back',
  show: 'Show the solution',
  next: 'Next exercise',
  playOn: 'Play on from here',
  playOnHint: 'against the gentlest bots',
  right: 'That is it',
  shown: 'The solution',
  otherwise: 'Another idea',
  less: (amount: string, times: number) =>
    `You may, and it is not the strongest: played out ${times} times with the same luck, it gave ${amount} less than the best.`,
  notPlayedOut: (amount: string, times: number) =>
    `Nobody has played that one out. Of the others the best gave ${amount} less, over ${times} play-outs with the same luck.`,
  ahead: (amount: string, times: number) =>
    `The next best gave ${amount} less, over ${times} play-outs with the same luck.`,
  moreInRules: 'In the rules',
  byBots: 'Found and weighed by the bots themselves: they are strong, not infallible.',
};

export type ExerciseShellTexts = typeof en;
