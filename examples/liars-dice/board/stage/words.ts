import {
  englishObject,
  englishSubject,
  frenchSubject,
  inBothLanguages,
  type NameOf,
  type Seat,
} from '@manigance/core';
import type { Lifted } from './tally.ts';

const en = {
  doubted: 'Liar!',
  doubts: (name: NameOf, challenger: Seat, bidder: Seat) =>
    `${englishSubject(name, challenger, 'does', 'do')} not believe ${englishObject(name, bidder)}.`,
  lifted: 'The cups are lifted',
  holds: 'The bid holds',
  lie: 'The bid was a lie',
  shows: (name: NameOf, { seat, matching, sum }: Lifted) =>
    `${englishSubject(name, seat, 'shows', 'show')} ${matching === 0 ? 'none' : matching}: ${sum} so far.`,
  tally: (sum: number, quantity: number) => `${sum} of ${quantity}`,
};

/** Words of a staged challenge. */
export const stageWords = inBothLanguages(en, {
  doubted: 'Menteur !',
  doubts: (name, challenger, bidder) =>
    name.reader === bidder
      ? `${name(challenger)} ne vous croit pas.`
      : `${frenchSubject(name, challenger, 'ne croit pas', 'ne croyez pas')} ${name(bidder)}.`,
  lifted: 'On lève les gobelets',
  holds: 'L’annonce tient',
  lie: 'L’annonce était fausse',
  shows: (name, { seat, matching, sum }) =>
    matching === 0
      ? `${frenchSubject(name, seat, 'n’en montre', 'n’en montrez')} aucun : ${sum} en tout.`
      : `${frenchSubject(name, seat, 'en montre', 'en montrez')} ${matching} : ${sum} en tout.`,
  tally: (sum, quantity) => `${sum} sur ${quantity}`,
});
