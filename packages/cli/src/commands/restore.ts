import { type Command, succeeded } from '../command.ts';
import { print } from '../print.ts';
import { grouped } from '../progress.ts';
import { storageOptions, withStorage } from '../storage-options.ts';

/** `manigance restore`: a backup put into a store. */
export const restore: Command = {
  name: 'restore',
  summary: 'Restores a backup into a store; existing tables stay',
  usage: '<folder> [--data FOLDER | --database-url URL]',
  options: storageOptions,
  examples: ['backups/monday', 'backups/monday --database-url postgres://localhost/manigance'],
  async run(given, context) {
    const { restore: restoreInto } = await import('@manigance/server'); // other commands do without it
    await withStorage(given, 'name the folder of a backup', async (storage, folder) => {
      const { tables, entries, guests, kept } = await restoreInto(storage, folder);
      print(
        context,
        `${grouped(tables)} tables with ${grouped(entries)} entries and ${grouped(guests)} guests restored; ${grouped(kept)} tables were there`,
      );
    });
    return succeeded;
  },
};
