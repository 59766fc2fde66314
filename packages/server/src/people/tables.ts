import { accountTables } from './accounts/tables.ts';
import { deskTables } from './desk/tables.ts';
import { friendTables } from './friends/tables.ts';
import { groupTables } from './groups/tables.ts';
import { noticeTables } from './notices/tables.ts';
import { ratingTables } from './ratings/tables.ts';
import { reportTables } from './reports/tables.ts';
import { resultTables } from './results/tables.ts';
import type { SubjectTables } from './subject-tables.ts';
import { tournamentTables } from './tournaments/tables.ts';

/** The tables of all subjects about people. They make schema 6. */
export const subjectTables: readonly SubjectTables[] = [
  accountTables,
  noticeTables,
  resultTables,
  ratingTables,
  reportTables,
];

/** Friends, groups and tournaments. They make schema 8. */
const togetherTables = together(friendTables, groupTables, tournamentTables);

/** The tables of later subjects: each makes a schema of its own, from 7 on, in this order. */
export const laterSubjectTables: readonly SubjectTables[] = [deskTables, togetherTables];

function together(...subjects: readonly SubjectTables[]): SubjectTables {
  return {
    create: subjects.flatMap(({ create }) => create),
    kept: subjects.flatMap(({ kept }) => kept),
  };
}
