/**
 * Every message between a client and the server. A client sends `ClientMessage`s, each with an `id` of its own choosing;
 * each is answered by exactly one `Answer` whose `to` is that id. Beside answers the server sends `News`.
 */
export { type Answer, type AnswerTo, answerSchemas } from './answers.ts';
export { changedTerms, optionTerm } from './changed-terms.ts';
export { type ClientMessage, type ClientMessageOf, clientSchemas, type Phrase, phrases } from './client.ts';
export { limits, protocolVersion } from './limits.ts';
export { type News, newsSchemas } from './news.ts';
export { type AccountRequest, type accountMessages, accountRequests } from './people/accounts.ts';
export {
  type AnnouncedStop,
  type AuditEntry,
  announcedStop,
  type DeskAct,
  type DeskAnswer,
  type DeskBackup,
  type DeskPerson,
  type DeskRequest,
  type DeskTable,
  deskAnswers,
  deskRequests,
  type ServerFigures,
} from './people/desk.ts';
export type { Friend, FriendInvitation, friendMessages, Silence } from './people/friends.ts';
export type { GroupView, groupMessages } from './people/groups.ts';
export type { guestMessages } from './people/guests.ts';
export { type PeopleMessage, peopleMessages } from './people/index.ts';
export type { HistoryRow, Leaderboard, matchMessages, Profile, WinRate } from './people/matches.ts';
export {
  type NoticeChannel,
  type NoticeContent,
  type NoticeKind,
  type NoticeRule,
  type NoticeSettings,
  noticeChannels,
  noticeKinds,
  type noticeMessages,
} from './people/notices.ts';
export { type ReportReason, type reportMessages, reportReasons } from './people/reports.ts';
export {
  type TournamentLine,
  type TournamentView,
  type tournamentMessages,
  tournamentPeople,
} from './people/tournaments.ts';
export { type Reason, type ReasonCode, reasonSchemas } from './reasons.ts';
export type { Fitting, JsonSchema, Schema } from './schema.ts';
export type {
  ChatLine,
  ClockInfo,
  MoveSource,
  Pace,
  PastStep,
  Presence,
  Proposal,
  SeatInfo,
  SeatPlan,
  Step,
  TableHint,
  TableInfo,
  TableLine,
  TableSetup,
  UndoRefusal,
} from './table.ts';
