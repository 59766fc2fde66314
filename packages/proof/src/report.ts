import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LabResult } from './lab.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Machine {
  readonly cores: number;
  readonly processor: string;
  readonly node: string;
  /** Load of the last minute when the run began. */
  readonly load: number;
}

/** One run of a lab. */
export interface LabRun extends LabResult {
  readonly date: string;
  readonly machine: Machine;
  readonly command: string;
  readonly seed: number;
  /** How often, in the unit of the lab. */
  readonly done: number;
  readonly seconds: number;
}

/** The stored runs of a lab, in the order they ran. */
export interface LabReport {
  readonly lab: string;
  readonly unit: string;
  readonly runs: readonly LabRun[];
}

export function thisMachine(): Machine {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    node: process.versions.node,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

function fileOf(id: string, folder: string): string {
  return join(folder, `${id}.json`);
}

export const reportFolder = join(root, 'docs', 'proof');

export function readReport(id: string, folder = reportFolder): LabReport | undefined {
  const file = fileOf(id, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LabReport) : undefined;
}

/** Stores a run in place of the earlier ones, or beside them. */
export function storeRun(
  { id, unit }: { readonly id: string; readonly unit: string },
  run: LabRun,
  how: 'replace' | 'add',
  folder = reportFolder,
): void {
  const earlier = how === 'add' ? (readReport(id, folder)?.runs ?? []) : [];
  const report: LabReport = { lab: id, unit, runs: [...earlier, run] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(id, folder), `${JSON.stringify(report, undefined, 2)}\n`);
}
