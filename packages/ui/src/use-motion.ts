import { useMemo } from 'preact/hooks';
import { type Motion, motionAt } from './motion.ts';
import { useSettings } from './settings.ts';
import { useMedia } from './use-media.ts';

/** The motion settings of this page: the chosen speed, and whether the system asks for reduced motion. */
export function useMotion(): Motion {
  const { speed } = useSettings();
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  return useMemo(() => motionAt(speed, isReduced), [isReduced, speed]);
}
