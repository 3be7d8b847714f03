import { defineConfig } from 'vite';
import { SCRIPT_TARGETS, STYLE_TARGETS } from '../../../browser-floor.ts';

// The page's policy forbids data addresses and all inline scripts but the one of the page, so nothing may be inlined.
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The arcade names the files of a room in the head of its page.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What nearly every room uses weighs a few hundred bytes a file, and a file of its own costs a request.
            { name: 'frame', test: /client\/src\/(?:senses\/|games\/(?:parts\/)?)?[a-z-]+\.ts$/ },
          ],
        },
      },
    },
    target: SCRIPT_TARGETS,
    cssTarget: STYLE_TARGETS,
  },
});
