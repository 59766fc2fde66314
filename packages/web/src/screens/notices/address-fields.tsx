import { useState } from 'preact/hooks';
import { Choice } from '../../settings/choice.tsx';
import { Form } from '../../settings/form.tsx';
import { tell } from './ask.ts';
import { awaitCode, awaitedAddress } from './awaited-code.ts';
import type { RequestRun } from './use-request-run.ts';
import { useNoticeWords } from './words.ts';

type Done = () => Promise<void>;

/** A mail address, and the code that proves it. */
export function MailFields({ doing, onDone }: { readonly doing: RequestRun; readonly onDone: Done }) {
  const words = useNoticeWords();
  const [address, setAddress] = useState(awaitedAddress);
  const [isSent, setSent] = useState(address !== '');
  const send = async () => {
    await tell('noticeAddress', { address });
    awaitCode(address);
    setSent(true);
    return words.codeSent;
  };
  const confirm = async (code: string) => {
    await tell('noticeAddress', { address, code });
    awaitCode(undefined);
    await onDone();
  };
  return (
    <>
      <Form onSubmit={() => doing.run('mail', send)}>
        <label class="field">
          <span>{words.address}</span>
          <input
            type="email"
            required
            autoComplete="email"
            value={address}
            onInput={(event) => setAddress(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn" disabled={doing.isBusy}>
          {words.sendCode}
        </button>
      </Form>
      {isSent && (
        <Form onSubmit={(fields) => doing.run('mail', () => confirm(String(fields.get('code'))))}>
          <label class="field">
            <span>{words.code}</span>
            <input
              name="code"
              required
              autoComplete="one-time-code"
              autoCapitalize="characters"
              maxLength={12}
            />
          </label>
          <button type="submit" class="btn main" disabled={doing.isBusy}>
            {words.confirm}
          </button>
        </Form>
      )}
    </>
  );
}

/** The address of a webhook and the form of what is posted there. */
export function HookFields({ doing, onDone }: { readonly doing: RequestRun; readonly onDone: Done }) {
  const words = useNoticeWords();
  const [form, setForm] = useState<'signed' | 'discord'>('discord');
  const save = async (url: string) => {
    await tell('setHook', { url, form });
    await onDone();
  };
  return (
    <Form onSubmit={(fields) => doing.run('hook', () => save(String(fields.get('url'))))}>
      <label class="field">
        <span>{words.hookUrl}</span>
        <input name="url" type="url" required placeholder="https://" autoComplete="off" />
      </label>
      <Choice<'signed' | 'discord'>
        label={words.form}
        values={(['discord', 'signed'] as const).map((value) => ({ value, name: words.forms[value] }))}
        chosen={form}
        onChoose={setForm}
      />
      <button type="submit" class="btn" disabled={doing.isBusy}>
        {words.save}
      </button>
    </Form>
  );
}
