import { useSettings } from '@manigance/ui/settings.ts';
import { useState } from 'preact/hooks';
import { Form } from '../../settings/form.tsx';
import { Field } from './fields.tsx';
import { FormFoot, useRequestRun } from './request-run.tsx';
import { ask } from './requests.ts';
import { useAccountWords } from './words.ts';

/** Asks for a link by mail. Whether there is such an account is not said. */
export function RecoverForm() {
  const words = useAccountWords();
  const { language } = useSettings();
  const [who, setWho] = useState('');
  const run = useRequestRun();
  return (
    <Form
      class="stack"
      onSubmit={() => run.send(() => ask('account/recover', { who: who.trim(), language }), words.recovered)}
    >
      <Field label={words.who} value={who} onInput={setWho} autoComplete="email" />
      <FormFoot of={run} label={words.recover} />
    </Form>
  );
}
