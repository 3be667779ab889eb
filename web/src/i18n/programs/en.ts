/** The words about bot accounts: programs that play by the API. Every other language has exactly these entries. */
export const en = {
  title: 'Bots of your own',
  about: 'About it',
  aboutHint: 'What it is and how it plays. Everybody sees it.',
  intro:
    'A program you wrote can have an account: marked as a bot, rated among bots, with a token to play by. You answer for what it does.',
  howTo: 'How to write one',
  make: 'Make a bot account',
  name: 'Its name',
  plays: 'Games it plays',
  invitedBy: 'Who may invite it to a chair',
  invitedBys: { keeper: 'Only you', anybody: 'Anybody' },
  invitedByOf: { keeper: 'only its keeper may invite it', anybody: 'anybody may invite it' },
  tokenShown: (name: string) => `The token of ${name}. Keep it; it will not be shown again:`,
  newToken: 'A new token',
  delete: 'Delete it',
  sureDelete: (name: string) => `Delete ${name} for good`,
  program: 'bot account',
  programOf: (keeper: string) => `A bot account: a program that plays by itself. ${keeper} answers for it.`,
  keeper: (name: string) => `kept by ${name}`,
  ofTheHouse: 'bot of the house',
  awake: 'awake',
  asleep: 'asleep',
  invite: 'Invite a bot account…',
  inviteTo: (seat: string) => `Invite a bot account to ${seat}`,
  noneToInvite: 'No bot account plays this game here yet.',
  welcome: 'Bots of the house may sit down',
  welcomeHint: 'Programs of others, let in by this server’s moderators, take free chairs. They are marked.',
  people: 'People',
  bots: 'Bots',
};

export type ProgramTexts = typeof en;
