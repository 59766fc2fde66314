import { readFileSync } from 'node:fs';
import { SmtpReceiver } from '@manigance/server/smtp-receiver';
import { plainSetup } from '@manigance/table/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from './axe.ts';
import { shortestGame, soloSeats } from './games.ts';
import { guests } from './guests.ts';
import { playFirst } from './site.ts';
import { en } from './words.ts';

let mail: SmtpReceiver;
beforeAll(async () => {
  mail = await SmtpReceiver.open();
});
afterAll(() => mail.close());
const { comes, server } = guests(() => ({ mail: { smtpUrl: mail.url, from: 'club@example.org' } }));

const password = 'neuf clochers au vent';

/** A script’s way of writing oneself: it has to stay a text. */
const scriptName = '<img src=x id=x>';

async function post(page: Page, path: string, body: object): Promise<{ readonly table: string }> {
  const sent = `fetch('/api/${path}', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: ${JSON.stringify(JSON.stringify(body))} }).then((answer) => answer.json())`;
  return (await page.evaluate(sent)) as { readonly table: string };
}

/** A match against bots on the server, which waits for this person. */
async function beginMatch(page: Page, name: string): Promise<string> {
  await post(page, 'guest', { name });
  const { table } = await post(page, 'create', {
    ...plainSetup(shortestGame.id, await soloSeats(shortestGame)),
  });
  await post(page, 'sit', { table, seat: 0 });
  await post(page, 'start', { table });
  return table;
}

const statusOfMe = (page: Page) => page.evaluate(`fetch('/api/me').then(({ status }) => status)`);
const field = (page: Page, label: string, form: string) =>
  page.getByRole('region', { name: form }).getByLabel(label, { exact: true });

async function signIn(page: Page, name: string, secret: string): Promise<void> {
  await field(page, 'Name', 'Sign in').fill(name);
  await field(page, 'Password', 'Sign in').fill(secret);
  await page.keyboard.press('Enter');
}

test('a guest becomes an account in the middle of a match, and goes on from a second device', async () => {
  const { page, complaints } = await comes(scriptName, { context: { bypassCSP: true } });
  const table = await beginMatch(page, scriptName);
  await page.goto(`${server.url}/?in#/table/${table}`);
  await playFirst(page);
  await page.goto(`${server.url}/?in#/account`);
  // By keyboard alone: the name is there already.
  await field(page, 'Password', 'Create an account').focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByText(`Signed in as ${scriptName}.`).waitFor();
  expect(await page.locator('#x').count()).toBe(0);
  expect(await audit(page)).toEqual([]);
  await page.goto(`${server.url}/?in#/table/${table}`);
  await playFirst(page);
  await page.getByRole('button', { name: 'Choose from a list' }).waitFor();

  const { page: phone } = await comes('', {
    path: '#/account',
    context: { viewport: { width: 360, height: 740 }, bypassCSP: true },
  });
  await signIn(phone, scriptName, 'a wrong password');
  await phone.getByRole('alert').getByText('Wrong name or password.').waitFor();
  expect(await audit(phone)).toEqual([]);
  await signIn(phone, scriptName, password);
  await phone.getByText(`Signed in as ${scriptName}.`).waitFor();
  expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await phone.goto(`${server.url}/?there#/table/${table}`);
  await playFirst(phone);
  // The first device ends the second.
  await page.goto(`${server.url}/?again#/account`);
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await page.getByText('That browser has been signed out.').waitFor();
  expect(await statusOfMe(phone)).toBe(401);
  expect(complaints).toEqual([]);
});

test('a passkey makes an account and signs in to it', async () => {
  const { page } = await comes('Bruno', { language: 'fr' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // Passkeys want a host with a name.
  const home = server.url.replace('127.0.0.1', 'localhost');
  await page.goto(`${home}/#/account`);
  await page.getByRole('button', { name: 'Créer avec une clé d’accès' }).click();
  await page.getByText('Connecté sous le nom de Bruno.').waitFor();
  await page.getByRole('button', { name: 'Retirer Clé d’accès' }).click();
  await page.getByText('C’est votre seul moyen de connexion. Ajoutez-en un autre d’abord.').waitFor();
  await page.getByRole('button', { name: 'Se déconnecter de cet appareil' }).click();
  await page.getByRole('button', { name: 'Oui, me déconnecter ici' }).click();
  await expect.poll(() => statusOfMe(page)).toBe(401);
  await page.goto(`${home}/?again#/account`);
  await page.getByRole('button', { name: 'Avec une clé d’accès', exact: true }).click();
  await page.getByText('Connecté sous le nom de Bruno.').waitFor();
  expect(await statusOfMe(page)).toBe(200);
});

test('a lost password comes back by mail; all data can be taken along, and deleted', async () => {
  const { page } = await comes('Camille', { path: '#/account' });
  await field(page, 'Password', 'Create an account').fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('Signed in as Camille.').waitFor();
  await field(page, 'Email address', 'Email address').fill('camille@example.org');
  await page.keyboard.press('Enter');
  await page.getByText('A link is on its way to camille@example.org.').waitFor();
  const linkIn = async (count: number) => {
    const { text } = await mail.mailTo('camille@example.org', count);
    return /#\/account\/\S+/.exec(text)?.[0] ?? '';
  };
  await page.goto(`${server.url}/?link${await linkIn(1)}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Your address is confirmed.').waitFor();

  const { page: other } = await comes('', { path: '#/account' });
  await other.getByRole('button', { name: 'Forgot your password?' }).click();
  await other.getByLabel('Name or email address').fill('Camille');
  await other.keyboard.press('Enter');
  await other.getByText(/a link is on its way/).waitFor();
  const link = await linkIn(2);
  await other.goto(`${server.url}/?link${link}`);
  await field(other, 'New password', 'Choose a new password').fill('dix clochers au vent');
  await other.keyboard.press('Enter');
  await other.getByText('Signed in as Camille.').waitFor();
  expect(await statusOfMe(page)).toBe(401);
  // The link was used up.
  await page.goto(`${server.url}/?link2${link}`);
  await field(page, 'New password', 'Choose a new password').fill('onze clochers au vent');
  await page.keyboard.press('Enter');
  await page.getByText(/This link has already been used/).waitFor();

  const [download] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('link', { name: 'Download' }).click(),
  ]);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data).toMatchObject({ account: { name: 'Camille', address: 'camille@example.org' } });
  await other.getByRole('button', { name: 'Delete everything' }).click();
  await other.getByRole('button', { name: 'Delete for good' }).click();
  await other.getByText('Deleted. Thanks for playing.').waitFor();
  expect(await statusOfMe(other)).toBe(401);
  await other.goto(`${server.url}/?gone#/`);
  await other.getByRole('heading', { name: en.home.games }).waitFor();
});
