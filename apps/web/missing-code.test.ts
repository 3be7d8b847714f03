import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { withoutReload } from './missing-code.ts';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const loader = join(router, 'dist/production/lib/dom/ssr/routeModules.js');

test('SHELL-37 when code fails to load, the installed router shows a failed screen and does not reload the document', async () => {
  const code = readFileSync(loader, 'utf8');
  expect(code).toContain('location.reload()');
  const mended = withoutReload(code);
  expect(mended).not.toContain('reload');
  const url = `data:text/javascript,${encodeURIComponent(mended)}`;
  const { loadRouteModule } = (await import(/* @vite-ignore */ url)) as {
    loadRouteModule: (route: object, cache: object) => Promise<Record<string, () => unknown>>;
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('window', {});
  const cache = {};
  const route = await loadRouteModule({ id: 'screen', module: 'data:text/javascript,(' }, cache);
  expect(() => route['clientLoader']?.()).toThrow(SyntaxError);
  expect(() => route['default']?.()).toThrow(SyntaxError);
  expect(cache).toEqual({});
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a router that does not reload any more is told of', () => {
  expect(() => withoutReload('throw error')).toThrow('take this plugin out');
});
