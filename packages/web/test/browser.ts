import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Without a window, and so without notifications: a page costs it two thirds of the processor time. */
const shell = '/usr/bin/chromium-headless-shell';

/** A name for this machine. What comes from it over HTTP counts as less safe than what comes from `127.0.0.1`. */
export const serverName = 'server.test';

export interface BrowserSetup {
  readonly notifications?: boolean;
  /** Widens letters to whole pixels, as some screens do: lines are up to a fifth longer. */
  readonly roundedLetters?: boolean;
}

/** A browser of this machine. It calls nobody: the page comes from this machine too. */
export function openBrowser({
  notifications = false,
  roundedLetters = false,
}: BrowserSetup = {}): Promise<Browser> {
  const places = [process.env.CHROMIUM ?? '', ...(notifications ? whole : [shell, ...whole])];
  const executablePath = places.find((path) => path !== '' && existsSync(path));
  if (executablePath === undefined) {
    throw new Error('No Chromium found: install it (`apt-get install chromium`) or name it in CHROMIUM.');
  }
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      `--host-resolver-rules=MAP ${serverName} 127.0.0.1`,
      '--disable-gpu',
      // The shell widens letters to whole pixels; on most screens they are not.
      ...(roundedLetters ? [] : ['--font-render-hinting=none']),
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
