import { type MatchRecord, recordFileName } from '@manigance/core';
import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { Token } from '@manigance/ui/seats.tsx';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { useState } from 'preact/hooks';
import { copyText } from '../copy-text.ts';
import { askWorker } from '../local/worker-client.ts';
import type { MatchClient } from '../match/match-client.ts';
import { useAddressForOthers } from '../remote/reach.ts';
import { hrefOf } from '../routes.ts';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';

/** Winner, reason, and what to do next. */
export function EndSheet({
  client,
  board: { After },
  props,
  onClose,
  onRematch,
  rematchWords,
}: {
  readonly client: MatchClient;
  readonly board: AnyBoard;
  readonly props: BoardProps;
  readonly onClose: () => void;
  readonly onRematch: (() => void) | undefined;
  readonly rematchWords: string | undefined;
}) {
  const words = useWords();
  const { after } = useScreenWords();
  const { shown, text, names } = props;
  const { outcome, viewer } = shown;
  const [shared, setShared] = useState(false);
  const address = useAddressForOthers();
  if (outcome === undefined) return undefined;
  const share = async () => {
    const story = words.table.labelled(text.title, text.outcome(outcome, names));
    // A match kept in this browser has no shareable address.
    const { replayed } = client;
    const href = replayed?.kept === 'table' ? hrefOf({ at: 'replay', of: replayed }) : '';
    const url = new URL(href, address ?? location.href.split('#')[0]).href;
    if (navigator.share !== undefined) return navigator.share({ text: story, url }).catch(() => undefined);
    setShared(await copyText(`${story} ${url}`));
  };
  const won = viewer !== 'spectator' && outcome.winners.includes(viewer);
  return (
    <Sheet title={words.table.end} onClose={onClose} class="after-sheet">
      <p class="after-winners">
        {outcome.winners.map((seat) => (
          <Token key={seat} seat={seat} />
        ))}
      </p>
      {won && <p class="after-won">{after.won}</p>}
      <p class="after-how">
        <b>{text.outcome(outcome, names)}</b>
      </p>
      <div class="after-buttons">
        {onRematch && (
          <button type="button" class="btn main" onClick={onRematch}>
            {rematchWords ?? after.rematch}
          </button>
        )}
        {client.replayed && (
          <a class="btn" href={hrefOf({ at: 'replay', of: client.replayed })}>
            {after.replay}
          </a>
        )}
        <button type="button" class="btn" onClick={onClose}>
          {after.board}
        </button>
        <button type="button" class="btn" onClick={() => void share()}>
          {shared ? after.shared : after.share}
        </button>
        <a class="btn" href={hrefOf({ at: 'home' })}>
          {words.toHome}
        </a>
      </div>
      {After && <After {...props} />}
      <Luck client={client} />
    </Sheet>
  );
}

type Checked = 'checking' | 'verified' | 'notVerified' | 'noRecord';

/** Download of the record, and verification of the shuffle. */
function Luck({ client }: { readonly client: MatchClient }) {
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
