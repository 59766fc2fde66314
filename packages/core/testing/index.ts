export { type GoldenUse, goldenRecords } from './golden.ts';
export { type PlayedMove, randomMoves } from './random-moves.ts';
export { type Scenario, scenario } from './scenario.ts';
export { gameLaws, type SuiteUse } from './suite.ts';
