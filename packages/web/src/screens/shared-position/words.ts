import { inBothLanguages } from '@manigance/core';
import { wordsHook } from '@manigance/ui/words.ts';
import { withFullStop } from '../../text/full-stop.ts';

const en = {
  title: 'What would you do?',
  about: 'A position from a match, with what this player knew and nothing else.',
  yours: (move: string) => withFullStop(`You: ${move}`),
  same: 'The strongest bot would do the same.',
  bot: (move: string) => withFullStop(`The strongest bot would do this: ${move}`),
  thinking: 'The strongest bot is looking at the same view…',
  noBot: 'The bots have no opinion about this one.',
  again: 'Try another',
  home: 'Home',
  broken: 'This link doesn’t lead to a position: it was cut short or altered.',
  outdated: 'This position belongs to an earlier version of the rules and can’t be shown any more.',
};

const words = inBothLanguages(en, {
  title: 'Que feriez-vous ?',
  about: 'Une position tirée d’une partie, avec ce que ce joueur savait et rien d’autre.',
  yours: (move) => withFullStop(`Vous : ${move}`),
  same: 'Le plus fort des robots ferait comme vous.',
  bot: (move) => withFullStop(`Le plus fort des robots ferait ceci : ${move}`),
  thinking: 'Le plus fort des robots regarde la même chose que vous…',
  noBot: 'Les robots n’ont pas d’avis sur cette position.',
  again: 'Essayer autre chose',
  home: 'Accueil',
  broken: 'Ce lien ne mène à aucune position : il a été tronqué ou modifié.',
  outdated: 'Cette position date d’une version antérieure des règles ; on ne peut plus la montrer.',
});

/** The words of a shared position, loaded with it. */
export const usePositionWords = wordsHook(words);
