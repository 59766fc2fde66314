import type { PeopleMessage } from '@manigance/protocol';
import type { TableRegistry, TableRouter } from '@manigance/table';
import type { Guests } from '../guests.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Storage } from '../storage/port.ts';
import { type AccountSetup, accountData } from './accounts/index.ts';
import { accountHandlers } from './accounts/messages.ts';
import { deskData } from './desk/index.ts';
import { friendHandlers } from './friends/messages.ts';
import { friendData } from './friends/personal-data.ts';
import { groupData, groupHandlers } from './groups/index.ts';
import { guestData } from './guest-data.ts';
import { guestHandlers } from './guest-messages.ts';
import type { Handlers } from './handlers.ts';
import { matchHandlers } from './history/handlers.ts';
import type { Notices } from './notices/index.ts';
import type { PersonalData } from './personal-data.ts';
import { matchData } from './ratings/personal-data.ts';
import { reportData, reportHandlers } from './reports/index.ts';
import { tournamentHandlers } from './tournaments/messages.ts';
import { tournamentData } from './tournaments/personal-data.ts';
import type { TournamentSweep } from './tournaments/sweep.ts';

/** Context shared by the subjects about people. */
export interface PeopleSetup {
  readonly guests: Guests;
  /** Absent where the host configured no SMTP server. */
  readonly mailer?: Mailer | undefined;
  readonly storage: Storage;
  readonly account: AccountSetup;
  readonly notices: Notices;
  readonly registry: TableRegistry;
  readonly tables: Pick<TableRouter, 'handle'>;
  readonly tournaments: TournamentSweep;
  report(error: unknown, table?: string): void;
}

/** Handlers of all messages about people rather than tables: one folder per subject. */
export function peopleHandlers(setup: PeopleSetup): Handlers<PeopleMessage> {
  const { storage, account, notices, registry, tournaments } = setup;
  return {
    ...guestHandlers(setup.guests, account.accounts),
    ...accountHandlers(account),
    ...notices.handlers,
    ...matchHandlers(storage),
    ...reportHandlers({ storage, registry }),
    ...groupHandlers({ storage, registry }),
    ...tournamentHandlers({ ...setup, wake: () => tournaments.wake() }),
    ...friendHandlers({ storage, registry, onInvited: (table) => notices.notifier.noteChange(table) }),
  };
}

/** The parts of a person's data, one per subject, for export and deletion. Credentials are the last to go: until then they can ask again. */
export function personalData({ storage, account, notices }: PeopleSetup): readonly PersonalData[] {
  return [
    notices.personalData,
    matchData(storage),
    reportData(storage),
    deskData(storage),
    friendData(storage),
    groupData(storage),
    tournamentData(storage),
    accountData(account),
    guestData(storage),
  ];
}
