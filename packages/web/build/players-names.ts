import * as city from '@manigance/games/ankh-morpork/text/index.ts';
import * as fosko from '@manigance/games/edgar-et-lucien/text/index.ts';
import { namesEn as clubEn } from '@manigance/games/prodigals-club/text/names-en.ts';
import { namesFr as clubFr } from '@manigance/games/prodigals-club/text/names-fr.ts';
import type { PlayersNames } from './players-words.ts';

type Named = Readonly<Record<string, string | { readonly name: string }>>;

/** What the rule book of a game is full of, under the names its engine has for them. */
export function playersNames(language: string, game: string): PlayersNames {
  const isFrench = language === 'fr';
  const groups: Readonly<Record<string, readonly Named[]>> = {
    'ankh-morpork': groupsOfCity(isFrench ? city.namesFr : city.namesEn),
    'edgar-et-lucien': groupsOfFosko(isFrench ? fosko.namesFr : fosko.namesEn),
    'prodigals-club': groupsOfClub(isFrench ? clubFr : clubEn),
  };
  const named = (groups[game] ?? []).flatMap((group) =>
    Object.entries(group).map(([id, one]) => [id, typeof one === 'string' ? one : one.name] as const),
  );
  const said = (terms[game] ?? []).map(([id, english, french]) => [id, isFrench ? french : english] as const);
  return new Map([...named, ...said]);
}

function groupsOfCity({ symbols, areas, cards, events, personalities }: city.Names): Named[] {
  return [symbols, areas, cards, events, personalities];
}

function groupsOfFosko({
  administrations,
  conditions,
  actions,
  schemes,
  ordinary,
  wheel,
}: fosko.Names): Named[] {
  const { immobile, metro_blue, metro_pink } = wheel;
  return [administrations, conditions, actions, schemes, ordinary, { immobile, metro_blue, metro_pink }];
}

function groupsOfClub({ spaces, bonusTiles, dameTiles, cards, competitions }: typeof clubEn): Named[] {
  return [spaces, bonusTiles, dameTiles, cards, competitions];
}

/** Kinds of effect and other words of the engine that the books use within sentences: id, English, French. */
// biome-ignore format: one term per row
const terms: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  'ankh-morpork': [
    ['playTwoCards', 'playing two cards', 'jouer deux cartes'],
    ['swapMinions', 'swapping minions', 'l’échange d’Agents'],
    ['placeAnywhereQuietly', 'placing a minion quietly', 'la pose discrète d’un Agent'],
    ['peekPersonalities', 'peeking at Personalities', 'le coup d’œil aux Personnages'],
    ['payOrStuckCard', 'pay or keep the card', 'payer ou garder la carte'],
    ['payOrLoseBuilding', 'pay or lose a building', 'payer ou perdre un Bâtiment'],
    ['takeoverBuilding', 'taking over a building', 'le rachat d’un Bâtiment'],
    ['buildHalfPrice', 'building at half price', 'construire à moitié prix'],
    ['draw', 'drawing cards', 'piocher'],
    ['loan', 'loan', 'prêt'],
    ['payPlaceNear', 'paying to place a minion nearby', 'payer pour poser un Agent à proximité'],
    ['drawThenDiscard', 'drawing, then discarding', 'piocher, puis défausser'],
    ['takeMoney', 'taking money', 'prendre de l’argent'],
    ['smallGods', 'ignoring an event', 'ignorer un Événement'],
    ['discardOneForMoney', 'a card for money', 'une carte contre de l’argent'],
    ['placeTroubleNear', 'trouble nearby', 'un jeton Chaos à proximité'],
    ['payRemoveTrouble', 'paying to remove trouble', 'payer pour retirer un jeton Chaos'],
    ['money:N', 'taking money', 'prendre de l’argent'],
    ['max(0, 5 - hand - stuck)', 'as many as are missing, if any', 'autant qu’il en manque, s’il en manque'],
    ['max', 'at most', 'au plus'],
    ['river', 'the river', 'le fleuve'],
    ['per', 'given', 'indiquée'],
    ['min(n, floor(m / 2))', 'as many as the money pays for', 'autant que l’argent le permet'],
  ],
  'edgar-et-lucien': [
    ['pass', 'passing', 'passer'],
    ['concede', 'conceding', 'l’abandon'],
    ['openMoney', 'open purses', 'bourses ouvertes'],
    ['firstPlayer', 'first player', 'premier joueur'],
    ['seat-0', 'the first seat', 'le premier siège'],
    ['red', 'red', 'rouge'],
    ['orange', 'orange', 'orange'],
    ['green', 'green', 'vert'],
    ['violet', 'violet', 'violet'],
    ['black', 'black', 'noir'],
    ['money', 'money', 'l’argent'],
    ['hand', 'hand', 'la main'],
    ['programme', 'programme', 'le programme'],
    ['deck', 'deck', 'la pioche'],
    ['districts + marks < 16', 'districts and marks are fewer than 16', 'districts et marques sont moins de 16'],
    ['marks', 'marks', 'les marques'],
    ['max(0, 16 − districts − marks)', 'what districts and marks leave of 16', 'ce que districts et marques laissent de 16'],
  ],
  'prodigals-club': [
    ['es', 'Election and Society', 'Électorale et Mondaine'],
    ['ep', 'Election and Possessions', 'Électorale et Patrimoniale'],
    ['sp', 'Society and Possessions', 'Mondaine et Patrimoniale'],
    ['esp', 'all three', 'les trois compétitions'],
    ['loseVotes', 'losing votes', 'perdre des votes'],
    ['spend', 'spending', 'dépenser'],
    ['move', 'moving down', 'descendre'],
    ['gender', 'the gender shown', 'le genre indiqué'],
    ['moveEach', 'moving each marker', 'descendre chacun'],
    ['jump', 'jumping', 'sauter'],
    ['megaphones', 'megaphones', 'mégaphones'],
    ['sell', 'selling', 'vendre'],
    ['swap', 'swapping', 'échanger un bien'],
    ['pubCrawl', 'pub crawl', 'Campagne au Pub'],
    ['moreTime', 'more time', 'Un peu plus de temps'],
    ['placeErrand', 'an extra errand boy', 'un coursier de plus'],
    ['basic', 'a basic action', 'une action de base'],
    ['choice', 'a choice', 'un choix'],
    ['exchange', 'an exchange', 'un marché'],
    ['seq', 'several steps', 'plusieurs étapes'],
    ['times', 'so many', 'tant de'],
    ['activate', 'activation', 'l’activation'],
    ['offences', 'offences', 'les offenses'],
    ['hydePark', 'Hyde Park', 'Hyde Park'],
    ['immunity', 'immunity', 'l’immunité'],
    ['takeBundle', 'taking a bundle', 'prendre un lot'],
    ['takeTile', 'taking a tile', 'prendre une tuile'],
    ['reserveOrder', 'reserving a place', 'réserver une place'],
    ['takeCentralCard', 'taking the central card', 'prendre la carte centrale'],
    ['takeRenaissance', 'taking the Renaissance tile', 'prendre la tuile Renaissance'],
    ['playWhite', 'playing a white card', 'jouer une carte à bords blancs'],
    ['playMegaphones', 'playing megaphones', 'jouer des mégaphones'],
    ['innerCircle', 'inner circle', 'cercle interne'],
    ['mustTransact', 'trading', 'de commerce'],
    ['left', 'left', 'à gauche'],
    ['right', 'right', 'à droite'],
    ['down-left', 'down left', 'en bas à gauche'],
    ['down-right', 'down right', 'en bas à droite'],
    ['liberal', 'Liberal', 'libéral'],
    ['conservative', 'Conservative', 'conservateur'],
    ['both', 'both', 'les deux'],
    ['back: 1', 'one symbol', 'un symbole'],
    ['back: 2', 'two symbols', 'deux symboles'],
    ['players', 'number of players', 'nombre de joueurs'],
    ['action', 'action', 'action'],
    ['effect', 'effect', 'effet'],
    ['triggers', 'its triggers', 'ses déclencheurs'],
    ['activate: null', 'no ability to activate', 'aucune capacité à activer'],
    ['mode: action', 'an action', 'une action'],
    ['mode: passive', 'no action', 'sans action'],
    ['row: chosen', 'a row to choose', 'une ligne au choix'],
    ['steps', 'the steps given', 'le nombre indiqué'],
    ['maxOver', 'three', 'trois'],
    ['seq(sell, spend)', 'Selling, then spending', 'Vendre, puis dépenser'],
    ['back', 'Back', 'Dos'],
    ['do', 'Effect', 'Effet'],
    ['moreTime[i]', 'the number given for each', 'le nombre indiqué pour chacune'],
    ['lw-e', 'with Election', 'avec l’Électorale'],
    ['lw-s', 'with Society', 'avec la Mondaine'],
    ['lw-es', 'with both', 'avec les deux'],
    ['lw-…', 'Last Will', 'Last Will'],
    ['[liberal, conservative, both]', 'Liberal, Conservative or both', 'libéral, conservateur ou les deux'],
    ['[liberal]', 'Liberal', 'libéral'],
    ['[conservative]', 'Conservative', 'conservateur'],
    ['[both]', 'both', 'les deux'],
  ],
};
