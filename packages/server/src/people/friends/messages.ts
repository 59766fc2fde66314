import type { friendMessages } from '@manigance/protocol';
import type { Table, TableRegistry } from '@manigance/table';
import type { Storage } from '../../storage/port.ts';
import type { Handlers } from '../handlers.ts';
import { refusal } from '../refusals.ts';
import { FriendStore } from './store.ts';

/** Parts that the handlers work with. */
export interface FriendSetup {
  readonly storage: Storage;
  readonly registry: Pick<TableRegistry, 'table' | 'now'>;
  /** A table has another invitation. */
  onInvited(table: string): void;
}

/** Most friends of a person, and most people somebody silences. */
const mostFriends = 200;
const mostSilenced = 200;

/** Handlers of messages about friends and silenced people. */
export function friendHandlers({
  storage,
  registry,
  onInvited,
}: FriendSetup): Handlers<keyof typeof friendMessages> {
  const store = new FriendStore(storage);
  return {
    async friends({ guest }, { id: to, type }) {
      const { link, isShown } = await store.settings(guest.id);
      await store.noteHere([guest.id], registry.now());
      const [friends, silenced, invitations] = await Promise.all([
        store.friends(guest.id, registry.now()),
        store.silenced(guest.id),
        store.invitations(guest.id),
      ]);
      return { type, to, link, isShown, friends, silenced, invitations };
    },
    async silenced({ guest }, { id: to, type }) {
      return { type, to, people: await store.silenced(guest.id) };
    },
    async invitations({ guest }, { id: to, type }) {
      return { type, to, invitations: await store.invitations(guest.id) };
    },
    async newFriendLink({ guest }, { id: to }) {
      await store.newLink(guest.id);
      return { type: 'accepted', to };
    },
    async friendLink({ guest }, { id: to, type, link }) {
      const who = await store.ofLink(link, guest.id);
      if (who === undefined) return refusal(to, { code: 'link-over' });
      if (who.id === guest.id) return { type, to, who };
      return { type, to, who, isFriend: await store.areFriends(guest.id, who.id) };
    },
    async befriend({ guest }, { id: to, link }) {
      const who = await store.ofLink(link, guest.id);
      if (who === undefined || who.id === guest.id) return refusal(to, { code: 'link-over' });
      const counts = await Promise.all([guest.id, who.id].map((id) => store.countFriends(id)));
      const isKnown = await store.areFriends(guest.id, who.id);
      if (!isKnown && Math.max(...counts) >= mostFriends) return refusal(to, { code: 'too-many' });
      await store.befriend(guest.id, who.id, registry.now());
      return { type: 'accepted', to };
    },
    async unfriend({ guest }, { id: to, who }) {
      await store.unfriend(guest.id, who);
      return { type: 'accepted', to };
    },
    async showPresence({ guest }, { id: to, shown }) {
      await store.show(guest.id, shown);
      return { type: 'accepted', to };
    },
    async invite({ guest, also = [] }, { id: to, table: id, who }) {
      const table = await registry.table(id);
      const isMine = table !== undefined && [guest.id, ...also].some((own) => isAt(table, own));
      if (!isMine) return refusal(to, { code: 'no-table' });
      if (table.stage !== 'gathering') return refusal(to, { code: 'already-started' });
      if (!(await store.areFriends(guest.id, who))) return refusal(to, { code: 'no-friend' });
      await store.invite(who, id, guest.id, registry.now());
      onInvited(id);
      return { type: 'accepted', to };
    },
    async dismissInvitation({ guest }, { id: to, table }) {
      await store.dismiss(guest.id, table);
      return { type: 'accepted', to };
    },
    async silence({ guest }, { id: to, who, how }) {
      if (who === guest.id || (await storage.guest(who)) === undefined)
        return refusal(to, { code: 'no-profile' });
      const silenced = await store.silenced(guest.id);
      const isNew = how !== undefined && silenced.every((one) => one.id !== who);
      if (isNew && silenced.length >= mostSilenced) return refusal(to, { code: 'too-many' });
      await store.silence(guest.id, who, how, registry.now());
      return { type: 'accepted', to };
    },
  };
}

function isAt({ host, seats }: Table, guest: string): boolean {
  return host === guest || seats.some(({ person }) => person?.id === guest);
}
