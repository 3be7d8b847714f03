import { describe, expect, test } from 'vitest';
import { withShellStylesInRoot } from './first-load.ts';
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
