import type { Game } from '@manigance/core';
import type { PastStep, Step } from '@manigance/protocol';
import { type LoadContext, loadAll } from './load.ts';
import type { Table } from './table.ts';

/** A table as stored, with everything that was shown and still stands. */
export interface History {
  readonly table: Table;
  readonly game: Game | undefined;
  /** The steps of each viewer, by viewer index, without what was undone. */
  readonly steps: readonly (readonly Step[])[];
  /** The question that each undo has put again. */
  readonly putAgain: readonly number[];
  /** People who were given a seat when the table was opened. */
  readonly seatedAtOpening: readonly string[];
  /** Those of them who were made ready then: the match began without them. */
  readonly calledAtOpening: readonly string[];
}

/** Replays a table from its first entry. `undefined` if there is no such table. */
export async function historyOf(context: LoadContext, id: string): Promise<History | undefined> {
  const steps: Step[][] = [];
  const putAgain: number[] = [];
  const seatedAtOpening: string[] = [];
  const calledAtOpening: string[] = [];
  const loaded = await loadAll(context, id, undefined, (before, entry, { table, newSteps }) => {
    if (entry.kind === 'sat' && entry.at === before.createdAt) seatedAtOpening.push(entry.guest);
    if (entry.kind === 'readied' && entry.at === before.createdAt)
      calledAtOpening.push(before.seats[entry.seat]?.person?.id ?? '');
    if (entry.kind === 'tookBack') putAgain.push(table.match?.state.question ?? 0);
    for (let viewer = 0; viewer <= table.seats.length; viewer++) {
      const own = steps[viewer] ?? [];
      steps[viewer] = own;
      const step = newSteps[viewer];
      if (entry.kind === 'tookBack') dropUndone(own, before, entry.moves, viewer);
      else if (step !== undefined) own.push(step);
    }
  });
  return (
    loaded && { table: loaded.table, game: loaded.game, steps, putAgain, seatedAtOpening, calledAtOpening }
  );
}

type View = Readonly<Record<string, unknown>>;
interface Sight {
  readonly step: PastStep['step'];
  readonly shown: PastStep['shown'];
  readonly view: View;
}

/**
 * Everything a viewer was shown of a match, step by step, without what was undone. Each view is the one that was sent with
 * its step: nothing is worked out from the end of the match.
 */
export async function pastOf(context: LoadContext, id: string, viewer: number): Promise<readonly PastStep[]> {
  const sights: Sight[] = [];
  await loadAll(context, id, undefined, (before, entry, { table, newSteps }) => {
    if (entry.kind === 'tookBack') dropUndoneSights(sights, before, entry.moves, viewer);
    else if (newSteps[viewer] !== undefined) sights.push(sightOf(table, newSteps[viewer], viewer));
  });
  return sights.map((sight, at) => changesIn(sight, sights[at - 1]?.view ?? {}));
}

function dropUndoneSights(sights: Sight[], before: Table, moves: number, viewer: number): void {
  const steps = sights.map(({ step }) => step);
  dropUndone(steps, before, moves, viewer);
  sights.length = steps.length;
}

function dropUndone(steps: Step[], { match }: Table, moves: number, viewer: number): void {
  const kept = match?.past.at(-moves)?.numbers?.[viewer] ?? 0;
  while ((steps.at(-1)?.number ?? 0) > kept) steps.pop();
}

function sightOf({ match }: Table, step: PastStep['step'], viewer: number): Sight {
  const { view, asked, anytime, ...shown } = JSON.parse(match?.views?.shownTo(viewer) ?? '{}');
  return { step, shown, view };
}

/** A step with the fields of the view that have changed. */
function changesIn({ step, shown, view }: Sight, before: View): PastStep {
  const changed = Object.entries(view).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  const without = Object.keys(before).filter((name) => !(name in view));
  return { step, shown, view: Object.fromEntries(changed), ...(without.length === 0 ? {} : { without }) };
}
