import type { Viewer } from '@manigance/core';
import type { BoardProps } from '@manigance/ui/board-props.ts';
import { Glyph } from '@manigance/ui/icon.tsx';
import { Token } from '@manigance/ui/seats.tsx';
import { useStore } from '@manigance/ui/store.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Replaying } from '../../match/replaying.ts';
import { useScreenWords } from '../../text/screens/index.ts';

/** Time per move in automatic replay; ms. */
const breath = 1400;

/** Replay controls in place of the prompt: move number, what happened, step buttons. */
export function ReplayLine({
  client,
  props,
  onLeave,
}: {
  readonly client: Replaying;
  readonly props: BoardProps;
  /** Back to the match that is replayed while it is played. */
  readonly onLeave?: () => void;
}) {
  const { replay: words } = useScreenWords();
  const { at, viewer, step: shown } = useStore(client.place);
  const [running, setRunning] = useState(false);
  const slider = useRef<HTMLInputElement>(null);
  const isLast = at === client.moves;
  useEffect(() => slider.current?.focus(), []);
  const step = (by: number) => {
    setRunning(false);
    void client.step(by);
  };
  useArrows(step);
  useEffect(() => {
    if (!running) return undefined;
    if (isLast) {
      setRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => void client.go(at + 1), props.motion.pause(breath) || breath);
    return () => clearTimeout(timer);
  }, [running, at, isLast]);
  const jump = (to: number) => {
    setRunning(false);
    void client.go(to);
  };
  return (
    <section class="asked replay" id="asked" tabIndex={-1} aria-label={words.title}>
      {shown.played && <Token seat={shown.played.seat} />}
      {/* What scrolls has to be reachable by keyboard. */}
      <div
        class={`replay-text ${isLast ? 'is-last' : ''}`}
        role="group"
        aria-label={words.slider}
        tabIndex={0}
        aria-live={running ? 'off' : 'polite'}
        aria-atomic="true"
      >
        <p class="replay-count">
          {at === 0 ? words.opening : words.step(at, client.moves)}
          {at > 0 && client.isVerified === false && <b class="bad"> {words.unverified}</b>}
        </p>
        <Told client={client} props={props} />
      </div>
      <div class="replay-keys">
        <Key end label={words.first} glyph="first" off={at === 0} onPress={() => jump(0)} />
        <Key label={words.back} glyph="previous" off={at === 0} onPress={() => step(-1)} />
        <Key
          label={running ? words.pause : words.play}
          glyph={running ? 'pause' : 'play'}
          off={isLast}
          onPress={() => setRunning(!running)}
        />
        <Key label={words.on} glyph="next" off={isLast} onPress={() => step(1)} />
        <Key end label={words.last} glyph="last" off={isLast} onPress={() => jump(client.moves)} />
      </div>
      <label class="replay-slider">
        <span class="vh">{words.slider}</span>
        <input
          ref={slider}
          type="range"
          min={0}
          max={client.moves}
          value={at}
          aria-valuetext={at === 0 ? words.opening : words.step(at, client.moves)}
          onInput={(event) => jump(Number(event.currentTarget.value))}
        />
      </label>
      {client.isVerified === undefined ? (
        onLeave && (
          <button type="button" class="btn main replay-leave" onClick={onLeave}>
            {words.backToMatch}
          </button>
        )
      ) : (
        <label class="replay-seen">
          <span class="vh-compact">{words.seenBy}</span>
          <select
            value={`${viewer}`}
            onChange={({ currentTarget: { value } }) =>
              void client.go(at, value === 'spectator' ? value : (Number(value) as Viewer))
            }
          >
            <option value="spectator">{words.spectator}</option>
            {client.seated.map(({ name }, seat) => (
              <option key={name} value={`${seat}`}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}

function Key({
  label,
  glyph,
  off,
  onPress,
  end = false,
}: {
  readonly label: string;
  readonly glyph: Parameters<typeof Glyph>[0]['of'];
  readonly off: boolean;
  readonly onPress: () => void;
  /** Hidden on narrow screens; the slider does the same. */
  readonly end?: boolean;
}) {
  return (
    <button
      type="button"
      class={`btn round ${end ? 'is-end' : ''}`}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => !off && onPress()}
    >
      <Glyph of={glyph} />
    </button>
  );
}

/** The last move as log lines, or its label if the viewer saw no event of it. */
function Told({ client, props }: { readonly client: Replaying; readonly props: BoardProps }) {
  const { replay: words } = useScreenWords();
  const { step, at } = useStore(client.place);
  const { text, names } = props;
  const { events, played } = step;
  if (at === 0 && client.isVerified === undefined) return <p>{words.asYouSaw}</p>;
  if (at === 0)
    return client.isVerified ? <p class="good">{words.verified}</p> : <p class="bad">{words.notVerified}</p>;
  const end = client.isStopped && at === client.moves ? ` ${words.stopped}` : '';
  if (events.length > 0) return <p>{events.map((event) => text.event(event, names)).join(' ') + end}</p>;
  const move = played && words.answers(names(played.seat), text.move(played.move, played.view, names));
  return <p>{(move ?? words.nothing) + end}</p>;
}

/** Arrow keys step through the match unless the focused element uses them. */
function useArrows(step: (by: number) => void): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const target = event.target as Element | null;
      const isFree = target === document.body || target?.closest('.replay:not(input, select)') !== null;
      if (by === undefined || !isFree || target?.matches('input, select')) return;
      event.preventDefault();
      latest.current(by);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
