import { useState } from 'preact/hooks';
import { replaceRoute } from '../../router.ts';
import { hrefOf } from '../../routes.ts';
import { Form } from '../../settings/form.tsx';
import { NewPasswordField, Part } from './fields.tsx';
import { FormFoot, Outcome, useRequestRun } from './request-run.tsx';
import { ask, signedIn } from './requests.ts';
import { useAccountWords } from './words.ts';

/** The page of a link that leads back into an account. */
export function ResetPart({ token }: { readonly token: string }) {
  const words = useAccountWords();
  const [next, setNext] = useState('');
  const run = useRequestRun();
  const reset = async () => {
    const isIn = await run.send(async () => {
      const answer = await ask('account/reset', { token, next });
      signedIn(answer);
      return answer;
    }, words.changed);
    if (isIn) replaceRoute({ at: 'account' });
  };
  return (
    <Part title={words.reset}>
      <Form class="stack" onSubmit={reset}>
        <NewPasswordField
          label={words.newPassword}
          hint={`${words.passwordHint} ${words.resetHint}`}
          value={next}
          onInput={setNext}
        />
        <FormFoot of={run} label={words.resetIt} isMain />
      </Form>
    </Part>
  );
}

/** The page of a link that confirms an address. It needs a press of a button: programs that scan mails open links too. */
export function ConfirmPart({ token }: { readonly token: string }) {
  const words = useAccountWords();
  const run = useRequestRun();
  const [isDone, setDone] = useState(false);
  const confirm = async () =>
    setDone(await run.send(() => ask('account/confirm', { token }), words.confirmed));
  return (
    <Part title={words.confirm}>
      <Outcome of={run} />
      <p class="buttons">
        {isDone ? (
          <a class="btn main" href={hrefOf({ at: 'account' })}>
            {words.toAccount}
          </a>
        ) : (
          <button type="button" class="btn main" disabled={run.isBusy} onClick={() => void confirm()}>
            {words.confirmIt}
          </button>
        )}
      </p>
    </Part>
  );
}
