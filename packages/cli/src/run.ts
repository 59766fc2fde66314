import { withAddedGames } from './added-games.ts';
import { flag, readArguments } from './arguments.ts';
import { type Command, type Context, failed, misused, succeeded, UsageError } from './command.ts';
import { advise } from './commands/advise.ts';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { blunders } from './commands/blunders.ts';
import { chances } from './commands/chances.ts';
import { demo } from './commands/demo.ts';
import { honest } from './commands/honest.ts';
import { hostToken } from './commands/host-token.ts';
import { laws } from './commands/laws.ts';
import { newGame } from './commands/new.ts';
import { play } from './commands/play.ts';
import { puzzles } from './commands/puzzles.ts';
import { record } from './commands/record.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { rules } from './commands/rules.ts';
import { secondOpinion } from './commands/second-opinion.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { storyLab } from './commands/story-lab.ts';
import { verify } from './commands/verify.ts';
import { helpOf, helpOnAll } from './help.ts';
import { print } from './print.ts';

const commands: readonly Command[] = [
  play,
  newGame,
  demo,
  simulate,
  storyLab,
  record,
  replay,
  verify,
  rules,
  laws,
  secondOpinion,
  bench,
  arena,
  advise,
  honest,
  blunders,
  chances,
  puzzles,
  serve,
  backup,
  restore,
  hostToken,
];

/** Runs one command line and returns its exit status. */
export async function run(typed: readonly string[], context: Context): Promise<number> {
  const [name, ...rest] = typed[0] === 'help' ? [...typed.slice(1), '--help'] : typed;
  const command = commands.find((known) => known.name === name);
  try {
    if (command !== undefined) return await runCommand(command, rest, context);
    if (name !== undefined && name !== '--help') throw new UsageError(`there is no command ${name}`);
    print(context, helpOnAll(commands, context.catalog.ids));
    return name === undefined ? misused : succeeded;
  } catch (error) {
    return printErrors(error, command, context);
  }
}

async function runCommand(command: Command, typed: readonly string[], context: Context): Promise<number> {
  const given = readArguments(command, typed);
  if (!flag(given, 'help')) return command.run(given, await withAddedGames(given, context));
  print(context, helpOf(command, context.catalog));
  return succeeded;
}

/** Errors that are not bugs of ours. */
const expectedErrors = ['RecordError', 'BackupError', 'StorageError'];

/** Prints a sentence for errors the user can fix, and the stack of any other. */
function printErrors(error: unknown, command: Command | undefined, { err }: Context): number {
  if (error instanceof UsageError) {
    const help = command === undefined ? 'manigance --help' : `manigance ${command.name} --help`;
    err.write(`manigance: ${error.message}\nSee \`${help}\`.\n`);
    return misused;
  }
  if (!(error instanceof Error)) throw error;
  const expected = expectedErrors.includes(error.name) || 'syscall' in error; // a file that is not there, a full disk
  err.write(`manigance: ${expected ? error.message : error.stack}\n`);
  return failed;
}
