/** Six provinces in a ring round the mill. What they mean is said in the steps. */
export const provinces = ['hill', 'ford', 'tower', 'marsh', 'pass', 'mill'] as const;
export type Province = (typeof provinces)[number];

export const isProvince = (value: unknown): value is Province => provinces.includes(value as Province);

export const neighbours: Readonly<Record<Province, readonly Province[]>> = {
  hill: ['ford', 'pass', 'mill'],
  ford: ['hill', 'tower', 'mill'],
  tower: ['ford', 'marsh', 'mill'],
  marsh: ['tower', 'pass', 'mill'],
  pass: ['marsh', 'hill', 'mill'],
  mill: ['hill', 'ford', 'tower', 'marsh', 'pass'],
};

/** What holding it is worth at the end. */
export const worth: Readonly<Record<Province, number>> = { hill: 2, ford: 2, tower: 2, marsh: 1, pass: 1, mill: 3 };

/** Where the seats begin, by how many they are. */
export const homes: Readonly<Record<number, readonly Province[]>> = {
  2: ['hill', 'tower'],
  3: ['hill', 'tower', 'marsh'],
  4: ['hill', 'ford', 'tower', 'marsh'],
};
