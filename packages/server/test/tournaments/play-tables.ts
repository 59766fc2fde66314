import type { TournamentView } from '@manigance/protocol';
import type { Client } from '../../labs/client.ts';

export async function viewFor(client: Client, tournament: string): Promise<TournamentView> {
  const answer = await client.send({ type: 'tournament', tournament });
  if (answer.type !== 'tournament') throw new Error(JSON.stringify(answer));
  return answer;
}

export type People = readonly [Client, Client, ...Client[]];

/** At least two clients. */
export function peopleOf(clients: readonly Client[]): People {
  const [one, two, ...others] = clients;
  if (one === undefined || two === undefined) throw new Error('it takes two');
  return [one, two, ...others];
}

/** Plays a table of noughts and crosses to its end: the first seat wins. */
export async function playTable(table: string, people: readonly Client[]): Promise<void> {
  const [first] = people;
  const info = await first?.watch(table).then(() => first.tables.get(table)?.info);
  const seats = (info?.seats ?? []).map(({ person }) =>
    people.find(({ identity }) => identity?.id === person?.id),
  );
  for (const [at, cell] of [0, 3, 1, 4, 2].entries()) {
    const answer = await seats[at % 2]?.send({
      type: 'play',
      table,
      move: { do: 'mark', cell },
      key: `key-of-${table}-${at}`,
    });
    if (answer?.type !== 'accepted') throw new Error(`${table}: ${JSON.stringify(answer)}`);
  }
}

/** Plays the open tables of a tournament, round after round, until it is over. Answers with its last state. */
export async function playToTheEnd(
  tournament: string,
  people: People,
  onRound: (view: TournamentView) => Promise<void> = async () => undefined,
): Promise<TournamentView> {
  const played = new Set<string>();
  let rounds = 0;
  for (let looks = 0; looks < 3_000; looks++) {
    const view = await viewFor(people[0], tournament);
    if (view.stage === 'over') return view;
    const latest = view.played.at(-1) ?? [];
    const open = latest.flatMap(({ table, isOver }) => (table === undefined || isOver ? [] : [table]));
    const fresh = open.filter((table) => !played.has(table));
    for (const table of fresh) {
      await playTable(table, people);
      played.add(table);
    }
    if (fresh.length > 0 && view.played.length > rounds) {
      rounds = view.played.length;
      await onRound(view);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the tournament does not end');
}
