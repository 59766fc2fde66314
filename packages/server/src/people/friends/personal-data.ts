import type { Storage } from '../../storage/port.ts';
import type { PersonalData } from '../personal-data.ts';
import { FriendStore } from './store.ts';

/** Friends and silenced people of somebody. A deleted person is in nobody's list. */
export function friendData(storage: Storage): PersonalData {
  const store = new FriendStore(storage);
  return {
    subject: 'friends',
    async exportOf(guest) {
      const [settings] = await store.rowsOf('friend_settings', guest);
      const friends = await store.friends(guest, 0);
      return {
        link: settings?.link,
        isShown: settings === undefined ? undefined : Number(settings.shows) === 1,
        friends: friends.map(({ isHere: _, ...friend }) => friend),
        silenced: await store.silenced(guest),
        invitations: await store.invitations(guest),
      };
    },
    forget: (guest) => store.forget(guest),
  };
}
