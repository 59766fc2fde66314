// `npm test`: the checks, then every test. The last line is `N passed, N failed`, where each check counts as
// one. Arguments are passed to vitest, for instance a part of the paths to run.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './checks.mjs';
import { prepare, root } from './prepare.mjs';
import { findServices } from './services.mjs';
import { buildWeb, findBrowser } from './web.mjs';

/** Runs vitest and counts the tests of its JSON report; a run without a complete report has failed. */
function runTests(node, options) {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-test-'));
  const file = join(folder, 'report.json');
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  const ran = spawnSync(node, [...command, `--outputFile.json=${file}`, ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  const counts = countTests(readReport(file));
  rmSync(folder, { recursive: true });
  const silent = counts.passed + counts.failed === 0;
  const crashed = ran.status !== 0 && counts.failed === 0;
  return silent || crashed ? { ...counts, failed: counts.failed + 1 } : counts;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { testResults: [] };
  }
}

function countTests({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const withStatus = (status) => tests.filter((test) => test.status === status).length;
  // A file that does not load counts as failed.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: withStatus('passed'), failed: withStatus('failed') + broken.length };
}

const node = prepare();
const checks = runChecks(node);
buildWeb(node); // without it the browser tests fail by themselves
findBrowser();
findServices();
const tests = runTests(node, process.argv.slice(2));
const passed = tests.passed + checks.filter(({ ok }) => ok).length;
const failed = tests.failed + checks.filter(({ ok }) => !ok).length;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
