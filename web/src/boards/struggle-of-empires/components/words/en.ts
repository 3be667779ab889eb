export const en = {
  title: 'The country counters',
  hint: 'Press a counter to change what is printed on it.',
  counter: (region: string, n: number) => `${region}, counter ${n}`,
  kind: 'Kind',
  kinds: { colony: 'to be colonized', commerce: 'Gold Coast Commerce', country: 'to be conquered' },
  defence: 'Defence',
  gold: 'Gold each war',
  vp: '1 VP when conquered',
  letter: 'Deluxe set',
  none: 'none',
  add: 'Add a counter',
  remove: 'Take this one away',
  total: (n: number) => `${n} counters in all; the game has 65.`,
  unreadable: 'cannot be read',
};

export type CounterWords = typeof en;
