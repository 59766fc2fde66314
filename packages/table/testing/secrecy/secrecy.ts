import {
  type Answer,
  type Game,
  legalMoves,
  type MatchSetup,
  type Move,
  pick,
  play,
  type Rng,
  randomBelow,
  refusedMoves,
  rngFrom,
  type State,
  seatsAsked,
  sha256,
  start,
  type Viewer,
  type Vocabulary,
} from '@manigance/core';
import { differenceIn } from '@manigance/core/laws';
import type { Pace } from '@manigance/protocol';
import { type Arrangement, dealtAnew, type RulesAt } from './arrangements.ts';
import { type Advise, type Leak, rulesFrom, type Sent, type Tell, World } from './world.ts';

/** Match, bots and extent of a check of secrecy. */
export interface SecrecyUse {
  readonly game: Game;
  readonly setup: MatchSetup<Vocabulary>;
  /** Moves played side by side in two arrangements before hidden things are dealt anew. */
  readonly moves?: number;
  readonly leak?: Leak;
  /** Advises the viewer at one question in `hintIn`. */
  readonly advise?: Advise;
  readonly hintIn?: number;
  /** Absent: with clocks and without in turn. */
  readonly pace?: Pace;
  /** Makes log lines and the like of the steps the viewer was sent. */
  readonly tell?: Tell;
  /** Ends the match after this many deals. */
  readonly deals?: number;
}

/** Counts of the comparisons. */
export interface SecrecyTotals {
  /** (position, viewer) pairs for which everything sent was compared between two arrangements that differ. */
  pairs: number;
  /** Messages compared, byte for byte and with their time. */
  messages: number;
  bytes: number;
  /** Times that hidden things were dealt anew. */
  deals: number;
  /** Deals that were followed past an event that reveals something, because it revealed the same in both. */
  past: number;
  hints: number;
  undos: number;
}

/** Totals before anything is compared. */
export function noSecrecyTotals(): SecrecyTotals {
  return { pairs: 0, messages: 0, bytes: 0, deals: 0, past: 0, hints: 0, undos: 0 };
}

const untimed: Pace = { kind: 'untimed' };
const paces: readonly Pace[] = [{ kind: 'live', bank: 6_000, increment: 5 }, untimed];
const movesTogether = 8;
/** Moves of a match that is longer than it needs to be. */
const mostMoves = 3_000;

/**
 * Plays a random match. Again and again it deals anew, from what one viewer knows, everything else; lets the match go on at
 * two tables, with the same moves at the same virtual times; and compares everything that the viewer and a spectator are sent
 * at the one and at the other. Answers with the differences: to whom, in which field, where.
 */
export async function checkSecrecy(use: SecrecyUse, totals: SecrecyTotals): Promise<readonly string[]> {
  const { game, setup, leak, moves: together = movesTogether, deals = Number.POSITIVE_INFINITY } = use;
  const rng = rngFrom(sha256(`secrecy ${setup.seed}`).slice(0, 32));
  const rulesAt: RulesAt = (state) => rulesFrom({ game, state, leak });
  let state: State = start(game, setup);
  let played = 0;
  for (let deal = 0; state.outcome === undefined && deal < deals && played < mostMoves; deal++) {
    const viewer = randomBelow(rng, state.seats + 1) === 0 ? 'spectator' : randomBelow(rng, state.seats);
    const { next, after } = nextMoves(rulesAt(state), state, together, rng);
    const other = dealtAnew(game, state, viewer, next, { rng, rulesAt });
    if (other !== undefined) {
      const pace = use.pace ?? paces[deal % paces.length] ?? untimed;
      const trial = new Trial({ use: { ...use, pace }, viewer, state, other, rng, totals });
      const problem = await trial.run(next.slice(0, other.moves));
      if (problem !== undefined) return [`${problem}\nreplay: ${replayOf(use, viewer, deal)}`];
    }
    state = after;
    played += next.length;
  }
  return [];
}

function replayOf({ game, setup }: SecrecyUse, viewer: Viewer, deal: number): string {
  return JSON.stringify({ game: game.id, ...setup, viewer, deal });
}

/** The next moves of a random match, and the position after them. */
function nextMoves(game: Game, state: State, count: number, rng: Rng) {
  const next: Answer<Move>[] = [];
  let after = state;
  while (next.length < count && after.outcome === undefined) {
    const seat = pick(rng, seatsAsked(game, after));
    const move = pick(rng, legalMoves(game, after, seat));
    const played = play(game, after, seat, move);
    if (!played.ok) throw new Error(`an offered move is refused: ${JSON.stringify(played.rejection)}`);
    next.push({ seat, move });
    after = played.state;
  }
  return { next, after };
}

interface TrialParts {
  readonly use: SecrecyUse & { readonly pace: Pace };
  readonly viewer: Viewer;
  readonly state: State;
  readonly other: Arrangement;
  readonly rng: Rng;
  readonly totals: SecrecyTotals;
}

/** Two tables side by side: what is hidden from the viewer differs, everything else is the same. */
class Trial {
  private readonly parts: TrialParts;

  constructor(parts: TrialParts) {
    this.parts = parts;
  }

  /** Plays the moves at both tables; answers with the first difference. */
  async run(moves: readonly Answer<Move>[]): Promise<string | undefined> {
    const { use, viewer, state, other, totals } = this.parts;
    const { game, leak, advise, tell, pace, setup } = use;
    const withSpectator = other.isAlikeToSpectators;
    const world = { game, viewer, withSpectator, pace, seed: setup.seed, leak, advise, tell };
    const open = (from: State) => World.open({ ...world, state: from });
    const worlds = [await open(state), await open(other.state)] as const;
    totals.deals++;
    if (other.isPastRevelation) totals.past++;
    const both = (act: (world: World) => Promise<void>) => Promise.all(worlds.map(act));
    try {
      for (const { seat, move } of [undefined, ...moves].map((one) => one ?? { seat: -1, move: undefined })) {
        if (move !== undefined) await both((world) => world.play(seat, move));
        await this.askAround(worlds[0], both, seat);
        const problem = this.compare(worlds);
        if (problem !== undefined) return problem;
      }
      await both((world) => world.askPast());
      if (viewer !== 'spectator') await both((world) => world.takeBack());
      return this.compare(worlds, { isPair: false });
    } finally {
      for (const world of worlds) world.close();
    }
  }

  private async askAround(
    { rules, state }: World,
    both: (act: (world: World) => Promise<void>) => Promise<unknown>,
    mover: number,
  ): Promise<void> {
    const { viewer, rng, totals, use } = this.parts;
    // Undo takes long to decide after one's own move; after others' it is refused at once.
    const undo = mover !== viewer || randomBelow(rng, 4) === 0;
    if (undo && mover === viewer) totals.undos++;
    await both((world) => world.askAround({ undo }));
    if (viewer === 'spectator' || state.outcome !== undefined) return;
    const tried = wrongMoves(rules, state, viewer, rng);
    await both((world) => world.tryMoves(tried));
    const isAsked = seatsAsked(rules, state).includes(viewer);
    if (use.advise === undefined || !isAsked || randomBelow(rng, use.hintIn ?? 1) > 0) return;
    totals.hints++;
    await both((world) => world.askHint());
  }

  /** The first difference in what was sent at the two tables since the last look. */
  private compare(
    worlds: readonly [World, World],
    { isPair }: { readonly isPair: boolean } = { isPair: true },
  ): string | undefined {
    const [errors, otherErrors] = [worlds[0].errors, worlds[1].errors];
    const error = errors[0] ?? otherErrors[0];
    if (error !== undefined) return `an error inside: ${String(error)}`;
    const [sent, other] = [worlds[0].takeSent(), worlds[1].takeSent()];
    const { totals } = this.parts;
    for (let at = 0; at < Math.max(sent.length, other.length); at++) {
      const problem = differenceOf(sent[at], other[at]);
      if (problem !== undefined) return problem;
      totals.messages++;
      totals.bytes += sent[at]?.text.length ?? 0;
    }
    if (isPair) totals.pairs += worlds[0].viewers.length;
    return undefined;
  }
}

function differenceOf(one: Sent | undefined, two: Sent | undefined): string | undefined {
  const to = `to ${one?.to ?? two?.to}`;
  if (one === undefined || two === undefined) {
    const [only] = [one ?? two];
    return `${to}: a message is sent in one arrangement alone: ${only?.text.slice(0, 200)}`;
  }
  if (one.to !== two.to) return `${to}: the order of messages: ${two.to} is sent one first`;
  if (one.text !== two.text) {
    const size =
      one.text.length === two.text.length ? '' : ` (${one.text.length} and ${two.text.length} bytes)`;
    return `${to}: ${differenceIn(one.text, two.text)}${size}`;
  }
  if (one.after === two.after) return undefined;
  return `${to}: the time of a message: ${one.after} and ${two.after} ms: ${one.text.slice(0, 200)}`;
}

/** Moves that this seat may not make: those refused with a reason, those of others, and some that are none. */
function wrongMoves(game: Game, state: State, seat: number, rng: Rng): readonly unknown[] {
  const refused = refusedMoves(game, state, seat).map(({ move }) => move);
  const [asked = seat] = seatsAsked(game, state);
  const theirs = legalMoves(game, state, asked);
  const tried = [
    ...(refused.length === 0 ? [] : [pick(rng, refused)]),
    ...(asked === seat || theirs.length === 0 ? [] : [pick(rng, theirs)]),
    { do: 'pass' },
    { do: '__proto__' },
  ];
  return tried.filter((move) => !play(game, state, seat, move).ok);
}
