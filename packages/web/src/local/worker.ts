/// <reference lib="webworker" />

import type { HandOver } from './hand-over.ts';
import { LocalTable } from './local-table.ts';
import type { OpenLesson } from './open-lesson.ts';
import type { Replay } from './replay.ts';
import type { FromWorker, StorageState, ToWorker, WorkerAnswer, WorkerRequest } from './worker-messages.ts';

let table: Promise<LocalTable | 'outdated'> | undefined;
let replay: Replay | undefined;
let lesson: OpenLesson | undefined;

function send(message: FromWorker): void {
  postMessage(message);
}

/** A match that is opened for its record alone is shown to nobody. */
const toNobody = { send: () => undefined, handOver: () => undefined };

function openTable({ match, answerDelay }: Extract<ToWorker, { readonly type: 'open' }>): void {
  const page = {
    send: (text: string) => send({ type: 'table', text }),
    handOver: (handOver: HandOver) => send({ type: 'handOver', handOver }),
  };
  const tellKept = (kept: StorageState) => send({ type: kept });
  table = LocalTable.open(match, page, { tellKept, answerDelay }).catch(() => 'outdated');
  void table.then((opened) => {
    if (opened === 'outdated') send({ type: 'outdated' });
  });
}

/** Uses the open table, once it is open. */
async function withTable<T>(use: (table: LocalTable) => T): Promise<Awaited<T> | undefined> {
  const opened = await table;
  return opened === undefined || opened === 'outdated' ? undefined : await use(opened);
}

async function answerTo(request: WorkerRequest): Promise<WorkerAnswer> {
  switch (request.type) {
    case 'levels':
      return (await import('./bots.ts')).levelsOf(request.game);
    case 'verify':
      return (await import('./replay.ts')).isVerified(request.game, request.record);
    case 'record':
      return withTable((open) => open.record());
    case 'recordOf': {
      const opened = await LocalTable.open(request.match, toNobody);
      return opened === 'outdated' ? undefined : opened.record();
    }
    case 'openRecord': {
      const opened = await (await import('./replay.ts')).openRecord(request.record);
      if (typeof opened === 'string') return opened;
      replay = opened;
      return opened.card;
    }
    case 'openLesson': {
      const { OpenLesson } = await import('./open-lesson.ts');
      lesson = await OpenLesson.open(request);
      return lesson?.opened;
    }
    case 'lesson':
      return lesson?.do(request.act);
    case 'positionAt':
      return replay?.positionAt(request.to);
    case 'beginning':
      return replay?.beginning(request.to);
    case 'wholeLog':
      return replay?.wholeLog(request.viewer);
    case 'checkPosition':
      return (await import('./position.ts')).checkPosition(request.position);
    case 'step':
      return replay?.at(request.to, request.viewer, request);
    default: {
      const never: never = request;
      return never;
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'open':
      return openTable(data);
    case 'client':
      return void withTable((open) => open.handle(data.message));
    case 'take':
      return void withTable((open) => open.take(data.taker));
    case 'seen':
      return void withTable((open) => open.show(data.step));
    case 'refresh':
      return void withTable((open) => open.refresh());
    default:
      return void answerTo(data).then((answer) => send({ type: 'answer', id: data.id, answer }));
  }
});
