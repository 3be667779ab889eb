import { get, post, remove } from './api.ts';

export const mayPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.ready).pushManager.getSubscription()) ?? null;

export const isPushed = async (): Promise<boolean> => mayPush() && (await subscription()) !== null;

/** Lets this browser be told, once its owner has said yes. */
export async function pushHere(): Promise<void> {
  const { key } = await get<'GET /push-key'>('push-key');
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await post('me/push', { endpoint, keys });
}

export async function pushNoMore(): Promise<void> {
  const made = await subscription();
  if (made === null) return;
  await remove('me/push', { endpoint: made.endpoint });
  await made.unsubscribe();
}
