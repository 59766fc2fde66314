import type { Language } from '@manigance/core';
import { lookKeys } from '../../look-alike/index.ts';
import { addressKey, type Mailer } from '../../mail/mailer.ts';
import type { Links } from './links.ts';
import { confirmationMail, recoveryMail } from './mails.ts';
import type { Account, AccountStore } from './store.ts';

interface RecoverySetup {
  readonly store: AccountStore;
  readonly links: Links;
  readonly mailer: Mailer | undefined;
  /** Where the page is. Never from a request: a forged host would get the links. */
  readonly home: () => string;
}

/** Confirmed mail addresses, and the recovery of accounts by mail. */
export class Recovery {
  private readonly setup: RecoverySetup;

  constructor(setup: RecoverySetup) {
    this.setup = setup;
  }

  get canMail(): boolean {
    return this.setup.mailer !== undefined;
  }

  /** Mails a link to the account of this name or address, if there is one with a confirmed address. */
  async ask(who: string, language: Language): Promise<void> {
    const { store, links, mailer, home } = this.setup;
    const account = who.includes('@')
      ? await store.withAddress(addressKey(who))
      : await store.named(lookKeys(who));
    if (account?.address === undefined || mailer === undefined) return;
    const token = await links.make(account.guest, 'recover', account.address);
    if (token === undefined) return;
    const mail = recoveryMail(language, account.name, `${home()}/#/account/reset/${token}`);
    await mailer.send({ to: account.address, ...mail });
  }

  /** The account that a link leads back into, while it holds. */
  async accountBehind(token: string): Promise<Account | undefined> {
    const guest = await this.setup.links.guestOf(token, 'recover');
    return guest === undefined ? undefined : this.setup.store.of(guest);
  }

  /** The account of a link that nobody has used, and nobody can use again. */
  async accountOf(token: string): Promise<Account | undefined> {
    const { links, store } = this.setup;
    const used = await links.use(token, 'recover');
    const account = used && (await store.of(used.guest));
    if (account !== undefined) await links.drop(account.guest, 'recover');
    // The address may have changed since the mail was sent.
    return account?.address === used?.address ? account : undefined;
  }

  /** Mails a link that confirms an address. */
  async confirmBy({ guest }: Account, address: string, language: Language): Promise<void> {
    const { links, mailer, home } = this.setup;
    const token = await links.make(guest, 'confirm', address);
    if (token === undefined || mailer === undefined) return;
    const mail = confirmationMail(language, `${home()}/#/account/confirm/${token}`);
    await mailer.send({ to: address, ...mail });
  }

  /** Makes an address the account's by a mailed link; answers whether the link held. */
  async confirm(token: string): Promise<boolean> {
    const used = await this.setup.links.use(token, 'confirm');
    if (used === undefined) return false;
    return this.setup.store.setAddress(used.guest, used.address, addressKey(used.address));
  }
}
