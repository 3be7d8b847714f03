// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const { dataset } = document.documentElement;

beforeEach(() => {
  vi.resetModules();
  for (const name of Object.keys(dataset)) delete dataset[name];
});

const load = () => import('./first-move.ts');
const settled = () => new Promise((done) => setTimeout(done));

test('without data saver nothing waits', async () => {
  const run = vi.fn();
  (await load()).whenAskedFor(run);
  expect(run).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'wheel', 'scroll'])(
  'under data saver what nobody asked for waits for the first %s, and pictures do too',
  async (type) => {
    dataset['saver'] = '1';
    const { whenAskedFor } = await load();
    const run = vi.fn();
    whenAskedFor(run);
    await settled();
    expect([run.mock.calls.length, dataset['moved']]).toEqual([0, undefined]);
    document.body.dispatchEvent(new Event(type));
    await settled();
    expect([run.mock.calls.length, dataset['moved']]).toEqual([1, '1']);
    whenAskedFor(run);
    await settled();
    expect(run).toHaveBeenCalledTimes(2);
  },
);
