const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** The page of components of one's own, in English. Every other language has exactly these entries. */
export const en = {
  title: (game: string) => `Your own components of ${game}`,
  short: 'Components',
  ours: 'Ours',
  intro:
    'You own the printed game, and its numbers differ from ours? Put yours in their place: rules and board stay, the numbers are yours. Sets stay on this device, and go with every game played with them.',
  begin: 'Begin a set',
  beginHint: 'Edit it here, or download it, edit it as a text and upload it again.',
  fromOurs: 'From ours',
  downloadWhole: 'Download ours, with comments',
  downloadSmall: 'Download a small set based on ours',
  upload: 'Upload a set',
  unreadable: (why: string) => `This file cannot be read: ${why}`,
  kept: 'Sets on this device',
  none: 'None yet.',
  edit: 'Edit',
  download: 'Download',
  play: 'Play with it',
  remove: 'Remove',
  editing: (name: string) => `Editing ${name}`,
  save: 'Keep on this device',
  saved: 'Kept. It can be chosen when a table is set.',
  nameTaken: (name: string) =>
    `There is another set called “${name}” here. Give this one a name of its own, or remove that one first.`,
  notKept: 'This browser has no room left for it. Download it instead.',
  noFaults: 'Nothing is wrong with it.',
  faults: (n: number) => `${plural(n, 'field is', 'fields are')} not right yet.`,
  drawing: 'Drawing it…',
  firstFault: 'Go to the first',
  differs: 'not as ours',
  choose: 'Whose numbers are played with. Yours go with the game, wherever it is opened.',
  shareHint:
    'The set is uploaded with the table: everybody who comes to it sees its name and may download it. Such games are not rated.',
  playedWith: (name: string) => `Played with components of somebody’s own: “${name}”.`,
  look: 'Download them',
  keepHere: 'Keep them on this device',
  keptHere: 'They are on this device.',
  manage: 'Components of your own…',
  notReplaceable: 'This game has no numbers that could be replaced.',
};

export type ComponentTexts = typeof en;
