import { flag, words } from '../arguments.ts';
import { type Command, succeeded } from '../command.ts';
import { switchOption, valueOption } from '../options.ts';
import { print } from '../print.ts';
import { storageGiven, storageOptions } from '../storage-options.ts';
import { urlGiven } from '../url-given.ts';

/** `manigance host-token`: an address that gives an account the host's right. */
export const hostToken: Command = {
  name: 'host-token',
  summary: 'Prints an address that makes an account the host’s, while the server runs',
  usage: '[--end-others] [--public-url URL] [--data FOLDER | --database-url URL]',
  options: {
    ...storageOptions,
    'public-url': valueOption('URL', 'public address behind a proxy (PUBLIC_URL)'),
    'end-others': switchOption('ends the right of everybody who has it now'),
  },
  examples: ['', '--public-url https://play.example.org', '--end-others'],
  async run(given, context) {
    words(given, 0);
    const { hostAddress, newHostToken, openStorage } = await import('@manigance/server'); // other commands do without it
    const storage = await openStorage(storageGiven(given));
    try {
      const endOthers = flag(given, 'end-others');
      const token = await newHostToken(storage, Date.now(), { endOthers });
      const base = urlGiven(given)?.replace(/\/$/, '') ?? `http://localhost:${process.env.PORT ?? 8080}`;
      print(context, `Host’s desk: ${hostAddress(base, token)}`, hostHint);
    } finally {
      await storage.close();
    }
    return succeeded;
  },
};

/** Instructions for the address. */
export const hostHint =
  'Open it within a day in a browser that is signed in to your account. It works once; earlier ones are worth nothing.';
