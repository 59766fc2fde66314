import { afterEach, expect, test } from 'vitest';
import { isMailAddress, MailNotSentError } from '../src/mail/mailer.ts';
import { SmtpMailer } from '../src/mail/smtp-mailer.ts';
import { SmtpReceiver } from './smtp-receiver.ts';

const from = 'Le club <club@example.org>';
const mail = { to: 'alix@example.org', subject: 'À vous de jouer', text: 'Odilon a posé un Agent.\n.\nFin' };
const open: SmtpReceiver[] = [];

async function receive(): Promise<SmtpReceiver> {
  const receiver = await SmtpReceiver.open();
  open.push(receiver);
  return receiver;
}
afterEach(async () => {
  for (const receiver of open.splice(0)) await receiver.close();
});

test('an SMTP server takes a mail with its sender, subject, headers, text and HTML', async () => {
  const receiver = await receive();
  const html = '<p>Odilon a posé un Agent.</p>';
  const headers = { 'List-Unsubscribe': '<https://play.example.org/stop>' };
  await new SmtpMailer({ smtpUrl: receiver.url, from }).send({ ...mail, html, headers });
  const [taken] = receiver.mails;
  expect(taken).toMatchObject({ from: 'club@example.org', to: [mail.to], html });
  expect(taken?.text).toBe(mail.text);
  expect(taken?.headers).toMatchObject({
    from,
    to: mail.to,
    subject: mail.subject,
    'list-unsubscribe': '<https://play.example.org/stop>',
  });
});

test.each([
  ['the address is refused for good', 'RCPT', '550 no such box', 'never'],
  ['the server asks to come later', 'MAIL', '451 busy', 'later'],
  ['the text is refused for now', 'text', '452 full', 'later'],
] as const)('where %s the mail was surely not taken', async (_, at, reply, retry) => {
  const receiver = await receive();
  receiver.interfere = (command) => (command === at ? reply : undefined);
  const error = await failureOf(receiver.url);
  expect(error).toBeInstanceOf(MailNotSentError);
  expect(error).toMatchObject({ retry });
  expect(receiver.mails).toEqual([]);
});

test('where no SMTP server answers the mail was surely not taken', async () => {
  const receiver = await receive();
  await receiver.close();
  open.length = 0;
  expect(await failureOf(receiver.url)).toMatchObject({ name: 'MailNotSentError', retry: 'later' });
});

test('where the connection breaks after the text the mail may have been taken', async () => {
  const receiver = await receive();
  receiver.interfere = (command) => (command === 'text' ? 'cut' : undefined);
  const error = await failureOf(receiver.url);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailNotSentError);
});

test('a mail address is one bare address', () => {
  for (const address of ['alix@example.org', 'a.b+c@club.example.org', 'zoé@example.org'])
    expect(isMailAddress(address), address).toBe(true);
  for (const address of [
    'alix',
    'a@b',
    'a@b.org, c@d.org',
    'A <a@b.org>',
    'a@b.org\r\nBcc: c@d.org',
    'a b@c.org',
  ])
    expect(isMailAddress(address), address).toBe(false);
});

async function failureOf(smtpUrl: string): Promise<unknown> {
  return new SmtpMailer({ smtpUrl, from }).send(mail).then(
    () => undefined,
    (error: unknown) => error,
  );
}
