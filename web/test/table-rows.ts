import type { ListedTable } from '@cabinet-wars/protocol/messages';

/** A table of a list, as a server tells of it. */
export const row = (id: string, over: Partial<ListedTable> = {}): ListedTable => ({
  id,
  name: '',
  game: 'teaching',
  options: {},
  seedHash: null,
  access: 'public',
  pace: { kind: 'none' },
  shuffle: false,
  spectators: true,
  delay: 0,
  welcomesBots: false,
  components: null,
  status: 'open',
  owner: 'Anna',
  mine: false,
  link: null,
  kicked: [],
  seats: [],
  myTurn: false,
  waitsFor: [],
  waitsSince: 0,
  deadline: null,
  result: null,
  created: 0,
  started: null,
  changed: 0,
  rematch: null,
  mayReturn: false,
  missing: [],
  votes: [],
  place: `place-${id}`,
  ...over,
});

type Seated = ListedTable['seats'][number];

/** A chair nobody sits on, or whoever is told. */
export const chair = (plays: string, over: Partial<Seated> = {}): Seated => ({
  plays,
  sitter: 'free',
  name: '',
  bot: null,
  program: false,
  me: false,
  sealed: false,
  ...over,
});
