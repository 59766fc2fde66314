import type { guestMessages } from '@manigance/protocol';
import type { Guests } from '../guests.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { Handlers } from './handlers.ts';
import { cookieOnly, refusal } from './refusals.ts';

/** Names and credentials of guests. */
export function guestHandlers(guests: Guests, accounts: Accounts): Handlers<keyof typeof guestMessages> {
  return {
    async name({ caller, ...identity }, { id: to, name }) {
      const { guest } = identity;
      const reason = await accounts.rename(identity, name);
      if (reason !== undefined) return refusal(to, reason);
      caller.identity = { ...identity, guest: await guests.rename(guest, name) };
      return { type: 'accepted', to };
    },
    async newToken({ guest, token }, { id: to, label }) {
      // A stolen token would outlive its revocation if it could make others.
      if (token.kind === 'api') return cookieOnly(to);
      const made = await guests.newToken(guest.id, label);
      return made === undefined ? refusal(to, { code: 'too-many' }) : { type: 'token', to, token: made };
    },
    async dropTokens({ guest }, { id: to }) {
      await guests.dropTokens(guest.id);
      return { type: 'accepted', to };
    },
    async signOut({ guest, token }, { id: to, everywhere }) {
      if (everywhere !== true) await guests.signOut({ guest, token });
      else if (token.kind === 'api') return cookieOnly(to);
      else await guests.signOutEverywhere(guest.id);
      return { type: 'accepted', to };
    },
  };
}
