// `npm run gallery`: pictures of every screen and board into docs/gallery. Arguments select stages, for instance by a game's id.
import { spawnSync } from 'node:child_process';
import { prepare, root } from './prepare.mjs';
import { buildWeb, findBrowser } from './web.mjs';

const node = prepare();
if (!buildWeb(node) || !findBrowser()) process.exit(1);
const gallery = [`${root}packages/web/gallery/gallery.ts`, ...process.argv.slice(2)];
process.exit(spawnSync(node, gallery, { stdio: 'inherit' }).status ?? 1);
