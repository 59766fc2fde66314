import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { DraftScope } from '@manigance/ui/draft.ts';
import { lazy } from '@manigance/ui/lazy.tsx';
import { ScrollCue } from '@manigance/ui/scroll-cue.tsx';
import { Tabs } from '@manigance/ui/tabs.tsx';
import { roomyScreen, useMedia } from '@manigance/ui/use-media.ts';
import { useRef, useState } from 'preact/hooks';
import { useWords } from '../text/index.ts';
import { trayTabs } from './tray-tabs.tsx';

/** For boards without a tray. */
const Options = lazy(async () => (await import('./option-list.tsx')).Options);

/** Props of the tray. */
export interface TrayProps {
  readonly board: AnyBoard;
  readonly props: BoardProps;
}

/** The player's own things: one page at a time on a phone, all pages side by side on larger screens. */
export function Tray(all: TrayProps) {
  return (
    <DraftScope question={all.props.shown.asked?.question}>
      <Pages {...all} />
    </DraftScope>
  );
}

function Pages({ board, props }: TrayProps) {
  const words = useWords();
  const roomy = useMedia(roomyScreen);
  const tabs = trayTabs(board, props);
  const [open, setOpen] = useOpenTab(props.shown.asked?.question);
  if (board.tray === undefined) {
    return (
      <section class="tray" aria-label={words.table.tray}>
        <Options {...props} />
        <ScrollCue />
      </section>
    );
  }
  if (tabs.length === 0) return undefined;
  return (
    <section class={`tray ${roomy ? 'is-roomy' : ''}`} aria-label={words.table.tray}>
      <h2 class="vh">{words.table.tray}</h2>
      {roomy || tabs.length === 1 ? (
        tabs.map(({ panel }) => panel())
      ) : (
        <Tabs label={words.table.tray} open={open ?? tabs[0]?.id} onOpen={setOpen} tabs={tabs} />
      )}
      {!roomy && <ScrollCue />}
    </section>
  );
}

/** The page the player opened; a new question returns to the first page. */
function useOpenTab(question: number | undefined): [string | undefined, (id: string) => void] {
  const [turned, setTurned] = useState<{ readonly id: string; readonly at: number | undefined }>();
  const last = useRef(question);
  if (question !== undefined) last.current = question;
  return [turned?.at === last.current ? turned?.id : undefined, (id) => setTurned({ id, at: last.current })];
}
