import type { ComponentChild, ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** A component whose code is fetched on first use, or earlier by `fetch`. */
export type LazyComponent<P> = ((props: P) => ComponentChild) & { fetch(): Promise<void> };

/** Makes a component from a function that loads it. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const fetch = async () => {
    loaded ??= await load();
  };
  function Lazy(props: P) {
    const [Component, setComponent] = useState<ComponentType<P> | undefined>(() => loaded);
    // A layout effect starts the download before the first, still empty, frame is painted.
    useLayoutEffect(() => {
      if (loaded === undefined) void fetch().then(() => setComponent(() => loaded));
    }, []);
    return Component && <Component {...props} />;
  }
  return Object.assign(Lazy, { fetch });
}
