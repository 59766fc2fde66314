import { useState } from 'preact/hooks';
import type { AnyBoard, BoardProps } from '../boards/props.ts';
import { askWorker } from '../host/ask-worker.ts';
import type { Host } from '../host/host.ts';
import { Token } from '../pieces/seats.tsx';
import { Sheet } from '../pieces/sheet.tsx';
import { hrefOf } from '../routes.ts';
import { useWords } from '../text/index.ts';

/** Who won and why, and what to do next. */
export function AfterSheet({
  host,
  board: { After },
  props,
  onClose,
  onRematch,
}: {
  readonly host: Host;
  readonly board: AnyBoard;
  readonly props: BoardProps;
  readonly onClose: () => void;
  readonly onRematch?: () => void;
}) {
  const words = useWords();
  const { shown, text, names } = props;
  const { outcome } = shown;
  const [shared, setShared] = useState(false);
  if (outcome === undefined) return undefined;
  const share = async () => {
    const story = `${text.title}: ${text.outcome(outcome, names)}`;
    const url = host.say === undefined ? location.origin : location.href; // a match in this browser has no address elsewhere
    if (navigator.share !== undefined) return navigator.share({ text: story, url }).catch(() => undefined);
    await navigator.clipboard?.writeText(`${story} ${url}`);
    setShared(true);
  };
  return (
    <Sheet title={words.after.title} onClose={onClose} class="after-sheet">
      <p class="after-winners">
        {outcome.winners.map((seat) => (
          <Token key={seat} seat={seat} />
        ))}
      </p>
      <p class="after-how">
        <b>{text.outcome(outcome, names)}</b>
      </p>
      <div class="after-buttons">
        {onRematch && (
          <button type="button" class="btn main" onClick={onRematch}>
            {words.after.rematch}
          </button>
        )}
        <button type="button" class="btn" onClick={onClose}>
          {words.after.board}
        </button>
        <button type="button" class="btn" onClick={() => void share()}>
          {shared ? words.lobby.copied : words.after.share}
        </button>
        <a class="btn" href={hrefOf({ at: 'home' })}>
          {words.after.home}
        </a>
      </div>
      {After && <After {...props} />}
      <Luck host={host} />
      <p class="aside">{words.after.recordHint}</p>
    </Sheet>
  );
}

/** The record of the match: to keep, to share, and to check that nobody touched the luck. */
function Luck({ host }: { readonly host: Host }) {
  const words = useWords();
  const [checked, setChecked] = useState<boolean | undefined>(undefined);
  const save = async () => {
    const record = await host.record();
    if (record === undefined) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([record], { type: 'application/x-ndjson' }));
    link.download = `${host.game}.jsonl`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const check = async () => {
    const record = await host.record();
    if (record !== undefined)
      setChecked((await askWorker({ type: 'verify', id: 0, game: host.game, record })) === true);
  };
  return (
    <div class="after-buttons">
      <button type="button" class="btn quiet" onClick={() => void save()}>
        {words.after.record}
      </button>
      <button type="button" class="btn quiet" onClick={() => void check()}>
        {words.after.check}
      </button>
      <p role="status" class={checked === false ? 'bad' : 'good'}>
        {checked === true && words.after.verified}
        {checked === false && words.after.notVerified}
      </p>
    </div>
  );
}
