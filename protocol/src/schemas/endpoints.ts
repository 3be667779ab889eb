import { z } from 'zod';
import * as accounts from './accounts.ts';
import { id } from './common.ts';
import * as components from './components.ts';
import * as lobby from './lobby.ts';
import * as moderation from './moderation.ts';
import * as notices from './notices.ts';
import * as play from './play.ts';
import * as talk from './talk.ts';

const { done, me } = accounts;
const one = lobby.tableSummary;

/** What each route under `/api/v1` answers when it says yes. A no is always a `refusal`. */
export const answers = {
  'POST /accounts': me,
  'POST /accounts/guest': accounts.seatedGuest,
  'GET /registration': accounts.registrationMode,
  'POST /sessions': me,
  'GET /sessions': accounts.currentSession,
  'DELETE /sessions': done,
  'DELETE /sessions/all': done,
  'POST /password-resets': done,
  'PUT /password-resets/:word': done,
  'PUT /email-confirmations/:word': done,
  'GET /me': me,
  'PATCH /me': me,
  'PUT /me/password': done,
  'POST /me/proof': done,
  'POST /me/proof/options': accounts.passkeyOptions,
  'POST /me/proof/passkey': done,
  'POST /me/upgrade': me,
  'GET /me/export': accounts.exported,
  'POST /me/deletion': done,
  'GET /me/sessions': z.array(accounts.session),
  'GET /users/:name': accounts.profile,
  'GET /ratings/:game': accounts.ranked,
  'POST /passkeys/register/options': accounts.passkeyOptions,
  'POST /passkeys/register/verify': done,
  'POST /passkeys/sign-in/options': accounts.passkeyOptions,
  'POST /passkeys/sign-in/verify': me,
  'GET /me/passkeys': z.array(accounts.passkey),
  'DELETE /me/passkeys/:id': done,
  'GET /me/tokens': z.array(accounts.token),
  'POST /me/tokens': accounts.createdToken,
  'DELETE /me/tokens/:id': done,
  'GET /me/bots': z.array(accounts.ownBot),
  'POST /me/bots': accounts.botToken,
  'PATCH /me/bots/:id': done,
  'POST /me/bots/:id/token': accounts.botToken,
  'DELETE /me/bots/:id': done,
  'GET /bots': z.array(accounts.botFacts),
  'GET /me/notifications': accounts.noticeChoices,
  'PUT /me/notifications': done,
  'GET /push-key': notices.pushKey,
  'POST /me/push': done,
  'DELETE /me/push': done,
  'GET /me/webhooks': z.array(notices.webhook),
  'POST /me/webhooks': notices.webhook,
  'DELETE /me/webhooks/:id': done,
  'POST /me/vacation': me,
  'GET /games': z.array(lobby.gameSummary),
  'GET /games/:id': lobby.gameDescription,
  'POST /components': components.componentSet,
  'GET /components/:hash': components.wholeComponents,
  'GET /me/components': z.array(components.componentSet),
  'DELETE /me/components/:hash': done,
  'GET /tables/mine': z.array(one),
  'GET /tables/open': z.array(lobby.listedTable),
  'GET /tables/playing': z.array(lobby.listedTable),
  'POST /tables': one,
  'GET /tables/:id': one,
  'GET /invitations/:link': one,
  'POST /tables/:id/join': one,
  'POST /tables/:id/leave': done,
  'PUT /tables/:id/nonce': done,
  'POST /tables/:id/kick': done,
  'POST /tables/:id/readmit': done,
  'POST /tables/:id/bots': done,
  'POST /tables/:id/invitations': done,
  'POST /tables/:id/start': done,
  'POST /tables/:id/resign': done,
  'POST /tables/:id/abandon': done,
  'POST /tables/:id/votes': done,
  'POST /tables/:id/rematch': z.object({ table: id }),
  'POST /tables/:id/return': done,
  'GET /tables/:id/chat': z.array(talk.chatMessage),
  'GET /tables/:id/notes': talk.note,
  'PUT /tables/:id/notes': done,
  'GET /tables/:id/timeline': play.timeline,
  'GET /tables/:id/past': play.pastState,
  'GET /tables/:id/transcript': z.string(),
  'GET /blocks': z.array(z.string()),
  'POST /blocks': done,
  'DELETE /blocks/:name': done,
  'POST /reports': done,
  'GET /moderation/reports': z.array(talk.openReport),
  'POST /moderation/reports/:id': done,
  'GET /moderation/people': z.array(moderation.moderatedPerson),
  'POST /moderation/people/:name/bar': done,
  'POST /moderation/people/:name/unbar': done,
  'POST /moderation/people/:name/deletion': done,
  'POST /moderation/people/:name/house': done,
  'GET /moderation/tables': z.array(moderation.moderatedTable),
  'POST /moderation/tables/:id/close': done,
  'POST /moderation/tables/:id/deletion': done,
  'PUT /moderation/registration': accounts.registrationMode,
  'POST /moderation/invitations': moderation.invitation,
  'GET /moderation/log': z.array(moderation.logged),
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type Endpoint = keyof typeof answers;
export type AnswerTo<E extends Endpoint> = z.infer<(typeof answers)[E]>;

/** The paths of a route under `/api/v1/`, something in place of each parameter; a query may follow. */
export type PathOf<E extends Endpoint> = E extends `${string} /${infer Path}` ? `${Filled<Path>}${string}` : never;
type Filled<Path extends string> = Path extends `${infer Before}:${string}/${infer After}`
  ? `${Before}${string}/${Filled<After>}`
  : Path extends `${infer Before}:${string}`
    ? `${Before}${string}`
    : Path;
