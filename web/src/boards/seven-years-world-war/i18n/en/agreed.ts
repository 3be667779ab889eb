const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

type Promised = 'no-attack' | 'no-entry' | 'no-diplomacy' | 'leave' | 'pay';
/** A coalition of several powers is spoken of in the plural. */
export interface Party {
  readonly name: string;
  readonly isMany: boolean;
}
type OfOne = (by: Party, to: string, thing: string, sum: number) => string;
type OfBoth = (thing: string, sum: number) => string;

const one: Readonly<Record<Promised, OfOne>> = {
  'no-attack': (by, to) => `${by.name} ${by.isMany ? 'do' : 'does'} not attack ${to}.`,
  'no-entry': (by, _to, thing) => `${by.name} ${by.isMany ? 'do' : 'does'} not enter ${thing}.`,
  'no-diplomacy': (by, _to, thing) => `${by.name} ${by.isMany ? 'try' : 'tries'} no diplomacy with ${thing}.`,
  leave: (by, _to, thing) => `${by.name} ${by.isMany ? 'leave' : 'leaves'} ${thing}.`,
  pay: (by, to, _thing, sum) => `${by.name} ${by.isMany ? 'pay' : 'pays'} ${to} ${points(sum)}.`,
};

const both: Readonly<Record<Promised, OfBoth>> = {
  'no-attack': () => 'Neither attacks the other.',
  'no-entry': (thing) => `Neither enters ${thing}.`,
  'no-diplomacy': (thing) => `Neither tries diplomacy with ${thing}.`,
  leave: (thing) => `Both leave ${thing}.`,
  pay: (_thing, sum) => `Each pays the other ${points(sum)}.`,
};

/** Words of agreements in force, and of those that are over. */
export const agreed = {
  title: 'Agreements',
  bargain: 'New bargain',
  count: (n: number) => `Agreements, ${n}`,
  tabs: {
    mine: (n: number) => `Mine, ${n}`,
    all: (n: number) => `All, ${n}`,
    ended: (n: number) => `Ended, ${n}`,
  },
  none: {
    mine: 'No promise binds you, and nobody is bound to you.',
    all: 'No promise binds anybody.',
    ended: 'No promise has come to its end yet.',
  },
  wouldBreak: 'That would break your word.',
  breachCosts: (markers: number, whom: string) =>
    markers === 0
      ? `You have no marker to lose, but 1 to 6 go to ${whom}.`
      : `It costs ${markers === 1 ? 'your only marker' : `all your ${markers} markers, leaders too`}; 1 to 6 go to ${whom}.`,
  between: 'Between others',
  one,
  both,
  breaks: {
    'no-attack': 'An attack on a square they hold would break it.',
    'no-entry': 'A unit that enters would break it; a fleet only where it stays.',
    'no-diplomacy': 'The attempt alone would break it.',
    leave: 'A unit still there when that year ends would break it.',
    pay: 'Not paying by the end of that year would break it.',
  },
  stillThere: 'Units still stand there.',
  until: (years: string) => `until the end of ${years}`,
  due: 'due this year',
  kept: 'kept so far',
  payNow: (sum: number) => `Pay ${sum} now`,
  tooLittle: (has: number) => `You have ${points(has)}.`,
  ended: { kept: 'ran out, kept', paid: 'paid', broken: 'broken' },
  sign: (signed: number, all: number) => `Sign the treaty: ${signed} of ${all} have`,
  unsign: 'Take back the signature',
  treatyHint:
    'When all have signed, the game ends with the year. Who breaks a written promise loses all markers; the other side draws a die’s worth.',
};
export type AgreedTexts = typeof agreed;
