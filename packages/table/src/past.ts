import type { PastStep } from '@manigance/protocol';
import { type LoadContext, loadAll } from './load.ts';
import type { Table } from './table.ts';

type View = Readonly<Record<string, unknown>>;
interface Sight {
  readonly step: PastStep['step'];
  readonly shown: PastStep['shown'];
  readonly view: View;
}

/**
 * Everything a viewer was shown of a match, step by step, without what was undone. Each view is the very one that was sent with
 * its step: nothing is worked out from the end of the match.
 */
export async function pastOf(context: LoadContext, id: string, viewer: number): Promise<readonly PastStep[]> {
  const sights: Sight[] = [];
  await loadAll(context, id, undefined, (before, entry, { table, newSteps }) => {
    if (entry.kind === 'tookBack') dropUndone(sights, before, entry.moves, viewer);
    else if (newSteps[viewer] !== undefined) sights.push(sightOf(table, newSteps[viewer], viewer));
  });
  return sights.map((sight, at) => changesIn(sight, sights[at - 1]?.view ?? {}));
}

function dropUndone(sights: Sight[], { match }: Table, moves: number, viewer: number): void {
  const kept = match?.past.at(-moves)?.numbers?.[viewer] ?? 0;
  while ((sights.at(-1)?.step.number ?? 0) > kept) sights.pop();
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
