// `npm run check`: static checks.

import { runChecks } from './checks.mjs';
import { prepare } from './prepare.mjs';

const results = runChecks(prepare());
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
