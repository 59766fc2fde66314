import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';

/** A tab and its panel. */
export interface Tab {
  readonly id: string;
  readonly title: ComponentChildren;
  readonly panel: () => ComponentChildren;
}

/** Tabs after the ARIA practices: one tab stop, arrow keys change the tab. `open` selects the tab from outside. */
export function Tabs({
  label,
  tabs,
  open,
  onOpen,
  class: extra = '',
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly open?: string | undefined;
  readonly onOpen?: (id: string) => void;
  readonly class?: string;
}) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const base = useId();
  const bar = useRef<HTMLDivElement>(null);
  const wanted = open ?? own;
  const shown = tabs.find(({ id }) => id === wanted) ?? tabs[0];
  if (shown === undefined) return undefined;
  const show = (id: string) => {
    setOwn(id);
    onOpen?.(id);
  };
  const press = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const at = tabs.indexOf(shown);
    const next = tabs[(at + step + tabs.length) % tabs.length] ?? shown;
    show(next.id);
    bar.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
    event.preventDefault();
  };
  return (
    <div class={`tabs ${extra}`}>
      <div class="tab-bar" role="tablist" aria-label={label} ref={bar} onKeyDown={press}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            aria-selected={id === shown.id}
            aria-controls={`${base}-panel`}
            tabIndex={id === shown.id ? 0 : -1}
            onClick={() => show(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {/* A panel that scrolls has to be reachable by keyboard. */}
      <div
        class="tab-panel"
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${shown.id}`}
        tabIndex={0}
      >
        {shown.panel()}
      </div>
    </div>
  );
}
