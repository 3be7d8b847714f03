import babel from '@rolldown/plugin-babel';
import { reactRouter } from '@react-router/dev/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';

const COMPILED =
  /\/src\/features\/(?!lobby\/|favourites\/|notices\/notice-bar|games\/tile)[^?]*\.tsx?$/;

export default defineConfig({
  base: '/m/',
  plugins: [
    reactRouter(),
    // The compiler pays where a screen changes while it is used; on shell, ui and home it costs 10 kB of first load
    // for nothing that a hand notices (decision record 0009).
    babel({ include: COMPILED, presets: [reactCompilerPreset()] }),
    compressAssets(),
  ],
  css: { transformer: 'lightningcss' },
  build: {
    target: ['chrome100', 'safari15.4', 'firefox115'],
    cssTarget: ['chrome100', 'safari15.4', 'firefox115'],
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page loads stands in two files: more for the compressor to work with, and the framework stays in the cache.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
                },
                {
                  name: 'shell',
                  test: /\/src\/(shell\/(app-frame|document-html|screen-header|router-link|shell-tab-bar|popup-host|toast-host|connection-bar|site-logo|back)|platform\/(words|words-loader|site|session|popup|screen|address|preferences|document-extras|toast|trusted-types|log|failure|tile)|ui\/(action\/(button|icon-button|pressable)|link|icons\/icon|icons\/icon-names|frame\/(app-frame|header|tab-bar)|feedback\/tag|class-names))\.tsx?$|@lingui\/core|packages\/(i18n\/(src|generated\/loaders)|site\/src|contract\/src)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
