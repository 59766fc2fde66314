import { Glyph } from '@manigance/ui/icon.tsx';
import { lazy } from '@manigance/ui/lazy.tsx';
import { Token } from '@manigance/ui/seats.tsx';
import { useStore } from '@manigance/ui/store.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Replaying } from '../../match/replaying.ts';
import type { LineProps } from '../../table/table-slots.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { LastMoveLines } from './last-move-lines.tsx';
import { pace } from './pace.ts';
import { nextTurn } from './turn-positions.ts';
import { useArrows } from './use-arrows.ts';
import { useTurns } from './use-turns.ts';

const ReplaySheet = lazy(async () => (await import('./replay-sheet.tsx')).ReplaySheet);
const StorySheet = lazy(async () => (await import('./story-sheet.tsx')).StorySheet);

/** Time per step in automatic replay at the usual speed; ms. */
const breath = 1400;

/** Props of the controls of a replay. */
export interface ReplayLineProps extends Pick<LineProps, 'props' | 'board'> {
  readonly client: Replaying;
  /** Back to the match that is replayed while it is played. */
  readonly onLeave?: () => void;
}

/** Replay controls in place of the prompt: move number, what happened, step buttons, and everything else in a sheet. */
export function ReplayLine({ client, props, board, onLeave }: ReplayLineProps) {
  const { replay: words } = useScreenWords();
  const { at, step: shown } = useStore(client.place);
  const { unit, speed } = useStore(pace);
  const [running, setRunning] = useState(false);
  const [sheet, setSheet] = useState<'more' | 'story' | undefined>(undefined);
  const slider = useRef<HTMLInputElement>(null);
  const turns = useTurns(client, board, props);
  const isLast = at === client.moves;
  useEffect(() => slider.current?.focus(), []);
  const step = (by: number, how = unit) =>
    how === 'turn' && turns !== undefined
      ? client.go(nextTurn(turns, client.place.get().at, by))
      : client.step(by);
  const press = (by: number, how = unit) => {
    setRunning(false);
    void step(by, how);
  };
  useArrows(press);
  useEffect(() => {
    if (!running) return undefined;
    if (isLast) {
      setRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => void step(1), (props.motion.pause(breath) || breath) / speed);
    return () => clearTimeout(timer);
  }, [running, at, isLast, unit, speed]);
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
        <LastMoveLines client={client} props={props} />
      </div>
      <div class="replay-keys">
        <Key end label={words.first} glyph="first" off={at === 0} onPress={() => jump(0)} />
        <Key label={words.backBy[unit]} glyph="previous" off={at === 0} onPress={() => press(-1)} />
        <Key
          label={running ? words.pause : words.play}
          glyph={running ? 'pause' : 'play'}
          off={isLast}
          onPress={() => setRunning(!running)}
        />
        <Key label={words.onBy[unit]} glyph="next" off={isLast} onPress={() => press(1)} />
        <Key end label={words.last} glyph="last" off={isLast} onPress={() => jump(client.moves)} />
        <Key label={words.more} glyph="menu" off={false} onPress={() => setSheet('more')} />
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
      {client.isVerified !== undefined ? (
        <SeenBy client={client} />
      ) : (
        onLeave && (
          <button type="button" class="btn main replay-leave" onClick={onLeave}>
            {words.backToMatch}
          </button>
        )
      )}
      {sheet === 'more' && (
        <ReplaySheet
          client={client}
          props={props}
          onStory={() => setSheet('story')}
          onClose={() => setSheet(undefined)}
        />
      )}
      {sheet === 'story' && (
        <StorySheet
          client={client}
          board={board}
          props={props}
          onWatch={(move) => {
            setSheet(undefined);
            jump(move);
          }}
          onClose={() => setSheet(undefined)}
        />
      )}
    </section>
  );
}

/** The viewer whose view is shown: anybody, or all at once, once the match is over. */
function SeenBy({ client }: { readonly client: Replaying }) {
  const { replay: words } = useScreenWords();
  const { at, viewer } = useStore(client.place);
  const see = (value: string) =>
    void client.go(at, value === 'spectator' || value === 'everyone' ? value : Number(value));
  return (
    <label class="replay-seen">
      <span class="vh-compact">{words.seenBy}</span>
      <select value={`${viewer}`} onChange={(event) => see(event.currentTarget.value)}>
        <option value="everyone">{words.everyone}</option>
        <option value="spectator">{words.spectator}</option>
        {client.seated.map(({ name }, seat) => (
          <option key={name} value={`${seat}`}>
            {name}
          </option>
        ))}
      </select>
    </label>
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
