import { useEffect } from 'preact/hooks';
import { createStore, useStore } from './store.ts';

/** A module that is loaded after the first component that uses it is on the screen. */
export interface LazyPart<T> {
  /** The module, or `undefined` until it has come. */
  use(): T | undefined;
}

/** Makes a part from a function that loads it. */
export function lazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  const store = createStore<T | undefined>(undefined);
  let asked = false;
  /** After a failure the next component to mount asks again. */
  const ask = () => {
    if (asked) return;
    asked = true;
    load().then(
      (part) => store.set(part),
      () => {
        asked = false;
      },
    );
  };
  return {
    use() {
      const part = useStore(store);
      useEffect(ask, []);
      return part;
    },
  };
}
