import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import type { Tab } from '@manigance/ui/tabs.tsx';

/** The pages that the tray has now, as tabs. */
export function trayTabs({ tray = [] }: AnyBoard, props: BoardProps): readonly Tab[] {
  return tray
    .filter(({ there }) => there?.(props) ?? true)
    .map(({ id, title, Panel }) => ({
      id,
      title: title(props),
      panel: () => (
        <div key={id} class={`tray-panel tray-${id}`}>
          <Panel {...props} />
        </div>
      ),
    }));
}
