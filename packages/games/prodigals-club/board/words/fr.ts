import { deFrench, spaceFrenchWords } from '@manigance/core';
import type { BoardWords } from './en.ts';

/** French words of the board. */
export const fr: BoardWords = spaceFrenchWords<BoardWords>({
  labelled: (label, what) => `${label} : ${what}`,
  board: 'Les plateaux du Club',
  centre: 'Le Club',
  competitions: {
    election: 'Élection',
    society: 'Mondanités',
    possessions: 'Patrimoine',
    'last-will': 'Last Will',
  },
  mottos: {
    election: 'Perdez vos votes.',
    society: 'Dégringolez avec tenue.',
    possessions: 'Des biens, puis plus rien.',
    'last-will': 'Vivre bien, finir sans rien.',
    central: 'Réservé aux membres, et à leurs coursiers.',
  },
  lowest: 'Le plus bas gagne :',
  lowestWhy: 'seul compte votre plus haut piédestal.',
  round: (round, of) => `Manche ${round} sur ${of}`,
  turns: {
    round: (round) => `Manche ${round}`,
    plans: 'les plans',
    prepared: 'mise en place',
    errand: (time) =>
      `${['premiers', 'deuxièmes', 'troisièmes', 'quatrièmes'][time - 1] ?? 'autres'} coursiers`,
    actions: (name) => (name === undefined ? 'vos actions' : `actions ${deFrench(name)}`),
    end: 'bilan',
  },
  phases: { planning: 'Planification', errands: 'Coursiers', actions: 'Actions', closing: 'Bilan' },
  you: 'vous',
  counts: 'il compte',
  scoreHere: (score, counts, whose) =>
    `Ici ${scoreOf(whose)} est ${score}${counts ? `, ${highestOf(whose)} : c’est lui qui compte` : ''}.`,
  tab: (name, score, counts, free, whose) =>
    [
      score === undefined
        ? name
        : `${name} : ${scoreOf(whose)} ${score}${counts ? `, ${highestOf(whose)}` : ''}`,
      free > 0 ? `${free} à votre portée` : '',
    ]
      .filter((part) => part !== '')
      .join(' ; '),
  free: 'À votre portée.',
  chosen: 'Choisi : appuyez encore pour confirmer.',
  taken: (names) => `Coursier : ${names}.`,
  nobody: 'Personne.',
  centralCard: 'Carte centrale',
  noCard: 'Déjà prise.',
  twoBoys: '2 coursiers',
  renaissance: 'Gentilhomme de la Renaissance',
  namedSymbols: (list) => `comptés comme : ${list}`,
  order: 'Ordre suivant',
  orderNow: 'Cette manche',
  place: (place) => (place === 1 ? '1re' : `${place}e`),
  bonus: 'Tuiles bonus',
  noBonus: 'Il n’y en a plus.',
  bundles: 'Lots',
  bundleTaken: 'pris',
  bundle: (letter) => `Lot ${letter}`,
  withTile: (name, sides) => `Avec la tuile Cercle Politique ${name} (${sides}).`,
  grid: 'Vos cercles',
  gridOf: (name, tiles) => `Cercles ${deFrench(name)}, ${tiles < 2 ? `${tiles} tuile` : `${tiles} tuiles`}`,
  placed: (name, sides, place) => `${name}, ${place} : ${sides}.`,
  position: (x, y) => `colonne ${signed(x)}, ligne ${signed(y)}`,
  sides: (north, east, south, west) =>
    `en haut ${north}, à droite ${east}, en bas ${south}, à gauche ${west}`,
  side: { '?': 'symbole au choix', none: 'rien' },
  freePlace: (place, ways) =>
    `Place libre, ${place} : la tuile y va ${ways === 1 ? 'dans un sens' : `dans ${ways} sens`}.`,
  noFit: (place) => `Place libre, ${place} : cette tuile n’y va pas.`,
  ghost: (place, gives) =>
    `Votre tuile est ici, ${place}. Elle donne ${gives}. Appuyez encore pour la tourner.`,
  gives: (symbols, squares) =>
    [symbols, squares === 0 ? '' : squares === 1 ? 'un cercle interne' : `${squares} cercles internes`]
      .filter((part) => part !== '')
      .join(', ') || 'rien',
  here: 'Ici :',
  pickPlace: 'Touchez une place marquée +.',
  nowhere: 'Elle ne va nulle part.',
  pickTile: 'Quelle tuile',
  turn: 'Tourner',
  lay: 'Poser ici',
  hydePark: 'Ce soir à Hyde Park',
  hydeParkSum: (rewards, fewest) =>
    `Récompense selon les mégaphones : ${rewards} ; tous ceux qui en ont le moins gagnent ${fewest}.`,
  fewest: 'le moins',
  megaphones: (n) => (n < 2 ? `${n} mégaphone` : `${n} mégaphones`),
  ladderOf: (name) => `Échelle ${deFrench(name)}`,
  columns: { left: 'à gauche', middle: 'au milieu', right: 'à droite' },
  columnLetters: { left: 'G', middle: 'M', right: 'D' },
  cell: (value, column, symbol) => `Ligne ${value}, ${column}${symbol === undefined ? '' : `, ${symbol}`}`,
  goesHere: (marker) => `${marker} vient ici`,
  mayRow: 'Choisir cette ligne',
  mayMove: 'peut bouger',
  lifted: 'en main : choisissez où le poser',
  pad: 'Vos dames et vos messieurs',
  dame: 'Dame Béatrice',
  spared: 'Elle vous laisse tranquille pour cette manche.',
  possessions: 'Vos biens',
  none: 'Plus aucun : vous pouvez vous endetter.',
  unsold: (more) => `chacun vaut ${more} de plus à la fin`,
  cash: (amount) => `En poche ${amount}`,
  cashWord: 'En poche',
  offer: 'À troquer',
  pointer: (borough, discount) => `L’indicateur désigne ${borough} : ${discount} de rabais sur chaque vente.`,
  pointerShort: (discount) => `rabais ${discount}`,
  possession: (name, value, symbol, borough) => `${name} : ${value}, ${symbol}, ${borough}`,
  pointed: (possession) => `${possession} ; l’indicateur désigne son quartier`,
  money: (n) => (n < 0 ? `−${-n}\u00a0£` : `${n}\u00a0£`),
  hand: 'Main',
  laid: 'Posées',
  played: 'Jouées',
  lastPlayed: 'Dernière jouée',
  bonusTile: 'Bonus',
  cards: (whose) => (whose === undefined ? 'Vos cartes' : `Cartes ${deFrench(whose)}`),
  symbolCount: (symbol, n) => `${symbol} : ${n}`,
  symbolsOf: 'Symboles',
  white: 'bords blancs',
  black: 'bords noirs',
  actionsLeft: (n) => (n < 2 ? `encore ${n} action` : `encore ${n} actions`),
  keepTwo: 'Garder les deux',
  buy: 'Acheter',
  keepUp: 'Entretenir',
  lodge: 'Loger',
  bring: 'Inviter',
  swap: 'Échanger',
  nothingLeft: 'Plus rien d’autre n’est possible.',
  ready: 'prête',
  used: 'utilisée',
  unused: 'non utilisée',
  alone: 'agit d’elle-même',
  send: 'Envoyer',
  play: 'Jouer',
  activate: 'Activer',
  use: 'Utiliser',
  take: 'Prendre',
  discard: 'Défausser',
  dismiss: 'Congédier',
  sell: 'Vendre',
  give: 'Céder',
  choose: 'Choisir',
  cancel: 'Choisir autre chose',
  read: 'Lire les cartes',
  options: 'Ce que vous pouvez choisir',
  boys: (n) => (n === 0 ? 'Plus de coursier' : n === 1 ? 'Encore 1 coursier' : `Encore ${n} coursiers`),
  nearZero: 'tout près de la fin',
  plate: (scores, best, boys) => `${scores}. Compte : ${best}. ${boys}.`,
  handOf: (n) => (n < 2 ? `${n} carte en main` : `${n} cartes en main`),
  final: 'Score final',
  player: 'Joueur',
  theHighest: 'Seul le plus haut score de chacun compte ; le plus bas d’entre eux l’emporte.',
  tie: {
    lowest: 'Les scores finaux ont départagé les joueurs.',
    'second-score': 'Scores finaux à égalité : les deuxièmes scores ont tranché.',
    'third-score': 'Deux scores à égalité : le troisième a tranché.',
    shared: 'Tous les scores sont à égalité : la victoire est partagée.',
  },
  endedEarly: (round) => `Partie terminée après la manche ${round} : quelqu’un avait atteint zéro.`,
  endedFull: 'Partie terminée après la dernière manche.',
  sumVotes: (votes) => (/^−?[01]$/.test(votes) ? `${votes} vote` : `${votes} votes`),
  sumSociety: (rows) => `lignes ${rows}`,
  sumPossessions: (cash, tiles, worth, more) =>
    tiles === 0
      ? `${cash} en poche`
      : `${cash} en poche + ${tiles < 2 ? `${tiles} invendu` : `${tiles} invendus`} : ${worth} + ${tiles}\u00a0×\u00a0${more}`,
  sumLastWill: (cash, properties, worth) =>
    properties === 0
      ? `${cash} en poche`
      : `${cash} en poche + ${properties < 2 ? `${properties} propriété` : `${properties} propriétés`} : ${worth}`,
  winner: 'gagne',
});

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

function scoreOf(name?: string): string {
  return name === undefined ? 'votre score' : `le score ${deFrench(name)}`;
}

function highestOf(name?: string): string {
  return name === undefined ? 'votre plus haut' : 'son plus haut';
}
