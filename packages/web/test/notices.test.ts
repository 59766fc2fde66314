import { catalog } from '@manigance/games';
import { SmtpReceiver } from '@manigance/server/smtp-receiver';
import { plainSetup } from '@manigance/table/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from './axe.ts';
import { openBrowser } from './browser.ts';
import { firstGame, soloSeats } from './games.ts';
import { knowing } from './open-site.ts';
import { playFirst } from './site.ts';
import { TestServer } from './test-server.ts';

let receiver: SmtpReceiver;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  receiver = await SmtpReceiver.open();
  const pace = { look: 50, recover: 500, least: 200 };
  server = new TestServer({
    mail: { smtpUrl: receiver.url, from: 'club@example.org' },
    notices: { pace, reach: 'anywhere' },
  });
  [browser] = await Promise.all([openBrowser({ notifications: true }), server.start()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server.close();
  await receiver.close();
});

async function camille(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, bypassCSP: true });
  await context.grantPermissions(['notifications']);
  const kept = [
    ['manigance.settings', JSON.stringify({ speed: 'instant', language: 'fr', name: 'Camille' })] as const,
    knowing(catalog.ids),
  ];
  await context.addInitScript(
    (items) => {
      const { localStorage } = globalThis as unknown as {
        localStorage: { setItem(a: string, b: string): void };
      };
      for (const [key, value] of items) localStorage.setItem(key, value);
    },
    kept as readonly (readonly [string, string])[],
  );
  return context.newPage();
}

const local = () => server.url.replace('127.0.0.1', 'localhost');

test('mail is set up by keyboard; a turn then comes by mail, whose link opens the table, and one click ends it', async () => {
  const page = await camille();
  await page.goto(`${local()}/#/notices`);
  const field = page.getByLabel('Adresse électronique');
  await field.focus();
  await page.keyboard.type('camille@example.org');
  await page.keyboard.press('Enter');
  const { text } = await receiver.mailTo('camille@example.org');
  // A phone may have dropped the page while the mail was read.
  await page.reload();
  await page.getByLabel('Code reçu').focus();
  await page.keyboard.type(/\b[A-Z2-9]{8}\b/.exec(text)?.[0] ?? '');
  await page.keyboard.press('Enter');
  const mail = page.getByRole('region', { name: 'Courriel' });
  await mail.getByText('camille@example.org').waitFor();
  await mail.getByRole('button', { name: 'Envoyer un essai' }).click();
  await mail.getByText('Envoyé.').waitFor();
  expect((await receiver.mailTo('camille@example.org', 2)).headers.subject).toBe('Un essai de Manigance');
  await mail.getByRole('radio', { name: 'Toutes' }).check();
  await mail.getByLabel('Si je suis absent depuis').selectOption('peu importe');
  await mail.getByText('Enregistré.').waitFor();
  expect(await audit(page)).toEqual([]);
  const overflow = 'document.documentElement.scrollWidth - innerWidth';
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  if (process.env.NOTICE_PICTURES)
    await page.screenshot({ path: process.env.NOTICE_PICTURES, fullPage: true });
  const table = await beginAgainstBots(page);
  await page.locator('link[rel=icon][href="/icon-turn.svg"]').waitFor({ state: 'attached' });
  await page.close();
  const turn = await receiver.mailTo('camille@example.org', 3);
  expect(turn.headers.subject).toBe(`À vous de jouer\u00a0: ${firstGame.title}`);
  const link = /http:\S+#\/table\/\w+/.exec(turn.text)?.[0] ?? '';
  expect(link).toBe(`${local()}/#/table/${table}`);
  const stop = /http:\S+#\/notices\/stop\/\S+/.exec(turn.text)?.[0] ?? '';
  const other = await camille();
  await other.goto(stop);
  await other.getByText('C’est fait : plus de courriels.').waitFor();
  await other.reload();
  await other.getByText('Ce lien ne sert plus').waitFor();
  await other.goto(link);
  await other.waitForURL(link);
  await other.close();
}, 120_000);

/** A table on the server with bots, which asks me. */
async function beginAgainstBots(page: Page): Promise<string> {
  const ask = (type: string, body: object) =>
    page.evaluate(
      `fetch('/api/${type}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(body))} }).then((answer) => answer.json())`,
    ) as Promise<{ readonly table: string }>;
  const { table } = await ask('create', plainSetup(firstGame.id, await soloSeats(firstGame)));
  await ask('sit', { table, seat: 0 });
  await ask('start', { table });
  await page.goto(`${local()}/?at-table#/table/${table}`);
  return table;
}

/** Replaces the browser's notifications by a list, and lets a test say that nobody looks at the tab. */
const watchNotifications = `
  globalThis.told = [];
  globalThis.isLookedAt = true;
  globalThis.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, { tag, lang }) { told.push({ title, tag, lang }); }
    close() {}
  };
  Object.defineProperty(Document.prototype, 'hidden', { get: () => !isLookedAt });`;

test('title and icon of an open page say that it is my turn, and a notification if nobody looks at it', async () => {
  const page = await camille();
  await page.addInitScript(watchNotifications);
  await page.goto(`${local()}/#/notices`);
  const own = page.getByRole('region', { name: 'Cette page' });
  await own.getByRole('button', { name: 'Autoriser' }).click();
  await own.getByRole('button', { name: 'Désactiver' }).waitFor();
  const table = await beginAgainstBots(page);
  const isMyTurn = async () => (await page.title()) === `● ${firstGame.title} · Manigance`;
  const icon = (name: string) =>
    page.locator(`link[rel=icon][href="/${name}.svg"]`).waitFor({ state: 'attached' });
  await expect.poll(isMyTurn, { timeout: 60_000 }).toBe(true);
  await icon('icon-turn');
  expect(await page.evaluate('told')).toEqual([]);
  await page.evaluate('isLookedAt = false');
  // I answer until a bot has played, and I am asked again.
  const told = () => page.evaluate('told') as Promise<readonly object[]>;
  for (let answers = 0; answers < 40 && (await told()).length === 0; answers++) {
    await expect.poll(isMyTurn, { timeout: 60_000 }).toBe(true);
    await playFirst(page);
    await page.waitForTimeout(50);
  }
  await expect
    .poll(async () => (await told())[0])
    .toEqual({ title: `À vous de jouer\u00a0: ${firstGame.title}`, tag: `#/table/${table}`, lang: 'fr' });
  await page.evaluate(`document.querySelector('.top-home').click()`);
  await icon('icon');
  expect(await page.title()).not.toContain('●');
  await page.close();
}, 120_000);

test('a push message is shown by the service worker, one for each table', async () => {
  const page = await camille();
  await page.goto(`${local()}/#/notices`);
  await page.evaluate(`navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)`);
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const data = {
    kind: 'turn',
    title: 'À vous',
    text: 'Noor a joué.',
    link: `${local()}/#/tables`,
    table: 't',
  };
  const message = { origin: local(), registrationId: await registered, data: JSON.stringify(data) };
  for (let sent = 0; sent < 2; sent++) await devtools.send('ServiceWorker.deliverPushMessage', message);
  const shown = () =>
    page.evaluate(
      `navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))`,
    );
  await expect
    .poll(shown)
    .toEqual([{ title: 'À vous', body: 'Noor a joué.', tag: 't', data: { link: data.link } }]);
  await page.close();
}, 60_000);
