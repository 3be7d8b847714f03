import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPageFiles, withoutHeadLinks } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'maidan-page-files-'));
const build = {
  publicPath: '/m/',
  assets: {
    entry: { module: '/m/assets/entry.js', imports: ['/m/assets/shell.js'] },
    routes: {
      root: { module: '/m/assets/root.js', css: ['/m/assets/shell.css'], imports: [] },
      home: {
        module: '/m/assets/home.js',
        css: ['/m/assets/lobby.css#', '/m/assets/shell.css'],
        imports: ['/m/assets/shell.js', '/m/assets/lobby.js'],
      },
    },
  },
} as unknown as ServerBuild;

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/shell.css'), '.shell{}\n');
  writeFileSync(join(folder, 'assets/lobby.css'), '.lobby{}\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a page carries each style sheet of its screens once, in order, and names all their scripts', () => {
  const filesOf = readPageFiles(build, folder);
  expect(filesOf(['root', 'home', 'unheard-of'])).toEqual({
    sheets: [
      { href: '/m/assets/shell.css', text: '.shell{}' },
      { href: '/m/assets/lobby.css', text: '.lobby{}' },
    ],
    scripts: ['/m/assets/shell.js', '/m/assets/lobby.js'],
  });
  expect(filesOf(['root']).sheets.map(({ href }) => href)).toEqual(['/m/assets/shell.css']);
});

test('the router links no styles or scripts in the head, and keeps everything else', () => {
  const { assets } = withoutHeadLinks(build);
  expect(assets.entry).toEqual({ module: '/m/assets/entry.js', imports: [] });
  expect(assets.routes).toEqual({
    root: { module: '/m/assets/root.js', css: [], imports: [] },
    home: { module: '/m/assets/home.js', css: [], imports: [] },
  });
  expect(build.assets.routes['home']?.css).toHaveLength(2);
});
