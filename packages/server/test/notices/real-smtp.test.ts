import { afterAll, describe, expect, test } from 'vitest';
import { browserGuest, wantMail } from '../../labs/mail-guest.ts';
import { RealSmtp } from '../real-smtp.ts';
import { anyone, createTable, TestServer, tableOf } from '../test-server.ts';

const smtp = await RealSmtp.open();
afterAll(() => smtp?.close());

describe.skipIf(smtp === undefined)('an SMTP server of the distribution', () => {
  test('takes the code for an address, then the notice of a turn', async () => {
    if (smtp === undefined) throw new Error('no SMTP server');
    const server = await TestServer.open({
      mail: { smtpUrl: smtp.url, from: 'The club <club@example.org>' },
      notices: { pace: { look: 20, recover: 200, least: 30 }, reach: 'anywhere' },
    });
    const alix = await browserGuest(server, 'Alix');
    const noor = await browserGuest(server, 'Noor');
    const address = 'alix@example.org';
    await wantMail(server, smtp, alix, address);
    const table = await createTable(noor.client, tableOf('tic-tac-toe', [anyone, anyone]));
    for (const { client } of [noor, alix]) await client.send({ type: 'sit', table });
    await noor.client.send({ type: 'start', table });
    await noor.client.play(table, { do: 'mark', cell: 4 } as never, undefined);
    const notice = await smtp.mailTo(address, 2);
    expect(notice.headers).toMatchObject({
      from: 'The club <club@example.org>',
      to: address,
      subject: 'Your turn: tic-tac-toe',
    });
    expect(notice.text).toContain(`/#/table/${table}`);
    expect(notice.headers['list-unsubscribe']).toContain('http');
    alix.client.close();
    noor.client.close();
    await server.close();
  });
});
