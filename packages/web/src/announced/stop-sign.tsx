import { lazy } from '@manigance/ui/lazy.tsx';
import { useStore } from '@manigance/ui/store.ts';
import { announced } from './announced.ts';

const Countdown = lazy(async () => (await import('./countdown.tsx')).Countdown);

/** In the top bar of every screen: the time until a stop of the server, if one is announced. */
export function StopSign() {
  const stop = useStore(announced);
  return stop && <Countdown key={stop.at} stop={stop} />;
}
