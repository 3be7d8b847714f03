import { describe, expect, test } from 'vitest';
import { compiledFiles, FIRST_LOAD, withShellStylesInRoot } from './first-load.ts';
import type { ViteManifest } from './first-load.ts';

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
