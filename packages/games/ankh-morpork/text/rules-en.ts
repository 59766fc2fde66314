import type { QuestionRules } from './question-rules.ts';

const oneAnswer = 'Your answer to this threat is final.';

/** The rule behind each question, for players. */
export const rulesEn: QuestionRules = {
  questions: {
    chooseCard: 'On your turn, play one card from your hand, then draw back up to five.',
    playNext: 'You may play a second card once the first one is done.',
    finishCard: 'Once your card is done, your turn ends and you draw back up to five cards.',
    placeMinion: 'A minion that joins another piece brings trouble to the area.',
    liftMinion: 'With no minion left in supply, take one of yours off the board and place it again.',
    placeMore: 'You may place a second minion, or leave it at one.',
    build: 'Build where you have a minion, and where there is no building and no trouble.',
    giveUpBuilding: 'You have six buildings in all: to put up another, give one up.',
    clearTrouble: 'Remove any trouble marker from the board.',
    setTrouble: 'An area never has more than one trouble marker.',
    discardOne: 'Discard any card from your hand.',
    discardSome: 'Discard as many cards as the card allows, or none at all.',
    chooseTarget: 'Pick any other player. They may react before anything happens to them.',
    chooseReceiver: 'The money goes to any player but you and the one who pays.',
    chooseSale: 'The other player cannot refuse the card, and pays what they can.',
    reactionWindow: `Before a piece is touched or a card takes effect, whoever it threatens may react once. ${oneAnswer}`,
    chooseVictim: 'You must remove a piece if there is one you may remove.',
    chooseHit: 'Assassinate in an area in trouble, but never your own minion. The trouble marker goes too.',
    moveOther: 'The piece moves to an adjacent area; trouble follows if somebody is already there.',
    swapFirst: 'The two pieces must be in different areas.',
    swapSecond: 'The two pieces must be in different areas.',
    takeover: 'Pay the owner the full cost; your building replaces theirs.',
    moveOwn: 'Moving out removes the trouble marker you leave behind; moving in may bring one.',
    removeOwn: 'You choose which of your minions goes.',
    payOrRemoveOwn: 'If you cannot pay, one of your minions has to go.',
    carcerPick: 'Each roll removes one piece from its area, in trouble or not.',
    payOrSuffer: 'To buy yourself off, you must pay the full amount.',
    demolish: 'They have not paid: you may demolish one of their buildings.',
    giveCards: 'You choose which cards to give.',
    giveMoneyOrCard: 'You cannot refuse: give the money or a card of your choice.',
    pickFromHand: 'You see the whole hand and choose the card to be discarded.',
    keepOne: 'Keep one of the two cards; the other goes back to its owner.',
    chooseIncome: 'Every piece in the area counts: minions of any player, trolls and demons.',
    takeoverGiveUp: 'You have six buildings in all: to take over another, give one up.',
    dragonWindow: 'The Dragon removes everything here that is not saved.',
    floodMove: 'Each of your minions in a flooded area moves to an adjacent area that is dry.',
    saveBuilding: 'Small Gods saves a building from a random event for $3.',
    murderChoice: 'You must remove a piece here, even your own minion if there is no other.',
    saveCityCard: 'Small Gods keeps a City Area card in the game for $3.',
    stopArrival: 'Small Gods turns a troll or demon away for $3 where you have a minion or a building.',
    loseOneBuilding: 'You lose every building you cannot pay $2 for, and choose which.',
  },
  symbols: {
    place:
      'Place a minion where you already have one or in an adjacent area. If it joins another piece, trouble breaks out.',
    build:
      'Build where you have a minion, and where there is no building and no trouble. You get the area’s City Area card.',
    assassinate:
      'Remove a piece other than your own minions from an area in trouble. The trouble marker goes too.',
    removeTrouble: 'Remove any trouble marker from the board.',
    money: 'Take the money from the bank.',
    scroll: 'You may skip the effect, but once begun it is carried out as far as possible.',
    randomEvent: 'A random event is the only symbol you cannot skip.',
    playAnother: 'You may play another card from your hand.',
    interrupt: 'An interrupt is played as a reaction, on anyone’s turn.',
  },
};
