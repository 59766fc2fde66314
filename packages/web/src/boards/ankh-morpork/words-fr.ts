import type { BoardWords } from './words.ts';

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
  myMinions: (count) => `${some(count, 'Agent', 'Agents')} à vous`,
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
  threatened: 'Une pièce y est menacée',

  chooseIn: (area) => `${area}\u00a0: lequel\u00a0?`,
  moveTo: (piece) => `${piece}\u00a0: vers où\u00a0?`,
  cancel: 'Choisir ailleurs',
  pieceOf: (name) => `Agent ${de(name)}`,
  myPiece: 'Votre Agent',
  troll: 'Troll',
  demon: 'Démon',

  hand: 'Main',
  handCount: (count) => `Main (${count})`,
  emptyHand: 'Votre main est vide.',
  noHand: 'Vous regardez\u00a0: les mains restent cachées.',
  handOf: (name) => `Main ${de(name)}`,
  drawn: 'Cartes tirées',
  card: { green: 'carte verte', brown: 'carte brune' },
  symbols: 'Symboles',
  noSymbols: 'aucun symbole',
  money: (amount) => `Prendre ${dollars(amount)}`,
  now: 'maintenant',
  done: 'fait',
  inPlay: 'Carte en cours',
  nothingInPlay: 'Aucune carte en cours',
  lastPlayed: 'Dernière jouée',
  symbolOf: (at, of) => `symbole ${at} sur ${of}`,
  possibleAreas: (count) => some(count, 'Quartier possible', 'Quartiers possibles'),
  possibleCards: (count) => some(count, 'carte possible', 'cartes possibles'),
  event: 'Événement Aléatoire',

  powers: 'Pouvoirs',
  powersCount: (open) => (open === 0 ? 'Pouvoirs' : `Pouvoirs (${open})`),
  usePower: 'Utiliser',
  usedUp: 'Déjà utilisé ce tour-ci',
  notYet: 'Dès votre prochain tour',
  demonBlocks: 'Inactif\u00a0: un Démon s’y trouve',
  cardGone: 'La carte a quitté la partie',
  waitsForTurn: 'À votre tour',
  waitsForEvent: 'Quand un événement vous touche',

  secret: 'Secret',
  onlyYou: 'Vous seul le voyez',
  progress: {
    spread: (have, need) => `Agents dans ${some(have, 'Quartier', 'Quartiers')} sur les ${need} voulus`,
    control: (have, need) =>
      `${some(have, 'Quartier contrôlé', 'Quartiers contrôlés')} sur les ${need} voulus`,
    trouble: (have, need) => `Chaos dans ${some(have, 'Quartier', 'Quartiers')} sur les ${need} voulus`,
    wealth: (have, need) => `Une fortune de ${dollars(have)} sur les ${dollars(need)} voulus`,
    exhaustion: (left) => `${some(left, 'carte', 'cartes')} dans la pioche`,
  },
  drawPile: 'Pioche',
  discardPile: 'Défausse',
  eventPile: 'Événements',
  pileOf: (name, count) => `${name}\u00a0: ${some(count, 'carte', 'cartes')}`,
  emptyPile: 'Rien pour l’instant.',
  eventsLeft: (count) =>
    `${some(count, 'événement', 'événements')} à venir, dans un ordre que nul ne connaît.`,

  die: (roll) => `Le dé donne ${roll}`,
  dieRest: 'Dé à douze faces',

  windowTitle: 'Le temps de réagir',
  windowAsked: 'Répondez d’une carte éclairée, ou laissez faire.',
  windowNothing: 'Rien dans votre main ne convient. On vous demande quand même, pour que nul ne le sache.',
  windowWaiting: 'Les menacés peuvent répondre. Nul ne sait à qui l’on demande.',
  windowLater: 'On vous le demandera peut-être dans un instant.',
  windowDone: 'Vous avez répondu.',
  windowHow:
    'Quiconque tient une carte est interrogé, qu’elle convienne ou non\u00a0: une hésitation ne trahit donc rien. Une seule réponse par menace\u00a0; une fois donnée, l’occasion est passée.',
  lookAtWindow: 'Comment on réagit',

  plate: ({ money, supply, buildings, cards }) =>
    `${dollars(money)}, ${some(supply, 'Agent', 'Agents')} en réserve, ${some(buildings, 'Bâtiment', 'Bâtiments')} à construire, ${some(cards, 'carte', 'cartes')} en main`,
  inSupply: (count) => `${some(count, 'Agent', 'Agents')} en réserve`,
  buildingsLeft: (count) => `${some(count, 'Bâtiment', 'Bâtiments')} à construire`,
  cardsHeld: (count) => `${some(count, 'carte', 'cartes')} en main`,
  areasOwned: 'Cartes Quartier',
  loans: 'Prêts',
  stuck: 'Garde devant soi',
  loanShort: (count) => (count === 1 ? 'prêt' : 'prêts'),
  stuckShort: (count) => (count === 1 ? 'bloquée' : 'bloquées'),
  personality: 'Personnage',
  hidden: 'Secret jusqu’à la fin',

  afterTitle: 'Qui ils étaient',
  afterMinions: 'Agents',
  afterBuildings: 'Bâtiments',
  afterMoney: 'Argent',
  afterLoans: 'Prêts',
  afterPoints: 'Points',
  afterHand: 'En main à la fin',
  afterNoPoints: 'Le but a tranché. Les points, si on les avait comptés\u00a0:',
  none: 'aucun',
};
