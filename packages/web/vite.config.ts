import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { icons } from './build/icons.ts';
import { offline } from './build/offline.ts';
import { ruleBooks } from './build/rule-books.ts';

export default defineConfig({
  plugins: [icons(), ruleBooks({ split: true }), offline(), compressed()],
  worker: { format: 'es', plugins: () => [icons(), ruleBooks()] },
  build: {
    target: 'es2022',
    // The first that know light-dark(), in which the themes are written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A style or picture inlined as a data address would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
