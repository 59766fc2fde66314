import { expect, test } from 'vitest';
import { shortestGame } from './games.ts';
import { guests } from './guests.ts';

const { comes, server } = guests();

async function codeOfATable(): Promise<string> {
  const { page } = await comes('Anna', { path: `#/new/${shortestGame.id}/friends` });
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.locator('.code').innerText();
}

test('a wrong code is reported, and another code or a link can be tried at once', async () => {
  const code = await codeOfATable();
  const { page } = await comes('Bruno', { path: '#/join/NONE99' });
  await page.getByRole('heading', { name: 'There is no table with the code NONE99.' }).waitFor();
  await page.getByRole('link', { name: 'Home' }).waitFor();
  const field = page.getByLabel('Invitation code');
  await field.fill('what?');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('heading', { name: 'There is no table with the code WHAT?.' }).waitFor();
  await field.fill(`Come and play: ${server.url}/#/join/${code}`);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Sit here' }).first().waitFor();
});

test('the home page accepts an invitation link', async () => {
  const code = await codeOfATable();
  const { page } = await comes('Bruno');
  await page.getByLabel('Invitation code').fill(`${server.url}/#/join/${code.toLowerCase()}`);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Sit here' }).first().waitFor();
});

test.each([
  ['small letters and spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `.toLowerCase()],
  ['the address of the lobby', (_: string, address: string) => `Join me: ${address}`],
])('the code field takes %s', async (_, typed) => {
  const { page: anna } = await comes('Anna', { path: `#/new/${shortestGame.id}/friends` });
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const code = await anna.locator('.code').innerText();
  const { page } = await comes('Bruno');
  await page.getByLabel('Invitation code').fill(typed(code, anna.url()));
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Sit here' }).first().waitFor();
});

test('going back from an invitation skips the invitation', async () => {
  const code = await codeOfATable();
  const { page } = await comes('Bruno');
  await page.getByLabel('Invitation code').fill(code);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Sit here' }).first().waitFor();
  expect(page.url()).toContain('#/table/');
  await page.goBack();
  await page.getByLabel('Invitation code').waitFor();
  expect(page.url()).not.toMatch(/#\/(join|table)/);
});

test.each(['👩\u200d💻 Ada', 'می\u200cخواهم'])('%s comes by an invitation and sits down', async (name) => {
  const code = await codeOfATable();
  const { page, complaints } = await comes(name, { path: `#/join/${code}` });
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.locator('.lobby-seats').getByText(name).waitFor();
  expect(complaints).toEqual([]);
});

test('a refused name is reported beside its field when joining, opening a table or waiting', async () => {
  const code = await codeOfATable();
  const refused = 'a\u200d'; // a joiner with nothing to join
  const { page } = await comes(refused, { path: `#/join/${code}`, language: 'fr' });
  await page.getByRole('heading', { name: 'Ce nom ne peut pas servir' }).waitFor();
  await page.getByLabel('Mon nom').fill('Bruno');
  await page.getByRole('button', { name: 'Rejoindre' }).click();
  await page.getByRole('button', { name: 'S’asseoir ici' }).first().click();
  const field = page.getByLabel('Votre nom');
  const note = page.getByRole('alert').getByText('Ce nom ne peut pas servir');
  for (const [name, isTaken] of [
    [refused, false],
    ['Zoé', true],
  ] as const) {
    await field.fill(name);
    await field.blur();
    await note.waitFor({ state: isTaken ? 'detached' : 'visible' });
  }
  await page.locator('.lobby-seats').getByText('Zoé', { exact: true }).waitFor();

  const { page: other } = await comes(refused, { path: `#/new/${shortestGame.id}/friends` });
  await other.getByRole('button', { name: 'Open the table' }).click();
  await other.getByRole('alert').getByText('That name can’t be used').waitFor();
  // The field is where one then types.
  await expect.poll(() => other.locator(':focus').getAttribute('aria-invalid')).toBe('true');
  await other.getByLabel('Your name').fill('Ada');
  await other.getByRole('button', { name: 'Open the table' }).click();
  await other.locator('.lobby-seats').getByText('Ada', { exact: true }).waitFor();
});

test('a guest with a refused name can still enter a table and is told', async () => {
  const { page: anna } = await comes('Anna', { path: `#/new/${shortestGame.id}/friends` });
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.locator('.code').waitFor();
  const { page } = await comes('a\u200d', { path: new URL(anna.url()).hash });
  await page.getByRole('button', { name: 'Sit here' }).first().waitFor();
  await page.getByRole('alert').getByText('That name can’t be used').waitFor();
});

test('rate limiting and an unreachable server have different messages, and the code can be retried', async () => {
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
  await page.getByRole('heading', { name: 'Le serveur ne répond pas' }).waitFor();
  await tryIt();
  await page.getByRole('heading', { name: 'Trop d’essais' }).waitFor();
  await tryIt();
  await page.getByRole('button', { name: 'S’asseoir ici' }).first().waitFor();
  expect(page.url()).toContain('#/table/');
});
