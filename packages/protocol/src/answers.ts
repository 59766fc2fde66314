import type { Refusal } from '@manigance/core';
import { peopleAnswers } from './people/index.ts';
import { type Reason, reasonSchemas } from './reasons.ts';
import { type Fitting, flag, gameData, list, object, oneOf, optional, type Schema, whole } from './schema.ts';
import {
  answerWithin,
  chatLine,
  clockInfo,
  guestId,
  hint,
  isLastMoveYours,
  mayProposeTakeBack,
  pastStep,
  personName,
  presence,
  shown,
  step,
  tableCode,
  tableId,
  tableInfo,
  tableLine,
  whyNoUndo,
} from './table.ts';

const to = whole(0);
const reason: Schema<Reason> = { json: { anyOf: Object.values(reasonSchemas).map(({ json }) => json) } };

/** Every answer to a message, by its type. */
export const answerSchemas = {
  welcome: object({
    type: oneOf('welcome'),
    to,
    version: whole(1),
    /** `also`: ids of guests who joined your account. Where one of them sits, it is you. */
    me: object({ id: guestId, name: personName, also: optional(list(guestId, 100)) }),
    /** The server's clock, for comparison with other times. */
    now: whole(0),
    /** Several servers share the club: connect with `?table=ID` to meet the others of a table at one of them. */
    byTable: optional(flag),
  }),
  accepted: object(
    {
      type: oneOf('accepted'),
      to,
      /** Number of the step that shows what you did. */
      number: optional(whole(0)),
    },
    'Done and stored.',
  ),
  refused: object({ type: oneOf('refused'), to, reason }, 'Refused; nothing changed.'),
  created: object({ type: oneOf('created'), to, table: tableId, code: tableCode }),
  found: object({ type: oneOf('found'), to, table: tableId }),
  tables: object({ type: oneOf('tables'), to, tables: list(tableLine, 200) }),
  watching: object(
    {
      type: oneOf('watching'),
      to,
      table: tableInfo,
      /** Number of your latest step; `steps` has all steps after the one you named. */
      number: whole(0),
      steps: list(step, 100_000),
      /** Your view after the latest step; absent before the start. */
      shown: optional(shown),
      clocks: optional(clockInfo),
      isLastMoveYours,
      mayProposeTakeBack,
      whyNoUndo,
      answerWithin,
      presence,
      chat: list(chatLine, 1_000),
    },
    'Watching: news of this table follow.',
  ),
  reasons: object({
    type: oneOf('reasons'),
    to,
    refusals: gameData<readonly Refusal<{ readonly do: string }>[]>(
      'Moves you may not make, each with the rule that forbids it',
    ),
  }),
  past: object(
    { type: oneOf('past'), to, steps: list(pastStep, 100_000) },
    'The match so far as you saw it, without the steps that were undone.',
  ),
  hint: object(
    { type: oneOf('hint'), to, question: whole(0), hint },
    'What the strongest bot would do in your place, and why.',
  ),
  undo: object(
    { type: oneOf('undo'), to, isFree: flag, whyNoUndo },
    'Whether you may undo your last move without asking: nobody has learned anything from it.',
  ),
  ...peopleAnswers,
} as const;

/** The answer of this type. */
export type AnswerTo<K extends keyof typeof answerSchemas> = Fitting<(typeof answerSchemas)[K]>;
/** An answer to a message. */
export type Answer = { [K in keyof typeof answerSchemas]: AnswerTo<K> }[keyof typeof answerSchemas];
