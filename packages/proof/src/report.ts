import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LabResult } from './lab.ts';

/** Path of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The machine of a run. */
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
  /** Rules and schema that were tested. */
  readonly tested: string;
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

/** A description of this machine. */
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

/** Folder of the stored runs. */
export const reportFolder = join(root, 'docs', 'proof');

/** The stored runs of a lab, if there are any. */
export function readReport(id: string, folder = reportFolder): LabReport | undefined {
  const file = fileOf(id, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LabReport) : undefined;
}

/** The first seed that no stored run of the rules and schema tested now has used. */
export function nextSeed(id: string, tested: string, folder = reportFolder): number {
  const seeds = runsOf(id, tested, folder).map(({ seed }) => seed);
  return Math.max(0, ...seeds) + 1;
}

/** The stored runs that tested the same rules and schema. */
function runsOf(id: string, tested: string, folder: string): readonly LabRun[] {
  return (readReport(id, folder)?.runs ?? []).filter((run) => run.tested === tested);
}

/** Stores a run in place of the earlier ones, or beside those that tested the same rules and schema. */
export function storeRun(
  { id, unit }: { readonly id: string; readonly unit: string },
  run: LabRun,
  how: 'replace' | 'add',
  folder = reportFolder,
): void {
  const earlier = how === 'add' ? runsOf(id, run.tested, folder) : [];
  const report: LabReport = { lab: id, unit, runs: [...earlier, run] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(id, folder), `${JSON.stringify(report, undefined, 2)}\n`);
}
