import type { Storage } from '../storage/port.ts';
import type { PersonalData } from './personal-data.ts';

/** A guest's name and credentials. Of a credential only its hash is stored, which is not exported. */
export function guestData(storage: Storage): PersonalData {
  return {
    subject: 'guest',
    async exportOf(id) {
      const tokens = await storage.tokensOf(id);
      const credentials = tokens.map(({ hash: _hash, guest: _guest, ...rest }) => rest);
      return { ...(await storage.guest(id)), credentials };
    },
    async forget(id) {
      await storage.dropTokens(id, 'api');
      await storage.dropTokens(id, 'cookie');
      await storage.query('DELETE FROM guests WHERE id = $1', id);
    },
  };
}
