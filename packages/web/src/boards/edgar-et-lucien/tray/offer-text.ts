import fist from 'icon:fist';
import type { Move } from '@manigance/edgar-et-lucien';
import { edgarActionIds, placeOf } from '@manigance/edgar-et-lucien/administrations';
import { edgarCost, supportedCost } from '@manigance/edgar-et-lucien/constants';
import { conditionIcons, landmarks, schemeIcons } from '../icons.ts';
import type { Offer } from '../offers.ts';
import type { Said } from '../words/index.ts';

/** What is done, whatever it is aimed at. */
export function nameOf(move: Move, said: Said): string {
  switch (move.do) {
    case 'rob':
      return said.names.ordinary.rob.name;
    case 'buyCity':
      return said.names.ordinary.buy_city.name;
    case 'buyPlayer':
      return said.names.ordinary.buy_player.name;
    case 'playScheme':
      return said.names.schemes[move.card].name;
    case 'administration':
    case 'supported':
      return said.names.actions[move.action].name;
    default:
      return said.act.choose;
  }
}

/** What it does, as the aid or the card has it. */
export function explained(move: Move, said: Said): string | undefined {
  switch (move.do) {
    case 'rob':
      return said.names.ordinary.rob.text;
    case 'buyCity':
      return said.names.ordinary.buy_city.text;
    case 'buyPlayer':
      return said.names.ordinary.buy_player.text;
    case 'playScheme':
      return said.names.schemes[move.card].text;
    case 'administration':
      return said.names.actions[move.action].text;
    case 'supported':
      return `${said.names.actions[move.action].text} ${said.names.actions.political_support.text}`;
    default:
      return undefined;
  }
}

/** What it costs in popularity, or what is special about it. Prices in money stand in the sentence itself. */
export type Note =
  | { readonly of: 'popularity'; readonly amount: number }
  | { readonly of: 'word'; readonly word: string };

export function notesOf(move: Move, said: Said): readonly Note[] {
  switch (move.do) {
    case 'supported':
      return [
        ...(move.viaCard === true ? [{ of: 'word', word: said.act.fromAfar } as const] : []),
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

export function iconOf(move: Move): string {
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

/** A move that stands for an offer: what may be done, or what was refused. */
export function exampleOf({ moves, refused }: Offer): Move {
  return (moves[0] ?? refused[0]?.move) as Move;
}
