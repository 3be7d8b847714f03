// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

test('the router loads no style sheet that is inside the page, with its `#` mark or without', async () => {
  document.head.innerHTML =
    '<style data-sheet="/m/shell.css"></style><style>theme</style><style data-sheet="/m/lobby.css"></style>';
  const screens = {
    routes: {
      root: { css: ['/m/shell.css'] },
      home: { css: ['/m/lobby.css#'] },
      list: { css: ['/m/list.css', '/m/lobby.css#'] },
      bare: {},
    },
  };
  vi.stubGlobal('__reactRouterManifest', screens);
  const { forgetSheetsInPage, sheetsInPage } = await import('./sheets.ts');
  forgetSheetsInPage();
  expect(sheetsInPage()).toEqual(['/m/shell.css', '/m/lobby.css']);
  expect(screens.routes).toEqual({
    root: { css: [] },
    home: { css: [] },
    list: { css: ['/m/list.css'] },
    bare: {},
  });
});
