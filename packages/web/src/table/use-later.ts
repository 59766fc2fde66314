import { useEffect, useState } from 'preact/hooks';

/** True once something has been true for so long, or was from the first. */
export function useLater(isSo: boolean, wait: number): boolean {
  const [late, setLate] = useState(isSo);
  useEffect(() => {
    if (!isSo) return setLate(false);
    const timer = setTimeout(() => setLate(true), wait);
    return () => clearTimeout(timer);
  }, [isSo, wait]);
  return isSo && (late || wait === 0);
}
