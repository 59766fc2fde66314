import { useEffect, useState } from 'preact/hooks';

/** True after the condition has held for `wait` ms; also from the first if it held then, unless `initially` says no. */
export function useDelayedTrue(condition: boolean, wait: number, { initially = true } = {}): boolean {
  const [late, setLate] = useState(condition && initially);
  useEffect(() => {
    if (!condition) return setLate(false);
    const timer = setTimeout(() => setLate(true), wait);
    return () => clearTimeout(timer);
  }, [condition, wait]);
  return condition && (late || wait === 0);
}
