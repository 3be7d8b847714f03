// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readTraffic } from '../device/traffic.ts';

const { dataset } = document.documentElement;
let tell: (entries: readonly object[]) => void = () => undefined;

beforeEach(() => {
  vi.resetModules();
  document.documentElement.lang = 'bn';
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onEntries: (list: { getEntries: () => readonly object[] }) => void) {
        tell = (entries) => onEntries({ getEntries: () => entries });
      }
      observe() {}
    },
  );
});

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  delete dataset['saver'];
  vi.unstubAllGlobals();
});

const picture = (path: string) => ({
  name: `https://lobby.example${path}`,
  initiatorType: 'img',
  transferSize: 3_000,
  encodedBodySize: 2_800,
});

test('what the browser loaded is added, and whoever watches is told', async () => {
  const { countTraffic, watchTraffic } = await import('./traffic-watch.ts');
  const onChange = vi.fn();
  watchTraffic(onChange);
  countTraffic();
  countTraffic();
  tell([picture('/m/art/a.avif')]);
  expect(readTraffic()).toMatchObject({ pictures: 3_000, fonts: 0, held: [] });
  expect(onChange).toHaveBeenCalled();
});

test('under data saver the fonts and the pictures that are not laid out are saved, the fonts on the first day only', async () => {
  dataset['saver'] = '1';
  document.body.innerHTML =
    '<main><img loading="lazy" style="display:none" src="/m/art/b-480.avif">' +
    '<img loading="lazy" src="/m/art/c.avif"></main>';
  for (const image of document.querySelectorAll('img'))
    Object.defineProperty(image, 'complete', { configurable: true, value: false });
  const { countTraffic } = await import('./traffic-watch.ts');
  countTraffic();
  expect(readTraffic()).toMatchObject({ fonts: 102_924, held: ['/m/art/b.avif'] });
  localStorage.setItem('maidan.fontsSpared', '2020-01-01');
  localStorage.removeItem('maidan.traffic');
  tell([picture('/m/art/a.avif')]);
  expect(readTraffic()).toMatchObject({ fonts: 0, held: ['/m/art/b.avif'] });
});

test('a device that has the fonts is spared none', async () => {
  dataset['saver'] = '1';
  localStorage.setItem('maidan.faces', '1');
  (await import('./traffic-watch.ts')).countTraffic();
  expect(readTraffic().fonts).toBe(0);
});
