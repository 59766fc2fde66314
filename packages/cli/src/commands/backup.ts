import { words } from '../arguments.ts';
import { type Command, succeeded, UsageError } from '../command.ts';
import { print } from '../print.ts';
import { grouped } from '../progress.ts';
import { storageGiven, storageOptions } from '../storage-options.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'Writes all tables and guests to a folder of text files, while the server runs',
  usage: '<new folder> [--data FOLDER | --database-url URL]',
  options: storageOptions,
  examples: ['backups/monday', 'backups/monday --database-url postgres://localhost/manigance'],
  async run(given, context) {
    const [folder] = words(given, 1);
    if (folder === undefined) throw new UsageError('name a new folder to write into');
    const { backUp, openStorage } = await import('@manigance/server'); // other commands do without it
    const storage = await openStorage(storageGiven(given));
    try {
      const { tables, entries, guests, damaged } = await backUp(storage, folder);
      print(
        context,
        `${grouped(tables)} tables, ${grouped(entries)} entries, ${grouped(guests)} guests in ${folder}`,
      );
      if (damaged.length > 0)
        print(context, `Changed in the store, and kept aside in ${folder}/damaged: ${damaged.join(', ')}`);
    } finally {
      await storage.close();
    }
    return succeeded;
  },
};
