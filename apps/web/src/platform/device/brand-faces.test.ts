// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showFacesWhenIdle } from './brand-faces.ts';

const root = document.documentElement;
const asked: string[] = [];
let answers: (() => Promise<unknown>)[];

beforeEach(() => {
  asked.length = 0;
  answers = [];
  root.lang = 'bn';
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: {
      load: (face: string) => {
        asked.push(face);
        return (answers.shift() ?? (() => Promise.resolve([])))();
      },
    },
  });
});

afterEach(() => {
  delete root.dataset['faces'];
  delete root.dataset['saver'];
  localStorage.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

test("the brand's fonts are applied once the page is idle, and remembered", async () => {
  showFacesWhenIdle();
  await vi.waitFor(() => expect(root.dataset['faces']).toBe('1'));
  expect(localStorage.getItem('maidan.faces')).toBe('1');
});

test('all of them are loaded before the first is used, so that the page changes its fonts only once', async () => {
  const last = Promise.withResolvers<unknown>();
  answers = [() => Promise.resolve([]), () => Promise.resolve([]), () => last.promise];
  showFacesWhenIdle();
  expect(asked).toEqual(["450 1em 'Figtree'", "450 1em 'Anek Bangla'", "650 1em 'Anek Bangla'"]);
  await new Promise((done) => setTimeout(done));
  expect(root.dataset).not.toHaveProperty('faces');
  last.resolve([]);
  await vi.waitFor(() => expect(root.dataset['faces']).toBe('1'));
});

test('a page that is not in Bengali does not preload a Bengali font', () => {
  root.lang = 'hi';
  showFacesWhenIdle();
  expect(asked).toEqual(["450 1em 'Figtree'"]);
});

test("when a font fails to load the system's own stay, and the next page tries again", async () => {
  answers = [() => Promise.reject(new DOMException('gone', 'NetworkError'))];
  showFacesWhenIdle();
  await new Promise((done) => setTimeout(done));
  expect(root.dataset).not.toHaveProperty('faces');
  showFacesWhenIdle();
  await vi.waitFor(() => expect(root.dataset['faces']).toBe('1'));
});

test('under data saver they are not applied, even when it is switched on meanwhile', async () => {
  root.dataset['saver'] = '1';
  showFacesWhenIdle();
  expect(asked).toEqual([]);
  delete root.dataset['saver'];
  showFacesWhenIdle();
  root.dataset['saver'] = '1';
  await new Promise((done) => setTimeout(done));
  expect(root.dataset).not.toHaveProperty('faces');
});

describe('a screen of several blocks', () => {
  const frames: (() => void)[] = [];
  const blocks = () =>
    [...document.querySelectorAll<HTMLElement>('main > *')].map(({ dataset }) => dataset['faces']);
  const nextFrame = async () => {
    await vi.waitFor(() => expect(frames).toHaveLength(1));
    frames.shift()?.();
  };

  beforeEach(() => {
    frames.length = 0;
    document.body.innerHTML = '<main><section></section><section></section></main>';
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  });

  test('changes its fonts block by block, one frame each, and then as a whole', async () => {
    showFacesWhenIdle();
    await vi.waitFor(() => expect(blocks()).toEqual(['1', undefined]));
    await nextFrame();
    await vi.waitFor(() => expect(blocks()).toEqual(['1', '1']));
    expect(root.dataset).not.toHaveProperty('faces');
    await nextFrame();
    await vi.waitFor(() => expect(root.dataset['faces']).toBe('1'));
    expect(blocks()).toEqual([undefined, undefined]);
  });

  test("returns to the system's fonts when data saver is switched on meanwhile", async () => {
    showFacesWhenIdle();
    await vi.waitFor(() => expect(blocks()).toEqual(['1', undefined]));
    root.dataset['saver'] = '1';
    await nextFrame();
    await vi.waitFor(() => expect(blocks()).toEqual([undefined, undefined]));
    expect(root.dataset).not.toHaveProperty('faces');
    expect(localStorage.getItem('maidan.faces')).toBeNull();
  });
});
