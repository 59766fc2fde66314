import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { lazy } from '@manigance/ui/lazy.tsx';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { Tabs } from '@manigance/ui/tabs.tsx';
import type { MatchClient } from '../match/match-client.ts';
import { useWords } from '../text/index.ts';
import { CurrentRule } from './current-rule.tsx';
import type { GameWords } from './game-words.ts';
import { Log } from './log.tsx';
import type { Followings } from './thread/use-thread.ts';
import type { Position } from './use-match.ts';

const Chat = lazy(async () => (await import('./chat.tsx')).Chat);
const RuleReader = lazy(async () => (await import('../rules/rule-reader.tsx')).RuleReader);

/** Which page of the side panel is shown; `open` counts on a phone only. */
export interface SideView {
  readonly open: boolean;
  readonly tab: string;
  readonly rule: string | undefined;
}

/** Props of log, chat and rules. */
export interface SideProps {
  readonly client: MatchClient;
  readonly position: Position;
  readonly board: AnyBoard;
  readonly cites: GameWords['cites'];
  /** Absent in a replay. */
  readonly followings: Followings | undefined;
  readonly props: BoardProps;
  /** Unread chat lines. */
  readonly unread: number;
  readonly view: SideView;
  readonly onView: (view: SideView) => void;
}

/** Log, chat and rules beside the board. */
export function SidePanel(all: SideProps) {
  const words = useWords();
  return (
    <aside class="side" aria-label={words.table.side}>
      <SideTabs {...all} />
      <CurrentRule props={all.props} />
    </aside>
  );
}

/** Log, chat and rules on a phone: a sheet. */
export function SideSheet(all: SideProps) {
  const words = useWords();
  const { view, onView } = all;
  return (
    <Sheet title={words.table.side} onClose={() => onView({ ...view, open: false })} class="side-sheet">
      <SideTabs {...all} />
      <CurrentRule props={all.props} />
    </Sheet>
  );
}

function SideTabs({ client, position, board, cites, followings, props, unread, view, onView }: SideProps) {
  const words = useWords();
  /** On a phone the sheet makes way for the board. */
  const onBoard = (show: () => void) => {
    if (view.open) onView({ ...view, open: false });
    show();
  };
  return (
    <Tabs
      class="side-tabs"
      label={words.table.side}
      open={view.tab}
      onOpen={(tab) => onView({ ...view, tab })}
      tabs={[
        {
          id: 'log',
          title: words.table.log,
          panel: () => (
            <Log
              log={position.log}
              board={board}
              cites={cites}
              text={props.text}
              language={props.language}
              names={props.names}
              onRule={props.onRule}
              onTurn={followings && ((at) => onBoard(() => followings.showTurn(at)))}
              onPlace={followings && ((place) => onBoard(() => followings.point(place)))}
            />
          ),
        },
        {
          id: 'chat',
          title: unread > 0 ? `${words.table.chat} (${unread})` : words.table.chat,
          panel: () => <Chat client={client} />,
        },
        {
          id: 'rules',
          title: words.table.rules,
          panel: () => <RuleReader game={client.game} rule={view.rule} onRule={props.onRule} />,
        },
      ]}
    />
  );
}
