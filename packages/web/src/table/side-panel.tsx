import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { lazy } from '@manigance/ui/lazy.tsx';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { Tabs } from '@manigance/ui/tabs.tsx';
import type { MatchClient } from '../match/match-client.ts';
import { useWords } from '../text/index.ts';
import type { GameWords } from './game-words.ts';
import { Log } from './log.tsx';
import type { Position } from './use-match.ts';

const Chat = lazy(async () => (await import('./chat.tsx')).Chat);
const RuleReader = lazy(async () => (await import('../rules/rule-reader.tsx')).RuleReader);

/** Which page of the side panel is shown; `open` counts on a phone only. */
export interface SideView {
  readonly open: boolean;
  readonly tab: string;
  readonly rule: string | undefined;
}

export interface SideProps {
  readonly client: MatchClient;
  readonly position: Position;
  readonly board: AnyBoard;
  readonly cites: GameWords['cites'];
  readonly props: BoardProps;
  /** Unread chat lines. */
  readonly unread: number;
  readonly view: SideView;
  readonly onView: (view: SideView) => void;
}

/** Log, chat and rules beside the board. */
export function SidePanel(all: SideProps) {
  const words = useWords();
  const { props } = all;
  const { asked, view } = props.shown;
  const rule = asked && props.text.rule?.(asked.kind, view);
  return (
    <aside class="side" aria-label={words.table.side}>
      <SideTabs {...all} />
      {rule !== undefined && (
        <div class="current-rule">
          <h2>{words.table.currentRule}</h2>
          <p>{rule.sentence}</p>
          <p>
            {rule.articles.map((article) => (
              <button key={article} type="button" class="rule-link" onClick={() => props.onRule(article)}>
                {words.table.rule(article)}
              </button>
            ))}
          </p>
        </div>
      )}
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
    </Sheet>
  );
}

function SideTabs({ client, position, board, cites, props, unread, view, onView }: SideProps) {
  const words = useWords();
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
