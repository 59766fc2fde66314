import { RecordError, verifyRecord } from '@manigance/core';
import { rulesOfVersion } from '@manigance/games';
import { gameOption } from '../added-games.ts';
import { flag, words } from '../arguments.ts';
import { type Command, type Context, failed, succeeded, UsageError } from '../command.ts';
import { manifestOfRecord } from '../games.ts';
import { jsonOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { grouped, Progress } from '../progress.ts';
import { readRecordFile, recordFiles } from '../record-file.ts';

interface Fault {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
}

export const verify: Command = {
  name: 'verify',
  summary: 'Replays records and checks their sums, hash and commitment',
  usage: '<file or folder>',
  options: { game: gameOption, json: jsonOption },
  examples: ['records', 'records/<game>/<game>-001.jsonl --json'],
  async run(given, context) {
    const [path] = words(given, 1);
    if (path === undefined) throw new UsageError('name a record, or a folder of records');
    const files = recordFiles(path);
    const progress = new Progress(context.err, { total: files.length, unit: 'records' });
    const faults: Fault[] = [];
    for (const [at, file] of files.entries()) {
      const fault = await faultOf(file, context);
      if (fault !== undefined) faults.push(fault);
      progress.at(at + 1);
    }
    progress.end();
    const verified = files.length - faults.length;
    if (flag(given, 'json')) printJson(context, { files: files.length, verified, faults });
    else
      print(
        context,
        ...faults.map(sentence),
        `${grouped(verified)} verified, ${grouped(faults.length)} faulty`,
      );
    return faults.length === 0 ? succeeded : failed;
  },
};

function sentence({ file, line, problem }: Fault): string {
  return `${file}: line ${line}: ${problem}`;
}

async function faultOf(file: string, { catalog }: Context): Promise<Fault | undefined> {
  try {
    const record = readRecordFile(file);
    const manifest = manifestOfRecord(catalog, record);
    const rules = await manifest.rules();
    verifyRecord(rulesOfVersion(rules, record.rulesVersion) ?? rules.game, record);
    return undefined;
  } catch (error) {
    // A record whose sums fit may still say anything at all: whatever the rules make of it is a fault of the record.
    if (!(error instanceof Error) || 'syscall' in error) throw error;
    const line = error instanceof RecordError ? error.line : 1;
    return { file, line, problem: error.message.replace(/^line \d+: /, '') };
  }
}
