import type { GameEvent } from '@manigance/core';
import type { BoardProps } from '@manigance/ui/board-props.ts';
import { useEffect, useState } from 'preact/hooks';
import type { MatchClient } from '../match/match-client.ts';
import { isPlayedFor, type PlayedFor } from '../match/played-for.ts';
import { useWords } from '../text/index.ts';
import { PassingNotice } from './notice.tsx';

/** Tells the player what was played for them when their time was up, until they close it or move themselves. */
export function PlayedNotice({
  client,
  props: { text, names },
}: {
  readonly client: MatchClient;
  readonly props: BoardProps;
}) {
  const { table } = useWords();
  const [played, setPlayed] = useState<PlayedFor | undefined>(undefined);
  useEffect(
    () =>
      client.subscribe({
        update({ news = [], since = [], afresh, isMine = false }) {
          const found = lateMove(afresh ? since : news);
          if (afresh || isMine || found !== undefined) setPlayed(found);
        },
      }),
    [client],
  );
  if (played === undefined) return undefined;
  const said = table.playedFor[played.by](text.move(played.move, played.view, names));
  return <PassingNotice text={said} onClose={() => setPlayed(undefined)} />;
}

function lateMove(events: readonly GameEvent[]): PlayedFor | undefined {
  return events.filter(isPlayedFor).findLast(({ by }) => by === 'time');
}
