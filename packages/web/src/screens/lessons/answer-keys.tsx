import { useStore } from '@manigance/ui/store.ts';
import { GlyphButton } from '../../table/glyph-button.tsx';
import { useWords } from '../../text/index.ts';
import type { LessonClient } from './lesson-client.ts';
import { useLessonWords } from './words.ts';

/** Wrong answers after which the learner is urged to have the answer shown. */
const patience = 2;

/** After a wrong answer: shows the right one. */
export function ShowMe({ client, wrongs }: { readonly client: LessonClient; readonly wrongs: number }) {
  const words = useLessonWords();
  const { solution } = useStore(client.place);
  if (wrongs === 0 || solution !== undefined) return undefined;
  return (
    <button
      type="button"
      class={`btn ${wrongs >= patience ? 'main' : ''}`}
      onClick={() => void client.do('showMe')}
    >
      {words.showMe}
    </button>
  );
}

/** Opens the list of all legal moves. */
export function MoveListKey({ onList }: { readonly onList: () => void }) {
  const { table } = useWords();
  return (
    <span class="asked-tools">
      <GlyphButton of="list" label={table.list} onClick={onList} />
    </span>
  );
}
