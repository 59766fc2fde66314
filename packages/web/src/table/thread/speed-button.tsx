import { changeSettings, type Settings, useSettings } from '@manigance/ui/settings.ts';
import { useWords } from '../../text/index.ts';

/** The speed that a press chooses after this one. */
const after: Readonly<Record<Settings['speed'], Settings['speed']>> = {
  slow: 'normal',
  normal: 'fast',
  fast: 'slow',
  none: 'normal',
  instant: 'normal',
};

/** Names the speed of the steps; a press chooses the next one. */
export function SpeedButton() {
  const { thread } = useWords().table;
  const { speed } = useSettings();
  return (
    <button
      type="button"
      class="btn quiet thread-speed"
      onClick={() => changeSettings({ speed: after[speed] })}
    >
      {thread.speed(thread.speeds[speed])}
    </button>
  );
}
