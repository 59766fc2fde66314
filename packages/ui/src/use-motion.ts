import { useMemo } from 'preact/hooks';
import { type Motion, speedFactors } from './motion.ts';
import { useSettings } from './settings.ts';
import { useMedia } from './use-media.ts';

/** The motion settings of this page: the chosen speed, or none if the system asks for reduced motion. */
export function useMotion(): Motion {
  const { speed } = useSettings();
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  return useMemo(() => {
    const factor = reduced ? 0 : speedFactors[speed];
    return { on: factor > 0, ms: (normal) => normal * factor };
  }, [reduced, speed]);
}
