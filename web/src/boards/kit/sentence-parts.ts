export interface Part {
  readonly text: string;
  readonly isName: boolean;
}

/** A sentence cut at the names in it. */
export function partsOf(sentence: string, names: readonly string[]): Part[] {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const at = longestFirst.map((name) => sentence.indexOf(name));
  const found = at.findIndex((place) => place >= 0);
  if (found < 0) return sentence === '' ? [] : [{ text: sentence, isName: false }];
  const name = longestFirst[found];
  const end = at[found] + name.length;
  return [
    ...partsOf(sentence.slice(0, at[found]), names),
    { text: name, isName: true },
    ...partsOf(sentence.slice(end), names),
  ];
}
