import { useState } from 'preact/hooks';
import { Choice } from '../../settings/choice.tsx';
import { Form } from '../../settings/form.tsx';
import { Field, Part } from './fields.tsx';
import { hasPasskeys, signInWithPasskey } from './passkey.ts';
import { RecoverForm } from './recover-form.tsx';
import { FormFoot, useRequestRun } from './request-run.tsx';
import { type Answered, ask, signedIn } from './requests.ts';
import { useAccountWords } from './words.ts';

/** Signs this browser in to an account that exists. */
export function SignInPart({
  openTables,
  onDone,
}: {
  /** Tables of the guest that this browser is. */
  readonly openTables: number;
  readonly onDone: () => void;
}) {
  const words = useAccountWords();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [wants, setJoin] = useState(true);
  const [isForgotten, setForgotten] = useState(false);
  const run = useRequestRun();
  const join = wants && openTables > 0;
  const signIn = async (work: () => Promise<Answered | undefined>) => {
    const isIn = await run.send(async () => {
      const answer = await work();
      if (answer !== undefined) signedIn(answer);
      return answer;
    }, '');
    if (isIn) onDone();
  };
  return (
    <Part title={words.signIn}>
      {openTables > 0 && (
        <Choice<boolean>
          label={words.tables(openTables)}
          values={[
            { value: true, name: words.join, text: words.joinText },
            { value: false, name: words.stay, text: words.stayText },
          ]}
          chosen={wants}
          onChoose={setJoin}
        />
      )}
      <Form
        class="stack"
        onSubmit={() => signIn(() => ask('account/sign-in', { name: name.trim(), password, join }))}
      >
        <Field label={words.name} value={name} onInput={setName} autoComplete="username" maxLength={60} />
        <Field
          label={words.password}
          type="password"
          value={password}
          onInput={setPassword}
          autoComplete="current-password"
        />
        <FormFoot of={run} label={words.signInIt} isMain>
          {hasPasskeys() && (
            <button
              type="button"
              class="btn"
              disabled={run.isBusy}
              onClick={() => void signIn(() => signInWithPasskey(join))}
            >
              {words.withPasskey}
            </button>
          )}
          <button
            type="button"
            class="btn quiet"
            aria-expanded={isForgotten}
            onClick={() => setForgotten(!isForgotten)}
          >
            {words.forgotten}
          </button>
        </FormFoot>
      </Form>
      {isForgotten && <RecoverForm />}
    </Part>
  );
}
