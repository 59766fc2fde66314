import { tell } from './ask.ts';

const told = 'manigance.tell';

/** Whether this browser can be pushed to. */
export const canBePushed = 'serviceWorker' in navigator && 'PushManager' in window;

/** Whether a hidden tab shows a notification of my turn. */
export function isPageTold(): boolean {
  return (
    'Notification' in window && Notification.permission === 'granted' && localStorage.getItem(told) === 'on'
  );
}

/** Asks the browser for permission; answers whether it was given. */
export async function allowPage(): Promise<boolean> {
  if (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted') return false;
  localStorage.setItem(told, 'on');
  return true;
}

export function silencePage(): void {
  localStorage.removeItem(told);
}

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

export async function dropDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await tell('dropDevice', subscription ? { endpoint: subscription.endpoint } : {});
  await subscription?.unsubscribe();
}
