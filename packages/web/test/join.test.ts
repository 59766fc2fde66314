import { expect, test } from 'vitest';
import { guests } from './guests.ts';

const { comes, house } = guests();

async function codeOfATable(): Promise<string> {
  const { page } = await comes('Anna', { path: '#/new/edgar-et-lucien/friends' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.locator('.code').innerText();
}

test('a wrong code is named, and another or a whole link can be tried on the spot', async () => {
  const code = await codeOfATable();
  const { page } = await comes('Bruno', { path: '#/join/NONE99' });
  await page.getByRole('heading', { name: 'There is no table with the code NONE99.' }).waitFor();
  await page.getByRole('link', { name: 'Home' }).waitFor();
  const field = page.getByLabel('Invitation code');
  await field.fill('what?');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('heading', { name: 'There is no table with the code WHAT?.' }).waitFor();
  await field.fill(`Come and play: ${house.url}/#/join/${code}`);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Sit here' }).first().waitFor();
});

test('a link is taken on the home page as well', async () => {
  const code = await codeOfATable();
  const { page } = await comes('Bruno');
  await page.getByLabel('Invitation code').fill(`${house.url}/#/join/${code.toLowerCase()}`);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Sit here' }).first().waitFor();
});

test('too many tries and a server that is away are told apart, and the same code can be tried again', async () => {
  const code = await codeOfATable();
  const { page } = await comes('Bruno', { language: 'fr' });
  let hasAnswered = false;
  await page.routeWebSocket(/\/ws$/, (line) => {
    const server = line.connectToServer();
    line.onMessage((sent) => {
      const { type, id } = JSON.parse(String(sent)) as { readonly type: string; readonly id: number };
      const reason = { code: 'too-fast', wait: 1000 };
      if (type !== 'find' || hasAnswered) return server.send(sent);
      hasAnswered = true;
      line.send(JSON.stringify({ type: 'refused', to: id, reason }));
    });
  });
  await page.route(/\/api\/(me|guest)$/, (request) => request.abort(), { times: 1 });
  const tryIt = async () => {
    await page.getByLabel('Code d’invitation').fill(code);
    await page.getByRole('button', { name: 'Rejoindre' }).click();
  };
  await tryIt();
  await page.getByRole('heading', { name: 'Aucun serveur ne répond' }).waitFor();
  await tryIt();
  await page.getByRole('heading', { name: 'Trop d’essais' }).waitFor();
  await tryIt();
  await page.getByRole('button', { name: 'S’asseoir ici' }).first().waitFor();
  expect(page.url()).toContain('#/table/');
});
