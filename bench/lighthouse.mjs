// `npm run lighthouse [path …]`: Lighthouse on the built page, as a phone on a slow connection. Makes no external requests.
import { existsSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { catalog } from '../packages/games/index.ts';
import { TestServer } from '../packages/web/test/test-server.ts';

const wanted = { performance: 95, accessibility: 100, 'best-practices': 100 };
const [game] = catalog.ids;
const screens = [
  ...['', `#/new/${game}`, `#/rules/${game}`, `#/learn/${game}`, `#/puzzles/${game}`],
  ...['account', 'notices', 'profile', 'history', 'leaderboard', 'friends', 'group', 'tournament'].map(
    (name) => `#/${name}`,
  ),
];
const paths = process.argv.length > 2 ? process.argv.slice(2) : screens;
const places = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const server = new TestServer();
await server.start();
const chrome = await launch({
  chromePath: places.find((place) => place !== '' && existsSync(place)),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
let short = 0;
for (const path of paths) {
  const options = { port: chrome.port, onlyCategories: Object.keys(wanted), logLevel: 'error' };
  const { lhr } = await lighthouse(`${server.url}/${path}`, options);
  const scores = Object.entries(lhr.categories).map(([id, { score }]) => [
    id,
    Math.round((score ?? 0) * 100),
  ]);
  console.log(`/${path}: ${scores.map(([id, score]) => `${id} ${score}`).join(', ')}`);
  for (const [id, score] of scores) {
    if (score >= wanted[id]) continue;
    short++;
    const weak = lhr.categories[id].auditRefs.filter(
      ({ id: audit, weight }) => weight > 0 && (lhr.audits[audit]?.score ?? 1) < 0.9,
    );
    for (const { id: audit } of weak) {
      const { title, displayValue = '', details } = lhr.audits[audit];
      console.log(
        `  ${id}: ${title} ${displayValue} ${JSON.stringify(details?.items?.slice(0, 2) ?? '').slice(0, 300)}`,
      );
    }
  }
}
chrome.kill();
await server.close();
process.exit(short === 0 ? 0 : 1);
