import { catalog } from '@manigance/games';
/// <reference lib="webworker" />

import { BotRunner, type Request } from '@manigance/bots';
import {
  type Game,
  type GameEvent,
  Match,
  type Move,
  readOptions,
  readRecord,
  recordOf,
  refusedMoves,
  type Seat,
  seatsAsked,
  show,
  timeoutMove,
  type Vocabulary,
  verifyRecord,
  writeRecord,
} from '@manigance/core';
import { randomHex } from '../random-hex.ts';
import type { FromWorker, LocalAnswer, ToWorker } from './local-messages.ts';
import { levelsOf, mindFor } from './minds.ts';
import type { Replay } from './replay.ts';
import type { SavedMatch } from './saved-match.ts';

/** Runs one match against bots, away from the page: neither rules nor bots can make it stutter. */
class Room {
  private readonly match: Match<Vocabulary>;
  private readonly saved: SavedMatch;
  private readonly runner = new BotRunner(
    () => performance.now(),
    (_game, level) => mindFor(this.saved.game, level),
  );
  private readonly me: Seat;
  /** What each seat has witnessed, for bots that remember, and how much of it I was told. */
  private readonly witnessed: GameEvent[][];
  private thinking = false;
  /** How many updates I was told, and the last of them that I have seen. */
  private told = 0;
  private seen = 0;
  private standing: unknown;

  constructor(game: Game, saved: SavedMatch) {
    this.saved = saved;
    this.standing = saved.standing;
    this.me = saved.seats.findIndex(({ level }) => level === undefined);
    const { seats, seed } = saved;
    this.match = new Match(game, { seats: seats.length, options: readOptions(game, saved.options), seed });
    this.witnessed = seats.map(() => []);
    this.witness(this.match.opening);
    for (const { seat, move } of saved.moves) {
      const played = this.match.play(seat, move);
      if (!played.ok) throw new RangeError('a kept move is refused');
      this.witness(played.events);
    }
  }

  begin(): void {
    this.tell(this.witnessed[this.me] ?? [], { afresh: true });
  }

  play(move: unknown, question: number): LocalAnswer {
    const played = this.match.play(this.me, move, { question });
    if (!played.ok) return played.rejection;
    this.tell(this.witness(played.events));
    return undefined;
  }

  takeBack(): boolean {
    if (!this.match.undo(this.me)) return false;
    this.remember();
    this.tell(this.witnessed[this.me] ?? [], { afresh: true });
    return true;
  }

  refusals(): LocalAnswer {
    return refusedMoves(this.match.game, this.match.state, this.me);
  }

  /** From now on these answers are given for me. */
  stand(answers: unknown): boolean {
    const read = this.match.game.standing?.read(answers);
    if (read === undefined) return false;
    this.standing = read;
    this.tell([]);
    return true;
  }

  record(): LocalAnswer {
    return this.match.state.outcome && writeRecord(recordOf(this.match, this.saved.salt));
  }

  /** I have seen the update of this number. Until then a bot would take the processor from what moves. */
  async sawUpdate(number: number): Promise<void> {
    this.seen = number;
    if (this.thinking) return;
    this.thinking = true;
    let goesOn = true;
    // More than once only where something was taken back while a bot thought.
    while (goesOn && this.seen === this.told) goesOn = this.answerInAdvance() || (await this.botMove());
    this.thinking = false;
  }

  private answerInAdvance(): boolean {
    const { game, state } = this.match;
    if (this.standing === undefined || !seatsAsked(game, state).includes(this.me)) return false;
    const { view, asked } = show(game, state, this.me);
    const move = game.standing?.answer(view, asked?.options ?? [], this.standing);
    const played = move === undefined ? undefined : this.match.play(this.me, move);
    if (!played?.ok) return false;
    this.tell(this.witness(played.events));
    return true;
  }

  /** Answers whether there was a bot to move. */
  private async botMove(): Promise<boolean> {
    const { match, saved } = this;
    const { question } = match.state;
    const seat = seatsAsked(match.game, match.state).find((one) => saved.seats[one]?.level !== undefined);
    const level = seat === undefined ? undefined : saved.seats[seat]?.level;
    if (seat === undefined || level === undefined) return false;
    const move = await this.thought(seat, level);
    if (match.state.question !== question) return true; // something was taken back meanwhile
    const played = match.play(seat, move ?? timeoutMove(match.game, match.state, seat));
    if (!played.ok) throw new RangeError('a bot played what it was not offered');
    this.tell(this.witness(played.events));
    return true;
  }

  /** Nothing where the bot went wrong: then the rules move for it. */
  private async thought(seat: Seat, level: string): Promise<Move | undefined> {
    const request: Request = {
      table: '',
      game: this.saved.game,
      level,
      shown: show(this.match.game, this.match.state, seat),
      history: this.witnessed[seat] ?? [],
      seed: randomHex(16),
    };
    const reply = await this.runner.answer(request);
    if ('move' in reply) return reply.move;
    reportError(new Error(`${reply.error} ${JSON.stringify(reply.requests)}`));
    return undefined;
  }

  /** Adds to what each seat has seen; answers with what I see of it. */
  private witness(events: readonly GameEvent[]): GameEvent[] {
    const seen = this.witnessed.map((memory, seat) => {
      const part = events
        .map((event) => this.match.game.witness(event, seat))
        .filter((event) => event !== undefined);
      memory.push(...part);
      return part;
    });
    return seen[this.me] ?? [];
  }

  /** After a move was taken back: all memories again, from the start. */
  private remember(): void {
    for (const memory of this.witnessed) memory.length = 0;
    const { game, setup, opening, moves } = this.match;
    this.witness(opening);
    const again = new Match(game, setup);
    for (const { seat, move } of moves) {
      const played = again.play(seat, move);
      if (played.ok) this.witness(played.events);
    }
  }

  private tell(events: readonly GameEvent[], { afresh } = { afresh: false }): void {
    const { match, me } = this;
    const shown = show(match.game, match.state, me);
    const over = match.state.outcome !== undefined;
    const seated = this.saved.seats.map(({ name, level }) => ({
      name,
      by: level ? ('bot' as const) : ('me' as const),
      level,
    }));
    const undo = !over && match.mayUndo(me) ? ('free' as const) : undefined;
    const saved: SavedMatch = {
      ...this.saved,
      rulesVersion: match.game.rulesVersion,
      moves: match.moves,
      standing: this.standing,
      over,
      mine: shown.asked !== undefined && shown.asked.answer === undefined,
      touched: Date.now(),
    };
    this.told++;
    send({
      type: 'update',
      number: this.told,
      update: { shown, events, afresh, seated, undo },
      saved,
    });
  }
}

function send(message: FromWorker): void {
  postMessage(message);
}

let room: Room | undefined;
let replay: Replay | undefined;

async function open(saved: SavedMatch): Promise<void> {
  const { game } = await catalog.get(saved.game).rules();
  if (saved.rulesVersion !== undefined && saved.rulesVersion !== game.rulesVersion)
    return send({ type: 'outdated' });
  try {
    room = new Room(game, saved);
  } catch {
    return send({ type: 'outdated' });
  }
  room.begin();
}

/** Plays a recorded match again: no move was changed, and the luck is the one sealed before the first. */
async function isHonest(id: string, text: string): Promise<boolean> {
  const { game } = await catalog.get(id).rules();
  try {
    verifyRecord(game, readRecord(text));
    return true;
  } catch {
    return false;
  }
}

async function answerTo(message: Extract<ToWorker, { readonly id: number }>): Promise<LocalAnswer> {
  switch (message.type) {
    case 'levels':
      return levelsOf(message.game);
    case 'play':
      return room?.play(message.move, message.question);
    case 'takeBack':
      return room?.takeBack() ?? false;
    case 'whyNot':
      return room?.refusals() ?? [];
    case 'verify':
      return isHonest(message.game, message.record);
    case 'standing':
      return room?.stand(message.answers) ?? false;
    case 'record':
      return room?.record();
    case 'recordOf': {
      const { match } = message;
      return new Room((await catalog.get(match.game).rules()).game, match).record();
    }
    case 'openRecord': {
      const opened = await (await import('./replay.ts')).openRecord(message.record);
      if (typeof opened === 'string') return opened;
      replay = opened;
      return opened.card;
    }
    case 'step':
      return replay?.at(message.to, message.viewer);
    default: {
      const never: never = message;
      return never;
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'begin') void open(data.match);
  else if (data.type === 'seen') void room?.sawUpdate(data.update);
  else void answerTo(data).then((answer) => send({ type: 'answer', id: data.id, answer }));
});
