import { groupDigits, joinList, deFrench as of, spaceFrenchWords } from '@manigance/core';
import { cardFigures } from '../../rules/cards.ts';
import {
  cardsDrawn,
  edgarCost,
  heistMoney,
  ivoryTax,
  popularityMax,
  speechPopularity,
  steelTax,
  supportedCost,
} from '../../rules/constants.ts';
import type { Words } from './en.ts';

const number = (amount: number) => groupDigits(amount, 'fr');
const hard = '\u00a0';
const cogs = (amount: number) => `${number(amount)}${hard}Cogs`;
const list = (items: readonly string[]) => joinList(items, 'et');
const either = (items: readonly string[]) => joinList(items, 'ou');
const plural = (count: number, one: string, many: string) =>
  `${number(count)}${hard}${count > 1 ? many : one}`;

/** The words of this board, apart from the game's own sentences. */
export const fr: Words = spaceFrenchWords<Words>({
  number,
  cogs,
  short: (amount) => (amount === 0 ? '0' : `${amount / 1000}k`),
  list,
  either,
  edgar: 'Edgar',
  lucien: 'Lucien',

  map: (districts) => `Plan de Fosko, ${districts} quartiers`,
  district: {
    neutral: 'neutre',
    held: (name) => `tenu par ${name}`,
    yours: 'à vous',
    guarded: 'protégé',
    pawn: (character, name) => `${character} ${of(name)}`,
    yourPawn: (character) => `votre ${character}`,
    stands: (pawns) => `Sur place${hard}: ${pawns}.`,
    exit: (by, to) => `${by} vers ${to}`,
    exits: (exits) => `Sorties${hard}: ${exits}.`,
    send: (character, by) => `Y envoyer ${character}${hard}: ${by}.`,
    sent: (character) => `${character} y va.`,
    choose: 'Choisir ce quartier.',
    buy: 'Acheter ce quartier.',
    tooFar: (character) => `Hors de portée ${of(character)} ce tour-ci.`,
    since: 'Changé depuis votre dernier coup.',
  },

  gauge: (scores) => `Popularité${hard}: ${scores}`,
  score: (name, points) => `${name} ${points}`,

  dial: {
    tab: 'Roue',
    label: (character) => `Roue de déplacement, aiguille ${of(character)}`,
    turn: (character) => `Tourner l’aiguille ${of(character)}`,
    goes: (by, to, note) => `${by}${hard}: vers ${to}, ${note}`,
    stays: 'Reste sur place',
    byChoice: 'par choix',
    noExit: 'aucune sortie de ce genre ici',
    pickExit: 'sortie choisie au moment de bouger',
    forSale: (price) => `neutre, à vendre ${price}`,
    own: 'à vous',
    seal: 'Sceller',
    change: 'Changer',
    sealed: 'Scellée',
    clause: 'Où vont Edgar et Lucien ?',
    notYet: 'Pas encore réglée',
    keys: 'Les flèches tournent l’aiguille, Entrée passe à Lucien puis scelle, E et L changent d’aiguille.',
  },

  act: {
    tab: 'Actions',
    done: 'a agi',
    both: 'Edgar et Lucien ensemble',
    none: 'Rien à faire ici.',
    nothing: 'Ni l’un ni l’autre ne peut rien faire là où il est.',
    choose: 'Choisir',
    back: 'Retour',
    cost: (points) => `−${points} de popularité`,
    fromAfar: 'À distance',
    onMap: 'Touchez un quartier en surbrillance, ou choisissez ici :',
    pass: 'Passer',
    discards: (left) => `Encore ${plural(left, 'carte', 'cartes')} à défausser`,
    discarded: (names) => `À défausser${hard}: ${names}`,
    exitOf: (character) => `Où sort ${character} ?`,
    giveUp: 'Touchez l’un de vos quartiers en surbrillance, ou choisissez ici :',
    start: 'Touchez un quartier en surbrillance : vos deux pions y commencent.',
    toMoney: 'Popularité contre argent',
    toPopularity: 'Argent contre popularité',
    steps: (gives, gets) => `${gives} contre ${gets}`,
    points: (points) => `${points} de popularité`,
  },

  does: {
    rob: 'La moitié de son argent, arrondie vers le haut',
    buy: {
      ivory: `À vous, et ${ivoryTax} de popularité par période`,
      steel: `À vous, et ${cogs(steelTax)} par période`,
      administration: 'À vous : une administration de plus',
    },
    actions: {
      bar_schemes: (times) => `Piochez ${times * cardsDrawn} cartes Manigance`,
      intimidation: (times, rivals) => {
        if (rivals > 1) return `Deux adversaires cèdent chacun un quartier${times > 1 ? ', deux fois' : ''}`;
        return times > 1
          ? 'Deux quartiers adverses redeviennent neutres'
          : 'Un quartier adverse redevient neutre';
      },
      bank_heist: (times) => `+${cogs(times * heistMoney)}`,
      requisition: (times) =>
        times > 1
          ? 'Deux quartiers sans payer, les neutres d’abord'
          : 'Un quartier sans payer, neutre s’il en reste',
      populist_speech: () => `+${speechPopularity} de popularité, ${popularityMax} au plus`,
      heritage_protection: () => 'Vos quartiers : ni rachat, ni réquisition',
      certificate_acquisition: () => 'Un certificat dont vous remplissez la condition',
      political_support: () =>
        `Double l’action d’Edgar, pour ${supportedCost} de popularité au lieu de ${edgarCost}`,
    },
    schemes: {
      plan_b: 'Lucien va dans n’importe quel autre quartier',
      influence_peddling: `Le quartier d’Edgar, pour ${cogs(cardFigures.influence_peddling.price)} à son propriétaire`,
      smear_threat: `De chaque adversaire ${cardFigures.smear_threat.popularity} de popularité, ou ${cogs(cardFigures.smear_threat.money)} pour vous`,
      certification: 'Un certificat libre dont vous remplissez la condition',
      financial_backing: `+${cogs(cardFigures.financial_backing.money)}`,
      popular_support: `+${cardFigures.popular_support.popularity} de popularité, ${popularityMax} au plus`,
      extortion: 'Une carte au hasard chez un voisin d’Edgar',
      remote_action: 'Une action d’administration d’Edgar, d’ici même',
      coup_detat: 'Vous devenez Gouverneur',
      resource_exchange: 'Des Cogs contre de la popularité, ou l’inverse',
      carte_blanche: `Le quartier d’Edgar, pour ${cogs(cardFigures.carte_blanche.price)} à la ville`,
      corruption: 'Vos quartiers : ni rachat, ni réquisition',
      swindle: 'Trois autres cartes contre un certificat libre',
    },
  },

  hand: {
    tab: 'Cartes',
    title: (cards) => `Cartes Manigance, ${cards}`,
    empty: 'Aucune carte en main. Edgar en pioche deux, place du Cochon Saoul.',
    playable: 'Jouable maintenant',
    times: (count) => `×${count}`,
  },

  purse: {
    tab: 'Bourse',
    aid: 'Administrations',
    title: 'Bourse',
    notes: (notes) => `Billets${hard}: ${notes}`,
    note: (count, value) => `${count} de ${value}`,
    marked: 'faite cette période',
    unmarked: 'pas encore faite cette période',
    supply: (tokens) => plural(tokens, 'jeton d’influence en réserve', 'jetons d’influence en réserve'),
  },

  city: {
    tab: 'Ville',
    free: 'libre',
    protects: 'protège tout',
    lastPlayed: 'Dernière jouée',
    deck: (cards) => `${plural(cards, 'carte', 'cartes')} à piocher`,
    discard: (cards) => plural(cards, 'défaussée', 'défaussées'),
    dandy: (amount) => `${amount}${hard}Cogs`,
    districts: (least) => plural(least, 'quartier', 'quartiers'),
    administrations: (least) => plural(least, 'admini\u00adstration', 'admini\u00adstrations'),
    zealot: 'Gouverneur à 100',
  },

  plate: {
    popularity: (points) => `Popularité ${points}`,
    districts: (count, least) => `${plural(count, 'quartier', 'quartiers')} sur ${least}`,
    administrations: (count, least) => `${plural(count, 'administration', 'administrations')} sur ${least}`,
    cards: (cards) => plural(cards, 'carte', 'cartes'),
    money: (amount) => `${amount} en bourse`,
    hidden: 'bourse fermée',
    governor: 'Gouverneur',
    first: 'Premier joueur',
    heritage: 'Protection du Patrimoine',
    gone: 'a quitté la partie',
    wheel: (edgar, lucien) => `Roue${hard}: Edgar ${edgar}, Lucien ${lucien}`,
    figures: {
      wealthy_dandy: 'Argent',
      high_collector: 'Quartiers',
      influential_bureaucrat: 'Admin.',
      grand_zealot: 'Popul.',
    },
    near: 'à un pas de la victoire',
    met: 'remplie',
    certified: 'certificat',
    notMet: 'pas encore',
    unknown: 'inconnu, la bourse est fermée',
    condition: (name, state) => `${name}${hard}: ${state}`,
    holds: 'Quartiers',
    nothing: 'aucun',
    marks: 'Actions d’administration faites cette période',
    conditions: 'Conditions de victoire : il en faut trois sur quatre',
    acted: 'a agi ce tour-ci',
  },

  progress: {
    period: (period) => `Période ${period}`,
    shortPeriod: (period) => `P${period}`,
    turn: (turn, total) => `tour ${turn} sur ${total}`,
    heading: (period, turn) => `Période ${period} · tour ${turn}`,
    reckoning: (period) => `Fin de la période ${period}`,
  },

  auction: {
    tab: 'Enchères',
    title: 'Qui devient Gouverneur ?',
    standing: (name, amount) => `${name} mise ${amount}.`,
    noBid: 'Aucune mise pour l’instant.',
    passed: 'a passé',
    bidding: 'doit miser ou passer',
    inIt: 'encore en lice',
    leads: 'plus haute mise',
    more: (amount) => `${amount} de plus`,
    less: (amount) => `${amount} de moins`,
    bid: (amount) => `Miser ${amount}`,
    amount: 'Ma mise',
    clause: 'Les plus populaires sont à égalité.',
    poor: 'Vous ne pouvez pas miser plus : passez.',
  },

  after: {
    hand: 'Cartes en main',
    winner: 'Grand Triomphateur',
    rule: 'Trois conditions sur quatre suffisent, remplies ou tenues par certificat.',
    byCertificate: 'par certificat',
    notGovernor: 'mais pas Gouverneur',
    noCards: 'aucune',
    score: (met) => `${met} sur 3`,
    of: (have, need) => `${have} sur ${need}`,
    deck: 'Reste de la pioche, dans l’ordre',
  },
});
