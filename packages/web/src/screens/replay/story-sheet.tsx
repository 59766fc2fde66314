import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { Sheet } from '@manigance/ui/sheet.tsx';
import type { Replaying } from '../../match/replaying.ts';
import { StoryPart } from '../../table/end/story-part.tsx';
import '../../table/end/style/index.css';
import { useScreenWords } from '../../text/screens/index.ts';

/** The story of the match that is replayed, wherever its record comes from. */
export function StorySheet({
  client,
  board,
  props,
  onWatch,
  onClose,
}: {
  readonly client: Replaying;
  readonly board: AnyBoard;
  readonly props: BoardProps;
  readonly onWatch: (move: number) => void;
  readonly onClose: () => void;
}) {
  const { replay: words } = useScreenWords();
  return (
    <Sheet title={words.story} onClose={onClose} class="after-sheet">
      <div class="end">
        <div class="end-tale">
          <StoryPart client={client} board={board} props={props} onWatch={onWatch} />
        </div>
      </div>
    </Sheet>
  );
}
