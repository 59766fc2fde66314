import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstGame } from './games.ts';
import { guests } from './guests.ts';

const { comes } = guests();

interface Line {
  readonly address: string;
  isOpen: boolean;
}

/** Lets the page believe that several servers share the club; its connections, in order. */
async function amongServers(page: Page): Promise<readonly Line[]> {
  const lines: Line[] = [];
  await page.routeWebSocket(/\/ws/, (socket) => {
    const line = { address: new URL(socket.url()).search, isOpen: true };
    lines.push(line);
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { readonly type: string };
      socket.send(JSON.stringify(message.type === 'welcome' ? { ...message, byTable: true } : message));
    });
    socket.onClose(() => {
      line.isOpen = false;
      void server.close();
    });
  });
  return lines;
}

test('among several servers the page moves to a connection with its table in the address', async () => {
  const { page: anna } = await comes('Anna', { path: `#/new/${firstGame.id}/friends` });
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.locator('.lobby-seat').first().waitFor();
  const { page: ben, complaints } = await comes('Ben');
  const lines = await amongServers(ben);
  await ben.goto(anna.url());
  await ben.reload();
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  await anna.getByText('Ben').first().waitFor();
  await expect.poll(() => lines.filter(({ isOpen }) => isOpen).length).toBe(1);
  expect(lines.at(-1)?.isOpen).toBe(true);
  expect(lines.filter(({ address }) => address !== '').length).toBe(1);
  expect(lines.at(-1)?.address).toMatch(/^\?table=[\w-]+$/);
  expect(await ben.locator('.link-lost').count()).toBe(0);
  expect(complaints).toEqual([]);
});
