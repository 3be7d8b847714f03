import { defineConfig } from 'vite';
import { SCRIPT_TARGETS, STYLE_TARGETS } from '../../../browser-floor.ts';

// The page's policy forbids inline scripts and data addresses, so nothing may be inlined.
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: SCRIPT_TARGETS,
    cssTarget: STYLE_TARGETS,
  },
});
