import { useEffect, useState } from 'preact/hooks';

/** Debounced value. */
export function useDeferred<T>(value: T, ms: number): T {
  const [deferred, setDeferred] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDeferred(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return deferred;
}
