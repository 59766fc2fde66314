import { mostVotes } from '../rules/constants.ts';
import type { Reasons } from './sentences.ts';

/** Why a move is refused, one sentence per reason. */
export const reasonsFr: Reasons = {
  'space-taken': ({ by }, name) => `${name(Number(by))} y a déjà un coursier.`,
  'personal-used': () => 'Vous avez déjà utilisé cet emplacement pendant cette manche.',
  'first-place-first': () =>
    'Ces emplacements se remplissent dans l’ordre : prenez le premier qui est libre.',
  'no-possessions': () => 'Vous n’avez rien à vendre ni à échanger.',
  'order-once': () => 'Vous ne pouvez réserver qu’une place par manche.',
  'two-boys': () => 'La carte centrale demande deux coursiers encore disponibles.',
  'one-boy-only': () => 'La carte centrale demande deux coursiers, et vous n’en envoyez qu’un.',
  'more-time-alone': () => 'Cette carte ne se joue qu’avec une action.',
  'activated-already': () => 'Cette carte a déjà été activée pendant cette manche.',
  'no-activation': () => 'Cette carte ne s’active pas : elle agit d’elle-même.',
  'passive-tile': () => 'Cette tuile agit d’elle-même.',
  'no-bonus-tile': () => 'Vous n’avez pas de tuile Action bonus.',
  'votes-at-most': () => `On ne peut pas avoir plus de ${mostVotes} votes.`,
  'no-marker-rises': () => 'Aucun de vos marqueurs ne peut monter.',
  'sides-differ': () => 'Les côtés qui se touchent ne vont pas ensemble.',
  'off-board': () => 'Ce déplacement sort du plateau.',
  'not-empty': () => 'L’un de vos marqueurs s’y trouve déjà.',
  'wrong-gender': () => 'La carte ne s’applique pas à ce marqueur.',
  'way-not-free': () => 'Le chemin vers le bas n’est pas libre.',
  'no-jump': () => 'Pour sauter, il faut un marqueur juste en dessous, et la case d’après libre.',
  'other-marker-jumps': () => 'Seul le marqueur qui a sauté peut sauter encore.',
  'cannot-rise': () => 'La case du dessus est occupée ou hors du plateau.',
};
