import { existsSync } from 'node:fs';
import {
  canonical,
  everyViewer,
  type Game,
  type GameEvent,
  type GameText,
  imagine,
  type Language,
  languages,
  Match,
  type NameOf,
  narrate,
  play,
  readOptions,
  rngFrom,
  type Seat,
  seatOf,
  seedFromNumber,
  show,
  splitMentions,
  type Viewer,
  type Vocabulary,
  whole,
  witnessed,
} from '@manigance/core';
import { type PlayedMove, randomMoves } from '@manigance/core/testing';
import { type Followed, type Following, marksOf, threadOf } from '@manigance/ui/following.ts';
import { expect, test } from 'vitest';
import { everyGame } from './every-game.ts';

/** One viewer's witnessed events, step by step, as the page keeps them. */
class Witness {
  readonly viewer: Viewer;
  readonly log: GameEvent[] = [];
  readonly steps: { readonly from: number; readonly to: number; readonly isMine: boolean }[] = [];
  private readonly game: Game;

  constructor(game: Game, viewer: Viewer) {
    this.game = game;
    this.viewer = viewer;
  }

  add(events: readonly GameEvent[], by?: Seat): void {
    const seen = witnessed(this.game, events, this.viewer);
    const from = this.log.length;
    this.log.push(...seen);
    this.steps.push({ from, to: this.log.length, isMine: by !== undefined && by === this.viewer });
  }

  /** The same with one more move. */
  after(events: readonly GameEvent[], by: Seat): Witness {
    const next = new Witness(this.game, this.viewer);
    next.log.push(...this.log);
    next.steps.push(...this.steps);
    next.add(events, by);
    return next;
  }
}

interface Table {
  readonly game: Game;
  readonly following: Following;
  readonly texts: Readonly<Record<Language, GameText<Vocabulary>>>;
}

/** Part of a game's folder. Boards themselves need the page's build. */
const partOf = (id: string, path: string) => new URL(`../${id}/board/${path}`, import.meta.url);
const followedGames = everyGame.ids.filter((id) => existsSync(partOf(id, 'following.ts')));

async function tableOf(id: string): Promise<Table> {
  const card = everyGame.get(id);
  const [{ game }, { following }, { boardLanguage }, en, fr] = await Promise.all([
    card.rules(),
    import(partOf(id, 'following.ts').href) as Promise<{ readonly following: Following }>,
    import(partOf(id, 'words/index.ts').href) as Promise<{
      readonly boardLanguage?: { load(language: Language): Promise<void> };
    }>,
    card.text.en(),
    card.text.fr(),
  ]);
  for (const language of languages) await boardLanguage?.load(language);
  return { game, following, texts: { en: en.text, fr: fr.text } };
}

const namesFor = (viewer: Viewer): NameOf =>
  Object.assign((seat: number) => ['Alix', 'Basile', 'Noor', 'Yann', 'Zoé'][seat] ?? '?', {
    reader: viewer === 'spectator' ? undefined : viewer,
  });

function followedBy({ following }: Table, { log, steps, viewer }: Witness, isAsked: boolean): Followed {
  return { log, steps, turns: following.turns(log, 'en', namesFor(viewer)), viewer, isAsked };
}

/** Everything the page tells this viewer of the moves of the others: numbers, sentences, marks, headings. */
function told(table: Table, witness: Witness, isAsked: boolean) {
  const { following, texts } = table;
  const names = namesFor(witness.viewer);
  const thread = threadOf(followedBy(table, witness, isAsked), following.weight);
  const sentences = languages.map((language) =>
    thread.chapters.map(({ steps }) =>
      whole(narrate(steps.flat(), { text: texts[language], names, language })),
    ),
  );
  return { thread, sentences, marks: marksOf(thread.marked, following.places) };
}

/** Plays a random match and looks at it after every move. */
function follow(
  { game }: Table,
  seats: number,
  seed: number,
  look: (match: Match<Vocabulary>, witnesses: readonly Witness[], last: PlayedMove<Vocabulary>) => void,
): void {
  const options = readOptions(game, {});
  const match = new Match(game, { seats, options, seed: seedFromNumber(seed) });
  const rng = rngFrom(seedFromNumber(seed + 1000));
  const witnesses = everyViewer(seats).map((viewer) => new Witness(game, viewer));
  for (const witness of witnesses) witness.add(match.opening);
  for (const last of randomMoves(match, rng)) {
    look(match, witnesses, last);
    for (const witness of witnesses) witness.add(last.events, last.seat);
  }
}

const isAsked = (game: Game, state: Vocabulary['state'], viewer: Viewer) => {
  const { asked } = show(game, state, viewer);
  return asked !== undefined && asked.answer === undefined;
};

test.each(followedGames)('%s: the recap tells exactly what others did since my last turn', async (id) => {
  const table = await tableOf(id);
  const { game, following } = table;
  let recaps = 0;
  follow(table, game.seats.max, 1, (match, witnesses, { events, seat: by }) => {
    for (const witness of witnesses) {
      const now = witness.after(events, by);
      const { viewer, log, steps } = now;
      const { thread } = told(table, now, isAsked(game, match.state, viewer));
      if (thread.kind !== 'recap' || viewer === 'spectator') continue;
      recaps++;
      const recapped = thread.chapters.flatMap((chapter) => chapter.steps.flat());
      // One chapter per opponent, none for me, and every event once.
      expect(new Set(thread.chapters.map(({ seat }) => seat)).size).toBe(thread.chapters.length);
      expect(thread.chapters.map(({ seat }) => seat)).not.toContain(viewer);
      expect(new Set(recapped).size).toBe(recapped.length);
      // All of it was witnessed after a move of mine that was not in the turn of another.
      const first = Math.min(...recapped.map((event) => log.indexOf(event)));
      const turns = following.turns(log, 'en', namesFor(viewer));
      const whoseAt = (at: number) => turns.findLast((turn) => turn.at <= at)?.seat ?? viewer;
      const mine = steps.filter(({ isMine, from }) => isMine && whoseAt(from) === viewer);
      const turn = turns.at(-1);
      const since = turn?.seat === viewer ? mine.filter(({ from }) => from < turn.at) : mine;
      expect(first).toBeGreaterThanOrEqual(since.at(-1)?.from ?? 0);
      const lastMine = since.at(-1)?.to ?? 0;
      // Nothing of the others is missing.
      const end = turn?.seat === viewer ? turn.at : log.length;
      const missing = log
        .slice(lastMine, end)
        .filter((event, at) => {
          const whose = turns.findLast((one) => one.at <= lastMine + at)?.seat ?? seatOf(event);
          return whose !== undefined && whose !== viewer && (following.weight?.(event) ?? 1) >= 1;
        })
        .filter((event) => !recapped.includes(event));
      expect(missing).toEqual([]);
    }
  });
  expect(recaps).toBeGreaterThan(10);
});

test.each(followedGames)(
  '%s: thread, recap and marks depend on nothing the viewer may not know',
  async (id) => {
    const table = await tableOf(id);
    const { game } = table;
    const rng = rngFrom(seedFromNumber(77));
    const found = { compared: 0, secrets: 0, leaks: 0 };
    let at = 0;
    follow(table, game.seats.max, 2, (match, witnesses, { before, seat, move, events }) => {
      if (at++ % 5 > 0) return;
      for (const witness of witnesses) {
        const { viewer } = witness;
        const played = play(game, imagine(game, show(game, before, viewer), rng), seat, move);
        if (!played.ok) continue;
        const [here, there] = [witness.after(events, seat), witness.after(played.events, seat)];
        if (canonical(here.log) !== canonical(there.log)) continue;
        const say = (seen: Witness, state: Vocabulary['state']) =>
          canonical(told(table, seen, isAsked(game, state, viewer)));
        expect(say(there, played.state)).toBe(say(here, match.state));
        found.compared++;
        // The same made from what really happened would be found out.
        if (canonical(events) === canonical(played.events)) continue;
        found.secrets++;
        const all = new Witness({ ...game, witness: (event) => event }, viewer);
        if (say(all.after(events, seat), match.state) !== say(all.after(played.events, seat), played.state))
          found.leaks++;
      }
    });
    expect(found.compared).toBeGreaterThan(20);
    expect(found.leaks > 0).toBe(found.secrets > 0);
  },
);

test.each(followedGames)('%s: what a viewer did not witness is in none of its sentences', async (id) => {
  const table = await tableOf(id);
  const { game, texts } = table;
  follow(table, game.seats.max, 3, (match, witnesses, { events, seat }) => {
    for (const witness of witnesses) {
      const now = witness.after(events, seat);
      const asked = isAsked(game, match.state, witness.viewer);
      const { sentences } = told(table, now, asked);
      const mentioned = (all: readonly GameEvent[]) =>
        new Set(all.flatMap((event) => texts.en.mentions?.(event) ?? []).map(({ id: card }) => card));
      const known = mentioned(now.log);
      const unseen = [...mentioned(events)].filter((card) => !known.has(card));
      const names = events
        .flatMap((event) => texts.en.mentions?.(event) ?? [])
        .filter(({ id: card }) => unseen.includes(card))
        .flatMap(({ words }) => words);
      for (const name of names) expect(sentences[0]?.join(' ')).not.toContain(name);
    }
  });
});

test.each(followedGames)('%s: every card and place a log line mentions is found in it', async (id) => {
  const table = await tableOf(id);
  const names = namesFor(0);
  follow(table, table.game.seats.min, 4, (_match, _witnesses, { events }) => {
    for (const event of witnessed(table.game, events, 0)) {
      for (const language of languages) {
        const text = table.texts[language];
        const mentions = text.mentions?.(event) ?? [];
        const links = splitMentions(text.event(event, names), mentions).flatMap(
          ({ mention }) => mention ?? [],
        );
        expect(new Set(links), text.event(event, names)).toEqual(new Set(mentions));
      }
    }
  });
});
