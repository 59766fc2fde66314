import './style/index.css';
import { inBothLanguages } from '@manigance/core';
import type { AnnouncedStop } from '@manigance/protocol';
import { Glyph } from '@manigance/ui/icon.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { useEffect, useState } from 'preact/hooks';
import { timeText } from '../text/moment.ts';

const en = {
  title: 'The server stops for a while',
  left: (time: string) => `Stop in ${time}`,
  stopping: 'Stopping',
  when: (time: string, minutes: number) =>
    `At ${time}, for about ${minutes} min. Clocks are stopped meanwhile, and nothing is lost.`,
};
const words = inBothLanguages(en, {
  title: 'Le serveur s’arrête un moment',
  left: (time) => `Arrêt dans ${time}`,
  stopping: 'Arrêt en cours',
  when: (time, minutes) =>
    `À ${time}, pour ${minutes} min environ. Les pendules s’arrêtent, rien n’est perdu.`,
});

const second = 1_000;
const minute = 60_000;

/** Counts down to the stop; opened it says why. Read aloud once, not at every second. */
export function Countdown({ stop }: { readonly stop: AnnouncedStop }) {
  const { language } = useSettings();
  const { title, left, stopping, when } = words[language];
  const [isOpen, setOpen] = useState(false);
  const wait = useTimeUntil(stop.at);
  const text = wait <= 0 ? stopping : left(waitText(wait));
  const sentence = when(timeText(stop.at, language), stop.minutes);
  return (
    <>
      <button
        type="button"
        class="stop-sign"
        aria-haspopup="dialog"
        aria-label={`${title}. ${text}`}
        onClick={() => setOpen(true)}
      >
        <Glyph of="flag" />
        <span class="stop-long">{text}</span>
        <span class="stop-short">{wait <= 0 ? '…' : waitText(wait)}</span>
      </button>
      <span class="vh" role="status">
        {`${title}. ${sentence} ${stop[language]}`}
      </span>
      {isOpen && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          <p>{stop[language]}</p>
          <p>{sentence}</p>
        </Sheet>
      )}
    </>
  );
}

/** Milliseconds until a moment, looked at each second of the last two minutes and each minute before. */
function useTimeUntil(at: number): number {
  const [now, setNow] = useState(Date.now());
  const wait = at - now;
  useEffect(() => {
    if (wait <= 0) return undefined;
    const step = wait > 2 * minute ? minute : second;
    const timer = setTimeout(() => setNow(Date.now()), wait % step || step);
    return () => clearTimeout(timer);
  }, [now, at]);
  return wait;
}

function waitText(wait: number): string {
  if (wait <= 2 * minute) return `${Math.ceil(wait / second)} s`;
  const minutes = Math.ceil(wait / minute);
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}
