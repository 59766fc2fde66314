import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const unit = fileURLToPath(new URL('../../../../deploy/manigance.service', import.meta.url));

test('the service may do little: calls, files and processes are confined, and memory is bounded', () => {
  const text = readFileSync(unit, 'utf8');
  for (const line of [
    'SystemCallFilter=@system-service',
    'SystemCallFilter=~@privileged @obsolete',
    'UMask=0077',
    'ProtectProc=invisible',
    'MemoryMax=',
  ])
    expect(text).toContain(line);
});

const analysed = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=25', unit], {
  encoding: 'utf8',
});

test.skipIf(analysed.error !== undefined)('systemd rates its exposure at most 2.5', () => {
  const exposure = /Overall exposure level for manigance\.service: ([\d.]+)/.exec(analysed.stdout)?.[1];
  expect(Number(exposure)).toBeLessThanOrEqual(2.5);
});
