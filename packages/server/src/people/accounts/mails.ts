import { inBothLanguages, type Language } from '@manigance/core';
import type { OutgoingMail } from '../../mail/mailer.ts';

type Text = Pick<OutgoingMail, 'subject' | 'text'>;

const en = {
  recover: (name: string, link: string): Text => ({
    subject: 'Manigance: reset your password',
    text: `Hello ${name},\n\nthis link lets you choose a new password. It works once, within the hour:\n\n${link}\n\nIf you did not ask for it, ignore this email: nothing has changed.\n`,
  }),
  /** It goes to an address that may be a stranger's: nothing in it is chosen by the person. */
  confirm: (link: string): Text => ({
    subject: 'Manigance: confirm your email address',
    text: `Hello,\n\nopen this link to confirm your email address. It works once, within the hour:\n\n${link}\n\nIf you have no account with us, ignore this email: you will get no other.\n`,
  }),
};

/** Mails about an account. */
const texts = inBothLanguages(en, {
  recover: (name, link) => ({
    subject: 'Manigance : nouveau mot de passe',
    text: `Bonjour ${name},\n\nce lien vous permet de choisir un nouveau mot de passe. Il sert une seule fois, dans l’heure :\n\n${link}\n\nSi vous n’avez rien demandé, ignorez ce message : rien n’a changé.\n`,
  }),
  confirm: (link) => ({
    subject: 'Manigance : confirmez votre adresse',
    text: `Bonjour,\n\nouvrez ce lien pour confirmer votre adresse. Il sert une seule fois, dans l’heure :\n\n${link}\n\nSi vous n’avez pas de compte chez nous, ignorez ce message : vous n’en recevrez pas d’autre.\n`,
  }),
});

/** Mail with a link back into an account. */
export function recoveryMail(language: Language, name: string, link: string): Text {
  return texts[language].recover(name, link);
}

/** Mail with a link that confirms an address. */
export function confirmationMail(language: Language, link: string): Text {
  return texts[language].confirm(link);
}
