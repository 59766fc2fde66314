import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * Loads a value when `keys` change: `undefined` until it is there, and after a failure. A result that arrives after the
 * keys have changed again is dropped.
 */
export function useLoad<T>(load: () => Promise<T>, keys: readonly unknown[]): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly keys: readonly unknown[]; readonly value: T }>();
  // A layout effect starts loading before the first frame is painted.
  useLayoutEffect(() => {
    let stale = false;
    load().then(
      (value) => {
        if (!stale) setLoaded({ keys, value });
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, keys);
  return loaded !== undefined && areSame(loaded.keys, keys) ? loaded.value : undefined;
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((key, at) => key === other[at]);
}
