import { whenIdle } from '@manigance/ui/draw-queue.ts';

/** What is needed offline is fetched once the page has been there for a moment, not while it opens. */
const settledAfter = 5000;

/** Keeps what the page needs without a network: the service worker asks before each file whether anything moves. */
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
