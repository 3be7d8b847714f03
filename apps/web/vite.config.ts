import babel from '@rolldown/plugin-babel';
import { reactRouter } from '@react-router/dev/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { SCRIPT_TARGETS, STYLE_TARGETS } from '../../browser-floor.ts';
import {
  firstLoadGroups,
  importLateFiles,
  keepShellStyles,
  leaveOutOfRouter,
  shrinkFirstLoad,
} from './first-load.ts';
import { failOnMissingCode } from './missing-code.ts';

const COMPILED =
  /\/src\/features\/(?!lobby\/|favourites\/|notices\/(?:notice-bar|use-announcements)|games\/(?:tile|group-banner|jackpot\/jackpot-place))[^?]*\.tsx?$/;

export default defineConfig({
  base: '/m/',
  plugins: [
    reactRouter(),
    // The compiler pays where a screen changes while it is used; on shell, ui and home it costs 10 kB of first load
    // for nothing that a hand notices (decision record 0014).
    babel({ include: COMPILED, presets: [reactCompilerPreset()] }),
    failOnMissingCode(),
    shrinkFirstLoad(),
    keepShellStyles(),
    importLateFiles(),
    leaveOutOfRouter(),
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
