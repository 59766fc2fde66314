import type { DeskAnswer, DeskRequest } from '@manigance/protocol';
import { deskAnswers, type deskRequests } from '@manigance/protocol';
import { misfit } from '@manigance/protocol/check';
import { newHostToken } from '../../src/people/desk/right.ts';
import { Browser, type Reply } from '../people/browser.ts';
import type { TestServer } from '../test-server.ts';

const password = 'neuf clochers au vent';

/** A browser signed in to an account of its own. */
export async function withAccount(base: string, name: string): Promise<Browser & { readonly me: string }> {
  const browser = await Browser.guest(base, name);
  await browser.post('/api/account/create', { name, password });
  return browser;
}

export async function tokenFor({ running }: TestServer): Promise<string> {
  return newHostToken(running.storage, running.registry.now());
}

/** A host of the server, and the answers of their desk. */
export class Host {
  readonly browser: Browser & { readonly me: string };

  private constructor(browser: Host['browser']) {
    this.browser = browser;
  }

  static async of(server: TestServer, name = 'Hélène'): Promise<Host> {
    const browser = await withAccount(server.base, name);
    const { status } = await browser.post('/api/desk/take', { token: await tokenFor(server) });
    if (status !== 200) throw new Error('no right');
    return new Host(browser);
  }

  /** Asks for something; the answer has to fit its schema. */
  async ask<K extends DeskRequest>(name: K, body: object = {}): Promise<DeskAnswer<K>> {
    const { status, body: answer, text } = await this.browser.post(`/api/desk/${name}`, body);
    const schemas: Partial<Record<DeskRequest, (typeof deskRequests)[DeskRequest] | undefined>> = deskAnswers;
    const at = status !== 200 ? text : schemas[name] && misfit(schemas[name].json, answer);
    if (at !== undefined) throw new Error(`${name}: ${at}`);
    return answer as DeskAnswer<K>;
  }

  /** Code of the reason for which something is refused. */
  async refusal(name: DeskRequest, body: object = {}): Promise<Reply['code']> {
    return (await this.browser.post(`/api/desk/${name}`, body)).code;
  }
}
