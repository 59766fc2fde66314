import { deFrench, frenchSubject, type GameText, joinList, type NameOf, spaceFrench } from '@manigance/core';
import type { Face, LdEvent, LdReason, LdVocabulary, Reveal } from '../rules/state.ts';
import { mentionsOf } from './mentions.ts';
import { type GoalWords, ownGoal } from './own-goal.ts';

const faces = ['', 'as', 'deux', 'trois', 'quatre', 'cinq', 'six'];

/** « 3 dés de cinq », « 1 dé d’as ». */
export function claim(quantity: number, of: Face): string {
  return `${dice(quantity)} ${deFrench(faces[of] ?? '')}`;
}

function dice(count: number): string {
  return `${count} ${count < 2 ? 'dé' : 'dés'}`;
}

function eventLine(event: LdEvent, name: NameOf): string {
  switch (event.type) {
    case 'round':
      return `${frenchSubject(name, event.starter, 'annonce', 'annoncez')} en premier.`;
    case 'rolled': {
      const rolled = event.dice?.join(', ') ?? dice(event.count);
      return `${frenchSubject(name, event.seat, 'lance', 'lancez')} ${rolled}.`;
    }
    case 'bid':
      return `${frenchSubject(name, event.seat, 'annonce', 'annoncez')} ${claim(event.quantity, event.face)}.`;
    case 'revealed':
      return challengeLine(event, name);
    case 'lostDie':
      return event.left > 0
        ? `${frenchSubject(name, event.seat, 'perd', 'perdez')} un dé : reste ${event.left}.`
        : `${frenchSubject(name, event.seat, 'perd son dernier dé et sort', 'perdez votre dernier dé et sortez')} du jeu.`;
    case 'left':
      return `${frenchSubject(name, event.seat, 'abandonne', 'abandonnez')}, dés compris.`;
    default: {
      const never: never = event;
      return never;
    }
  }
}

function challengeLine({ bid, seat, count }: Reveal, name: NameOf): string {
  const verdict = count < bid.quantity ? 'à raison' : 'à tort';
  const calls =
    name.reader === bid.seat
      ? `${name(seat)} vous traite ${verdict} de menteur`
      : `${frenchSubject(name, seat, 'traite', 'traitez')} ${verdict} ${name(bid.seat)} de menteur`;
  const found = count === 0 ? 'il n’y en a pas' : `il y en a ${count}`;
  return `${calls} pour ${claim(bid.quantity, bid.face)} : ${found}.`;
}

function reason(why: LdReason): string {
  switch (why.code) {
    case 'not-higher':
      return `Une annonce doit dépasser ${claim(why.quantity, why.face)}.`;
    case 'ones-are-wild':
      return 'Les as sont jokers et ne s’annoncent pas.';
    case 'no-bid-yet':
      return 'Il n’y a pas d’annonce à mettre en doute.';
    case 'already-out':
      return 'Vous êtes déjà hors jeu.';
    default: {
      const never: never = why;
      return never;
    }
  }
}

const goal: GoalWords = {
  yours: {
    text: spaceFrench('Votre but : être le dernier à avoir des dés'),
    short: spaceFrench('But : le dernier à avoir des dés'),
  },
  everyones: {
    text: 'Le dernier joueur à avoir des dés gagne',
    short: 'Le dernier à avoir des dés gagne',
  },
};

/** The texts of the game in French. */
export const text: GameText<LdVocabulary> = {
  title: 'Le Menteur',
  asked: (_kind, { bid }, name) =>
    bid === undefined
      ? 'Faites la première annonce.'
      : `Annoncez plus que ${claim(bid.quantity, bid.face)}, ou traitez ${name(bid.seat)} de menteur.`,
  rule: () => ({
    sentence: spaceFrench(
      'Une annonce doit dépasser la précédente : plus de dés, ou autant de dés d’une valeur plus haute.',
    ),
    articles: ['LD-3.2'],
  }),
  goal: (view, viewer) => ownGoal(goal, view, viewer),
  move(move) {
    if (move.do === 'bid') return `Annoncer ${claim(move.quantity, move.face)}`;
    return spaceFrench(move.do === 'challenge' ? 'Menteur !' : 'Quitter la partie');
  },
  event: (event, name) => spaceFrench(eventLine(event, name)),
  // LD-5.3 The lost die comes of the challenge.
  opens: ({ type }) => type === 'revealed',
  mentions: (event) => mentionsOf(event, claim),
  why: (why) => reason(why as LdReason),
  outcome: ({ winners }, name) => `${joinList(winners.map(name), 'et')} garde les derniers dés et l’emporte.`,
};

export { cites } from './cites.ts';
