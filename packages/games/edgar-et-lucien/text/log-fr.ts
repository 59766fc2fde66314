import type { NameOf } from '@manigance/core';
import { lastPeriod, turnsPerPeriod } from '../rules/constants.ts';
import type { GainId, Programme, Walk } from '../rules/events.ts';
import { conditionIds } from '../rules/victory.ts';
import { conditionsOf, type EventLines } from './lines.ts';
import { namesFr } from './names-fr.ts';
import { atDistrict, cards, cogs, de, list, number, points, theDistrict } from './words-fr.ts';

/** The log: dry, short, slightly amused. Nothing agrees with the player, whose gender nobody asked. */
export const logFr: EventLines = {
  began: ({ firstPlayer }, name) => `${name(firstPlayer)} porte la plus belle redingote, et commence.`,
  placed: ({ seat, district }, name) => `${name(seat)} s’installe ${atDistrict(district)}, meubles compris.`,
  turnBegan: ({ period, turn, order }, name) =>
    `Période ${period}, tour ${turn}. Ordre du tour : ${order.map(name).join(', ')}.`,
  purses: ({ money }, name) =>
    `Bourses sur la table : ${list(money.map((amount, seat) => `${name(seat)} ${number(amount)}`))}.`,
  committed: ({ seat }, name) => `${name(seat)} a réglé sa roue.`,
  revealed: ({ programmes }, name) =>
    `Les roues se retournent. ${programmes.map((each) => wheels(each, name)).join(' ; ')}.`,
  moved: ({ seat, edgar, lucien }, name) =>
    edgar.by === 'immobile' && lucien.by === 'immobile'
      ? `${name(seat)} ne bouge pas.`
      : `${name(seat)} : Edgar ${walked(edgar)}, Lucien ${walked(lucien)}.`,
  robbed: ({ seat, victim, held, amount }, name) =>
    amount === 0
      ? `${name(seat)} détrousse ${name(victim)}, dont les poches étaient vides.`
      : `${name(seat)} détrousse ${name(victim)}, qui n’avait rien demandé : ${cogs(amount)} sur ${number(held)}.`,
  bought: ({ seat, district, from, price }, name) =>
    from === undefined
      ? `${name(seat)} achète ${theDistrict(district)} à la ville pour ${cogs(price)}.`
      : `${name(seat)} rachète ${theDistrict(district)} à ${name(from)} pour ${cogs(price)}, sans discussion.`,
  schemePlayed: ({ seat, card }, name) => `${name(seat)} joue ${namesFr.schemes[card].name}.`,
  administered: ({ seat, action, supported, cost }, name) => {
    const paid = cost === 0 ? '' : `, pour ${points(cost)}`;
    const help = supported ? ' avec l’appui politique de Lucien' : '';
    return `${name(seat)} : ${namesFr.actions[action].name}${help}${paid}.`;
  },
  drew: ({ seat, count, cards: drawn }, name) =>
    drawn === undefined
      ? `${name(seat)} pioche ${cards(count)}, l’air de rien.`
      : `${name(seat)} pioche ${list(drawn.map((card) => namesFr.schemes[card].name))}.`,
  reshuffled: ({ cards: count }) => `La défausse, ${cards(count)}, redevient la pioche.`,
  threatened: ({ seat, players }, name) =>
    `${name(seat)} rappelle à ${list(players.map(name))} qu’un accident est vite arrivé.`,
  freed: ({ seat, district }, name) =>
    `${name(seat)} renonce ${atDistrict(district)}, de son plein gré ou presque.`,
  requisitioned: ({ seat, district, from }, name) =>
    from === undefined
      ? `${name(seat)} réquisitionne ${theDistrict(district)} sans bourse délier.`
      : `${name(seat)} réquisitionne ${theDistrict(district)}, que ${name(from)} croyait à l’abri.`,
  skippedSecond: ({ action, lacks }) => {
    const why = lacks === 'token' ? 'plus de jeton d’influence à poser' : 'plus rien à prendre';
    return `${namesFr.actions[action].name} : ${why}, la seconde fois compte pour du beurre.`;
  },
  gained: ({ seat, by, money, popularity }, name) => gains[by](name(seat), money, popularity),
  protectionTaken: ({ seat, from }, name) =>
    from === undefined
      ? `${name(seat)} prend la Protection du Patrimoine et pose ses cadenas.`
      : `${name(seat)} souffle la Protection du Patrimoine à ${name(from)} ; les cadenas changent de portes.`,
  certificateTaken: ({ seat, certificate, from }, name) =>
    from === undefined
      ? `${name(seat)} se fait délivrer le certificat ${namesFr.conditions[certificate].name}.`
      : `${name(seat)} se fait remettre le certificat ${namesFr.conditions[certificate].name} que détenait ${name(from)}.`,
  lucienPut: ({ seat, from, to }, name) =>
    `Le Lucien ${de(name(seat))} quitte ${theDistrict(from)} et reparaît ${atDistrict(to)}.`,
  smeared: ({ seat, by, with: payment, amount }, name) => {
    if (payment === 'money')
      return `${name(seat)} verse ${cogs(amount)} à ${name(by)} pour que rien ne s’ébruite.`;
    if (amount === 0) return `${name(seat)} laisse dire : il n’y avait plus rien à perdre.`;
    return `${name(seat)} laisse dire, et perd ${points(amount)}.`;
  },
  extorted: ({ seat, victim, card }, name) =>
    `${name(seat)} tire ${card === undefined ? 'une carte' : namesFr.schemes[card].name} de la main ${de(name(victim))}.`,
  officeSeized: ({ seat, from, firstPlayer, turn }, name) => {
    const unless = turn === turnsPerPeriod ? ', sauf si l’élection en décide autrement' : '';
    return `${name(seat)} s’assied dans le fauteuil de Gouverneur ${de(name(from))}, encore tiède. ${name(firstPlayer)} commencera le tour suivant${unless}.`;
  },
  exchanged: ({ seat, direction, money, popularity }, name) =>
    direction === 'to_popularity'
      ? `${name(seat)} change ${cogs(-money)} en ${points(popularity)}.`
      : `${name(seat)} monnaie ${points(-popularity)} : ${cogs(money)}.`,
  discarded: ({ seat, cards: lost }, name) =>
    `${name(seat)} sacrifie ${list(lost.map((card) => namesFr.schemes[card].name))}.`,
  passed: ({ seat }, name) => `${name(seat)} en reste là.`,
  taxed: ({ seat, popularity, money }, name) => {
    const parts = [...(money > 0 ? [cogs(money)] : []), ...(popularity > 0 ? [points(popularity)] : [])];
    if (parts.length === 0) return `L’impôt ne rapporte rien à ${name(seat)}.`;
    return `${name(seat)} lève l’impôt : ${list(parts)}.`;
  },
  tied: ({ seats, popularity }, name) =>
    `${list(seats.map(name))} à égalité avec ${points(popularity)} : la fonction ira au plus offrant.`,
  bid: ({ seat, amount }, name) => `${name(seat)} met ${cogs(amount)} sur la table.`,
  bidPassed: ({ seat }, name) => `${name(seat)} se couche.`,
  elected: ({ seat, paid, firstPlayer }, name) => {
    const by = paid === 0 ? 'Les urnes désignent' : `Pour ${cogs(paid)}, les urnes désignent`;
    return `${by} ${name(seat)} : voilà un Gouverneur. ${name(firstPlayer)} commencera.`;
  },
  vacant: ({ former }, name) =>
    former === undefined
      ? 'Personne ne mise : la ville se passera de Gouverneur.'
      : `Personne ne mise : la ville se passera de Gouverneur, et ${name(former)} rend son jeton.`,
  periodEnded: ({ period }) =>
    period === lastPeriod
      ? `La période ${period} s’achève, et la partie avec elle.`
      : `La période ${period} s’achève. Les aides de jeu se vident, les consciences aussi.`,
  left: ({ seat, cards: lost }, name) =>
    lost.length === 0
      ? `${name(seat)} quitte la ville.`
      : `${name(seat)} quitte la ville et laisse ${list(lost.map((card) => namesFr.schemes[card].name))}.`,
  brink: ({ seat }, name) =>
    `Deux conditions pour ${name(seat)}, au vu de tous : le reste est affaire de bourse.`,
  won: ({ seat, how }, name) => victory(name(seat), how),
};

const gains: Readonly<Record<GainId, (name: string, money: number, popularity: number) => string>> = {
  bank_heist: (name, money) => `La banque s’allège de ${cogs(money)}, au bénéfice ${de(name)}.`,
  populist_speech: (name, _money, popularity) =>
    `La foule acclame ${name}, sans trop écouter : ${points(popularity)} de plus.`,
  financial_backing: (name, money) => `${name} reçoit ${cogs(money)} d’un ami des aciéries.`,
  popular_support: (name, _money, popularity) =>
    `${name} gagne ${points(popularity)} auprès de ses locataires.`,
};

function wheels({ seat, edgar, lucien }: Programme & { seat: number }, name: NameOf): string {
  return `${name(seat)} : Edgar ${namesFr.wheel[edgar].toLowerCase()}, Lucien ${namesFr.wheel[lucien].toLowerCase()}`;
}

/** A character that stays either meant to, or found no such exit. */
function walked({ by, from, to }: Walk): string {
  if (by === 'immobile') return `reste ${atDistrict(from)}`;
  const how = namesFr.wheel[by].toLowerCase();
  if (from === to) return `cherche en vain une issue (${how}) et reste ${atDistrict(from)}`;
  return `passe ${atDistrict(to)} (${how})`;
}

export function victory(name: string, how: string): string {
  const conditions = conditionsOf(conditionIds, { how }).map((id) => namesFr.conditions[id].name);
  if (conditions.length > 0) return `${name}, ${list(conditions)} : Fosko salue son Grand Triomphateur.`;
  if (how === 'last') return `${name} garde la ville, faute d’adversaires.`;
  return `Douze périodes, et toujours pas de Grand Triomphateur : ${name} s’en approchait le plus, et gagne.`;
}
