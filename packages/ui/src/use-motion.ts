import { useMemo } from 'preact/hooks';
import { type Motion, paceFactors, speedFactors } from './motion.ts';
import { useSettings } from './settings.ts';
import { useMedia } from './use-media.ts';

/** The motion settings of this page: the chosen speed. If the system asks for reduced motion, only movement goes. */
export function useMotion(): Motion {
  const { speed } = useSettings();
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  return useMemo(() => {
    const factor = reduced ? 0 : speedFactors[speed];
    const pace = paceFactors[speed];
    return { on: factor > 0, ms: (normal) => normal * factor, pause: (normal) => normal * pace };
  }, [reduced, speed]);
}
