import { Match, show } from '@manigance/core';
import type { BoardProps } from '@manigance/ui/board-props.ts';
import { describe, expect, test } from 'vitest';
import { lastWillGame } from '../../test/last-will.ts';
import type { BoardContext } from '../board-context.ts';
import { type Intent, sameMove } from '../choosing.ts';
import type { LaidCardView, PcMove, PcVocabulary } from '../from-game.ts';
import { handSize } from '../hand-card.ts';
import { scoreParts } from '../score-parts.ts';
import { boardLanguage, wordsOf } from '../words/index.ts';
import { cardChoice } from './card-choice.ts';
import { keptNow, toggleKept } from './keep-two.tsx';
import { noteOf, propertySays } from './notes.ts';

await Promise.all([boardLanguage.load('en'), boardLanguage.load('fr')]);

const match = new Match(lastWillGame, {
  seats: 2,
  options: { mode: 'lw-s' },
  seed: '0123456789abcdef0123456789abcdef',
});
const shown = show(lastWillGame, match.state, 0);

interface Given {
  readonly language?: 'en' | 'fr';
  readonly intent?: Intent;
  readonly options?: readonly PcMove[];
  readonly refused?: readonly PcMove[];
}

/** As much of the board's context as these parts read; `made` are the unconfirmed answers they ask for. */
function tableWith(
  { language = 'en', intent = {}, options = [], refused = [] }: Given,
  made: Intent[] = [],
): BoardContext {
  const props = {
    shown,
    options,
    refusals: refused.map((move) => ({ move, reason: { rule: 'LW-9.2', bar: 'lw-no-actions' } })),
    language,
    whyNot: () => 'No actions left.',
    onWhyNot: () => made.push({}),
  } as unknown as BoardProps<PcVocabulary>;
  const choosing = {
    intent,
    intend: (next: Intent | undefined) => made.push(next ?? {}),
  } as unknown as BoardContext['choosing'];
  return {
    props,
    choosing,
    view: shown.view,
    mine: shown.view.players[0],
    ...wordsOf(language),
  } as BoardContext;
}

const farm = 'lw-spaniel-farm';
const hall = 'lw-draughty-hall';
const dog = 'lw-biscuit-a-spaniel-of-no-use';

describe('moves with a card', () => {
  const keepUp = { do: 'keepUp', card: hall } as const;
  const sell = { do: 'sellProperty', card: hall } as const;

  test('with two things to do, one of them refused, it is picked up to choose by a button', () => {
    const made: Intent[] = [];
    const choice = cardChoice(tableWith({ options: [keepUp], refused: [sell] }, made), hall);
    expect(choice.state).toBe('open');
    expect([choice.offered, choice.refused.map(({ move }) => move)]).toEqual([[keepUp], [sell]]);
    choice.tap(() => {});
    expect(made).toEqual([{ card: hall }]);
  });

  test('with a single thing to do, a tap chooses it', () => {
    const made: Intent[] = [];
    cardChoice(tableWith({ options: [sell] }, made), hall).tap(() => {});
    expect(made).toEqual([{ card: hall, move: sell }]);
  });

  test('with nothing to do it says why', () => {
    const choice = cardChoice(tableWith({ refused: [keepUp, sell] }), hall);
    expect([choice.state, choice.why]).toEqual(['closed', 'No actions left.']);
  });

  test('LW-10.1 a companion that can be lodged is not told that it cannot be played', () => {
    const lodge = { do: 'lodge', card: dog, on: farm, as: 'dog' } as const;
    const play = { do: 'play', card: dog } as const;
    expect(cardChoice(tableWith({ options: [lodge], refused: [play] }), dog).refused).toEqual([]);
    expect(cardChoice(tableWith({ refused: [play] }), dog).refused).toHaveLength(1);
  });
});

test('LW-4.8 two cards make the answer, and a third takes the place of the first', () => {
  const cards = shown.view.players[0]?.lastWill?.hand.map(({ card }) => card) ?? [];
  const [first, second, third] = cards as [typeof hall, typeof hall, typeof hall];
  const { options = [] } = shown.asked ?? {};
  const made: Intent[] = [];
  toggleKept(tableWith({ options }, made), first);
  toggleKept(tableWith({ options, intent: { kept: [first] } }, made), second);
  toggleKept(tableWith({ options, intent: { kept: [first, second] } }, made), third);
  toggleKept(tableWith({ options, intent: { kept: [first, second] } }, made), first);
  expect(made.map(({ kept }) => kept)).toEqual([[first], [first, second], [second, third], [second]]);
  expect(made.map(({ move }) => move?.do)).toEqual([undefined, 'keepTwo', 'keepTwo', undefined]);
  expect(keptNow(tableWith({ intent: { kept: [first] } }))).toEqual([first]);
});

test('moves with lists are compared by the items of the lists', () => {
  const swap: PcMove = { do: 'swapModifiers', types: ['townhouse', 'farm'] };
  expect(sameMove(swap, { do: 'swapModifiers', types: ['townhouse', 'farm'] })).toBe(true);
  expect(sameMove(swap, { do: 'swapModifiers', types: ['townhouse', 'manor'] })).toBe(false);
});

describe('cards on the board in words', () => {
  const laid = (card: LaidCardView['card'], more: Partial<LaidCardView> = {}): LaidCardView => ({
    card,
    level: 0,
    value: 0,
    used: false,
    keptUp: false,
    lodged: [],
    ...more,
  });

  test('a house says its value, its ladder and whether it will fall', () => {
    const said = propertySays(tableWith({}), laid(hall, { level: 12, value: 9 }));
    expect(said).toMatch(
      /^manor\. Worth £9 now: 12 [+−]\d\. Values 14, 12, 10, 8, 6, 4, 2; now on 12\. falls this round\.$/,
    );
    expect(propertySays(tableWith({}), laid(hall, { keptUp: true }))).toContain('kept up.');
  });

  test('a farm says who lodges there and who still may', () => {
    const said = propertySays(tableWith({ language: 'fr' }), laid(farm, { lodged: ['dog'] }));
    expect(said).toContain('Ne baisse jamais.');
    expect(said).toContain('chien');
    expect(said).toContain('Place pour 1');
  });

  test('LW-9.5 a helper or expense is ready, used, or works by itself', () => {
    const noted = (card: LaidCardView['card'], used = false) =>
      noteOf(tableWith({}), 0, laid(card, { used }));
    expect(noted('lw-private-museum-of-corks')).toBe('ready');
    expect(noted('lw-private-museum-of-corks', true)).toBe('used');
    expect(noted('lw-steward-who-rounds-up')).toBe('works by itself');
  });
});

test('LW-15.9 for every viewer a hand is as large as its open and closed cards together', () => {
  const sizes = [0, 1].map((viewer) =>
    show(lastWillGame, match.state, viewer).view.players.map((player) => handSize(player)),
  );
  expect(sizes).toEqual([
    [6, 6],
    [6, 6],
  ]);
});

test.each(['en', 'fr'] as const)('LW-14.7 the result table adds cash and properties (%s)', (language) => {
  const [player] = shown.view.players;
  if (player?.lastWill === undefined) throw new Error('Last Will is in play');
  const board = [laidAt(hall, 9), laidAt('lw-private-museum-of-corks', 0)];
  const parts = scoreParts(
    { ...player, lastWill: { ...player.lastWill, pounds: 12, board } },
    'last-will',
    language,
  );
  expect((parts.match(/\d+/g) ?? []).map(Number)).toEqual([12, 1, 9]);
});

function laidAt(card: LaidCardView['card'], value: number): LaidCardView {
  return { card, level: value, value, used: false, keptUp: false, lodged: [] };
}
