import { RecordError, verifyRecord } from '@manigance/core';
import { rulesOfVersion } from '@manigance/games';
import { flag, text, words } from '../arguments.ts';
import { type Command, type Context, failed, succeeded, UsageError } from '../command.ts';
import { manifestOfRecord } from '../games.ts';
import { gameOption, jsonOption, valueOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { grouped, Progress } from '../progress.ts';
import { readRecordFile, recordFiles } from '../record-file.ts';
import { signerOf } from '../record-signer.ts';

interface Fault {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
}

/** `manigance verify`: records checked. */
export const verify: Command = {
  name: 'verify',
  summary: 'Replays records and checks their sums, hash, commitment and signature',
  usage: '<file or folder> [--key KEY]',
  options: {
    key: valueOption(
      'KEY',
      'every record has to be signed with this key, as at HOST/.well-known/manigance.json',
    ),
    game: gameOption,
    json: jsonOption,
  },
  examples: ['records', 'records/<game>/<game>-001.jsonl --json'],
  async run(given, context) {
    const [path] = words(given, 1);
    if (path === undefined) throw new UsageError('name a record, or a folder of records');
    const files = recordFiles(path);
    const progress = new Progress(context.err, { total: files.length, unit: 'records' });
    const faults: Fault[] = [];
    const signers = new Map<string, number>();
    for (const [at, file] of files.entries()) {
      const found = await check(file, context, text(given, 'key'));
      if (typeof found === 'object') faults.push(found);
      else if (found !== undefined) signers.set(found, (signers.get(found) ?? 0) + 1);
      progress.at(at + 1);
    }
    progress.end();
    const verified = files.length - faults.length;
    const signed = [...signers].map(([by, records]) => ({ by, records }));
    if (flag(given, 'json')) printJson(context, { files: files.length, verified, signed, faults });
    else
      print(
        context,
        ...faults.map(sentence),
        ...signed.map(({ by, records }) => `${grouped(records)} signed ${by}`),
        `${grouped(verified)} verified, ${grouped(faults.length)} faulty`,
      );
    return faults.length === 0 ? succeeded : failed;
  },
};

function sentence({ file, line, problem }: Fault): string {
  return `${file}: line ${line}: ${problem}`;
}

/** The fault of a record, or else by whom it is signed, if it is. */
async function check(
  file: string,
  { catalog }: Context,
  wanted: string | undefined,
): Promise<Fault | string | undefined> {
  try {
    const record = readRecordFile(file);
    const manifest = manifestOfRecord(catalog, record);
    const rules = await manifest.rules();
    verifyRecord(rulesOfVersion(rules, record.rulesVersion) ?? rules.game, record);
    return signerOf(record, wanted);
  } catch (error) {
    // A record whose checksums fit may still hold anything: an error of the rules is a fault of the record.
    if (!(error instanceof Error) || 'syscall' in error) throw error;
    const line = error instanceof RecordError ? error.line : 1;
    return { file, line, problem: error.message.replace(/^line \d+: /, '') };
  }
}
