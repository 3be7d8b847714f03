import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compiledFiles, FIRST_LOAD, withShellStylesInRoot } from './first-load.ts';
import type { ViteManifest } from './first-load.ts';
import routes from './src/routes.ts';
import { SCREENS } from './src/screens.ts';
import { filesReachedFrom } from './static-imports.ts';

const ROOT = 'src/root.tsx?__react-router-build-client-route';
const built: ViteManifest = {
  '_shell-1.js': { name: 'shell', css: ['assets/shell-1.css'] },
  '_lobby-1.js': { name: 'lobby', css: ['assets/lobby-1.css'] },
  '_shell-1.css': {},
  [ROOT]: { name: 'root', css: ['assets/root-1.css'] },
};

describe('the styles of the shell', () => {
  test('belong to the root, ahead of its own, and to no chunk that another shares', () => {
    expect(withShellStylesInRoot(built)).toEqual({
      '_shell-1.js': { name: 'shell' },
      '_lobby-1.js': { name: 'lobby', css: ['assets/lobby-1.css'] },
      '_shell-1.css': {},
      [ROOT]: { name: 'root', css: ['assets/shell-1.css', 'assets/root-1.css'] },
    });
  });

  test('a build without shell or root is refused', () => {
    expect(() => withShellStylesInRoot({ [ROOT]: { name: 'root' } })).toThrow('no shell');
    expect(() => withShellStylesInRoot({ '_shell-1.js': { name: 'shell' } })).toThrow('no root');
  });
});

describe('the React Compiler', () => {
  const { include, exclude } = compiledFiles();
  const isCompiled = (file: string) => {
    const id = `/any/apps/web/src/${file}`;
    return include.test(id) && !exclude.test(id);
  };

  test('leaves alone what home reaches, and all that is no feature', () => {
    const entries = Object.values(FIRST_LOAD).flat();
    expect(entries.filter(isCompiled)).toEqual([]);
    expect(isCompiled('features/lobby/home-sections.tsx')).toBe(false);
    expect(isCompiled('ui/action/button.tsx')).toBe(false);
  });

  test('works on the other screens, once each', () => {
    expect(isCompiled('features/wallet/betting-record-screen.tsx')).toBe(true);
    expect(isCompiled('features/lobby/home-failure.tsx')).toBe(true);
    expect(isCompiled('features/wallet/betting-record-screen.tsx?route-chunk=clientLoader')).toBe(
      false,
    );
  });
});

describe('the agent area', () => {
  const sources = fileURLToPath(new URL('src', import.meta.url));
  const reachedFrom = (entries: readonly string[]) =>
    [...filesReachedFrom(sources, entries)].map((file) =>
      relative(sources, file).replaceAll(sep, '/'),
    );
  const screens = Object.values(SCREENS).filter((one) => one.file.startsWith('agent/'));
  const files = screens.map(({ file }) => `features/${file}`);
  const isOfArea = (file: string) => file.startsWith('features/agent/');

  test('SHELL-35 each of its screens is a route of its own, which the browser loads when it is opened', () => {
    const [place] = routes;
    const filed = new Map((place?.children ?? []).map((route) => [route.path, route.file]));
    expect(screens.flatMap(({ paths }) => paths)).toEqual(
      expect.arrayContaining(['agent', 'agent/home', 'agent/team', 'agent/rebate']),
    );
    for (const { paths, file } of screens)
      for (const path of paths) expect(filed.get(path)).toBe(`features/${file}`);
    expect(place?.file).toBe(FIRST_LOAD.shell[2]);
  });

  test('SHELL-35 nothing of it is reached by what the first visit loads', () => {
    const firstLoad = reachedFrom(Object.values(FIRST_LOAD).flat());
    expect(firstLoad).toContain('features/lobby/home-screen.tsx');
    expect(firstLoad.filter(isOfArea)).toEqual([]);
    // The same walk does see the area where it is imported.
    expect(reachedFrom(files)).toEqual(expect.arrayContaining(files));
  });

  test('SHELL-35 screens outside it do without its code', () => {
    const outside = Object.values(SCREENS).flatMap(({ file }) =>
      isOfArea(`features/${file}`) ? [] : [`features/${file}`],
    );
    expect(outside.length).toBeGreaterThan(20);
    for (const file of new Set(outside))
      expect([file, reachedFrom([file]).filter(isOfArea)]).toEqual([file, []]);
  });
});
