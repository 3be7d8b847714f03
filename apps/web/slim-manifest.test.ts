import { expect, test } from 'vitest';
import { slimManifest } from './slim-manifest.ts';

test('the table of screens keeps what the browser’s router reads of it, and nothing else', () => {
  const built = {
    entry: { module: '/m/entry.js', imports: ['/m/shell.js'], css: [] },
    routes: {
      home: {
        id: 'home',
        path: 'home',
        hasLoader: true,
        hasAction: false,
        module: '/m/home.js',
        imports: ['/m/shell.js', '/m/lobby.js'],
        css: ['/m/lobby.css#'],
      },
      list: { id: 'list', module: '/m/list.js', imports: [], css: [] },
    },
    url: '/m/manifest.js',
    version: 'abc',
  };
  expect(slimManifest(built)).toEqual({
    entry: { module: '/m/entry.js', imports: [], css: [] },
    routes: {
      home: {
        id: 'home',
        path: 'home',
        hasLoader: true,
        module: '/m/home.js',
        css: ['/m/lobby.css#'],
      },
      list: { id: 'list', module: '/m/list.js' },
    },
    url: '/m/manifest.js',
    version: 'abc',
  });
});
