import { readSettings } from '@manigance/ui/settings.ts';
import { isPageTold } from './device.ts';
import { yourTurnIn } from './words.ts';

/** Shows a notification of my turn while this tab is hidden; a press on it opens the table. */
export function tellTurn(title: string): void {
  if (!isPageTold() || !document.hidden) return;
  const { language } = readSettings();
  const told = new Notification(yourTurnIn(language, title), {
    icon: '/icon-turn.svg',
    tag: location.hash,
    lang: language,
  });
  told.onclick = () => {
    focus();
    told.close();
  };
}
