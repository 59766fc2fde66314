import type { Storage } from '../storage/port.ts';

/** How long an answer about the store holds, and how long one is waited for; ms. */
const [holdsFor, patience] = [500, 800];

/** Whether the store takes writes: a full disk still reads, and a hanging database never answers. */
export class Readiness {
  private readonly storage: Storage;
  private last: { readonly at: number; readonly isReady: Promise<boolean> } | undefined;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  isReady(): Promise<boolean> {
    const now = performance.now();
    if (this.last === undefined || now - this.last.at > holdsFor)
      this.last = { at: now, isReady: this.tryToWrite() };
    return this.last.isReady;
  }

  private tryToWrite(): Promise<boolean> {
    const late = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), patience).unref();
    });
    const written = this.storage.saveNote('ready', String(Date.now())).then(
      () => true,
      () => false,
    );
    return Promise.race([written, late]);
  }
}
