import { words } from '../arguments.ts';
import { type Command, succeeded, UsageError } from '../command.ts';
import { print } from '../print.ts';
import { grouped } from '../progress.ts';
import { storageGiven, storageOptions } from '../storage-options.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'Restores a backup into a store; existing tables stay',
  usage: '<folder> [--data FOLDER | --database-url URL]',
  options: storageOptions,
  examples: ['backups/monday', 'backups/monday --database-url postgres://localhost/manigance'],
  async run(given, context) {
    const [folder] = words(given, 1);
    if (folder === undefined) throw new UsageError('name the folder of a backup');
    const { openStorage, restore: restoreInto } = await import('@manigance/server'); // other commands do without it
    const storage = await openStorage(storageGiven(given));
    try {
      const { tables, entries, guests, kept } = await restoreInto(storage, folder);
      print(
        context,
        `${grouped(tables)} tables with ${grouped(entries)} entries and ${grouped(guests)} guests restored; ${grouped(kept)} tables were there`,
      );
    } finally {
      await storage.close();
    }
    return succeeded;
  },
};
