import './rules/competitions/last-will/part.ts';
import './text/last-will/en.ts';
import type { Feature, Features } from '@manigance/core/explore';
import { bonusTiles, bundles, spaces } from './rules/board.ts';
import { cardAt, cardNumber, cards } from './rules/cards.ts';
import { circleTiles } from './rules/competitions/election/circle-tiles.ts';
import { competitions } from './rules/competitions/index.ts';
import { type LwCardId, lwCardAt, lwCardNumber, lwCards } from './rules/competitions/last-will/cards.ts';
import { possessionTiles } from './rules/competitions/possessions/tiles.ts';
import { dameTiles } from './rules/competitions/society/dame-tiles.ts';
import { concernsPlay } from './rules/effects/interpreter.ts';
import type { Effect, Trigger } from './rules/effects/language.ts';
import type { PcState, PcVocabulary } from './rules/state.ts';
import { endings } from './rules/victory.ts';
import { logEn } from './text/log-en.ts';
import { movesEn } from './text/moves-en.ts';
import { reasonsEn } from './text/reasons-en.ts';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const alone = 'PC-10.8: added to a payment, never played by itself';

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** An effect with all that it may lead to. */
function partsOf(effect: Effect | undefined): Effect[] {
  if (effect === undefined) return [];
  switch (effect.do) {
    case 'seq':
      return [effect, ...effect.steps.flatMap(partsOf)];
    case 'choice':
      return [effect, ...effect.options.flatMap(partsOf)];
    case 'exchange':
      return [effect, ...effect.options.flatMap(({ get }) => partsOf(get))];
    default:
      return [effect];
  }
}

const allCards = [...cards, ...lwCards];

const effects = [
  ...allCards.flatMap(({ effect, activate, triggers }) => [
    effect,
    activate,
    ...triggers.map((trigger) => ('effect' in trigger ? trigger.effect : undefined)),
  ]),
  ...lwCards.map(({ lay }) => lay),
  ...[...spaces, ...bonusTiles].map(({ effect }) => effect),
].flatMap(partsOf);

/** The effect, and the first step of several: the others are frames of their own. */
function begun(state: PcState, effect: Effect | undefined): Feature[] {
  if (effect === undefined || !concernsPlay(state, effect)) return [];
  const first = effect.do === 'seq' ? begun(state, effect.steps[0]) : [];
  return [['effect', effect.do], ...first];
}

const isUsed = ({ activate }: { readonly activate: Effect | undefined }) => activate !== undefined;
const isTriggered = ({ triggers }: { readonly triggers: readonly Trigger[] }) =>
  triggers.some((trigger) => 'effect' in trigger);

/** A Last Will card played, laid, bought, added or lodged. */
function playedCard(id: LwCardId, state: PcState): Feature[] {
  const { effect, lay } = lwCardAt(lwCardNumber[id]);
  return [['card', id], ...begun(state, effect ?? lay)];
}

/** Everything that play can reach, from the tables of the rules. */
export const features: Features<PcVocabulary> = {
  all: {
    event: Object.keys(logEn),
    move: Object.keys(movesEn),
    reason: Object.keys(reasonsEn),
    ending: endings,
    card: idsOf(allCards),
    'card activated': idsOf(allCards.filter(isUsed)),
    'card triggered': idsOf(allCards.filter(isTriggered)),
    effect: [...new Set(effects.map((effect) => effect.do))],
    space: idsOf(spaces),
    bundle: idsOf(bundles),
    'bonus tile': idsOf(bonusTiles),
    'dame tile': idsOf(dameTiles),
    'circle tile': idsOf(circleTiles.filter(({ back }) => back > 0)), // the others are dealt (PC-12.2)
    possession: idsOf(possessionTiles),
  },
  shows(event, state) {
    switch (event.type) {
      case 'playedWhite':
        return [['card', event.card], ...begun(state, cardAt(cardNumber[event.card]).effect)];
      case 'playedBlack':
        return [['card', event.card]];
      case 'pubCrawl':
        return event.cards.map((card) => ['card', card]);
      case 'activated':
        return [['card activated', event.card], ...begun(state, cardAt(cardNumber[event.card]).activate)];
      case 'eventPlayed':
      case 'laid':
      case 'bought':
      case 'companionAdded':
      case 'lodged':
        return playedCard(event.card, state);
      case 'used':
        return [['card activated', event.card], ...begun(state, lwCardAt(lwCardNumber[event.card]).activate)];
      case 'triggered':
        return [['card triggered', event.card]];
      case 'sent':
        return [['space', event.space], ...begun(state, spaces.find(({ id }) => id === event.space)?.effect)];
      case 'tookBundle':
        return [['bundle', event.bundle]];
      case 'tookBonus':
        return [['bonus tile', event.tile]];
      case 'usedBonus':
        return begun(state, bonusTiles.find(({ id }) => id === event.tile)?.effect);
      case 'dame':
        return [['dame tile', event.tile]];
      case 'circlePlaced':
        return [['circle tile', event.tile]];
      case 'sold':
        return [['possession', event.tile]];
      default:
        return [];
    }
  },
  resolves(frame, move, state) {
    if (frame.kind === 'effect') return begun(state, frame.effect);
    if (frame.kind === 'choice' && move?.do === 'choose') return begun(state, frame.options[move.option]);
    if (frame.kind === 'triggers' && move?.do === 'trigger')
      return begun(state, frame.firings.find(({ card }) => card === move.card)?.effect);
    if (frame.kind === 'benefit' && move?.do === 'benefit') {
      const { basic, benefit } = competitions[move.competition];
      return begun(state, frame.of === 'basic' ? basic : benefit);
    }
    return [];
  },
  signposts({ pending, markers, seats, unplaced }, options) {
    const frame = pending.at(-1);
    // PC-7.3 The fewer spaces are left for the more errand boys.
    const left =
      frame?.kind === 'errand' && frame.boy === 'own' ? (unplaced[frame.seat] ?? 0) - options : undefined;
    const few =
      left === undefined
        ? []
        : [['boys beyond the spaces', left] as const, ['few spaces', -options] as const];
    if (markers.length === 0) return few;
    const each = markers.length / seats;
    const height = (seat: number) => -sumOf(markers.slice(seat * each, (seat + 1) * each));
    const highest = Math.max(...Array.from({ length: seats }, (_, seat) => height(seat)));
    const high = ['markers high up', highest] as const;
    return frame?.kind === 'exchange' ? [high, ['before an exchange', height(frame.seat)]] : [high, ...few]; // PC-10.12
  },
  unreachable: {
    card: Object.fromEntries(
      cards.filter(({ effect }) => effect?.do === 'moreTime').map(({ id }) => [id, alone]),
    ),
    effect: { moreTime: alone },
    reason: {
      'lw-empty-place':
        'LW-6.5: only where players hoard a whole deck and its discards; a prepared position tests it',
      'one-boy-only':
        'PC-18.21: the one card with an additional errand boy is of mode esp, where no space takes two',
    },
  },
};
