import type { groupMessages } from '@manigance/protocol';
import { gameIn, readSetup, type TableRegistry } from '@manigance/table';
import { newTableId, secretHex } from '../../secrets.ts';
import type { Storage } from '../../storage/port.ts';
import { FriendStore } from '../friends/store.ts';
import type { Handlers } from '../handlers.ts';
import type { PersonalData } from '../personal-data.ts';
import { refusal } from '../refusals.ts';
import { type Group, GroupStore, type GroupTerms } from './store.ts';

/** Parts that the handlers work with. */
export interface GroupSetup {
  readonly storage: Storage;
  readonly registry: Pick<TableRegistry, 'openFor' | 'hasTooManyTables' | 'games' | 'now'>;
}

/** Most groups of one person. */
const mostGroups = 100;

/** Groups of people who play the same game again and again: one table at a time, with everybody's seat kept. */
export function groupHandlers({ storage, registry }: GroupSetup): Handlers<keyof typeof groupMessages> {
  const store = new GroupStore(storage);
  const most = ({ terms }: Group) => gameIn(registry.games, terms.game)?.game.seats.max ?? 0;
  return {
    async groups({ guest }, { id: to, type }) {
      return { type, to, groups: await store.listOf(guest.id) };
    },
    async group({ guest }, { id: to, type, group: id }) {
      const group = await store.load(id);
      if (group === undefined) return refusal(to, { code: 'no-group' });
      const [tables, figures] = await Promise.all([store.tables(id), store.figures(id)]);
      const people = group.people.map((person) => ({
        ...person,
        ...(figures.get(person.id) ?? { tables: 0, wins: 0 }),
        ...(person.id === guest.id ? { isYou: true } : {}),
      }));
      const isIn = people.some(({ isYou }) => isYou === true);
      return { type, to, group: id, ...group.terms, isIn, people, tables };
    },
    async openGroup({ guest }, { id: to, type: _, ...terms }) {
      const game = gameIn(registry.games, terms.game);
      const setup = setupOf(terms, Math.max(2, game?.game.seats.min ?? 2));
      const read = readSetup(game, setup);
      if ('code' in read) return refusal(to, read);
      if ((await store.listOf(guest.id)).length >= mostGroups) return refusal(to, { code: 'too-many' });
      const group = newTableId();
      await store.open(group, guest.id, { ...terms, options: read.options }, secretHex(), registry.now());
      return { type: 'openedGroup', to, group };
    },
    async joinGroup({ guest }, { id: to, group: id }) {
      const group = await store.load(id);
      if (group === undefined) return refusal(to, { code: 'no-group' });
      const isIn = await store.join(id, guest.id, most(group), registry.now());
      return isIn ? { type: 'accepted', to } : refusal(to, { code: 'too-many' });
    },
    async leaveGroup({ guest }, { id: to, group }) {
      await store.leave(guest.id, group);
      return { type: 'accepted', to };
    },
    async nextTable({ guest }, { id: to, group: id }) {
      const group = await store.load(id);
      const me = group?.people.find((person) => person.id === guest.id);
      if (group === undefined || me === undefined) return refusal(to, { code: 'no-group' });
      const last = await store.last(id);
      if (last?.open !== undefined) return { type: 'found', to, table: last.open };
      if (await registry.hasTooManyTables(guest.id)) return refusal(to, { code: 'too-many' });
      const number = (last?.number ?? 0) + 1;
      const others = await withoutBlocks(storage, guest.id, group);
      const seats = Math.max(
        group.people.length,
        gameIn(registry.games, group.terms.game)?.game.seats.min ?? 2,
      );
      const key = `${group.secret} ${number}`;
      const opened = await registry.openFor([me, ...others], setupOf(group.terms, seats), { key });
      if (!('id' in opened)) return refusal(to, opened);
      await store.addTable(id, number, opened.id, registry.now());
      return { type: 'found', to, table: opened.id };
    },
  };
}

/** The others of a group, but those who block this person and those whom they block: no seat is kept for them. */
async function withoutBlocks(storage: Storage, guest: string, { people }: Group): Promise<Group['people']> {
  const blocks = await new FriendStore(storage).blocksAmong(people.map(({ id }) => id));
  const apart = new Set(blocks.filter((pair) => pair.includes(guest)).flat());
  return people.filter(({ id }) => id !== guest && !apart.has(id));
}

function setupOf({ game, options, pace }: GroupTerms, seats: number) {
  return {
    game,
    options,
    pace,
    seats: Array.from({ length: seats }, () => ({ for: 'anyone' }) as const),
    access: 'private',
    atZero: 'bot',
    spectators: true,
  } as const;
}

/** Groups of a person. A deleted person is in none, and a group without people is deleted. */
export function groupData(storage: Storage): PersonalData {
  const store = new GroupStore(storage);
  return {
    subject: 'groups',
    exportOf: (guest) => store.listOf(guest),
    forget: (guest) => store.leave(guest),
  };
}
