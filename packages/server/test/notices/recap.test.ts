import {
  canonical,
  everyViewer,
  type Game,
  type GameEvent,
  imagine,
  languages,
  Match,
  play,
  readOptions,
  rngFrom,
  type Seat,
  seedFromNumber,
  show,
  type Viewer,
  type Vocabulary,
  witnessed,
} from '@manigance/core';
import { type PlayedMove, randomMoves } from '@manigance/core/testing';
import { catalog } from '@manigance/games';
import type { Step } from '@manigance/protocol';
import type { History } from '@manigance/table';
import { expect, test } from 'vitest';
import { compose } from '../../src/people/notices/compose.ts';
import { type Audience, latest, type RecapTexts, recapOf } from '../../src/people/notices/recap.ts';

const nameOf = (seat: Seat) => ['Alix', 'Basile', 'Noor', 'Yann', 'Zoé'][seat] ?? '?';

async function textsOf(id: string): Promise<readonly RecapTexts[]> {
  const { text } = catalog.get(id);
  return Promise.all(
    languages.map(async (language) => ({ text: (await text[language]()).text, language, nameOf })),
  );
}

/** The steps of a match, as each viewer was sent them. */
class SentSteps {
  readonly steps: Step[][];
  private readonly game: Game;

  constructor(game: Game, steps: Step[][]) {
    this.game = game;
    this.steps = steps;
  }

  after(events: readonly GameEvent[], by?: Seat): SentSteps {
    const viewers = everyViewer(this.steps.length - 1);
    const steps = this.steps.map((own, at): Step[] => {
      const viewer = viewers[at] ?? 'spectator';
      const step = { number: own.length + 1, events: witnessed(this.game, events, viewer), at: 0 };
      return [...own, viewer === by ? { ...step, mine: { move: { do: 'move' }, by: 'person' } } : step];
    });
    return new SentSteps(this.game, steps);
  }
}

/** Plays a random match and looks at each move. */
function follow(
  game: Game,
  seed: number,
  look: (sent: SentSteps, last: PlayedMove<Vocabulary>) => void,
): void {
  const seats = game.seats.max;
  const match = new Match(game, { seats, options: readOptions(game, {}), seed: seedFromNumber(seed) });
  const rng = rngFrom(seedFromNumber(seed + 1000));
  const none = everyViewer(seats).map((): Step[] => []);
  let sent = new SentSteps(game, none).after(match.opening);
  for (const last of randomMoves(match, rng)) {
    look(sent, last);
    sent = sent.after(last.events, last.seat);
  }
}

test.each(catalog.ids)(
  '%s: a recap tells what others did since my last move, in both languages',
  async (id) => {
    const all = await textsOf(id);
    const { game } = await catalog.get(id).rules();
    let recaps = 0;
    follow(game, 1, (sent, { seat, events }) => {
      const now = sent.after(events, seat);
      for (const viewer of everyViewer(game.seats.max)) {
        if (viewer === 'spectator') continue;
        for (const texts of all) {
          const lines = recapOf(now, viewer, 'seat', texts);
          if (viewer === seat) expect(lines).toEqual([]);
          const others = events.length > 0 && witnessed(game, events, viewer).length > 0 && viewer !== seat;
          if (others) expect(lines.length).toBeGreaterThan(0);
          for (const line of lines) expect(line).not.toMatch(/undefined|\[object/);
          recaps += lines.length;
        }
      }
    });
    expect(recaps).toBeGreaterThan(100);
  },
);

test.each(catalog.ids)(
  '%s: a recap is the same in every arrangement of what its reader may not know',
  async (id) => {
    const all = await textsOf(id);
    const { game } = await catalog.get(id).rules();
    const rng = rngFrom(seedFromNumber(77));
    const found = { compared: 0, secrets: 0, leaks: 0 };
    let at = 0;
    follow(game, 2, (sent, { before, seat, move, events }) => {
      if (at++ % 5 > 0) return;
      for (const viewer of everyViewer(game.seats.max)) {
        const played = play(game, imagine(game, show(game, before, viewer), rng), seat, move);
        if (!played.ok) continue;
        const seen = (all: readonly GameEvent[]) => canonical(witnessed(game, all, viewer));
        if (seen(events) !== seen(played.events)) continue;
        const say = (log: SentSteps) => canonical(saidTo(viewer, log, all));
        expect(say(sent.after(played.events, seat))).toBe(say(sent.after(events, seat)));
        found.compared++;
        // The same made from what really happened would be found out.
        if (canonical(events) === canonical(played.events)) continue;
        found.secrets++;
        const open = new SentSteps({ ...game, witness: (event) => event }, sent.steps);
        if (say(open.after(events, seat)) !== say(open.after(played.events, seat))) found.leaks++;
      }
    });
    expect(found.compared).toBeGreaterThan(20);
    expect(found.leaks > 0).toBe(found.secrets > 0);
  },
);

/** To a seat its own recap; to spectators the recap of every seat that a webhook is sent. */
function saidTo(
  viewer: Viewer,
  { steps }: SentSteps,
  all: readonly RecapTexts[],
): readonly (readonly string[])[] {
  const audience: Audience = viewer === 'spectator' ? 'everyone' : 'seat';
  const seats = viewer === 'spectator' ? steps.slice(1).map((_, seat) => seat) : [viewer];
  return seats.flatMap((seat) => all.map((texts) => recapOf({ steps }, seat, audience, texts)));
}

test('a mail and a push tell what the seat knows, a webhook what spectators know', async () => {
  let differing = 0;
  for (const id of catalog.ids) {
    const [texts] = await textsOf(id);
    const { game } = await catalog.get(id).rules();
    if (texts === undefined) throw new Error('no texts');
    const seats = Array.from({ length: game.seats.max }, (_, at) => ({
      person: { id: `guest${at}`, name: nameOf(at) },
    }));
    const table = { id: 'table', stage: 'playing', setup: { game: id }, seats };
    const histories: SentSteps['steps'][] = [];
    follow(game, 3, (sent, { seat, events }) => void histories.push(sent.after(events, seat).steps));
    for (const steps of histories) {
      const [own, open] = (['seat', 'everyone'] as const).map((audience) =>
        recapOf({ steps }, 0, audience, texts),
      );
      if (canonical(own) === canonical(open) || canonical([own, open]).length > 200) continue;
      differing++;
      for (const channel of ['mail', 'push', 'hook'] as const) {
        const of = { id: 'id', seat: 0, kind: 'turn', language: texts.language, channel } as const;
        const history = { table, steps } as unknown as History;
        const { recap } = await compose(history, of, { catalog, base: () => 'https://club.example' });
        expect(recap).toEqual(channel === 'hook' ? open : own);
      }
    }
  }
  expect(differing).toBeGreaterThan(0);
});

test('the latest lines of a recap fit, and an ellipsis stands for the others', () => {
  expect(latest(['one', 'two', 'three'], 100)).toEqual(['one', 'two', 'three']);
  expect(latest(['one', 'two', 'three'], 10)).toEqual(['…', 'two', 'three']);
  expect(latest(['a very long line'], 6)).toEqual(['a very…']);
  expect(latest([], 6)).toEqual([]);
});
