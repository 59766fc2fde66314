import { type tournamentMessages, tournamentPeople } from '@manigance/protocol';
import { gameIn, readSetup, type TableRegistry } from '@manigance/table';
import type { Identity } from '../../guests.ts';
import { newTableId, secretHex } from '../../secrets.ts';
import type { Handlers } from '../handlers.ts';
import { refusal } from '../refusals.ts';
import { sizesOf } from './course.ts';
import { type Tournament, TournamentStore } from './store.ts';
import { beginRound, setupOf, type TournamentSetup } from './sweep.ts';
import { viewOf } from './view.ts';

interface MessageSetup extends Omit<TournamentSetup, 'charge' | 'registry'> {
  readonly registry: TournamentSetup['registry'] & Pick<TableRegistry, 'hasTooManyTables'>;
  /** Something is to be done for a tournament. */
  wake(): void;
}

/** Most tournaments of one person, over or not. */
const mostTournaments = 200;
const tries = 5;

/** Handlers of messages about tournaments. */
export function tournamentHandlers(setup: MessageSetup): Handlers<keyof typeof tournamentMessages> {
  const { storage, registry, tables, wake } = setup;
  const store = new TournamentStore(storage);
  /** Makes a change to a tournament as it is; again if another change came first. */
  const change = async (
    { id: to, tournament: id }: { readonly id: number; readonly tournament: string },
    make: (
      tournament: Tournament,
    ) => Promise<boolean | 'too-many' | 'too-few' | 'host-only' | 'already-started'>,
  ) => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const tournament = await store.load(id);
      if (tournament === undefined) return refusal(to, { code: 'no-tournament' });
      const made = await make(tournament);
      if (typeof made === 'string') return refusal(to, { code: made });
      if (made) return { type: 'accepted', to } as const;
    }
    return refusal(to, { code: 'try-again' });
  };
  return {
    async tournaments({ guest }, { id: to, type }) {
      return { type, to, tournaments: await store.listOf(guest.id) };
    },
    async tournament({ guest, also }, { id: to, tournament: id }) {
      const tournament = await store.load(id);
      if (tournament === undefined) return refusal(to, { code: 'no-tournament' });
      return { ...viewOf(tournament, [guest.id, ...(also ?? [])], registry.games), to };
    },
    async openTournament({ guest }, { id: to, type: _, ...terms }) {
      const sizes = sizesOf(terms, registry.games);
      if (sizes === undefined) return refusal(to, { code: 'no-game' });
      const read = readSetup(gameIn(registry.games, terms.game), setupOf(terms, sizes.wanted));
      if ('code' in read) return refusal(to, read);
      const isFull = await registry.hasTooManyTables(guest.id);
      if (isFull || (await store.listOf(guest.id)).length >= mostTournaments)
        return refusal(to, { code: 'too-many' });
      const tournament = newTableId();
      const kept = { ...terms, options: read.options, size: sizes.wanted };
      await store.open(tournament, guest.id, kept, { seed: secretHex(), at: registry.now() });
      return { type: 'openedTournament', to, tournament };
    },
    async joinTournament({ guest }, message) {
      return change(message, async (tournament) => {
        const { people, stage } = tournament;
        if (people.some((one) => one.guest === guest.id)) return true;
        if (stage !== 'gathering') return 'already-started';
        if (people.length >= tournamentPeople.most || (await registry.hasTooManyTables(guest.id)))
          return 'too-many';
        return store.join(tournament, guest.id, registry.now());
      });
    },
    async withdraw(sender, message) {
      const mine = partOf(sender);
      const answer = await change(message, async (tournament) => {
        const me = tournament.people.find(({ guest }) => mine.includes(guest));
        if (me === undefined || me.withdrawn !== undefined || tournament.stage === 'over') return true;
        if (tournament.stage === 'playing') return store.withdraw(tournament, me.guest);
        return tournament.organiser === me.guest ? 'host-only' : store.leave(tournament, me.guest);
      });
      // Bots finish the tables of a person who withdrew; a repeated request leaves the tables that remain.
      const left = await store.load(message.tournament);
      for (const { table, state, seats } of left?.stage === 'playing' ? left.tables : [])
        for (const { guest: id } of seats)
          if (state === 'open' && table !== undefined && mine.includes(id))
            await tables.handle({}, { id, name: sender.guest.name }, { type: 'leave', id: 0, table });
      wake();
      return answer;
    },
    async beginTournament({ guest }, message) {
      const answer = await change(message, async (tournament) => {
        if (tournament.organiser !== guest.id) return 'host-only';
        if (tournament.stage !== 'gathering') return true;
        const least = sizesOf(tournament.terms, registry.games)?.least ?? 0;
        if (tournament.people.length < Math.max(least, tournamentPeople.least)) return 'too-few';
        return beginRound(store, tournament, registry);
      });
      wake();
      return answer;
    },
    async cancelTournament({ guest }, message) {
      return change(message, async (tournament) => {
        if (tournament.organiser !== guest.id) return 'host-only';
        return tournament.stage === 'gathering' ? store.cancel(tournament) : 'already-started';
      });
    },
  };
}

function partOf({ guest, also = [] }: Identity): readonly string[] {
  return [guest.id, ...also];
}
