import { useSettings } from '@manigance/ui/settings.ts';
import { useState } from 'preact/hooks';
import { Form } from '../../settings/form.tsx';
import { Field, NewPasswordField, Part } from './fields.tsx';
import { addPasskey, hasPasskeys } from './passkey.ts';
import { FormFoot, Outcome, useRequestRun } from './request-run.tsx';
import { type AccountInfo, ask } from './requests.ts';
import { useAccountWords } from './words.ts';

/** The props of every part of a signed-in account. */
export interface AccountPartProps {
  readonly account: AccountInfo;
  /** The present password where the sign-in was too long ago. */
  readonly present: string | undefined;
  readonly onChange: () => void;
}

/** Sets or changes the password. */
export function PasswordPart({ account: { hasPassword }, present, onChange }: AccountPartProps) {
  const words = useAccountWords();
  const [next, setNext] = useState('');
  const run = useRequestRun();
  const change = async () => {
    const isDone = await run.send(() => ask('changePassword', { password: present, next }), words.changed);
    if (!isDone) return;
    setNext('');
    onChange();
  };
  return (
    <Part title={words.password}>
      <Form class="stack" onSubmit={change}>
        <NewPasswordField
          label={words.newPassword}
          hint={words.passwordHint}
          value={next}
          onInput={setNext}
        />
        <FormFoot of={run} label={hasPassword ? words.change : words.add} />
      </Form>
    </Part>
  );
}

/** Lists, adds and removes passkeys. */
export function PasskeysPart({ account: { passkeys, sessions }, present, onChange }: AccountPartProps) {
  const words = useAccountWords();
  const run = useRequestRun();
  const label = words.passkeyLabel(sessions.find(({ isThis }) => isThis)?.device ?? '');
  const change = async (work: Parameters<typeof run.send>[0], done: string) => {
    if (await run.send(work, done)) onChange();
  };
  return (
    <Part title={words.passkeys}>
      <p>{words.passkeysText}</p>
      {passkeys.length === 0 && <p class="aside">{words.noPasskeys}</p>}
      <ul class="account-list">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span>
              <b>{passkey.label}</b> <Days since={passkey.since} used={passkey.used} />
            </span>
            <button
              type="button"
              class="btn"
              aria-label={words.remove(passkey.label)}
              disabled={run.isBusy}
              onClick={() =>
                void change(() => ask('dropPasskey', { password: present, passkey: passkey.id }), '')
              }
            >
              {words.removeIt}
            </button>
          </li>
        ))}
      </ul>
      <Outcome of={run} />
      {hasPasskeys() ? (
        <p class="buttons">
          <button
            type="button"
            class="btn"
            disabled={run.isBusy}
            onClick={() => void change(() => addPasskey(label, present), words.passkeyAdded)}
          >
            {words.addPasskey}
          </button>
        </p>
      ) : (
        <p class="aside">{words.noPasskeysHere}</p>
      )}
    </Part>
  );
}

/** Sets the mail address for recovery. */
export function AddressPart({ account, present, onChange }: AccountPartProps) {
  const words = useAccountWords();
  const { language } = useSettings();
  const [address, setAddress] = useState('');
  const run = useRequestRun();
  const forget = async () => {
    const isDone = await run.send(() => ask('setAddress', { password: present, language }), words.forgotten2);
    if (isDone) onChange();
  };
  const send = () =>
    run.send(
      () => ask('setAddress', { password: present, address: address.trim(), language }),
      words.linkSent(address.trim()),
    );
  return (
    <Part title={words.address}>
      <p>{account.canMail ? words.addressText : words.noMail}</p>
      {account.address !== undefined && (
        <p class="account-row">
          <b>{words.addressIs(account.address)}</b>
          <button type="button" class="btn" disabled={run.isBusy} onClick={() => void forget()}>
            {words.forget}
          </button>
        </p>
      )}
      {account.canMail && (
        <Form class="stack" onSubmit={send}>
          <Field
            label={words.address}
            type="email"
            value={address}
            onInput={setAddress}
            autoComplete="email"
          />
          <FormFoot of={run} label={words.sendLink} />
        </Form>
      )}
    </Part>
  );
}

/** Lists the sessions and ends them. */
export function SessionsPart({ account: { sessions }, onChange }: AccountPartProps) {
  const words = useAccountWords();
  const run = useRequestRun();
  const end = async (session: string) => {
    if (await run.send(() => ask('endSession', { session }), words.ended)) onChange();
  };
  return (
    <Part title={words.sessions}>
      <ul class="account-list">
        {sessions.map(({ id, device, since, used, isThis }) => (
          <li key={id}>
            <span>
              <b>{device || words.unknownDevice}</b> {isThis && <span class="tag">{words.thisOne}</span>}{' '}
              <Days since={since} used={used} />
            </span>
            {!isThis && (
              <button
                type="button"
                class="btn"
                aria-label={words.endOf(device || words.unknownDevice)}
                disabled={run.isBusy}
                onClick={() => void end(id)}
              >
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Outcome of={run} />
    </Part>
  );
}

function Days({ since, used }: { readonly since: number; readonly used: number }) {
  const words = useAccountWords();
  const { language } = useSettings();
  const day = (at: number) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
  return (
    <small>
      {words.since(day(since))}, {words.used(day(used))}
    </small>
  );
}
