import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { useEffect, useState } from 'preact/hooks';
import type { MatchClient } from '../../match/match-client.ts';
import { accountOf } from './account.ts';
import { ChancesChart } from './chances-chart.tsx';
import { ChancesTable } from './chances-table.tsx';
import { bestMoment } from './chart-geometry.ts';
import { Choices } from './choices.tsx';
import { TurningPoints } from './turning-points.tsx';
import { useStory } from './use-story.ts';
import { useEndWords } from './words.ts';

/** The story of the match: a chart of chances or its table, the turning points, and the choices of a seat. */
export function StoryPart({
  client,
  board,
  props,
  onWatch,
}: {
  readonly client: MatchClient;
  readonly board: AnyBoard;
  readonly props: BoardProps;
  /** Shows the position after this many moves; absent where a link to the replay does. */
  readonly onWatch?: (move: number) => void;
}) {
  const words = useEndWords();
  const { viewer } = props.shown;
  const { chances, story, done, isUntold } = useStory(client, viewer);
  const [isTable, setTable] = useState(false);
  useKeyT(() => setTable((is) => !is));
  if (isUntold) return <p class="aside">{words.untold}</p>;
  const telling = (
    <p class="end-telling" role="status">
      {words.telling} <progress value={done} max={1} aria-label={words.telling} />
    </p>
  );
  const shown = story ?? chances;
  if (shown === undefined) return telling;
  const seat = viewer === 'spectator' ? undefined : viewer;
  const { moments, winners } = shown;
  const points = story?.points ?? [];
  const best = seat === undefined || winners.includes(seat) ? undefined : bestMoment(moments, seat);
  const watching = onWatch === undefined ? {} : { onWatch };
  return (
    <section class="end-story" aria-label={words.story}>
      <div class="end-story-head">
        <h3>{words.story}</h3>
        <p class="aside">{words.chances}</p>
        <button type="button" class="btn quiet" aria-keyshortcuts="t" onClick={() => setTable(!isTable)}>
          {isTable ? words.chart : words.table}
        </button>
      </div>
      {isTable ? (
        <ChancesTable moments={moments} points={points} viewer={seat} />
      ) : (
        <ChancesChart moments={moments} points={points} winners={winners} viewer={seat} />
      )}
      {story === undefined ? (
        telling
      ) : (
        <>
          <p class="end-account">{accountOf(story, winners, props.names, words.account)}</p>
          <TurningPoints story={story} client={client} board={board} props={props} {...watching} />
        </>
      )}
      {best !== undefined && seat !== undefined && (
        <p class="end-best">{words.closest(best.move, words.percent(best.chances[seat] ?? 0))}</p>
      )}
      {story !== undefined && (
        <Choices story={story} replayed={client.replayed} props={props} {...watching} />
      )}
    </section>
  );
}

/** The key T changes between chart and table. */
function useKeyT(change: () => void): void {
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.toLowerCase() === 't' && !ctrlKey && !metaKey && !altKey) change();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
