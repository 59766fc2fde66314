import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { useEffect, useState } from 'preact/hooks';
import { askAdviser } from '../../advice/ask.ts';
import type { ToldStory } from '../../advice/story.ts';
import type { MatchClient } from '../../match/match-client.ts';
import { accountOf } from './account.ts';
import { ChancesChart } from './chances-chart.tsx';
import { ChancesTable } from './chances-table.tsx';
import { bestMoment } from './chart-geometry.ts';
import { TurningPoints } from './turning-points.tsx';
import { useEndWords } from './words.ts';

type Telling = ToldStory | 'none' | number;

/** The story of the match: a chart of chances or its table, and the turning points. */
export function StoryPart({
  client,
  board,
  props,
}: {
  readonly client: MatchClient;
  readonly board: AnyBoard;
  readonly props: BoardProps;
}) {
  const words = useEndWords();
  const story = useStory(client, props);
  const [isTable, setTable] = useState(false);
  useKeyT(() => setTable((is) => !is));
  if (story === 'none') return <p class="aside">{words.untold}</p>;
  if (typeof story === 'number')
    return (
      <p class="end-telling" role="status">
        {words.telling} <progress value={story} max={1} aria-label={words.telling} />
      </p>
    );
  const { viewer, outcome } = props.shown;
  const seat = viewer === 'spectator' ? undefined : viewer;
  const winners = outcome?.winners ?? [];
  const best = seat === undefined || winners.includes(seat) ? undefined : bestMoment(story.moments, seat);
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
        <ChancesTable story={story} viewer={seat} />
      ) : (
        <ChancesChart story={story} winners={winners} viewer={seat} />
      )}
      <p class="end-account">{accountOf(story, winners, props.names, words.account)}</p>
      <TurningPoints story={story} client={client} board={board} props={props} />
      {best !== undefined && seat !== undefined && (
        <p class="end-best">{words.closest(best.move, words.percent(best.chances[seat] ?? 0))}</p>
      )}
    </section>
  );
}

/** The story, the share of it that is computed, or none. */
function useStory(client: MatchClient, { shown: { viewer } }: BoardProps): Telling {
  const [story, setStory] = useState<Telling>(0);
  useEffect(() => {
    let isGone = false;
    let cancel = () => {};
    const tell = (told: Telling) => {
      if (!isGone) setStory(told);
    };
    const ask = async () => {
      const record = await client.record();
      if (record === undefined) return undefined;
      if (isGone) return undefined;
      const asked = askAdviser('story', { record, viewer }, tell);
      cancel = asked.cancel;
      return asked.answer;
    };
    void ask().then(
      (told) => tell(told ?? 'none'),
      () => tell('none'),
    );
    return () => {
      isGone = true;
      cancel();
    };
  }, [client, viewer]);
  return story;
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
