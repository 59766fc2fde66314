import { flag, text, words } from '../arguments.ts';
import { type Command, type Given, succeeded, UsageError } from '../command.ts';
import { gameOption, switchOption, valueOption } from '../options.ts';
import { pageFolderFor } from '../page-build.ts';
import { print } from '../print.ts';
import { storageGiven, storageOptions } from '../storage-options.ts';
import { urlGiven } from '../url-given.ts';
import { hostHint } from './host-token.ts';

/** `manigance serve`: the server. */
export const serve: Command = {
  name: 'serve',
  summary: 'Serves tables to browsers and programs',
  usage: '[--port N] [--data FOLDER | --database-url URL] [--game PATH]…',
  options: {
    port: valueOption('N', 'port to listen on (PORT, default 8080)'),
    host: valueOption('ADDRESS', 'address to listen on (HOST, default 127.0.0.1; 0.0.0.0 for all)'),
    ...storageOptions,
    'nats-url': valueOption('URL', 'NATS between servers that share a Postgres (NATS_URL)'),
    game: gameOption,
    'public-url': valueOption('URL', 'public address behind a proxy (PUBLIC_URL)'),
    'smtp-url': valueOption(
      'URL',
      'SMTP server for mails, such as smtps://user:password@mail.example.org (SMTP_URL)',
    ),
    'mail-from': valueOption('ADDRESS', 'sender of the mails (MAIL_FROM)'),
    'trust-proxy': switchOption(
      'take client addresses from X-Forwarded-For, as --trusted-hops 1 (TRUST_PROXY=1)',
    ),
    'trusted-hops': valueOption('N', 'number of proxies of your own in front (TRUSTED_HOPS, default 0)'),
    'sockets-per-address': valueOption(
      'N',
      'most sockets of one address or IPv6 network (SOCKETS_PER_ADDRESS, default 100)',
    ),
    'keep-finished': valueOption(
      'DAYS',
      'days finished tables are kept, 0 for ever (KEEP_FINISHED, default 365)',
    ),
    'keep-abandoned': valueOption(
      'DAYS',
      'days abandoned tables are kept, 0 for ever (KEEP_ABANDONED, default 30)',
    ),
    'drop-records': switchOption('keep no records of tables that are deleted (DROP_RECORDS=1)'),
    'drop-results': switchOption(
      'take matches whose tables are deleted out of the history and statistics of their players (DROP_RESULTS=1)',
    ),
    'log-level': valueOption('LEVEL', 'trace, debug, info, warn, error or silent (LOG_LEVEL, default info)'),
  },
  examples: [
    '',
    '--port 3000 --data /var/lib/manigance',
    '--game ./my-game',
    '--host 0.0.0.0 --public-url https://play.example.org',
  ],
  async run(given, context) {
    words(given, 0);
    const { env } = process;
    const { serve: startServer } = await import('@manigance/server'); // other commands do without it
    const running = await startServer({
      port: portGiven(given),
      host: text(given, 'host') ?? env.HOST ?? '127.0.0.1',
      ...storageGiven(given),
      brokerUrl: brokerGiven(given),
      publicUrl: urlGiven(given),
      mail: mailGiven(given),
      trustedHops: hopsGiven(given),
      keeping: {
        finishedDays: wholeGiven(given, 'keep-finished', 365),
        abandonedDays: wholeGiven(given, 'keep-abandoned', 30),
        records: !flag(given, 'drop-records') && env.DROP_RECORDS !== '1',
        results: !flag(given, 'drop-results') && env.DROP_RESULTS !== '1',
      },
      limits: { socketsPerAddress: wholeGiven(given, 'sockets-per-address', 100) },
      pageFolder: await pageFolderFor(context),
      catalog: context.catalog,
      logLevel: levelGiven(given),
    });
    const page = running.hasPage ? '' : ' (the page is not built: `npm start` builds it)';
    print(context, `Manigance on http://localhost:${running.port}, stored in ${running.storage.kind}${page}`);
    print(context, running.reach.length > 0 ? `For others: ${running.reach.join(', ')}` : onlyHere);
    if (running.hostAddress !== undefined) print(context, `Host’s desk: ${running.hostAddress}`, hostHint);
    await new Promise<void>((resolve) => {
      process.once('SIGINT', () => resolve());
      process.once('SIGTERM', () => resolve());
    });
    await running.stop();
    return succeeded;
  },
};

const onlyHere = 'Only this computer can connect. Start it with HOST=0.0.0.0 to admit your network.';

function portGiven(given: Given): number {
  const typed = text(given, 'port') ?? process.env.PORT ?? '8080';
  const port = /^\d{1,5}$/.test(typed) ? Number(typed) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  throw new UsageError(`--port is a number up to 65535, not ${typed}`);
}

/** A whole number given as a flag, or as the variable named like it. */
function wholeGiven(given: Given, name: string, usual: number): number {
  const typed = text(given, name) ?? process.env[name.toUpperCase().replaceAll('-', '_')] ?? String(usual);
  if (/^\d{1,6}$/.test(typed)) return Number(typed);
  throw new UsageError(`--${name} is a whole number, not ${typed}`);
}

function hopsGiven(given: Given): number {
  const isTrusted = flag(given, 'trust-proxy') || process.env.TRUST_PROXY === '1';
  return wholeGiven(given, 'trusted-hops', isTrusted ? 1 : 0);
}

function mailGiven(given: Given): { readonly smtpUrl: string; readonly from: string } | undefined {
  const smtpUrl = text(given, 'smtp-url') ?? process.env.SMTP_URL;
  const from = text(given, 'mail-from') ?? process.env.MAIL_FROM;
  if (smtpUrl === undefined || smtpUrl === '') return undefined;
  // The address holds a password: it is not repeated.
  if (!URL.canParse(smtpUrl) || !/^smtps?:/.test(smtpUrl))
    throw new UsageError('--smtp-url is an address such as smtps://user:password@mail.example.org');
  if (from === undefined || !/^[^\r\n]*@[^\r\n]+$/.test(from))
    throw new UsageError('--smtp-url needs a sender: --mail-from club@example.org');
  if (urlGiven(given) === undefined)
    throw new UsageError('--smtp-url needs an address for the links in mails: name it with --public-url');
  return { smtpUrl, from };
}

function brokerGiven(given: Given): string | undefined {
  const typed = text(given, 'nats-url') ?? process.env.NATS_URL;
  if (typed === undefined || typed === '') return undefined;
  if (!URL.canParse(typed) || !/^nats:/.test(typed))
    throw new UsageError(`--nats-url is an address such as nats://localhost:4222, not ${typed}`);
  if (storageGiven(given).databaseUrl === undefined)
    throw new UsageError('--nats-url is for servers that share a Postgres: name it with --database-url');
  return typed;
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

function levelGiven(given: Given): string {
  const typed = text(given, 'log-level') ?? process.env.LOG_LEVEL ?? 'info';
  if (levels.includes(typed)) return typed;
  throw new UsageError(`--log-level is one of ${levels.join(', ')}, not ${typed}`);
}
