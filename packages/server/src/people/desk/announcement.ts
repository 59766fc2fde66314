import type { AnnouncedStop, News } from '@manigance/protocol';
import type { TableRegistry } from '@manigance/table';
import { minute } from '@manigance/table';
import type { Storage } from '../../storage/port.ts';

/** Whether new accounts and new guests are let in. */
export interface Registration {
  readonly accounts: boolean;
  readonly guests: boolean;
}

interface AnnouncementSetup {
  readonly storage: Storage;
  readonly registry: Pick<TableRegistry, 'now' | 'pauseClocks' | 'resumeClocks'>;
  /** Whether other servers share the store. */
  readonly isShared: boolean;
  /** Sends everybody connected to this server news. */
  tellAll(news: News): void;
  report(error: unknown): void;
}

const [stopNote, registrationNote] = ['desk.stop', 'desk.registration'];
const everybody: Registration = { accounts: true, guests: true };
/** Interval of looks at what another server has announced; ms. */
const lookEvery = 2_000;

/** The host's announcement of a stop and the registration switches, the same on every server of the club within seconds. */
export class Announcement {
  private readonly setup: AnnouncementSetup;
  private text = '';
  private stop: AnnouncedStop | undefined;
  private isPaused = false;
  private timer: NodeJS.Timeout | undefined;
  registration = everybody;

  constructor(setup: AnnouncementSetup) {
    this.setup = setup;
  }

  /** Starts to look. A server alone that starts after the moment of a stop is what everybody waited for. */
  async start(): Promise<void> {
    await this.look();
    if (!this.setup.isShared && this.stop !== undefined && this.stop.at <= this.setup.registry.now())
      await this.callOff();
    this.timer = setInterval(() => {
      this.look().catch((error: unknown) => this.setup.report(error));
    }, lookEvery);
    this.timer.unref();
  }

  end(): void {
    clearInterval(this.timer);
  }

  get announced(): AnnouncedStop | undefined {
    return this.stop;
  }

  /** The announcement as a page is sent it. */
  get news(): Extract<News, { readonly type: 'announced' }> {
    const now = this.setup.registry.now();
    return { type: 'announced', now, ...(this.stop === undefined ? {} : { stop: this.stop }) };
  }

  async announce(stop: AnnouncedStop): Promise<void> {
    await this.setup.storage.saveNote(stopNote, JSON.stringify(stop));
    await this.look();
  }

  async callOff(): Promise<void> {
    await this.setup.storage.saveNote(stopNote, '');
    await this.look();
  }

  async register(registration: Registration): Promise<void> {
    await this.setup.storage.saveNote(registrationNote, JSON.stringify(registration));
    await this.look();
  }

  /** Reads what is stored, tells everybody what has changed, and stops the clocks when the moment has come. */
  async look(): Promise<void> {
    const { storage, registry, tellAll } = this.setup;
    const [text = '', switches = ''] = await Promise.all([
      storage.note(stopNote),
      storage.note(registrationNote),
    ]);
    this.registration = switches === '' ? everybody : (JSON.parse(switches) as Registration);
    const hasChanged = text !== this.text;
    this.text = text;
    this.stop = text === '' ? undefined : (JSON.parse(text) as AnnouncedStop);
    if (hasChanged) {
      if (this.isPaused) await registry.resumeClocks();
      this.isPaused = false;
      tellAll(this.news);
    }
    const { stop } = this;
    if (stop === undefined) return;
    const to = stop.at + stop.minutes * minute;
    if (registry.now() >= to) return this.callOff(); // nobody stopped it
    if (this.isPaused || registry.now() < stop.at) return;
    this.isPaused = true;
    await registry.pauseClocks({ from: stop.at, to });
  }
}
