import { limits } from '@manigance/protocol/limits';
import { useSettings } from '@manigance/ui/settings.ts';
import { useState } from 'preact/hooks';
import { introduce } from '../../remote/guest.ts';
import { Form } from '../../settings/form.tsx';
import { useWords } from '../../text/index.ts';
import { Field, NewPasswordField, Part } from './fields.tsx';
import { addPasskey, hasPasskeys } from './passkey.ts';
import { FormFoot, useRequestRun } from './request-run.tsx';
import { type Answered, ask, signedIn } from './requests.ts';
import { useAccountWords } from './words.ts';

/** Makes an account of the guest that this browser is. */
export function CreatePart({ onDone }: { readonly onDone: () => void }) {
  const words = useAccountWords();
  const { guest } = useWords();
  const [name, setName] = useState(useSettings().name.trim());
  const [password, setPassword] = useState('');
  const run = useRequestRun();
  const create = async (body: object): Promise<Answered> => {
    await introduce({ chosen: '', guest: name.trim() || guest });
    const answer = await ask('account/create', { name: name.trim(), ...body });
    signedIn(answer);
    return answer;
  };
  const withPassword = async () => {
    if (await run.send(() => create({ password }), words.created)) onDone();
  };
  const withPasskey = async () => {
    const isMade = await run.send(async () => {
      const answer = await create({});
      return answer.ok ? ((await addPasskey(words.passkeyLabel(''), undefined)) ?? answer) : answer;
    }, words.created);
    if (isMade) onDone();
  };
  return (
    <Part title={words.create}>
      <Form class="stack" onSubmit={withPassword}>
        <Field
          label={words.name}
          value={name}
          onInput={setName}
          autoComplete="username"
          minLength={2}
          maxLength={limits.nameLength}
        />
        <NewPasswordField
          label={words.password}
          hint={words.passwordHint}
          value={password}
          onInput={setPassword}
        />
        <FormFoot of={run} label={words.createIt} isMain>
          {hasPasskeys() && name.trim().length > 1 && (
            <button type="button" class="btn" disabled={run.isBusy} onClick={() => void withPasskey()}>
              {words.createWithPasskey}
            </button>
          )}
        </FormFoot>
      </Form>
    </Part>
  );
}
