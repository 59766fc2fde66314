import type { Vocabulary } from '@manigance/core';
import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import type { EndParts } from '@manigance/ui/end-parts.ts';
import { Icon } from '@manigance/ui/icon.tsx';
import { laurel } from '@manigance/ui/laurel.ts';
import { Token } from '@manigance/ui/seats.tsx';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { useLoad } from '@manigance/ui/use-load.ts';
import type { MatchClient } from '../../match/match-client.ts';
import { useWords } from '../../text/index.ts';
import { DistancePart } from './distance-part.tsx';
import { Luck } from './luck.tsx';
import { NextStep } from './next-step.tsx';
import { StoryPart } from './story-part.tsx';
import { useEndWords } from './words.ts';
import './style/index.css';

/** Props of the sheet at the end of a match. */
export interface EndSheetProps {
  readonly client: MatchClient;
  readonly board: AnyBoard;
  readonly props: BoardProps;
  readonly onClose: () => void;
  readonly onRematch: (() => void) | undefined;
  readonly rematchWords: string | undefined;
}

/** Parts of a game without any for the end. */
const noParts: EndParts<Vocabulary> = {};

/** The end of a match: who won and how, by how much I missed it, the turning points, all that was hidden, and the next step. */
export function EndSheet(all: EndSheetProps) {
  const { client, board, props, onClose } = all;
  const words = useWords();
  const end = useEndWords();
  const parts = useLoad(async () => (await board.end?.()) ?? noParts, [board]) ?? noParts;
  const { shown } = props;
  const { outcome, viewer } = shown;
  if (outcome === undefined) return undefined;
  const { After } = parts;
  return (
    <Sheet title={words.table.end} onClose={onClose} class="after-sheet">
      <div class="end">
        <Hero parts={parts} props={props} />
        {viewer !== 'spectator' && <DistancePart parts={parts} props={props} seat={viewer} />}
        <div class="end-tale">
          <StoryPart client={client} board={board} props={props} />
          {After && (
            <section aria-label={end.reveal}>
              <h3>{end.reveal}</h3>
              <After {...props} />
            </section>
          )}
          <section>
            <h3>{end.more}</h3>
            <Luck client={client} />
          </section>
        </div>
        <NextStep {...all} />
      </div>
    </Sheet>
  );
}

/** Who won, in a laurel, and how. */
function Hero({
  parts: { Emblem },
  props,
}: {
  readonly parts: EndParts<Vocabulary>;
  readonly props: BoardProps;
}) {
  const words = useEndWords();
  const { shown, text, names } = props;
  const { outcome, viewer } = shown;
  if (outcome === undefined) return undefined;
  const { winners } = outcome;
  const isMine = viewer !== 'spectator' && winners.includes(viewer);
  return (
    <header class="end-hero">
      <div class="end-winners">
        {winners.map((seat) => (
          <span key={seat} class="end-laurel">
            <Icon of={laurel} />
            {Emblem === undefined ? <Token seat={seat} /> : <Emblem {...props} seat={seat} />}
          </span>
        ))}
      </div>
      <p class="end-who">
        {Emblem !== undefined && winners.map((seat) => <Token key={seat} seat={seat} />)}
        {isMine && winners.length === 1 ? words.youWin : words.wins(winners.map(names))}
      </p>
      <p class="after-how">{text.outcome(outcome, names)}</p>
    </header>
  );
}
