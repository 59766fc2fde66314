import { type Language, spaceFrench } from '@manigance/core';
import { readSettings } from '@manigance/ui/settings.ts';

/** Set in the local storage of a browser that shows notifications. */
const told = 'manigance.tell';

const yourTurn: Readonly<Record<Language, (title: string) => string>> = {
  en: (title) => `Your turn: ${title}`,
  fr: (title) => spaceFrench(`À vous de jouer : ${title}`),
};

/** Whether a hidden tab shows a notification of my turn. */
export function isPageTold(): boolean {
  return (
    'Notification' in window && Notification.permission === 'granted' && localStorage.getItem(told) === 'on'
  );
}

/** Asks the browser for permission; answers whether it was given. */
export async function allowPage(): Promise<boolean> {
  if (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted') return false;
  localStorage.setItem(told, 'on');
  return true;
}

/** Ends the notifications of this page. */
export function silencePage(): void {
  localStorage.removeItem(told);
}

/** Shows a notification of my turn while this tab is hidden; a press on it opens the table. */
export function tellTurn(title: string): void {
  if (!isPageTold() || !document.hidden) return;
  const { language } = readSettings();
  const notification = new Notification(yourTurn[language](title), {
    icon: '/icon-turn.svg',
    tag: location.hash,
    lang: language,
  });
  notification.onclick = () => {
    focus();
    notification.close();
  };
}
