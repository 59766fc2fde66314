import { deFrench, frenchSubject as who, frenchObject as you } from '@manigance/core';
import type { LastWillEvent } from '../rules/competitions/last-will/events.ts';
import type { LastWillMove } from '../rules/competitions/last-will/moves.ts';
import type { LastWillFrame } from '../rules/competitions/last-will/state.ts';
import type { Companion, PropertyType, RegularDeck } from '../rules/effects/language.ts';
import type { HandCardId } from '../rules/hand-cards.ts';
import { namesFr as names } from './names-fr.ts';
import type { AskedKind, LogLines, MoveLabels, Prompts } from './sentences.ts';
import { count, list, pounds, quote, signed } from './words-fr.ts';

/** The words of Last Will. */
const propertyTypeNames: { readonly [T in PropertyType]: string } = {
  townhouse: 'maisons de ville',
  manor: 'manoirs',
  mansion: 'châteaux',
  farm: 'fermes',
};
const companionNames: { readonly [C in Companion]: string } = {
  dog: 'chien',
  horse: 'cheval',
  guest: 'invité',
  chef: 'chef',
};
const deckNames: { readonly [D in RegularDeck]: string } = {
  event: 'événements',
  helper: 'assistants et dépenses',
  property: 'propriétés',
  companion: 'compagnons',
};

const card = (id: HandCardId) => quote(names.cards[id].name);

/** Le nombre de cartes par pioche. */
function backs(decks: readonly RegularDeck[]): string {
  const kinds = [...new Set(decks)];
  return list(kinds.map((deck) => `${decks.filter((other) => other === deck).length} × ${deckNames[deck]}`));
}

type Named<T, K extends PropertyKey> = Pick<T, Extract<K, keyof T>>;

export const lastWillMovesFr: Named<MoveLabels, LastWillMove['do']> = {
  keepTwo: ({ cards: [one, other] }) => `Garder ${card(one)} et ${card(other)}`,
  plan(move, view) {
    const plan = view.lastWill?.plans[move.place - 1];
    if (plan === undefined) return `Plan ${move.place}`;
    const [cards, boys] = [count(plan.cards, 'carte'), count(plan.boys, 'coursier')];
    return `Plan ${move.place} : ${cards}, ${boys}, ${count(plan.actions, 'action')}`;
  },
  drawFrom: ({ deck }) => `Une carte de la pioche : ${deckNames[deck]}`,
  swapModifiers: ({ types: [one, other] }) =>
    `Intervertir les modificateurs : ${propertyTypeNames[one]} et ${propertyTypeNames[other]}`,
  leave: () => 'Les laisser',
  buy: ({ card: id }) => `Acheter ${card(id)}`,
  use: ({ card: id }) => `Utiliser ${card(id)}`,
  keepUp: ({ card: id }) => `Entretenir ${card(id)}`,
  sellProperty: ({ card: id }) => `Vendre ${card(id)}`,
  lodge: ({ card: id, on, as }) => `Loger ${card(id)} dans ${card(on)} comme ${companionNames[as]}`,
  replaceLastWill: ({ card: id }) => `Défausser ${card(id)}`,
  addCompanion: ({ card: id, slot }, view) => {
    const frame = view.pending.at(-1);
    const kinds = frame?.kind === 'companions' ? (frame.slots[slot]?.kinds ?? []) : [];
    return `Amener ${card(id)}${kinds.length === 0 ? '' : ` comme ${kinds.map((kind) => companionNames[kind]).join(' ou ')}`}`;
  },
  depreciate: ({ card: id }) => `Faire perdre de la valeur à ${card(id)}`,
};

type AskedByLastWill = Extract<AskedKind, LastWillFrame['kind']>;

export const lastWillPromptsFr: Pick<Prompts, AskedByLastWill> = {
  keepTwo: () => 'Gardez deux de vos six cartes.',
  plan: () => 'Choisissez un plan pour la manche.',
  naming: ({ left }) =>
    `Choisissez la pioche de la carte suivante (encore ${left}) ; vous ne verrez vos cartes qu’une fois toutes les pioches choisies.`,
  companions: ({ n }) => `Amenez un compagnon, ou continuez sans (${pounds(n)} jusqu’ici).`,
  market: () => 'Intervertissez deux modificateurs du marché, ou laissez-les.',
  depreciate: () => 'Choisissez la maison qui perd de sa valeur.',
  sellProperty: ({ may, discount }) =>
    `${may ? 'Vous pouvez vendre une seconde propriété' : 'Choisissez une propriété à vendre'}${discount === 0 ? '' : ` (rabais de ${pounds(discount)})`}.`,
  replaceLastWill: () =>
    'Votre plateau Last Will est plein : défaussez une carte qui n’est pas une propriété.',
};

export const lastWillRulesFr: Readonly<Record<AskedByLastWill, string>> = {
  keepTwo: 'Vous gardez deux des six cartes reçues ; les quatre autres vont à la défausse, face visible.',
  plan: 'Chaque plan donne des cartes à piocher aussitôt, des coursiers et des actions Last Will ; sa place fixe l’ordre de jeu.',
  naming: 'Les cartes se piochent ensemble, une fois une pioche choisie pour chacune. Vous seul les voyez.',
  companions: 'Un compagnon du type indiqué augmente la dépense, puis va à la défausse.',
  market: 'Les modificateurs de deux types de propriété changent de place, pour tout le monde.',
  depreciate: 'La maison qui perd de sa valeur descend d’autant de crans, au plus jusqu’au dernier.',
  sellProperty:
    'Vous touchez la valeur de la propriété avec le modificateur du marché, moins tous les rabais.',
  replaceLastWill:
    'Une propriété ne quitte le plateau que par une vente ; une autre carte fait place à la nouvelle.',
};

export const lastWillLogFr: Pick<LogLines, LastWillEvent['type']> = {
  dealt: ({ seat, decks, cards }, name) =>
    `${who(name, seat, 'reçoit', 'recevez')} ${cards === undefined ? backs(decks) : list(cards.map(card))}.`,
  keptTwo: ({ seat, discarded }, name) =>
    `${who(name, seat, 'garde deux cartes et défausse', 'gardez deux cartes et défaussez')} ${list(discarded.map(card))}.`,
  planTaken: ({ seat, place, cards, boys, actions }, name) =>
    `${who(name, seat, 'prend', 'prenez')} le plan ${place} : ${count(cards, 'carte')}, ${count(boys, 'coursier')}, ${count(actions, 'action')}.`,
  drawn: ({ seat, decks, cards }, name) =>
    `${who(name, seat, 'pioche', 'piochez')} ${cards === undefined ? backs(decks) : list(cards.map(card))}.`,
  reshuffled: ({ deck, cards }) =>
    `La défausse (${deckNames[deck]}, ${count(cards, 'carte')}) est de nouveau mélangée.`,
  offerTaken: ({ seat, card: id }, name) => `${who(name, seat, 'prend', 'prenez')} ${card(id)} dans l’offre.`,
  extension: ({ seat, places }, name) =>
    `${who(name, seat, 'agrandit son', 'agrandissez votre')} plateau Last Will : ${count(places, 'place')}.`,
  modifiersSwapped: ({ seat, types, modifiers }, name) =>
    `${who(name, seat, 'glisse', 'glissez')} un mot au marché : ${list(types.map((type) => `${propertyTypeNames[type]} ${signed(modifiers[type])}`))}.`,
  eventPlayed: ({ seat, card: id, actions }, name) =>
    `${who(name, seat, 'joue', 'jouez')} ${card(id)} (${count(actions, 'action')}).`,
  laid: ({ seat, card: id, replaced }, name) =>
    `${who(name, seat, 'engage', 'engagez')} ${card(id)}${replaced === undefined ? '' : ` à la place de ${card(replaced)}`}.`,
  used: ({ seat, card: id }, name) => `${who(name, seat, 'utilise', 'utilisez')} ${card(id)}.`,
  companionAdded: ({ seat, card: id, add }, name) =>
    `${who(name, seat, 'amène', 'amenez')} ${card(id)} : ${pounds(add)} de plus.`,
  bought: ({ seat, card: id, price, pounds: left, replaced }, name) =>
    `${who(name, seat, 'achète', 'achetez')} ${card(id)} pour ${pounds(price)} : reste ${pounds(left)}${replaced === undefined ? '' : ` ; ${card(replaced)} lui fait place`}.`,
  keptUp: ({ seat, card: id }, name) => `${who(name, seat, 'entretient', 'entretenez')} ${card(id)}.`,
  lodged: ({ seat, card: id, on, as }, name) =>
    `${who(name, seat, 'loge', 'logez')} ${card(id)} dans ${card(on)} comme ${companionNames[as]}.`,
  propertySold: ({ seat, card: id, price, discount }, name) =>
    price === 0
      ? `${who(name, seat, 'cède', 'cédez')} ${card(id)} pour rien.`
      : `${who(name, seat, 'vend', 'vendez')} ${card(id)} pour ${pounds(price)}${discount === 0 ? '' : ` (rabais de ${pounds(discount)})`}.`,
  fell: ({ seat, card: id, from, to, cause }, name) =>
    `${card(id)}${name.reader === seat ? '' : `, bien ${deFrench(name(seat))},`} ${cause === 'wear' ? 's’use' : 'perd de sa valeur'} : ${pounds(from)} → ${pounds(to)}.`,
  actionsGained: ({ seat, n, left }, name) =>
    `${who(name, seat, 'gagne', 'gagnez')} ${count(n, 'action')} (encore ${left}).`,
  wildsReturned: () => 'Les jokers retrouvent leur place.',
  firstPlayer: ({ seat }, name) => `Le pion Premier Joueur passe à ${you(name, seat)}.`,
};
