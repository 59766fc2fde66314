/** A mail as the SMTP receiver of the tests took it. */
export interface ReceivedMail {
  /** When it was taken; milliseconds since 1970. */
  readonly at: number;
  /** Sender and recipients of the envelope. */
  readonly from: string;
  readonly to: readonly string[];
  /** Headers by their lower-case names, unfolded and decoded. */
  readonly headers: Readonly<Record<string, string>>;
  /** With single line feeds. */
  readonly text: string;
  readonly html: string | undefined;
}

export function readMail(from: string, to: readonly string[], raw: string): ReceivedMail {
  const { headers, body } = partOf(raw);
  const parts = textsIn(headers, body);
  const read = (type: string) => parts.get(type)?.replaceAll('\r\n', '\n').trimEnd();
  return { at: Date.now(), from, to, headers, text: read('text/plain') ?? '', html: read('text/html') };
}

interface Part {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function partOf(raw: string): Part {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())] as const;
  });
  return { headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') };
}

/** The texts of a mail by their media type. */
function textsIn(headers: Part['headers'], body: string): Map<string, string> {
  const type = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary === undefined)
    return new Map([
      [type.split(';')[0] ?? '', decoded(body, headers['content-transfer-encoding']).toString('utf8')],
    ]);
  const parts = body.split(`--${boundary}`).slice(1, -1);
  return new Map(
    parts.flatMap((part) => {
      const { headers: own, body: text } = partOf(part.replace(/^\r\n/, ''));
      return [...textsIn(own, text)];
    }),
  );
}

function decoded(body: string, encoding = ''): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  return encoding === 'quoted-printable' ? quoted(body.replaceAll('=\r\n', '')) : Buffer.from(body, 'latin1');
}

function quoted(text: string): Buffer {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}

/** RFC 2047: words of headers in other alphabets. */
function decodedWords(text: string): string {
  const joined = text.replaceAll(/\?=\s+=\?/g, '?==?');
  return joined.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
    how.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString('utf8')
      : quoted(word.replaceAll('_', ' ')).toString('utf8'),
  );
}
