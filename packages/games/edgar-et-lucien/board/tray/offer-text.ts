import fist from 'icon:fist';
import { type ActionId, edgarActionIds, placeOf } from '../../rules/administrations.ts';
import { edgarCost, supportedCost } from '../../rules/constants.ts';
import type { ElMove, ElView } from '../../rules/index.ts';
import { districtOf } from '../districts.ts';
import { conditionIcons, landmarks, schemeIcons } from '../icons.ts';
import type { Offer } from '../offers.ts';
import type { BoardWords } from '../words/index.ts';

/** Name of the action, without its targets. */
export function nameOf(move: ElMove, words: BoardWords): string {
  return wordingOf(move, words)?.name ?? words.act.choose;
}

/** Full text of the action, as on the aid or the card. */
export function explained(move: ElMove, words: BoardWords): string | undefined {
  const text = wordingOf(move, words)?.text;
  return move.do === 'supported' ? `${text} ${words.names.actions.political_support.text}` : text;
}

function wordingOf(
  move: ElMove,
  { names }: BoardWords,
): { readonly name: string; readonly text: string } | undefined {
  switch (move.do) {
    case 'rob':
      return names.ordinary.rob;
    case 'buyCity':
      return names.ordinary.buy_city;
    case 'buyPlayer':
      return names.ordinary.buy_player;
    case 'playScheme':
      return names.schemes[move.card];
    case 'administration':
    case 'supported':
      return names.actions[move.action];
    default:
      return undefined;
  }
}

/** Effect of the move in a few words. */
export function broughtBy(move: ElMove, view: ElView, words: BoardWords): string | undefined {
  switch (move.do) {
    case 'rob':
      return words.does.rob;
    case 'buyCity':
    case 'buyPlayer': {
      const here = view.seat === undefined ? undefined : view.players[view.seat]?.lucien;
      return here && words.does.buy[districtOf(view, here).type];
    }
    case 'playScheme':
      return words.does.schemes[move.card];
    case 'administration':
      return broughtByAction(move.action, view, words);
    case 'supported':
      return broughtByAction(move.action, view, words, 2);
    default:
      return undefined;
  }
}

/** The effect of an administration action in a few words. */
export function broughtByAction(action: ActionId, view: ElView, words: BoardWords, times = 1): string {
  const rivals = view.players.filter(({ gone }, seat) => !gone && seat !== view.seat);
  return words.does.actions[action](times, rivals.length);
}

/** Popularity cost or special feature of a move. Prices in money are part of the sentence. */
export type Note =
  | { readonly of: 'popularity'; readonly amount: number }
  | { readonly of: 'word'; readonly word: string };

/** The notes of a move. */
export function notesOf(move: ElMove, words: BoardWords): readonly Note[] {
  switch (move.do) {
    case 'supported':
      return [
        ...(move.viaCard === true ? [{ of: 'word', word: words.act.fromAfar } as const] : []),
        { of: 'popularity', amount: supportedCost },
      ];
    case 'administration':
      return edgarActionIds.some((action) => action === move.action) ? [edgarPays] : [];
    case 'playScheme':
      return 'action' in move ? [edgarPays] : [];
    default:
      return [];
  }
}

const edgarPays: Note = { of: 'popularity', amount: edgarCost };

/** The icon of the action of a move. */
export function iconOf(move: ElMove): string {
  switch (move.do) {
    case 'rob':
      return fist;
    case 'playScheme':
      return schemeIcons[move.card];
    case 'administration':
    case 'supported':
      return landmarks[placeOf[move.action]];
    default:
      return conditionIcons.high_collector;
  }
}

/** One move of an offer: a legal one, else a refused one. */
export function exampleOf({ moves, refused }: Offer): ElMove {
  return (moves[0] ?? refused[0]?.move) as ElMove;
}
