import { useSettings } from '@manigance/ui/settings.ts';
import { useEffect, useRef } from 'preact/hooks';
import { type AudibleUpdate, type Cue, cueBetween } from './cues.ts';

/** Sound and vibration of a table; each is off until the player switches it on, and gives a sample then. */
export function useSound({ shown, events, isStaged }: AudibleUpdate): void {
  const { sound, haptics } = useSettings();
  const before = useRef<AudibleUpdate | undefined>(undefined);
  useEffect(() => {
    const cue = cueBetween(before.current, { shown, events, isStaged });
    before.current = { shown, events, isStaged };
    // The moves of others are not worth a sound in another tab.
    if (cue === undefined || (cue === 'moved' && document.hidden)) return;
    give(cue, { sound: sound === 'on', haptics: haptics === 'on' });
  }, [shown, events, isStaged]);
  useSample(sound === 'on', { sound: true, haptics: false });
  useSample(haptics === 'on', { sound: false, haptics: true });
}

interface Senses {
  readonly sound: boolean;
  readonly haptics: boolean;
}

/** The player loads with the first cue that is wanted. */
function give(cue: Cue, { sound, haptics }: Senses): void {
  if (!sound && !haptics) return;
  void import('./player.ts').then(
    (player) => {
      if (sound) player.sound(cue);
      if (haptics) player.vibrate(cue);
    },
    () => undefined,
  );
}

function useSample(isOn: boolean, senses: Senses): void {
  const was = useRef(isOn);
  useEffect(() => {
    if (isOn && !was.current) give('asked', senses);
    was.current = isOn;
  }, [isOn]);
}
