import type { Game } from '@manigance/core';
import { contradictions } from './contradictions.ts';
import { chooseReceiver, chooseSale, chooseTarget, scrollHits, scrollReaches } from './effects/aiming.ts';
import * as board from './effects/board.ts';
import * as cards from './effects/cards.ts';
import * as money from './effects/money.ts';
import { faults } from './faults.ts';
import * as moving from './frames/moving.ts';
import * as removing from './frames/removing.ts';
import { laidAside, layAside } from './frames/second-card.ts';
import { card, finishCard, symbol } from './frames/symbols.ts';
import { chooseCard, refill, turn } from './frames/turn.ts';
import { imagine } from './imagine.ts';
import { liftMinionFrame, placeMinionFrame, placeMoreFrame } from './placing.ts';
import { arrivals, arrive, stopArrival } from './random-events/arrivals.ts';
import * as buildingEvents from './random-events/buildings.ts';
import { dragonStrikes, dragonWindow } from './random-events/dragon.ts';
import { floodMove, floodStep } from './random-events/flood.ts';
import { johnsonStep, saveCityCard } from './random-events/johnson.ts';
import { murder, murderChoice } from './random-events/murders.ts';
import { chooseVictim, movePieceFrame, removePiece } from './removal.ts';
import { copy, setup } from './setup.ts';
import { readStanding, standingAnswer } from './standing-answers.ts';
import type { AmVocabulary } from './state.ts';
import * as versionOne from './version-1.ts';
import { view } from './view.ts';
import { reactionWindow } from './windows.ts';
import { reveals, witness } from './witness.ts';

export type { AmEvent, AmOutcome } from './events.ts';
export type { AmMove } from './moves.ts';
export type { AmReason, ReasonCode } from './reasons.ts';
export type { StandingAnswer } from './standing-answers.ts';
export type { AmFrame, AmState, AmVocabulary } from './state.ts';
export type { AmView, AreaView, FrameView, PlayerView } from './view.ts';

/** Discworld: Ankh-Morpork, by docs/rules/ankh-morpork.md. */
export const game: Game<AmVocabulary> = {
  id: 'ankh-morpork',
  seats: { min: 2, max: 4 },
  rulesVersion: 2,
  settings: {},
  setup: (seats, _options, rng) => setup(seats, rng),
  copy,
  frames: {
    turn,
    refill,
    chooseCard,
    layAside,
    laidAside,
    pendingPlay: versionOne.pendingPlay,
    playNext: versionOne.playNext,
    card,
    symbol,
    finishCard,
    placeMinion: placeMinionFrame,
    liftMinion: liftMinionFrame,
    placeMore: placeMoreFrame,
    build: board.buildFrame,
    giveUpBuilding: board.giveUpBuilding,
    clearTrouble: board.clearTrouble,
    setTrouble: board.setTrouble,
    takeover: board.takeover,
    takeoverGiveUp: board.takeoverGiveUp,
    takeoverHappens: board.takeoverHappens,
    discardOne: cards.discardOne,
    discardSome: cards.discardSome,
    drawUp: cards.drawUp,
    giveCards: cards.giveCards,
    pickFromHand: cards.pickFromHand,
    keepOne: cards.keepOne,
    chooseTarget,
    chooseReceiver,
    chooseSale,
    scrollReaches,
    scrollHits,
    reactionWindow,
    removePiece,
    movePiece: movePieceFrame,
    chooseVictim,
    payThenRemove: removing.payThenRemove,
    swapPieces: moving.swapPieces,
    chooseHit: removing.chooseHit,
    moveOther: moving.moveOther,
    moveOwn: moving.moveOwn,
    swapFirst: moving.swapFirst,
    swapSecond: moving.swapSecond,
    removeOwn: removing.removeOwn,
    payOrRemoveOwn: removing.payOrRemoveOwn,
    carcer: removing.carcer,
    carcerPick: removing.carcerPick,
    payOrSuffer: money.payOrSuffer,
    demolish: money.demolish,
    giveMoneyOrCard: money.giveMoneyOrCard,
    chooseIncome: money.chooseIncome,
    dragonWindow,
    dragonStrikes,
    flood: floodStep,
    floodMove,
    fire: buildingEvents.fireStep,
    saveBuilding: buildingEvents.saveBuilding,
    loseBuildings: buildingEvents.loseBuildings,
    subsidence: buildingEvents.subsidenceStep,
    loseOneBuilding: buildingEvents.loseOneBuilding,
    murder,
    murderChoice,
    johnson: johnsonStep,
    saveCityCard,
    arrivals,
    stopArrival,
    arrive,
  },
  standing: { read: readStanding, answer: standingAnswer },
  view,
  witness,
  reveals,
  imagine,
  faults,
  contradictions,
};

/** Earlier versions of the rules, for matches begun under them. */
export const older: readonly Game<AmVocabulary>[] = [
  { ...game, rulesVersion: 1, frames: { ...game.frames, symbol: versionOne.symbol } },
];
