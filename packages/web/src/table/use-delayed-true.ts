import { useEffect, useState } from 'preact/hooks';

/** True after the condition has held for `wait` ms, or at once if it held from the first. */
export function useDelayedTrue(isSo: boolean, wait: number): boolean {
  const [late, setLate] = useState(isSo);
  useEffect(() => {
    if (!isSo) return setLate(false);
    const timer = setTimeout(() => setLate(true), wait);
    return () => clearTimeout(timer);
  }, [isSo, wait]);
  return isSo && (late || wait === 0);
}
