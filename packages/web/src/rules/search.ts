import { useEffect, useState } from 'preact/hooks';

/** A value that follows another once it has been still for a moment. */
export function useDeferred<T>(value: T, ms: number): T {
  const [deferred, setDeferred] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDeferred(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return deferred;
}
