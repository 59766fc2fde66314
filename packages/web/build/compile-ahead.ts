import type { Plugin } from 'vite';

/**
 * Has the browser compile these files whole while they come in, off the page's thread, and not each function when it is
 * first called. The mark counts on the first line only.
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
