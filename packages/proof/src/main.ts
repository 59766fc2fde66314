import { writeFileSync } from 'node:fs';
import { proofFile, proofPage } from './page.ts';
import { runLabCommand } from './run-lab.ts';

/** `npm run lab -- LAB …` and `npm run proof`. */
const [command, ...typed] = process.argv.slice(2);
if (command === 'proof') writeFileSync(proofFile, await proofPage());
// A lab that was cut short may have left sockets and timers.
process.exit(command === 'lab' ? await runLabCommand(typed, process.stdout) : 0);
