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
    // A style or picture inlined as a data address would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
