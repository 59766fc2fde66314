import { tell } from './ask.ts';

/** Whether this browser can be pushed to. */
export const canBePushed = 'serviceWorker' in navigator && 'PushManager' in window;

/** The push address of this browser, if it is subscribed. */
export async function deviceEndpoint(): Promise<string | undefined> {
  if (!canBePushed) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint;
}

/** Subscribes this browser with the club's key, and tells the server. Answers whether the player allowed it. */
export async function addDevice(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint, keys } = subscription.toJSON();
  await tell('addDevice', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  return true;
}

/** Ends the push subscription of this browser. */
export async function dropDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await tell('dropDevice', subscription ? { endpoint: subscription.endpoint } : {});
  await subscription?.unsubscribe();
}
