// `npm run gallery`: pictures of every screen and board into docs/gallery. Arguments go on, for instance a game's name.
import { spawnSync } from 'node:child_process';
import { prepare, root } from './prepare.mjs';
import { buildWeb, findBrowser } from './web.mjs';

const node = prepare();
if (!buildWeb(node) || !findBrowser()) process.exit(1);
const gallery = [`${root}packages/web/gallery/gallery.ts`, ...process.argv.slice(2)];
process.exit(spawnSync(node, gallery, { stdio: 'inherit' }).status ?? 1);
