import { whenIdle } from '@manigance/ui/draw-queue.ts';

/** Delay before offline files are fetched, so that they do not compete with the opening page; ms. */
const settledAfter = 5000;

/** Caches the page for offline use; the service worker waits before each file until no animation runs. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ ports: [asked] }) => {
    whenIdle(() => asked?.postMessage('still'));
  });
  addEventListener('load', () =>
    setTimeout(() => whenIdle(() => void serviceWorker.register('/sw.js')), settledAfter),
  );
}
