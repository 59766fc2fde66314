import { catalog } from '@manigance/games';
import type { Page, WebSocketRoute } from 'playwright-core';
import { button, type Stage } from './stage-parts.ts';

/** What stands between the page and the server: it may tell the page something, cut the line, or leave moves unstored. */
interface Line {
  isCut: boolean;
  isStoring: boolean;
  readonly sockets: WebSocketRoute[];
}

/** Begins a match at the server, with a line of the test's own in between. */
async function beginOver(page: Page): Promise<Line> {
  const line: Line = { isCut: false, isStoring: true, sockets: [] };
  await page.routeWebSocket(/./, (socket) => {
    if (line.isCut) return void socket.close();
    const server = socket.connectToServer();
    line.sockets.push(socket);
    socket.onMessage((sent) => {
      const { type, id } = JSON.parse(String(sent)) as { readonly type: string; readonly id: number };
      if (type !== 'play' || line.isStoring) server.send(sent);
      else socket.send(JSON.stringify({ type: 'refused', to: id, reason: { code: 'try-again' } }));
    });
  });
  await page.reload();
  await button(page, (words) => words.newTable.create).click();
  await button(page, (words) => words.lobby.start).click();
  await page.locator('.plate').first().waitFor();
  return line;
}

async function cut(page: Page, line: Line): Promise<void> {
  line.isCut = true;
  await Promise.all(line.sockets.map((socket) => socket.close()));
  await page.locator('.link-lost').waitFor();
}

async function loseConnection(page: Page): Promise<void> {
  await cut(page, await beginOver(page));
}

async function stopAsPlanned(page: Page): Promise<void> {
  const line = await beginOver(page);
  for (const socket of line.sockets) socket.send(JSON.stringify({ type: 'stopping', seconds: 60 }));
  await cut(page, line);
}

async function leaveUnstored(page: Page): Promise<void> {
  const line = await beginOver(page);
  line.isStoring = false;
  await button(page, (words) => words.table.list).click();
  await page.getByRole('dialog').locator('.option').first().click();
  await page.locator('.link-lost').waitFor();
  await page.locator('.asked-buttons .btn').first().waitFor({ state: 'detached' });
}

const path = `#/new/${catalog.ids[0]}/friends`;

/** The states of the line under the top bar: no connection, a planned stop, a move that is not stored yet. */
export const linkStages: readonly Stage[] = [
  { name: 'connection-lost', path, enter: loseConnection },
  { name: 'planned-stop', path, enter: stopAsPlanned },
  { name: 'not-stored', path, enter: leaveUnstored },
];
