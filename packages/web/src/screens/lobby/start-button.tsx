import { useEffect, useRef, useState } from 'preact/hooks';
import type { Followed } from '../../remote/use-remote.ts';
import { useScreenWords } from '../../text/screens/index.ts';

/** Begins the match. While others are not ready, it names them and asks once. */
export function StartButton({
  followed: { table, info, me },
  fill,
}: {
  readonly followed: Pick<Followed, 'table' | 'info' | 'me'>;
  /** Level of the bots on free seats; `undefined` if there is none. */
  readonly fill: string | undefined;
}) {
  const { lobby: words } = useScreenWords();
  const [isAsking, setAsking] = useState(false);
  const late = info.seats.flatMap(({ person, isReady }) =>
    person === undefined || person.id === me || isReady === true ? [] : [person.name],
  );
  const start = () =>
    void table.do({ type: 'start', table: info.id, ...(fill === undefined ? {} : { fill }) });
  if (isAsking && late.length > 0)
    return <Asking late={late} onStart={start} onWait={() => setAsking(false)} />;
  return (
    <button
      type="button"
      class="btn main big"
      disabled={fill === ''}
      onClick={() => (late.length === 0 ? start() : setAsking(true))}
    >
      {words.start}
    </button>
  );
}

interface AskingProps {
  readonly late: readonly string[];
  readonly onStart: () => void;
  readonly onWait: () => void;
}

/** Waiting takes the place of the button that was pressed, and the focus: a double press begins nothing. */
function Asking({ late, onStart, onWait }: AskingProps) {
  const { lobby: words } = useScreenWords();
  const wait = useRef<HTMLButtonElement>(null);
  useEffect(() => wait.current?.focus(), []);
  return (
    <>
      <p class="lobby-asking" role="alert">
        {words.notReadyYet(late)}
      </p>
      <button type="button" class="btn" onClick={onStart}>
        {words.startAnyway}
      </button>
      <button type="button" class="btn main big" ref={wait} onClick={onWait}>
        {words.wait}
      </button>
    </>
  );
}
