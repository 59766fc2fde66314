import type { OutgoingMail } from '../../mail/mailer.ts';
import type { Notice } from './compose.ts';
import { noticeWords } from './words.ts';

/** A notice as a mail, with the link that ends such mails in one click. */
export function mailOf(
  { id, kind, title, opening, recap, with: others, link, language }: Notice,
  stop: { readonly page: string; readonly post: string },
): Omit<OutgoingMail, 'to'> {
  const words = noticeWords[language];
  const isTest = kind === 'test';
  const head = isTest || others === '' ? [opening] : [opening, others];
  const told = recap.length === 0 ? [] : [words.since, ...recap.map((line) => `– ${line}`)];
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const text = [
    ...head,
    '',
    ...told,
    ...(told.length > 0 ? [''] : []),
    `${words.toTable}${colon} ${link}`,
    '',
    `${words.stop}${colon}`,
    stop.page,
  ];
  const items = recap.map((line) => `<li>${escaped(line)}</li>`).join('');
  const html = [
    `<!doctype html><html lang="${language}"><body style="font-family: sans-serif; line-height: 1.5">`,
    ...head.map((line) => `<p>${escaped(line)}</p>`),
    ...(items === '' ? [] : [`<p>${escaped(words.since)}</p><ul>${items}</ul>`]),
    `<p><a href="${escaped(link)}">${escaped(words.toTable)}</a></p>`,
    `<p><small><a href="${escaped(stop.page)}">${escaped(words.stop)}</a></small></p></body></html>`,
  ];
  return {
    subject: title,
    text: text.join('\n'),
    html: html.join('\n'),
    headers: {
      'Message-ID': `<${id}@manigance.invalid>`,
      'List-Unsubscribe': `<${stop.post}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
