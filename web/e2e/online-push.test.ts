import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeNotices } from '../../server/src/notices/part.ts';
import { parts } from '../../server/src/parts.ts';
import { type Hooks, openHooks } from '../../server/test/people/sinks.ts';
import { goTo, type House, openHouse, until, type Visit } from './kit.ts';
import { ask, chairs, close, expectQuiet, member } from './online-kit.ts';
import { makeSubscription } from './open-push.ts';

let house: House;
let hooks: Hooks;
beforeAll(async () => {
  hooks = await openHooks();
  const others = parts.filter(({ name }) => name !== 'notices');
  house = await openHouse({ parts: [...others, makeNotices(hooks.outside)] });
});
afterAll(async () => {
  await house.close();
  await hooks.close();
});

/** The service worker of a page, as the browser's push service sees it. */
async function workerOf({ page, context }: Visit): Promise<{ cdp: CDPSession; registrationId: string }> {
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((done) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0] !== undefined) done(registrations[0].registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  return { cdp, registrationId: await registered };
}

interface Shown {
  readonly title: string;
  readonly options: { readonly body: string; readonly tag: string; readonly data: object };
}
type Worker = ReturnType<Visit['context']['serviceWorkers']>[number];

/** A browser without a screen shows nothing: what the worker hands it to be shown is kept instead. */
const keepShown = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as { shown: Shown[]; registration: { showNotification: unknown } };
    scope.shown = [];
    scope.registration.showNotification = async (title: string, options: Shown['options']) => {
      scope.shown.push({ title, options });
    };
  });
const shown = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);

/** The first thing shown is clicked; whether it was then taken away. */
const click = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as { shown: Shown[] } & EventTarget;
    let closed = false;
    const notification = {
      data: scope.shown[0].options.data,
      close: () => {
        closed = true;
      },
    };
    const waitUntil = (done: Promise<unknown>) => done.catch(() => {});
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    return closed;
  });

describe('a browser that wants to be told', () => {
  // No push service is within reach of a test: what it would carry is carried by hand, and opened as a browser opens it.
  it('shows that a game has begun, and leads to its table', async () => {
    const subscription = makeSubscription(`https://push.example:${hooks.port}/berta`);
    const berta = await member(house, 'Berta', { serviceWorkers: 'allow' });
    const { page, context } = berta;
    const { cdp, registrationId } = await workerOf(berta);
    // The page may know of it before we do.
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await keepShown(worker);
    await page.evaluate((made) => {
      let is: object | null = null;
      PushManager.prototype.getSubscription = async () => is as PushSubscription | null;
      PushManager.prototype.subscribe = async (options) => {
        if (!options?.userVisibleOnly || !options.applicationServerKey) throw new TypeError('refused');
        is = { ...made, toJSON: () => made, unsubscribe: async () => true };
        return is as PushSubscription;
      };
    }, subscription.json);
    await goTo(page, '#/account');
    await page.getByRole('button', { name: 'Tell this browser', exact: true }).click();
    await page.getByRole('button', { name: 'Tell this browser no more' }).waitFor();

    const table = { game: 'teaching', name: 'Tonight', chairs: [chairs.me, chairs.bot, chairs.bot] };
    const { id } = await ask<{ id: string }>(page, 'POST', 'tables', table);
    await ask(page, 'POST', `tables/${id}/start`);
    await until(async () => hooks.got.length > 0);
    const data = subscription.open(Buffer.from(hooks.got[0].body, 'latin1'));
    const { origin } = new URL(house.address);
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await until(async () => (await shown(worker)).length > 0);
    expect(await shown(worker)).toMatchObject([
      {
        title: 'The game has begun: Tonight (Border Forts)',
        // Sent twice, it is shown once, the second in the place of the first; and its tag tells nothing of the table.
        options: { body: 'Open the table', tag: expect.stringMatching(/^[0-9a-f]{24}$/) },
      },
    ]);
    expect(await click(worker)).toBe(true);
    await page.locator('.table-page').waitFor();
    expect(page.url()).toContain(`#/online/${id}`);
    expectQuiet([berta]);
    await close([berta]);
  });
});
