import { defineConfig } from 'vite';

// The page's policy forbids inline scripts and data addresses, so nothing may be inlined.
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome100', 'safari15.4', 'firefox115'],
  },
});
