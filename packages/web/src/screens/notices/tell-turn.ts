import { readSettings } from '@manigance/ui/settings.ts';
import { isPageTold } from './device.ts';
import { yourTurnIn } from './words.ts';

/** Tells of my turn from a tab that I do not look at. A press on it leads there. */
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
