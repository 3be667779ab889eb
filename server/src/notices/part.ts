import type { Part } from '../parts.ts';
import { deliver } from './deliver.ts';
import { enqueue } from './enqueue.ts';
import { makeMailer } from './mailer.ts';
import { notice, occasions } from './occasions.ts';
import { letter } from './post-letter.ts';
import { type Outside, theWorld } from './post-outside.ts';
import { noticeRoutes } from './routes.ts';
import { sendLetter } from './send-letter.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';

/** Mail, pushes and webhooks: who is told what, and how it gets there. */
export const makeNotices = (outside: Outside): Part => ({
  name: 'notices',
  routes: (server, services) => {
    const prefix = '/api/v1';
    server.register(async (scope) => noticeRoutes(scope, services, outside), { prefix });
    server.register(async (scope) => unsubscribeRoutes(scope, services), { prefix });
  },
  jobs: (services) => {
    const mailer = makeMailer(services.config);
    services.onClose(async () => mailer.close());
    return {
      letter: (payload) => sendLetter(services, mailer, letter.parse(payload)),
      notice: (payload) => enqueue(services, notice.parse(payload)),
      deliver: (payload) => deliver(services, { mailer, outside }, payload),
    };
  },
  consequences: [occasions],
});

export const notices = makeNotices(theWorld);
