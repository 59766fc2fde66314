import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const places = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A browser of this machine. It calls nobody: the page comes from this machine too. */
export function openBrowser(): Promise<Browser> {
  const executablePath = places.find((path) => path !== '' && existsSync(path));
  if (executablePath === undefined) {
    throw new Error('No Chromium found: install it (`apt-get install chromium`) or name it in CHROMIUM.');
  }
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
