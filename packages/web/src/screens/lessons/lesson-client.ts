import type { Move, Rejection } from '@manigance/core';
import { createStore, type Store } from '@manigance/ui/store.ts';
import type { LessonAct, LessonPlace, OpenedLesson } from '../../local/open-lesson.ts';
import { WorkerClient, type WorkerQuestion } from '../../local/worker-client.ts';
import type { MatchClient, Seated, Update } from '../../match/match-client.ts';
import { ShownClient } from '../../match/shown-client.ts';

/** Who sits where, by the seat of the learner. */
type SeatedAt = (viewer: number, seats: number) => readonly Seated[];

/** Match client of a chapter: the table is shown its positions, and a wrong answer changes nothing. */
export class LessonClient extends ShownClient implements MatchClient {
  readonly game: string;
  /** A wrong answer is not played, so none is confirmed first. */
  readonly isUnconfirmed = true;
  readonly place: Store<LessonPlace>;
  private readonly worker: WorkerClient;
  private readonly seated: readonly Seated[];

  private constructor(game: string, worker: WorkerClient, seated: readonly Seated[], first: LessonPlace) {
    super();
    this.game = game;
    this.worker = worker;
    this.seated = seated;
    this.place = createStore(first);
  }

  /** Opens a chapter at a step; `undefined` if there is no such chapter. */
  static async open(
    chapter: { readonly game: string; readonly id: string; readonly step: number },
    seated: SeatedAt,
  ): Promise<LessonClient | undefined> {
    const { game, id, step } = chapter;
    return LessonClient.begin(game, { type: 'openLesson', game, chapter: id, step }, seated);
  }

  /** Begins with the position that the worker opens for this question; `undefined` if there is none. */
  static async begin(
    game: string,
    question: WorkerQuestion,
    seated: SeatedAt,
  ): Promise<LessonClient | undefined> {
    const worker = new WorkerClient();
    const first = await worker.ask<OpenedLesson | undefined>(question);
    if (first === undefined) {
      worker.close();
      return undefined;
    }
    return new LessonClient(game, worker, seated(Number(first.place.shown.viewer), first.seats), first.place);
  }

  /** Goes on, goes back, or shows the answer. */
  async do(act: LessonAct): Promise<void> {
    const place = await this.worker.ask<LessonPlace>({ type: 'lesson', act });
    this.place.set(place);
    if (place.wrong !== undefined) return;
    this.tell(this.update(place, act === 'back', typeof act === 'object'));
  }

  /** The name of a seat. */
  nameOf(seat: number): string {
    return this.seated[seat]?.name ?? `${seat + 1}`;
  }

  protected whole(): Update {
    return this.update(this.place.get(), true);
  }

  async play(move: Move): Promise<Rejection | undefined> {
    await this.do({ answer: move });
    return undefined;
  }

  close(): void {
    this.worker.close();
  }

  private update({ shown, events, log }: LessonPlace, afresh: boolean, isMine = false): Update {
    return { shown, events: afresh ? log : events, afresh, isMine, seated: this.seated };
  }
}
