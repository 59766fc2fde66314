import { type NameOf, type Seat, frenchSubject as who, frenchObject as you } from '@manigance/core';
import { lastPeriod, turnsPerPeriod } from '../rules/constants.ts';
import type { GainId, Programme, Walk } from '../rules/events.ts';
import { conditionIds } from '../rules/victory.ts';
import { conditionsOf, type EventLines } from './lines.ts';
import { namesFr } from './names-fr.ts';
import { atDistrict, cards, cogs, de, list, number, points, theDistrict } from './words-fr.ts';

/** The log: dry, short, slightly amused. Nothing agrees with the player, whose gender nobody asked. */
export const logFr: EventLines = {
  began: ({ firstPlayer }, name) =>
    `${who(name, firstPlayer, 'porte la plus belle redingote, et commence', 'portez la plus belle redingote, et commencez')}.`,
  placed: ({ seat, district }, name) =>
    `${who(name, seat, 's’installe', 'vous installez')} ${atDistrict(district)}, meubles compris.`,
  turnBegan: ({ period, turn, order }, name) =>
    `Période ${period}, tour ${turn}. Ordre du tour : ${order.map((seat) => you(name, seat)).join(', ')}.`,
  purses: ({ money }, name) =>
    `Bourses sur la table : ${list(money.map((amount, seat) => `${you(name, seat)} ${number(amount)}`))}.`,
  committed: ({ seat }, name) => `${who(name, seat, 'a réglé sa roue', 'avez réglé votre roue')}.`,
  revealed: ({ programmes }, name) =>
    `Les roues sont dévoilées. ${programmes.map((each) => wheels(each, name)).join(' ; ')}.`,
  moved: ({ seat, edgar, lucien }, name) =>
    edgar.by === 'immobile' && lucien.by === 'immobile'
      ? `${who(name, seat, 'ne bouge', 'ne bougez')} pas.`
      : `${label(name, seat)} : Edgar ${walked(edgar)}, Lucien ${walked(lucien)}.`,
  robbed: ({ seat, victim, held, amount }, name) =>
    amount === 0
      ? `${robs(name, seat, victim)} : les poches étaient vides.`
      : `${robs(name, seat, victim)}, qui n’${name.reader === victim ? 'aviez' : 'avait'} rien demandé : ${cogs(amount)} sur ${number(held)}.`,
  bought: ({ seat, district, from, price }, name) =>
    from === undefined
      ? `${who(name, seat, 'achète', 'achetez')} ${theDistrict(district)} à la ville pour ${cogs(price)}.`
      : `${takes(name, seat, from, 'rachète', 'rachetez', theDistrict(district))} pour ${cogs(price)}, sans discussion.`,
  schemePlayed: ({ seat, card }, name) =>
    `${who(name, seat, 'joue', 'jouez')} ${namesFr.schemes[card].name}.`,
  administered: ({ seat, action, supported, cost }, name) => {
    const paid = cost === 0 ? '' : `, au prix de ${points(cost)}`;
    const help = supported ? ' avec l’appui politique de Lucien' : '';
    return `${label(name, seat)} : ${namesFr.actions[action].name}${help}${paid}.`;
  },
  drew: ({ seat, count, cards: drawn }, name) =>
    drawn === undefined
      ? `${who(name, seat, 'pioche', 'piochez')} ${cards(count)}, l’air de rien.`
      : `${who(name, seat, 'pioche', 'piochez')} ${list(drawn.map((card) => namesFr.schemes[card].name))}.`,
  reshuffled: ({ cards: count }) => `La défausse, mélangée, redevient une pioche de ${cards(count)}.`,
  threatened: ({ seat, players }, name) => `${reminds(name, seat, players)} qu’un accident est vite arrivé.`,
  freed: ({ seat, district }, name) =>
    `${who(name, seat, 'renonce', 'renoncez')} ${atDistrict(district)}, de ${name.reader === seat ? 'votre' : 'son'} plein gré ou presque.`,
  requisitioned: ({ seat, district, from }, name) =>
    from === undefined
      ? `${who(name, seat, 'réquisitionne', 'réquisitionnez')} ${theDistrict(district)} sans bourse délier.`
      : `${who(name, seat, 'réquisitionne', 'réquisitionnez')} ${theDistrict(district)}, que ${you(name, from)} ${name.reader === from ? 'croyiez' : 'croyait'} à l’abri.`,
  skippedSecond: ({ action, lacks }) => {
    const why = lacks === 'token' ? 'plus de jeton d’influence à poser' : 'plus rien à prendre';
    return `${namesFr.actions[action].name} : ${why}, la seconde fois ne donne rien.`;
  },
  gained: ({ seat, by, money, popularity }, name) => gains[by](name, seat, money, popularity),
  protectionTaken: ({ seat, from }, name) =>
    from === undefined
      ? `${who(name, seat, 'prend la Protection du Patrimoine et pose ses', 'prenez la Protection du Patrimoine et posez vos')} cadenas.`
      : `${takes(name, seat, from, 'souffle', 'soufflez', 'la Protection du Patrimoine')} ; les cadenas changent de portes.`,
  certificateTaken: ({ seat, certificate, from }, name) =>
    from === undefined
      ? `${who(name, seat, 'se fait', 'vous faites')} délivrer le certificat ${namesFr.conditions[certificate].name}.`
      : `${who(name, seat, 'se fait', 'vous faites')} remettre le certificat ${namesFr.conditions[certificate].name} ${name.reader === from ? 'que vous déteniez' : `que détenait ${name(from)}`}.`,
  lucienPut: ({ seat, from, to }, name) =>
    `${name.reader === seat ? 'Votre Lucien' : `Le Lucien ${de(name(seat))}`} quitte ${theDistrict(from)} et reparaît ${atDistrict(to)}.`,
  smeared: ({ seat, by, with: payment, amount }, name) => {
    if (payment === 'money')
      return `${takes(name, seat, by, 'verse', 'versez', cogs(amount))} pour que rien ne s’ébruite.`;
    if (amount === 0)
      return `${who(name, seat, 'laisse', 'laissez')} dire : il n’y avait plus rien à perdre.`;
    return `${who(name, seat, 'laisse dire, et perd', 'laissez dire, et perdez')} ${points(amount)}.`;
  },
  extorted: ({ seat, victim, card }, name) =>
    `${who(name, seat, 'tire', 'tirez')} ${card === undefined ? 'une carte' : namesFr.schemes[card].name} de ${name.reader === victim ? 'votre main' : `la main ${de(name(victim))}`}.`,
  officeSeized: ({ seat, from, firstPlayer, turn }, name) => {
    const until = turn === turnsPerPeriod ? ', jusqu’à l’élection' : '';
    const chair =
      name.reader === from ? 'votre fauteuil de Gouverneur' : `le fauteuil de Gouverneur ${de(name(from))}`;
    return `${who(name, seat, 's’assied', 'vous asseyez')} dans ${chair}, encore tiède. ${who(name, firstPlayer, 'est', 'êtes')} désormais premier joueur${until}.`;
  },
  exchanged: ({ seat, direction, money, popularity }, name) =>
    direction === 'to_popularity'
      ? `${who(name, seat, 'change', 'changez')} ${cogs(-money)} en ${points(popularity)}.`
      : `${who(name, seat, 'monnaie', 'monnayez')} ${points(-popularity)} : ${cogs(money)}.`,
  discarded: ({ seat, cards: lost }, name) =>
    `${who(name, seat, 'sacrifie', 'sacrifiez')} ${list(lost.map((card) => namesFr.schemes[card].name))}.`,
  passed: ({ seat }, name) => `${who(name, seat, 'en reste', 'en restez')} là.`,
  taxed: ({ seat, popularity, money }, name) => {
    const parts = [...(money > 0 ? [cogs(money)] : []), ...(popularity > 0 ? [points(popularity)] : [])];
    if (parts.length === 0)
      return name.reader === seat
        ? 'L’impôt ne vous rapporte rien.'
        : `L’impôt ne rapporte rien à ${name(seat)}.`;
    return `${who(name, seat, 'lève', 'levez')} l’impôt : ${list(parts)}.`;
  },
  tied: ({ seats, popularity }, name) =>
    `${list(seats.map(name))} sont à égalité avec ${points(popularity)} : le poste ira au plus offrant.`,
  bid: ({ seat, amount }, name) => `${who(name, seat, 'met', 'mettez')} ${cogs(amount)} sur la table.`,
  bidPassed: ({ seat }, name) => `${who(name, seat, 'se couche', 'vous couchez')}.`,
  elected: ({ seat, paid }, name) => {
    const by = paid === 0 ? 'Les urnes désignent' : `Pour ${cogs(paid)}, les urnes désignent`;
    const chosen = name.reader === seat ? by.replace('désignent', 'vous désignent') : `${by} ${name(seat)}`;
    return `${chosen} : voilà un Gouverneur.`;
  },
  vacant: ({ former }, name) =>
    former === undefined
      ? 'Personne ne mise : la ville se passera de Gouverneur.'
      : `Personne ne mise : la ville se passera de Gouverneur, et ${name.reader === former ? 'vous rendez votre' : `${name(former)} rend son`} jeton.`,
  periodEnded: ({ period }) =>
    period === lastPeriod
      ? `La période ${period} s’achève, et la partie avec elle.`
      : `La période ${period} s’achève. On efface les ardoises, et les consciences avec.`,
  left: ({ seat, cards: lost }, name) =>
    lost.length === 0
      ? `${who(name, seat, 'quitte', 'quittez')} la ville.`
      : `${who(name, seat, 'quitte la ville et laisse', 'quittez la ville et laissez')} ${list(lost.map((card) => namesFr.schemes[card].name))}.`,
  brink: ({ seat }, name) =>
    `${who(name, seat, 'remplit', 'remplissez')} deux conditions au vu de tous : le reste est affaire de bourse.`,
  won: ({ seat, how }, name) => victory(name(seat), how),
};

type GainLine = (name: NameOf, seat: Seat, money: number, popularity: number) => string;

const gains: Readonly<Record<GainId, GainLine>> = {
  bank_heist: (name, seat, money) =>
    `La banque s’allège de ${cogs(money)}, ${name.reader === seat ? 'à votre profit' : `au profit ${de(name(seat))}`}.`,
  populist_speech: (name, seat, _money, popularity) =>
    `La foule ${name.reader === seat ? 'vous acclame' : `acclame ${name(seat)}`}, sans trop écouter : ${points(popularity)} de plus.`,
  financial_backing: (name, seat, money) =>
    `${who(name, seat, 'reçoit', 'recevez')} ${cogs(money)} d’un ami des aciéries.`,
  popular_support: (name, seat, _money, popularity) =>
    `${who(name, seat, 'gagne', 'gagnez')} ${points(popularity)} auprès de ${name.reader === seat ? 'vos' : 'ses'} locataires.`,
};

/** « Alix », « Vous », en tête de ligne. */
const label = (name: NameOf, seat: Seat) => (name.reader === seat ? 'Vous' : name(seat));

/** « Alix détrousse Basile », « Alix vous détrousse ». */
function robs(name: NameOf, seat: Seat, victim: Seat): string {
  if (name.reader === victim) return `${name(seat)} vous détrousse`;
  return `${who(name, seat, 'détrousse', 'détroussez')} ${name(victim)}`;
}

/** « Alix rappelle à Basile et à Noor », « Alix vous rappelle ». */
function reminds(name: NameOf, seat: Seat, players: readonly Seat[]): string {
  if (players.length === 1 && players[0] === name.reader) return `${name(seat)} vous rappelle`;
  return `${who(name, seat, 'rappelle', 'rappelez')} ${list(players.map((player) => `à ${you(name, player)}`))}`;
}

/** « Alix rachète le Quai à Basile », « Alix vous rachète le Quai ». */
function takes(name: NameOf, seat: Seat, other: Seat, verb: string, yours: string, what: string): string {
  if (name.reader === other) return `${name(seat)} vous ${verb} ${what}`;
  return `${who(name, seat, verb, yours)} ${what} à ${name(other)}`;
}

function wheels({ seat, edgar, lucien }: Programme & { seat: number }, name: NameOf): string {
  return `${you(name, seat)} : Edgar ${namesFr.wheel[edgar].toLowerCase()}, Lucien ${namesFr.wheel[lucien].toLowerCase()}`;
}

/** A character that stays either meant to, or found no such exit. */
function walked({ by, from, to }: Walk): string {
  if (by === 'immobile') return `reste ${atDistrict(from)}`;
  const how = namesFr.wheel[by].toLowerCase();
  if (from === to) return `cherche en vain une issue (${how}) et reste ${atDistrict(from)}`;
  return `passe ${atDistrict(to)} (${how})`;
}

/** Who won, and by which conditions. */
export function victory(name: string, how: string): string {
  const conditions = conditionsOf(conditionIds, { how }).map((id) => namesFr.conditions[id].name);
  if (conditions.length > 0) return `${name}, ${list(conditions)} : Fosko salue son Grand Triomphateur.`;
  if (how === 'last') return `${name} garde la ville, faute d’adversaires.`;
  return `Douze périodes, et toujours pas de Grand Triomphateur : ${name} s’en approchait le plus, et gagne.`;
}
