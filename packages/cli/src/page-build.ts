import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Context, UsageError } from './command.ts';

/** The built page with the games of this catalog: the common one, or one built for the games added by `--game`. */
export async function pageFolderFor(context: Context): Promise<string> {
  const { root, addedGames } = context;
  if (addedGames.length === 0) return join(root, 'packages/web/dist');
  const files = addedGames.map(({ url }) => fileURLToPath(url));
  const key = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
  const folder = join(root, 'node_modules/.cache/manigance', `page-${key}`);
  const builtAt = statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = [join(root, 'packages'), ...files.map((file) => dirname(file))];
  if (builtAt > Math.max(...sources.map(newestIn))) return folder;
  const names = addedGames.map(({ title }) => title).join(', ');
  context.err.write(`Building the page with ${names} (some seconds) …\n`);
  await build(root, folder, files);
  return folder;
}

/** Runs Vite in a process of its own. */
async function build(root: string, folder: string, manifests: readonly string[]): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  if (!existsSync(vite))
    throw new UsageError(`--game needs Vite to build the page: run \`npm install\` in ${root}`);
  const child = spawn(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: join(root, 'packages/web'),
      env: { ...process.env, MANIGANCE_GAMES: manifests.join(','), NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (status !== 0) throw new UsageError(`the page with ${manifests.join(', ')} does not build:\n${said}`);
}

const ignored = new Set(['node_modules', 'dist', 'test']);

/** Modification time of the newest source below a folder. */
function newestIn(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return found?.mtimeMs ?? 0;
  const inside = readdirSync(path).filter((name) => !ignored.has(name));
  return Math.max(0, ...inside.map((name) => newestIn(join(path, name))));
}
