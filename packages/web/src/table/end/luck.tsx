import { type MatchRecord, recordFileName } from '@manigance/core';
import { useState } from 'preact/hooks';
import { askWorker } from '../../local/worker-client.ts';
import type { MatchClient } from '../../match/match-client.ts';
import { useScreenWords } from '../../text/screens/index.ts';

type Checked = 'checking' | 'verified' | 'notVerified' | 'noRecord';

/** Download of the record, and verification of the shuffle. */
export function Luck({ client }: { readonly client: MatchClient }) {
  const { after } = useScreenWords();
  const [checked, setChecked] = useState<Checked | undefined>(undefined);
  const save = async () => {
    const record = await client.record();
    if (record === undefined) return setChecked('noRecord');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([record], { type: 'application/x-ndjson' }));
    link.download = recordFileName(JSON.parse(record.slice(0, record.indexOf('\n'))) as MatchRecord);
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const check = async () => {
    setChecked('checking');
    const record = await client.record();
    if (record === undefined) return setChecked('noRecord');
    const isHonest = (await askWorker({ type: 'verify', game: client.game, record })) === true;
    setChecked(isHonest ? 'verified' : 'notVerified');
  };
  return (
    <section class="luck" aria-label={after.check}>
      <p class="aside">{after.recordHint}</p>
      <div class="after-buttons">
        <button type="button" class="btn" onClick={() => void save()}>
          {after.record}
        </button>
        <button type="button" class="btn" onClick={() => void check()}>
          {after.check}
        </button>
      </div>
      <p role="status" class={checked === 'verified' ? 'good' : checked === 'notVerified' ? 'bad' : ''}>
        {checked && after[checked]}
      </p>
    </section>
  );
}
