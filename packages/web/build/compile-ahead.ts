import type { Plugin } from 'vite';

/**
 * Marks these files so that the browser compiles them eagerly while streaming, off the main thread, instead of each
 * function on first call. The mark must be on the first line.
 */
export function compileAhead(names: readonly string[]): Plugin {
  return {
    name: 'manigance-compile-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type === 'chunk' && names.includes(part.name) && !part.isDynamicEntry)
            part.code = `//# allFunctionsCalledOnLoad\n${part.code}`;
        }
      },
    },
  };
}
