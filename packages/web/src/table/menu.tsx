import { Sheet } from '@manigance/ui/sheet.tsx';
import type { ComponentChildren } from 'preact';
import type { Host } from '../host/host.ts';
import { hrefOf } from '../routes.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';

/** Everything about the table that is no move. */
export function MenuSheet({
  host,
  onStanding,
  onClose,
  children,
}: {
  readonly host: Host;
  readonly onStanding: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
}) {
  const words = useWords();
  const said = useScreenWords();
  return (
    <Sheet title={words.table.menu} onClose={onClose} class="menu-sheet">
      <div class="stack">
        {children}
        <details class="menu-part">
          <summary>{said.menu.settings}</summary>
          <SettingsForm />
        </details>
        <p class="buttons">
          {onStanding && (
            <button type="button" class="btn" onClick={onStanding}>
              {words.table.standing}
            </button>
          )}
          <a class="btn" href={hrefOf({ at: 'rules', game: host.game, rule: undefined })}>
            {words.frame.rules}
          </a>
          <a class="btn" href={hrefOf({ at: 'home' })}>
            {said.menu.home}
          </a>
        </p>
      </div>
    </Sheet>
  );
}
