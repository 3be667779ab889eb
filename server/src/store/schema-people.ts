import type { Generated } from 'kysely';

/** What is kept about people: accounts, what they say, what they are told, how they play. Same rules as in schema.ts. */
export interface PeopleDatabase {
  users: UsersRow;
  bot_accounts: BotAccountsRow;
  passkeys: PasskeysRow;
  challenges: ChallengesRow;
  sessions: SessionsRow;
  tokens: TokensRow;
  mail_links: MailLinksRow;
  blocks: BlocksRow;
  reports: ReportsRow;
  chat: ChatRow;
  notes: NotesRow;
  outbox: OutboxRow;
  settings: SettingsRow;
  push_subscriptions: PushSubscriptionsRow;
  webhooks: WebhooksRow;
  ratings: RatingsRow;
  rated: RatedRow;
  votes: VotesRow;
  name_skeletons: NameSkeletonsRow;
  known_browsers: KnownBrowsersRow;
  kicks: KicksRow;
  past_sitters: PastSittersRow;
  openers: OpenersRow;
  invitations: InvitationsRow;
  moderation_log: ModerationLogRow;
}

export interface UsersRow {
  id: string;
  name: string;
  /** The name as it is compared: no two people may look alike. Null once the account is deleted. */
  name_key: string | null;
  /** A guest came by a link and has no way to sign in again but the session; a bot is a program with a token. */
  kind: 'member' | 'guest' | 'bot' | 'deleted';
  role: 'player' | 'moderator';
  /** An argon2id hash; null where only passkeys open the account. */
  password: string | null;
  /** Where mail goes. Not unique and never told to anybody else. */
  email: string | null;
  /** Mail is sent only to addresses whose owner has followed a link. */
  email_confirmed: 0 | 1;
  language: string;
  /** The token in the link that ends all mail to them. */
  unsubscribe: string;
  /** JSON: what to be told, by which way, and when not to be disturbed. */
  notices: string;
  /** Clocks of slow games stand still until then. */
  vacation_until: number;
  /** Days of vacation left in the year they were last counted. */
  vacation_days: number;
  vacation_year: number;
  /** Barred by a moderator until then. */
  suspended_until: number;
  created: number;
}

/** What is known of a program that has an account of its own, besides what is known of everybody. */
export interface BotAccountsRow {
  user_id: string;
  /** The member who answers for it. */
  keeper: string;
  about: string;
  /** JSON: the games it plays. */
  games: string;
  /** Who may put it on a chair. */
  invited_by: 'keeper' | 'anybody';
  /** Whether this server's moderators let it sit down by itself, where a table welcomes bots. */
  house: 0 | 1;
}

export interface PasskeysRow {
  /** The credential's own id. */
  id: string;
  user_id: string;
  public_key: string;
  counter: number;
  /** JSON: how the authenticator can be reached. */
  transports: string;
  name: string;
  created: number;
}

/** A passkey's riddle, to be answered once and soon. */
export interface ChallengesRow {
  id: string;
  challenge: string;
  user_id: string | null;
  expires: number;
}

/** A browser that is signed in. Only the hash of what its cookie says is kept. */
export interface SessionsRow {
  hash: string;
  user_id: string;
  created: number;
  seen: number;
  agent: string;
  /** When its owner last gave the password or a passkey again, for something that wants it; 0 for never. */
  proved: Generated<number>;
}

/** A program's key to an account. */
export interface TokensRow {
  id: string;
  hash: string;
  user_id: string;
  name: string;
  created: number;
  used: number | null;
  /** What it may be used for, separated by spaces. */
  scopes: string;
}

/** A link sent by mail. */
export interface MailLinksRow {
  hash: string;
  user_id: string;
  purpose: 'reset-password' | 'confirm-email';
  /** The address it was sent to. */
  email: string;
  expires: number;
}

export interface BlocksRow {
  user_id: string;
  blocked: string;
}

export interface ReportsRow {
  id: string;
  by_user: string;
  about: string;
  table_id: string | null;
  text: string;
  at: number;
  handled: number | null;
  handled_by: string | null;
  outcome: string | null;
}

export interface ChatRow {
  id: string;
  table_id: string;
  /** In the order they were said, within a table. */
  number: number;
  seat: number | null;
  user_id: string;
  name: string;
  /** For one seat alone; null for everybody. */
  to_seat: number | null;
  text: string;
  at: number;
}

export interface NotesRow {
  table_id: string;
  user_id: string;
  text: string;
  changed: number;
}

/** What the server itself must remember, such as the keys it signs pushes with. */
export interface SettingsRow {
  name: string;
  value: string;
}

/** A notice on its way: a row for each address it goes to. */
export interface OutboxRow {
  id: string;
  /** The same occasion is never told twice the same way. */
  occasion: string;
  user_id: string;
  way: 'mail' | 'push' | 'webhook';
  /** Which address, browser or hook. */
  target: string;
  kind: 'turn' | 'offer' | 'start' | 'end' | 'reminder';
  table_id: string;
  /** JSON: the values its text needs. */
  facts: string;
  due: number;
  attempts: number;
  /** Set when it was delivered, or given up: kept a while so that the occasion is not told again. */
  done: number | null;
  fault: string | null;
}

export interface PushSubscriptionsRow {
  endpoint: string;
  user_id: string;
  /** JSON: the subscription's keys. */
  keys: string;
  created: number;
}

export interface WebhooksRow {
  id: string;
  user_id: string;
  /** Its path is a key to the channel: told to its owner alone, and never logged. */
  url: string;
  /** In whose manner the message is written. */
  style: 'discord' | 'slack' | 'json';
  created: number;
}

export interface RatingsRow {
  user_id: string;
  game: string;
  rating: number;
  deviation: number;
  games: number;
}

/** Tables whose result has been counted: each once. */
export interface RatedRow {
  table_id: string;
  at: number;
}

/** Who wants a missing player's chair given to whom. */
export interface VotesRow {
  table_id: string;
  seat: number;
  by_user: string;
  /** 'bot', or the id of a person. */
  replace_with: string;
}

/** What a name looks like: no two people may look the same. */
export interface NameSkeletonsRow {
  skeleton: string;
  user_id: string;
}

/** A browser that has signed in to an account before: guesses made elsewhere do not shut it out. */
export interface KnownBrowsersRow {
  hash: string;
  user_id: string;
  seen: number;
}

/** Who was asked to leave a table, and may not come back to it. */
export interface KicksRow {
  table_id: string;
  user_id: string;
}

/** Who sat on a chair of a running game until when, where onlookers see it late. */
export interface PastSittersRow {
  table_id: string;
  seat: number;
  until: number;
  sitter: 'free' | 'person' | 'bot';
  user_id: string | null;
  name: string;
  bot: string | null;
  program: 0 | 1;
}

/** Who sat where when a game began: its header, and so its transcript, names them for good, also those who left the game. */
export interface OpenersRow {
  table_id: string;
  seat: number;
  user_id: string;
}

/** The hash of a code that lets one person sign up while that is by invitation. */
export interface InvitationsRow {
  hash: string;
  created: number;
  expires: number;
}

/** What moderators and the operator did. */
export interface ModerationLogRow {
  id: string;
  at: number;
  /** Null: the operator, at the command line. */
  by_user: string | null;
  what: string;
  about_user: string | null;
  about_table: string | null;
  why: string;
}
