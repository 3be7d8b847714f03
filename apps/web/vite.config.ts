import babel from '@rolldown/plugin-babel';
import { reactRouter } from '@react-router/dev/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { SCRIPT_TARGETS, STYLE_TARGETS } from '../../browser-floor.ts';
import { checkFirstLoad } from './first-load-check.ts';
import {
  compiledFiles,
  firstLoadGroups,
  importLateFiles,
  keepShellStyles,
  shrinkFirstLoad,
} from './first-load.ts';
import { slimFramework } from './slim-framework.ts';
import { putTablesInPlace } from './tables-in-place.ts';
import { failOnMissingCode } from './missing-code.ts';

export default defineConfig({
  base: '/m/',
  plugins: [
    putTablesInPlace(),
    reactRouter(),
    babel({ ...compiledFiles(), presets: [reactCompilerPreset()] }),
    failOnMissingCode(),
    checkFirstLoad(),
    shrinkFirstLoad(),
    keepShellStyles(),
    importLateFiles(),
    slimFramework(),
  ],
  css: { transformer: 'lightningcss' },
  build: {
    target: SCRIPT_TARGETS,
    cssTarget: STYLE_TARGETS,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: firstLoadGroups },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
