import type { Language } from '@manigance/core';
import type { OutgoingMail } from '../../mail/mailer.ts';

type Text = Pick<OutgoingMail, 'subject' | 'text'>;

/** Mails about an account. */
const texts: Readonly<
  Record<
    Language,
    {
      readonly recover: (name: string, link: string) => Text;
      /** It goes to an address that may be a stranger's: nothing in it is chosen by the person. */
      readonly confirm: (link: string) => Text;
    }
  >
> = {
  en: {
    recover: (name, link) => ({
      subject: 'Manigance: back into your account',
      text: `Hello ${name},\n\nthis link lets you choose a new password. It holds for an hour, and once:\n\n${link}\n\nYou did not ask for it? Then leave it alone: nothing has changed.\n`,
    }),
    confirm: (link) => ({
      subject: 'Manigance: is this your address?',
      text: `Hello,\n\nopen this link to confirm your mail address. It holds for an hour, and once:\n\n${link}\n\nYou have no account with us? Then ignore this mail: you will get no other.\n`,
    }),
  },
  fr: {
    recover: (name, link) => ({
      subject: 'Manigance : retrouver votre compte',
      text: `Bonjour ${name},\n\nce lien vous permet de choisir un nouveau mot de passe. Il vaut une heure, et une fois :\n\n${link}\n\nVous n’avez rien demandé ? Laissez-le de côté : rien n’a changé.\n`,
    }),
    confirm: (link) => ({
      subject: 'Manigance : est-ce bien votre adresse ?',
      text: `Bonjour,\n\nouvrez ce lien pour confirmer votre adresse. Il vaut une heure, et une fois :\n\n${link}\n\nVous n’avez pas de compte chez nous ? Ignorez ce message : vous n’en recevrez pas d’autre.\n`,
    }),
  },
};

export function recoveryMail(language: Language, name: string, link: string): Text {
  return texts[language].recover(name, link);
}

export function confirmationMail(language: Language, link: string): Text {
  return texts[language].confirm(link);
}
