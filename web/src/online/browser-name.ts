/** What each browser's word about itself contains that those before it do not. */
const browsers = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const;
const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** What a person calls a browser, from the word it sends about itself; that word where nobody knows it. */
export function browserName(agent: string): string {
  const named = [browsers, systems].flatMap((list) => list.find(([, sign]) => sign.test(agent))?.[0] ?? []);
  return named.length === 0 ? agent.slice(0, 60) : named.join(', ');
}
