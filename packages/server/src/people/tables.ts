import { accountTables } from './accounts/tables.ts';
import { deskTables } from './desk/tables.ts';
import { noticeTables } from './notices/tables.ts';
import { ratingTables } from './ratings/tables.ts';
import { reportTables } from './reports/tables.ts';
import { resultTables } from './results/tables.ts';
import type { SubjectTables } from './subject-tables.ts';

/** The tables of all subjects about people. They make schema 6. */
export const subjectTables: readonly SubjectTables[] = [
  accountTables,
  noticeTables,
  resultTables,
  ratingTables,
  reportTables,
];

/** The tables of later subjects: each makes a schema of its own, from 7 on, in this order. */
export const laterSubjectTables: readonly SubjectTables[] = [deskTables];
