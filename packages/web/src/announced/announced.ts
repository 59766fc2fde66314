import type { AnnouncedStop } from '@manigance/protocol';
import { createStore } from '@manigance/ui/store.ts';
import { isIntroduced } from '../remote/introduced.ts';

/** The stop that the host of the server has announced, by this machine's clock. */
export const announced = createStore<AnnouncedStop | undefined>(undefined);

/** Interval at which a page without a connection asks; ms. */
const askEvery = 30_000;

/** Notes the stop that the server announces; `undefined` once it announces none. */
export function noteAnnounced({
  now,
  stop,
}: {
  readonly now: number;
  readonly stop?: AnnouncedStop | undefined;
}): void {
  announced.set(stop && { ...stop, at: stop.at - now + Date.now() });
}

let isAsking = false;

/** A browser that a server knows asks for announcements of its host on every screen. */
export function askIfIntroduced(): void {
  if (isIntroduced()) askForAnnounced();
}

/** Asks the server from now on, because there is one. */
export function askForAnnounced(): void {
  if (isAsking) return;
  isAsking = true;
  void ask();
  setInterval(() => void ask(), askEvery);
}

async function ask(): Promise<void> {
  if (document.hidden || !navigator.onLine) return;
  try {
    const answer = await fetch('/api/announced');
    if (answer.ok) noteAnnounced((await answer.json()) as Parameters<typeof noteAnnounced>[0]);
  } catch {
    // the server is away: what it announced holds
  }
}
