import type { ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** A screen that is fetched when somebody goes there. */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [Screen, setScreen] = useState<ComponentType<P> | undefined>(() => loaded);
    // Before the first frame: nobody waits for a page that is still empty to be painted.
    useLayoutEffect(() => {
      if (loaded !== undefined) return;
      void load().then((screen) => {
        loaded = screen;
        setScreen(() => screen);
      });
    }, []);
    return Screen && <Screen {...props} />;
  };
}
