import { addRows, deFrench, frenchSubject as who, frenchObject as you } from '@manigance/core';
import type { LastWillEvent } from '../../rules/competitions/last-will/events.ts';
import type { LastWillMove } from '../../rules/competitions/last-will/moves.ts';
import type { Modifiers } from '../../rules/competitions/last-will/view-types.ts';
import { logFr } from '../log-fr.ts';
import { movesFr } from '../moves-fr.ts';
import { namesFr } from '../names-fr.ts';
import { promptsFr } from '../prompts-fr.ts';
import { reasonsFr } from '../reasons-fr.ts';
import { rulesFr } from '../rules-fr.ts';
import type { AskedByLastWill, LogLines, MoveLabels, Prompts } from '../sentences.ts';
import { capital, count, list, pounds, quote, signed } from '../words-fr.ts';
import { lastWillParts } from './parts.ts';
import printed from './printed-fr.json' with { type: 'json' };
import reasons from './reasons-fr.json' with { type: 'json' };

const companions = { dog: 'chien', horse: 'cheval', guest: 'invité', chef: 'chef' };
const decks = {
  event: ['événement', 'événements'],
  helper: ['assistant ou dépense', 'assistants et dépenses'],
  property: ['propriété', 'propriétés'],
  companion: ['compagnon', 'compagnons'],
} as const;
const { card, backs, planText, marketOf, market, planAt, exchanged, slotAt } = lastWillParts({
  names: namesFr,
  types: { townhouse: 'maisons de ville', manor: 'manoirs', mansion: 'châteaux', farm: 'fermes' },
  companions,
  decks,
  gains: { cards: 'carte', boys: 'coursier', actions: 'action' },
  or: ' ou ',
  ...{ count, list, quote, signed },
});

type Named<T, K extends PropertyKey> = Pick<T, Extract<K, keyof T>>;

/** Button labels of the moves of Last Will. */
const moves: Named<MoveLabels, LastWillMove['do']> = {
  keepTwo: ({ cards: [one, other] }) => `Garder ${card(one)} et ${card(other)}`,
  plan({ place }, view) {
    const plan = planAt(view, place);
    return plan === undefined ? `Plan ${place}` : `Plan ${place} : ${plan}`;
  },
  drawFrom: ({ deck }) => capital(decks[deck][0]),
  swapModifiers: ({ types }, view) => `Échanger : ${exchanged(view, types)}`,
  leave: () => 'Laisser le marché tel quel',
  buy: ({ card: id }) => `Acheter ${card(id)}`,
  use: ({ card: id }) => `Utiliser ${card(id)}`,
  keepUp: ({ card: id }) => `Entretenir ${card(id)}`,
  sellProperty: ({ card: id }) => `Vendre ${card(id)}`,
  lodge: ({ card: id, on, as }) => `Loger ${card(id)} dans ${card(on)}, comme ${companions[as]}`,
  replaceLastWill: ({ card: id }) => `Défausser ${card(id)}`,
  addCompanion({ card: id, slot: at }, view) {
    const slot = slotAt(view, at);
    if (slot === undefined) return `Amener ${card(id)}`;
    return `Amener ${card(id)} comme ${slot.kinds}, pour ${pounds(slot.add)} de plus`;
  },
  depreciate: ({ card: id }) => `Laisser se dévaluer ${card(id)}`,
};

/** The question of each frame of Last Will. */
const prompts: Pick<Prompts, AskedByLastWill> = {
  keepTwo: () => 'Choisissez les deux cartes que vous gardez ; les quatre autres sont défaussées.',
  plan: () => 'Prenez un plan pour cette manche.',
  naming: ({ left }) => `Nommez la pioche de votre prochaine carte (encore ${left}).`,
  companions: ({ n }) => `Ajoutez un compagnon, ou restez-en à ${pounds(n)}.`,
  market: () => 'Échangez les modificateurs de deux types, ou laissez le marché tranquille.',
  depreciate: () => 'Choisissez laquelle de vos maisons se dévalue.',
  sellProperty: ({ may, discount }) =>
    `${may ? 'Vendez une seconde propriété, ou arrêtez-vous là' : 'Choisissez la propriété à vendre'}${discount === 0 ? '' : ` (rabais de ${pounds(discount)})`}.`,
  replaceLastWill: ({ card: id }) =>
    `Défaussez une carte autre qu’une propriété pour faire place à ${card(id)}.`,
};

/** The rule behind each question of Last Will. */
const rules: Readonly<Record<AskedByLastWill, string>> = {
  keepTwo:
    'Vous gardez deux de vos six cartes de départ. Tous choisissent en même temps, puis les défausses sont révélées.',
  plan: 'Un plan vous donne des cartes, des coursiers et des actions Last Will. Plus il est à gauche, plus tôt vous jouez.',
  naming: 'Vous nommez une pioche pour chaque carte avant de voir la première. Vous seul voyez les vôtres.',
  companions: 'Chaque compagnon qui convient alourdit la note, puis va à la défausse.',
  market: 'Deux types de propriété échangent leurs modificateurs, pour tout le monde.',
  depreciate: 'Le marqueur de la maison descend le long de son échelle, au plus jusqu’au dernier cran.',
  sellProperty:
    'Vous touchez le niveau plus le modificateur du marché, moins tous les rabais, et jamais moins de 0 £.',
  replaceLastWill:
    'Quand toutes les places sont prises, un assistant ou une dépense fait place. Une propriété ne part que vendue.',
};

/** Log lines of the events of Last Will. */
const log: Pick<LogLines, LastWillEvent['type']> = {
  dealt: ({ seat, decks, cards }, name) =>
    `${who(name, seat, 'hérite', 'héritez')} de ${cards === undefined ? backs(decks) : list(cards.map(card))}.`,
  keptTwo: ({ seat, discarded }, name) =>
    `${who(name, seat, 'garde deux cartes et refuse', 'gardez deux cartes et refusez')} ${list(discarded.map(card))}.`,
  planTaken: ({ seat, place, ...plan }, name) =>
    `${who(name, seat, 'choisit', 'choisissez')} le plan ${place} : ${planText(plan)}.`,
  drawn: ({ seat, decks, cards }, name) =>
    `${who(name, seat, 'pioche', 'piochez')} ${cards === undefined ? backs(decks) : list(cards.map(card))}.`,
  reshuffled: ({ deck, cards }) =>
    `La défausse des ${decks[deck][1]} est mélangée et redevient une pioche (${count(cards, 'carte')}).`,
  offerTaken: ({ seat, card: id }, name) => `${who(name, seat, 'prend', 'prenez')} ${card(id)} dans l’offre.`,
  extension: ({ seat, places }, name) =>
    `${who(name, seat, 'fait', 'faites')} venir le menuisier : ${count(places, 'place')} sur le plateau Last Will.`,
  modifiersSwapped: ({ seat, types, modifiers }, name) =>
    `${who(name, seat, 'glisse', 'glissez')} un mot au marché : ${marketOf(types, modifiers)}.`,
  eventPlayed: ({ seat, card: id, actions }, name) =>
    `${who(name, seat, 's’offre', 'vous offrez')} ${card(id)}${actions === 0 ? '' : ` (${count(actions, 'action')})`}.`,
  laid: ({ seat, card: id, replaced }, name) =>
    `${who(name, seat, 'engage', 'engagez')} ${card(id)}${replaced === undefined ? '' : ` et ${name.reader === seat ? 'congédiez' : 'congédie'} ${card(replaced)} sans préavis`}.`,
  used: ({ seat, card: id, actions }, name) =>
    `${who(name, seat, 'a', 'avez')} recours à ${card(id)}${actions === 0 ? '' : ` (${count(actions, 'action')})`}.`,
  companionAdded: ({ seat, card: id, add }, name) =>
    `${who(name, seat, 'amène', 'amenez')} ${card(id)} : ${pounds(add)} de plus.`,
  bought: ({ seat, card: id, price, pounds: left, replaced }, name) =>
    `${who(name, seat, 'achète', 'achetez')} ${card(id)} pour ${pounds(price)} : il ${name.reader === seat ? 'vous' : 'lui'} reste ${pounds(left)}${replaced === undefined ? '' : ` ; ${card(replaced)} fait place`}.`,
  keptUp: ({ seat, card: id }, name) =>
    `${who(name, seat, 'tient son rang', 'tenez votre rang')} dans ${card(id)}.`,
  lodged: ({ seat, card: id, on, as }, name) =>
    `${who(name, seat, 'loge', 'logez')} ${card(id)} dans ${card(on)}, comme ${companions[as]}.`,
  propertySold: ({ seat, card: id, price, discount }, name) =>
    price === 0
      ? `${who(name, seat, 'cède', 'cédez')} ${card(id)} pour rien.`
      : `${who(name, seat, 'vend', 'vendez')} ${card(id)} pour ${pounds(price)}${discount === 0 ? '' : ` (rabais de ${pounds(discount)})`}.`,
  fell: ({ seat, card: id, from, to, cause }, name) =>
    `${name.reader === seat ? `Votre propriété ${card(id)}` : `La propriété ${card(id)} ${deFrench(name(seat))}`} ${cause === 'wear' ? 'n’est plus ce qu’elle était' : 'en souffre'} : ${pounds(from)} → ${pounds(to)}.`,
  actionsGained: ({ seat, n, left }, name) =>
    `${who(name, seat, 'trouve', 'trouvez')} du temps : ${count(n, 'action')} de plus (il en reste ${left}).`,
  wildsReturned: () => 'Les jokers rentrent chez eux.',
  firstPlayer: ({ seat }, name) => `La prochaine Planification commencera par ${you(name, seat)}.`,
};

/** LW-4.4, LW-4.6 Log line of the opening: the first player and the market, both drawn by lot. */
function willRead(modifiers: Modifiers, firstPlayer: string): string {
  return `On lit un testament au Club ; la Planification commence par ${firstPlayer}. Marché : ${market(modifiers)}.`;
}

// Only tables with Last Will load these sentences.
addRows(namesFr.spaces, printed.spaces);
addRows(namesFr.cards, printed.cards);
addRows(reasonsFr, reasons);
addRows(movesFr, moves);
addRows(promptsFr, prompts);
addRows(rulesFr, rules);
const { opened } = logFr;
addRows(logFr, {
  ...log,
  opened(event, name) {
    const { modifiers, firstPlayer } = event;
    return modifiers === undefined || firstPlayer === undefined
      ? opened(event, name)
      : willRead(modifiers, you(name, firstPlayer));
  },
});
