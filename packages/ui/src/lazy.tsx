import type { ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** A component whose code is fetched on first use. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [Component, setComponent] = useState<ComponentType<P> | undefined>(() => loaded);
    // A layout effect starts the download before the first, still empty, frame is painted.
    useLayoutEffect(() => {
      if (loaded !== undefined) return;
      void load().then((component) => {
        loaded = component;
        setComponent(() => component);
      });
    }, []);
    return Component && <Component {...props} />;
  };
}
