import { type Command, succeeded } from '../command.ts';
import { print } from '../print.ts';
import { grouped } from '../progress.ts';
import { storageOptions, withStorage } from '../storage-options.ts';

/** `manigance backup`: tables and guests as text files. */
export const backup: Command = {
  name: 'backup',
  summary: 'Writes all tables and guests to a folder of text files, while the server runs',
  usage: '<new folder> [--data FOLDER | --database-url URL]',
  options: storageOptions,
  examples: ['backups/monday', 'backups/monday --database-url postgres://localhost/manigance'],
  async run(given, context) {
    const { backUp } = await import('@manigance/server'); // other commands do without it
    await withStorage(given, 'name a new folder to write into', async (storage, folder) => {
      const { tables, entries, guests, damaged } = await backUp(storage, folder);
      print(
        context,
        `${grouped(tables)} tables, ${grouped(entries)} entries, ${grouped(guests)} guests in ${folder}`,
      );
      if (damaged.length > 0)
        print(context, `Changed in the store, and kept aside in ${folder}/damaged: ${damaged.join(', ')}`);
    });
    return succeeded;
  },
};
