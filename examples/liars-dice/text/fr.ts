import { deFrench, type GameText, joinList, type NameOf, spaceFrench } from '@manigance/core';
import type { Face, LdEvent, LdReason, LdVocabulary } from '../rules/state.ts';

const faces = ['', 'as', 'deux', 'trois', 'quatre', 'cinq', 'six'];

/** « 3 dés de cinq », « 1 dé d’as ». */
function claim(quantity: number, of: Face): string {
  return `${dice(quantity)} ${deFrench(faces[of] ?? '')}`;
}

function dice(count: number): string {
  return `${count} ${count < 2 ? 'dé' : 'dés'}`;
}

function eventLine(event: LdEvent, name: NameOf): string {
  switch (event.type) {
    case 'rolled':
      if (event.dice === undefined) return `${name(event.seat)} lance ${dice(event.count)}.`;
      return `${name(event.seat)} lance ${event.dice.join(', ')}.`;
    case 'bid':
      return `${name(event.seat)} annonce ${claim(event.quantity, event.face)}.`;
    case 'revealed': {
      const { bid, challenger, count } = event;
      const verdict = count >= bid.quantity ? 'L’annonce tient' : 'C’était un mensonge';
      return `${name(challenger)} traite ${name(bid.seat)} de menteur pour ${claim(bid.quantity, bid.face)}. ${verdict} : ${claim(count, bid.face)}.`;
    }
    case 'lostDie':
      return event.left === 0
        ? `${name(event.seat)} perd son dernier dé et sort du jeu.`
        : `${name(event.seat)} perd un dé ; il lui en reste ${event.left}.`;
    case 'left':
      return `${name(event.seat)} s’en va, dés compris.`;
    default: {
      const never: never = event;
      return never;
    }
  }
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
  goal: ({ diceLeft }, viewer) => ({
    text: spaceFrench('Votre but : garder le dernier dé'),
    short: spaceFrench('But : garder le dernier dé'),
    ...(viewer === 'spectator' ? {} : { beside: `reste ${dice(diceLeft[viewer] ?? 0)}` }),
  }),
  move(move) {
    if (move.do === 'bid') return `Annoncer ${claim(move.quantity, move.face)}`;
    return spaceFrench(move.do === 'challenge' ? 'Menteur !' : 'Quitter la partie');
  },
  event: (event, name) => spaceFrench(eventLine(event, name)),
  why: (why) => reason(why as LdReason),
  outcome: ({ winners }, name) => `${joinList(winners.map(name), 'et')} garde les derniers dés et l’emporte.`,
};

export { cites } from './cites.ts';
