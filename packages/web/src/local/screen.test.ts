import type { Shown, Vocabulary } from '@manigance/core';
import { catalog } from '@manigance/games';
import type { Answer, News } from '@manigance/protocol';
import { expect, test } from 'vitest';
import type { HandOver, ScreenHolder } from './hand-over.ts';
import { LocalTable } from './local-table.ts';
import type { SavedMatch, SavedSeat } from './saved-match.ts';

const people: readonly SavedSeat[] = [{ name: 'Camille' }, { name: 'Noor' }, { name: 'Ilse' }];

function matchOf(game: string, seats: readonly SavedSeat[], seed = '7'): SavedMatch {
  const options = Object.fromEntries(
    Object.entries(catalog.get(game).settings).map(([name, [value]]) => [name, value ?? '']),
  );
  const kept = { id: 'shared', game, options, seats, over: false, mine: false, touched: 0 };
  return { ...kept, seed: seed.padStart(32, '0'), salt: '00', moves: [] };
}

/** The page of a shared screen: what it is sent, and by whom it is held. */
class SharedPage {
  readonly handOvers: HandOver[] = [];
  /** Messages sent while nobody had the screen. */
  readonly strays: string[] = [];
  /** Viewers whose views came, with who had the screen then. */
  readonly views: (readonly [unknown, ScreenHolder | undefined])[] = [];
  readonly refusals: string[] = [];
  shown: Shown<Vocabulary> | undefined;
  holder: ScreenHolder | undefined;
  table: LocalTable | undefined;
  private sent = 0;

  async open(match: SavedMatch): Promise<LocalTable> {
    const page = {
      send: (text: string) => this.receive(text),
      handOver: (handOver: HandOver) => {
        this.holder = undefined;
        this.shown = undefined;
        this.handOvers.push(handOver);
      },
    };
    const table = await LocalTable.open(match, page, { answerDelay: [0, 0] });
    if (table === 'outdated') throw new Error('the match does not open');
    this.table = table;
    return table;
  }

  private receive(text: string): void {
    if (this.holder === undefined) this.strays.push(text);
    const message = JSON.parse(text) as Answer | News;
    if (message.type === 'refused') this.refusals.push(message.reason.code);
    if (message.type !== 'watching' && message.type !== 'update') return;
    this.shown = message.shown;
    this.views.push([message.shown?.viewer, this.holder]);
    const number = message.type === 'watching' ? message.number : message.step.number;
    queueMicrotask(() => this.table?.show(number));
  }

  async take(taker: ScreenHolder): Promise<void> {
    this.table?.take(taker);
    this.holder = taker;
    await this.table?.handle({ type: 'watch', id: ++this.sent, table: 'shared' });
  }

  async play(choice: number): Promise<void> {
    const { asked } = this.shown ?? {};
    if (asked === undefined) return;
    const { options, question } = asked;
    const move = options[choice % options.length];
    const key = `key-${++this.sent}`;
    await this.table?.handle({ type: 'play', id: this.sent, table: 'shared', question, move, key } as never);
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test.each(catalog.ids)(
  '%s: between two people at one screen the page is sent nothing but what everybody may see',
  async (game) => {
    const page = new SharedPage();
    await page.open(matchOf(game, people));
    const taken: ScreenHolder[] = [];
    for (let turn = 0; turn < 6_000 && page.holder !== 'everyone'; turn++) {
      await settled();
      const next = page.handOvers[taken.length];
      if (next !== undefined) {
        expect(next.shown.viewer).toBe('spectator');
        expect([next.from, next.shown.asked]).toEqual([taken.at(-1), undefined]);
        taken.push(next.to);
        await page.take(next.to);
      } else await page.play(turn * 7 + 3);
    }
    expect(page.strays).toEqual([]);
    expect(taken.at(-1)).toBe('everyone');
    expect(new Set(taken)).toEqual(new Set([0, 1, 2, 'everyone']));
    // Everybody was sent their own view while they had the screen, and nobody else's.
    for (const [viewer, holder] of page.views)
      expect(viewer).toBe(holder === 'everyone' ? 'spectator' : holder);
  },
  120_000,
);

test.each(catalog.ids)('%s: an answer that comes after the hand-over is not sent', async (game) => {
  const page = new SharedPage();
  const table = await page.open(matchOf(game, people));
  await settled();
  const first = page.handOvers[0];
  if (first === undefined) throw new Error('nobody is asked');
  // Somebody else cannot take the screen, and a page without one is not answered.
  table.take(first.to === 0 ? 1 : 0);
  await table.handle({ type: 'watch', id: 1, table: 'shared' });
  await table.handle({ type: 'whyNot', id: 2, table: 'shared' });
  expect([page.strays, page.views]).toEqual([[], []]);
});

test('the next person cannot undo moves made before the hand-over, nor propose it', async () => {
  const [game = ''] = catalog.ids.toSorted();
  const page = new SharedPage();
  const table = await page.open(matchOf(game, people));
  await settled();
  await page.take(page.handOvers[0]?.to ?? 0);
  for (let turn = 0; turn < 400 && page.handOvers.length < 2; turn++) {
    await page.play(turn);
    await settled();
  }
  const [, second] = page.handOvers;
  await page.take(second?.to ?? 0);
  const question = page.shown?.asked?.question;
  await table.handle({ type: 'takeBack', id: 9_999, table: 'shared', key: 'back-0001' });
  await settled();
  expect(page.refusals).toEqual(['nobody-to-ask']);
  expect(page.shown?.asked?.question).toBe(question);
});
