import { join } from 'node:path';
import { z } from 'zod';

const port = z
  .string()
  .regex(/^\d{1,5}$/, { error: 'is a number from 0 to 65535' })
  .transform(Number)
  .refine((number) => number <= 65535, { error: 'is a number from 0 to 65535' });
const url = (...schemes: string[]) =>
  z.url({ error: 'is not an address' }).refine((text) => schemes.some((scheme) => text.startsWith(`${scheme}:`)), {
    error: `begins with ${schemes.join(': or ')}:`,
  });

/** What the environment may say, and what holds if it says nothing. */
const environment = z
  .object({
    PORT: port.prefault('1756'),
    HOST: z.string().min(1).default('127.0.0.1'),
    /** The address people type, with which links in mails begin and which posts and sockets must come from. */
    PUBLIC_URL: url('http', 'https').optional(),
    DATA: z.string().min(1).default('data'),
    DATABASE_URL: url('postgres', 'postgresql').optional(),
    /** For how many seconds the start waits for a PostgreSQL that does not answer yet. */
    DATABASE_WAIT: z.coerce.number().int().min(0).max(3600).default(60),
    /** How many reverse proxies stand in front: so many entries of X-Forwarded-For are trusted. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    LIVE_TABLES: z.coerce.number().int().min(1).default(2000),
    BOT_THREADS: z.coerce.number().int().min(1).max(64).default(1),
    /** The server mail goes out by, with name and password in the address. Without it letters lie in a folder. */
    SMTP_URL: url('smtp', 'smtps').optional(),
    MAIL_FROM: z.string().min(3).default('Cabinet Wars <noreply@localhost>'),
    /** Whoever sends it as a bearer reads the metrics; without it nobody does. */
    METRICS_TOKEN: z.string().min(16).optional(),
  })
  .refine((given) => given.SMTP_URL === undefined || given.PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    error: 'is needed with SMTP_URL: links in mails begin with it',
  });

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | null;
  readonly databaseUrl: string | null;
  readonly databaseWait: number;
  /** The file of the embedded database. */
  readonly file: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where letters lie when there is no mail server. */
  readonly letters: string;
  readonly trustProxy: number;
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  /** How many tables stay in memory at most when nobody watches them. */
  readonly liveTables: number;
  readonly botThreads: number;
  readonly metricsToken: string | null;
}

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The configuration the environment gives, or everything that is wrong with it, a line each. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ReadConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = environment.safeParse(given);
  if (!read.success)
    return { ok: false, problems: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  const { data } = read;
  return {
    ok: true,
    config: {
      port: data.PORT,
      host: data.HOST,
      publicUrl: data.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
      databaseUrl: data.DATABASE_URL ?? null,
      databaseWait: data.DATABASE_WAIT,
      file: join(data.DATA, 'cabinet-wars.db'),
      smtpUrl: data.SMTP_URL ?? null,
      mailFrom: data.MAIL_FROM,
      letters: join(data.DATA, 'letters'),
      trustProxy: data.TRUST_PROXY,
      logLevel: data.LOG_LEVEL,
      liveTables: data.LIVE_TABLES,
      botThreads: data.BOT_THREADS,
      metricsToken: data.METRICS_TOKEN ?? null,
    },
  };
}
