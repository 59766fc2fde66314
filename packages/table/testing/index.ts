export { anyone, plainSetup } from './plain-setup.ts';
export { quietContext } from './quiet-context.ts';
export { plantedLeaks } from './secrecy/leaks.ts';
export { checkSecrecy, noSecrecyTotals, type SecrecyTotals } from './secrecy/secrecy.ts';
export type { Advise, Tell } from './secrecy/world.ts';
export {
  type Answerer,
  dealtAgain,
  runWindow,
  secretQuestions,
  type WindowRun,
  type WindowUse,
} from './secret-windows.ts';
export { sameDistribution } from './two-sample.ts';
export { VirtualTime } from './virtual-time.ts';
