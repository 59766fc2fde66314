// `npm run check`: everything that can be said about the code without running it.

import { runChecks } from './checks.mjs';
import { prepare } from './prepare.mjs';

const results = runChecks(prepare());
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
