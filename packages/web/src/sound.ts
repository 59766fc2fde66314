import type { Shown, Vocabulary } from '@manigance/core';
import { useSettings } from '@manigance/ui/settings.ts';
import { useEffect, useRef } from 'preact/hooks';

/** Two soft notes when the player is asked, one at the end of the match. Off by default. */
export function useSound({ asked, outcome }: Shown<Vocabulary>): void {
  const { sound } = useSettings();
  const speaker = useRef<AudioContext | undefined>(undefined);
  const question = asked?.answer === undefined ? asked?.question : undefined;
  const over = outcome !== undefined;
  const first = useRef(true);
  useEffect(() => {
    // No sound for the question that is already there when the table opens.
    if (first.current || sound === 'off') {
      first.current = false;
      return;
    }
    if (question === undefined && !over) return;
    speaker.current ??= new AudioContext();
    for (const [at, hertz] of (over ? [392, 523, 659] : [523, 659]).entries())
      play(speaker.current, hertz, at * 0.12);
  }, [question, over, sound]);
}

function play(speaker: AudioContext, hertz: number, after: number): void {
  const [tone, volume] = [speaker.createOscillator(), speaker.createGain()];
  const begin = speaker.currentTime + after;
  tone.frequency.value = hertz;
  tone.type = 'sine';
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.12, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.35);
  tone.connect(volume).connect(speaker.destination);
  tone.start(begin);
  tone.stop(begin + 0.4);
}
