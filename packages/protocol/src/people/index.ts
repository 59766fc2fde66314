import { accountAnswers, accountMessages } from './accounts.ts';
import { friendAnswers, friendMessages } from './friends.ts';
import { groupAnswers, groupMessages } from './groups.ts';
import { guestAnswers, guestMessages } from './guests.ts';
import { matchAnswers, matchMessages } from './matches.ts';
import { noticeAnswers, noticeMessages } from './notices.ts';
import { reportMessages } from './reports.ts';
import { tournamentAnswers, tournamentMessages } from './tournaments.ts';

/** Messages about people rather than tables, one file per subject. */
export const peopleMessages = {
  ...guestMessages,
  ...accountMessages,
  ...noticeMessages,
  ...matchMessages,
  ...reportMessages,
  ...friendMessages,
  ...groupMessages,
  ...tournamentMessages,
} as const;

/** Their answers, beside `accepted` and `refused`. */
export const peopleAnswers = {
  ...guestAnswers,
  ...accountAnswers,
  ...noticeAnswers,
  ...matchAnswers,
  ...friendAnswers,
  ...groupAnswers,
  ...tournamentAnswers,
} as const;

/** Type of a message about people. */
export type PeopleMessage = keyof typeof peopleMessages;
