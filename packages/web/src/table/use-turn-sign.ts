import { useEffect } from 'preact/hooks';

/** The icon of the tab while I am asked. Where I let it, a tab that I do not look at says so too. */
export function useTurnSign(question: number | undefined, title: string): void {
  const isAsked = question !== undefined;
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (icon === null || !isAsked) return undefined;
    icon.href = '/icon-turn.svg';
    return () => {
      icon.href = '/icon.svg';
    };
  }, [isAsked]);
  useEffect(() => {
    if (isAsked && document.hidden)
      void import('../turn-notification.ts').then(
        ({ tellTurn }) => tellTurn(title),
        () => undefined,
      );
  }, [question]);
}
