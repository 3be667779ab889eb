/** When to be asked, in plain words. */
export const askMe = {
  title: 'Ask me before …',
  hint: 'You are asked only with the marker in hand. What you set here holds at all your tables.',
  sentences: {
    countermarch: { before: 'an enemy comes beside my forces', with: 'Forced March: countermarch.' },
    die: { before: 'a die stands that I could have thrown again', with: 'Illuminati.' },
    marker: { before: 'somebody’s marker takes effect', with: 'Sturm & Drang.' },
    oppose: { before: 'diplomacy that I could oppose', with: 'Diplomacy markers. Your own powers: always asked.' },
    battle: { before: 'the die of a battle of mine', with: 'Honors of War; on the combat sheet.' },
    initiative: { before: 'the initiative is settled', with: 'Grand Tour.' },
  },
  answers: {
    never: 'never',
    always: 'always',
    'if-good': 'if I would win 3 in 6',
    'if-bad': 'in my battles, if bad',
    'if-late': 'if I would not be first',
    'my-battles': 'in my battles',
    'concerning-me': 'if it concerns me',
    four: 'these four and diplomacy',
    any: 'any',
    mine: 'mine only',
    all: 'mine and neutrals',
  },
  onPlate: 'What you set holds at all your tables.',
  passed: (marker: string, wins: number | null) =>
    wins === null ? `Passed for you: ${marker}.` : `Passed for you: ${marker}, ${wins} in 6.`,
  youHold: (n: number) => (n === 0 ? 'You hold none: kept for later.' : `You hold ${n}.`),
  askNext: 'Ask me next time',
  everything: 'Ask me everything',
  byOrders: 'Ask me as set above',
  nothing: 'Ask me nothing',
  bluff: 'Ask me without the marker, too',
  bluffHint: 'A long pause tells others that you may hold it. So you can pause without it, and bluff.',
};
export type AskMeTexts = typeof askMe;
