import { useSettings } from '@manigance/ui/settings.ts';
import { useEffect, useRef } from 'preact/hooks';
import type { ShortcutActions } from './press-shortcut.ts';

/** Runs the shortcuts of the table, unless they are turned off (WCAG 2.1.4). Their code is loaded with the first key press. */
export function useShortcuts(actions: ShortcutActions): void {
  const { shortcuts } = useSettings();
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (shortcuts === 'off') return undefined;
    const press = (event: KeyboardEvent) =>
      void import('./press-shortcut.ts').then(({ pressShortcut }) => pressShortcut(event, latest.current));
    // Answers show their numbers while the keyboard is in use.
    const point = () => document.documentElement.removeAttribute('data-keyboard');
    addEventListener('keydown', press);
    addEventListener('pointerdown', point);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', point);
      point();
    };
  }, [shortcuts]);
}
