import { changeSettings } from '@manigance/ui/settings.ts';
import { useState } from 'preact/hooks';
import { closeConnection } from '../../match/server-connection.ts';
import { forgetIntroduced } from '../../remote/guest.ts';
import { Part } from './fields.tsx';
import { Outcome, useRequestRun } from './request-run.tsx';
import { ask } from './requests.ts';
import { useAccountWords } from './words.ts';

/** Downloads a person's data, or deletes it with the account. */
export function DataPart({
  present,
  onDeleted,
}: {
  readonly present: string | undefined;
  readonly onDeleted: () => void;
}) {
  const words = useAccountWords();
  const [isAsked, setAsked] = useState(false);
  const run = useRequestRun();
  const remove = async () => {
    const isDone = await run.send(() => ask('account/delete', { password: present }), words.deleted);
    if (!isDone) return;
    closeConnection();
    forgetIntroduced();
    changeSettings({ name: '' });
    onDeleted();
  };
  return (
    <Part title={words.data}>
      <p>{words.dataText}</p>
      <p class="buttons">
        <a class="btn" href="/api/me/export" download="manigance.json">
          {words.download}
        </a>
      </p>
      <h3>{words.remove2}</h3>
      <p>{words.deleteText}</p>
      <Outcome of={run} />
      {isAsked ? (
        <p class="buttons" role="group" aria-label={words.remove2}>
          <button type="button" class="btn main" disabled={run.isBusy} onClick={() => void remove()}>
            {words.deleteSure}
          </button>
          <button type="button" class="btn" onClick={() => setAsked(false)}>
            {words.cancel}
          </button>
        </p>
      ) : (
        <p class="buttons">
          <button type="button" class="btn" onClick={() => setAsked(true)}>
            {words.deleteIt}
          </button>
        </p>
      )}
    </Part>
  );
}
