import {
  canonical,
  type Game,
  imagine,
  readRecord,
  rngFrom,
  seedFromNumber,
  show,
  verifyRecord,
} from '@manigance/core';
import { answerSchemas, newsSchemas } from '@manigance/protocol';
import { misfit } from '@manigance/protocol/check';
import {
  applyEntry,
  type EntryOf,
  infoOf,
  openTable,
  type Table,
  type TableEntry,
  viewerOf,
} from '@manigance/table';
import type { Storage } from '../src/storage/port.ts';
import type { Played } from './match.ts';

/**
 * Checks everything each client has received against what its seat may know: every message fits a closed schema; every
 * view equals, byte for byte, the view in another arrangement of the hidden information; step numbers grow only with
 * visible changes; public information is the same for all. Answers with the faults.
 */
export async function faultsOnTheWire(
  game: Game,
  storage: Storage,
  { table: id, players, spectator }: Played,
): Promise<readonly string[]> {
  const entries = (await storage.read(id, 0)).map(({ body }) => JSON.parse(body) as TableEntry);
  const faults = [...players, spectator].flatMap((client) => client.faults);
  const { seen, infos, last } = lawfulSights(game, entries);
  const { seed = '', salt = '' } = last.match ?? {};
  for (const [viewer, client] of [...players.entries(), [last.seats.length, spectator] as const]) {
    let isOver = false;
    for (const text of client.received) {
      const message = JSON.parse(text);
      isOver ||= message.type === 'table' && message.table.stage === 'over';
      isOver ||= message.type === 'watching' && message.table.stage === 'over';
      const schema = { ...answerSchemas, ...newsSchemas }[message.type as 'update'];
      const misfits = schema === undefined ? 'type' : misfit(schema.json, message);
      if (misfits !== undefined) faults.push(`viewer ${viewer}: ${message.type} does not fit at ${misfits}`);
      if (!isOver && (text.includes(seed) || text.includes(salt)))
        faults.push(`viewer ${viewer} was told the seed`);
      if (message.type === 'update') faults.push(...compare(viewer, message.step, message.shown, seen));
      if (message.type === 'watching') {
        for (const step of message.steps) faults.push(...compare(viewer, step, undefined, seen));
        if (message.shown !== undefined)
          faults.push(...compare(viewer, { number: message.number }, message.shown, seen));
      }
      const info =
        message.type === 'table' || message.type === 'watching' ? canonical(message.table) : undefined;
      if (info !== undefined && infos[viewer]?.has(info) !== true)
        faults.push(`viewer ${viewer} was told something else of the table`);
    }
    const known = client.tables.get(id);
    const numbers = known?.steps.map(({ number }) => number) ?? [];
    if (numbers.some((number, at) => number !== at + 1)) faults.push(`viewer ${viewer} has a gap`);
    if (known?.number !== seen[viewer]?.length)
      faults.push(`viewer ${viewer} is at ${known?.number} of ${seen[viewer]?.length}`);
    if (known?.info.hash !== infoOf(last, false, viewer).hash)
      faults.push(`viewer ${viewer} has another hash`);
  }
  return faults;
}

interface DerivedViews {
  readonly shown: string;
  readonly events: string;
}

/** The expected message for each viewer and step number, computed from what they may know. */
function lawfulSights(game: Game, entries: readonly TableEntry[]) {
  let table: Table = openTable(entries[0] as EntryOf<'opened'>);
  const seen: DerivedViews[][] = [];
  const infos = Array.from({ length: table.seats.length + 1 }, () => new Set<string>());
  const addInfos = () => {
    for (const [viewer, lawful] of infos.entries()) lawful.add(canonical(infoOf(table, false, viewer)));
  };
  addInfos();
  const rng = rngFrom(seedFromNumber(entries.length));
  for (const entry of entries.slice(1)) {
    const applied = applyEntry(table, entry, game);
    table = applied.table;
    addInfos();
    const { state } = table.match ?? {};
    if (state === undefined) continue;
    for (let at = 0; at <= table.seats.length; at++) {
      const viewer = viewerOf(at, table.seats.length);
      const step = applied.newSteps[at];
      if (step === undefined) continue;
      const elsewhere = imagine(game, show(game, state, viewer), rng);
      seen[at] ??= [];
      seen[at]?.push({ shown: canonical(show(game, elsewhere, viewer)), events: canonical(step.events) });
    }
  }
  return { seen, infos, last: table };
}

function compare(
  viewer: number,
  step: { readonly number: number; readonly events?: unknown },
  shown: unknown,
  seen: readonly (readonly DerivedViews[])[],
): readonly string[] {
  const lawful = seen[viewer]?.[step.number - 1];
  if (step.number === 0) return [];
  if (lawful === undefined) return [`viewer ${viewer} was told of step ${step.number}, which is not stored`];
  const faults: string[] = [];
  if (shown !== undefined && canonical(shown) !== lawful.shown)
    faults.push(`viewer ${viewer} saw more at step ${step.number}`);
  if (step.events !== undefined && canonical(step.events) !== lawful.events)
    faults.push(`viewer ${viewer} heard more at step ${step.number}`);
  return faults;
}

/** Checks that the downloaded record replays to the same end. */
export async function checkRecord(base: string, game: Game, { players, table }: Played): Promise<void> {
  const response = await players[0]?.record(base, table);
  verifyRecord(game, readRecord((await response?.text()) ?? ''));
}
