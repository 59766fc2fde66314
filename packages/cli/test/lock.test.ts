import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'),
);
const packages = Object.entries(lock.packages);
const installed = packages.filter(([path, { link }]) => path.includes('node_modules/') && !link);

test('the lock file lists the binaries of every platform', () => {
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`${path}/node_modules/${name}`] && !lock.packages[`node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
  for (const platform of [
    'linux-x64',
    'linux-arm64',
    'darwin-x64',
    'darwin-arm64',
    'win32-x64',
    'win32-arm64',
  ])
    expect(installed.some(([path]) => path.endsWith(`/cli-${platform}`))).toBe(true);
});

test('every locked package has an integrity and names no registry', () => {
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

test('no locked package runs a script when it is installed', () => {
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
});

test('the image is built from a pinned base, and from the lock file alone', () => {
  const dockerfile = readFileSync(new URL('../../../deploy/Dockerfile', import.meta.url), 'utf8');
  const bases = dockerfile.split('\n').filter((line) => line.startsWith('FROM '));
  expect(bases.length).toBeGreaterThan(0);
  for (const base of bases) expect(base).toMatch(/^FROM \S+@sha256:[0-9a-f]{64}(?: AS \w+)?$/);
  const installs = dockerfile.match(/npm (?:ci|i|install|add)\b[^&\n]*/g) ?? [];
  expect(installs.length).toBeGreaterThan(0);
  for (const command of installs) expect(command).toMatch(/^npm ci .*--ignore-scripts/);
});

test('the service runs the Node of the system', () => {
  const unit = readFileSync(new URL('../../../deploy/manigance.service', import.meta.url), 'utf8');
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node /m);
});
