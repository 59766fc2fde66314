import type { BoardWords } from './index.ts';

const dollars = (amount: number) => `${amount < 0 ? `−${-amount}` : amount}\u00a0$`;
const some = (count: number, one: string, more: string) => `${count}\u00a0${count < 2 ? one : more}`;

/** « d’Alix », « de Basile », « d’Yves », « de Yann ». */
const de = (name: string) =>
  /^(?:[aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiouàâäéèêëîïôöùûü])/i.test(name) ? `d’${name}` : `de ${name}`;

export const fr: BoardWords = {
  dollars,
  labelled: (label, what) => `${label}\u00a0: ${what}`,
  map: 'Plan d’Ankh-Morpork, 12 Quartiers',
  mapTitle: 'Ankh-Morpork',
  mapNote: 'plan levé de mémoire',
  river: 'L’Ankh',
  turn: (turn) => `Tour ${turn}`,
  troubleCount: (count) => `Chaos dans ${some(count, 'Quartier', 'Quartiers')} sur 12`,

  areaNumber: (number, cost) => `Quartier ${number}, un Bâtiment y coûte ${dollars(cost)}`,
  minionsOf: (count, name) => `${some(count, 'Agent', 'Agents')} ${de(name)}`,
  myMinions: (count) => `${count}\u00a0de vos Agents`,
  trolls: (count) => some(count, 'Troll', 'Trolls'),
  demons: (count) => some(count, 'Démon', 'Démons'),
  nobody: 'Personne',
  inTrouble: 'En proie au Chaos',
  calm: 'Pas de Chaos',
  buildingOf: (name) => `Bâtiment ${de(name)}`,
  myBuilding: 'Votre Bâtiment',
  controlledBy: (name) => `Sous le contrôle ${de(name)}`,
  controlledByMe: 'Sous votre contrôle',
  cityCardOut: 'Sa carte Quartier a quitté la partie',
  troubleComes: 'Le Chaos s’y installera',
  severalHere: (count) => `${count} choix ici`,
  threatened: 'Un pion y est menacé',

  chooseIn: (area) => `${area}\u00a0: lequel\u00a0?`,
  moveTo: (piece) => `${piece}\u00a0: vers où\u00a0?`,
  cancel: 'Choisir autre chose',
  pieceOf: (name) => `Agent ${de(name)}`,
  myPiece: 'Votre Agent',
  troll: 'Troll',
  demon: 'Démon',

  hand: 'Main',
  handCount: (count) => `Main (${count})`,
  emptyHand: 'Votre main est vide.',
  noHand: 'Vous êtes spectateur\u00a0: les mains restent cachées.',
  handOf: (name) => `Main ${de(name)}`,
  drawn: 'Cartes tirées',
  card: { green: 'carte verte', brown: 'carte brune' },
  symbols: 'Symboles',
  noSymbols: 'aucun symbole',
  money: (amount) => `Prendre ${dollars(amount)}`,
  now: 'maintenant',
  past: 'clos',
  inPlay: 'Carte en cours',
  nothingInPlay: 'Aucune carte en cours',
  lastPlayed: 'Dernière carte jouée',
  symbolOf: (at, of) => `symbole ${at} sur ${of}`,
  possibleAreas: (count) => some(count, 'Quartier possible', 'Quartiers possibles'),
  possibleCards: (count) => some(count, 'carte possible', 'cartes possibles'),
  event: 'Événement Aléatoire',

  powers: 'Pouvoirs',
  powersCount: (open) => (open === 0 ? 'Pouvoirs' : `Pouvoirs (${open})`),
  usePower: 'Utiliser',
  usedUp: 'Déjà utilisé ce tour-ci',
  notYet: 'À partir de votre prochain tour',
  demonBlocks: 'Bloqué par un Démon',
  cardGone: 'La carte a quitté la partie',
  waitsForTurn: 'À votre tour',
  waitsForEvent: 'Quand un Événement vous touche',

  secret: 'Secret',
  onlyYou: 'Pour vos yeux seulement',
  progress: {
    spread: (have, need) => `Agents dans ${some(have, 'Quartier', 'Quartiers')} (il en faut ${need})`,
    control: (have, need) => `${some(have, 'Quartier contrôlé', 'Quartiers contrôlés')} (il en faut ${need})`,
    trouble: (have, need) => `Chaos dans ${some(have, 'Quartier', 'Quartiers')} (il en faut ${need})`,
    wealth: (have, need) => `Une fortune de ${dollars(have)} (il faut ${dollars(need)})`,
    exhaustion: (left) => `${some(left, 'carte', 'cartes')} dans la pioche`,
  },
  drawPile: 'Pioche',
  discardPile: 'Défausse',
  eventPile: 'Événements',
  pileOf: (name, count) => `${name}\u00a0: ${some(count, 'carte', 'cartes')}`,
  emptyPile: 'Rien pour l’instant.',
  eventsLeft: (count) =>
    `${some(count, 'Événement', 'Événements')} à venir, dans un ordre que personne ne connaît.`,

  die: (roll) => `Le dé donne ${roll}`,
  dieRest: 'Dé à douze faces',

  windowTitle: 'Possibilité de réagir',
  windowAsked: 'Réagissez avec une carte en surbrillance, ou laissez faire.',
  windowNothing:
    'Vous n’avez rien pour réagir. On vous pose quand même la question, pour que personne ne le devine.',
  windowWaiting: 'Les joueurs menacés peuvent réagir. Personne ne sait à qui la question est posée.',
  windowLater: 'Ce sera peut-être à vous dans un instant.',
  windowDone: 'Vous avez répondu.',
  windowHow:
    'La question est posée à chaque joueur menacé qui a une carte en main, utile ou non\u00a0: une hésitation ne trahit donc rien. Une seule réponse par menace.',
  lookAtWindow: 'Comment réagir',

  plate: ({ money, supply, buildings, cards }) =>
    `${dollars(money)}, ${some(supply, 'Agent', 'Agents')} en réserve, ${some(buildings, 'Bâtiment', 'Bâtiments')} à construire, ${some(cards, 'carte', 'cartes')} en main`,
  inSupply: (count) => `${some(count, 'Agent', 'Agents')} en réserve`,
  buildingsLeft: (count) => `${some(count, 'Bâtiment', 'Bâtiments')} à construire`,
  cardsHeld: (count) => `${some(count, 'carte', 'cartes')} en main`,
  areasOwned: 'Cartes Quartier',
  loans: 'Prêts',
  stuck: 'Cartes à garder',
  loanShort: (count) => (count === 1 ? 'prêt' : 'prêts'),
  stuckShort: (count) => (count === 1 ? 'carte gardée' : 'cartes gardées'),
  personality: 'Personnage',
  hidden: 'Secret jusqu’à la fin',

  afterTitle: 'Qui était qui',
  afterMinions: 'Agents',
  afterBuildings: 'Bâtiments',
  afterMoney: 'Argent',
  afterLoans: 'Prêts',
  afterPoints: 'Points',
  afterHand: 'En main à la fin\u00a0:',
  afterNoPoints: 'Un objectif secret a décidé de la partie. Les points, s’ils avaient compté\u00a0:',
  none: 'aucune',
};
