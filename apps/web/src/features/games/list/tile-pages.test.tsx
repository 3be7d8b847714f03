// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tilesOf } from '#platform/testing/catalogue-builders.ts';
import { fakeIntersections } from '#platform/testing/fake-intersections.ts';
import type { FakeObserver } from '#platform/testing/fake-intersections.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { TilePages } from './tile-pages.tsx';

let observers: () => FakeObserver[];
const pages = [tilesOf(36), tilesOf(36, 37), tilesOf(36, 73)];
const watcherOf = (place: number) =>
  observers().filter(({ rootMargin }) => rootMargin === '1400px 0px')[place];

beforeEach(() => {
  observers = fakeIntersections();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('LIST-07 a page far from the screen becomes a box of its height, and returns as it nears', async () => {
  await renderScreen(() => <TilePages listKey="far" pages={pages} />);
  expect(screen.getAllByRole('article')).toHaveLength(108);
  act(() => watcherOf(0)?.report(false, 2480));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(72));
  const box = document.querySelector<HTMLElement>('[style]');
  expect(box?.style.getPropertyValue('block-size')).toBe('2480px');
  act(() => watcherOf(0)?.report(true, 2480));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(108));
});

test('LIST-09 a page that arrives while scrolling is built row by row, the pages before it at once', async () => {
  let add = () => {};
  const Growing = () => {
    const [shown, setShown] = useState(pages.slice(0, 2));
    add = () => setShown(pages);
    return <TilePages listKey="grows" pages={shown} />;
  };
  await renderScreen(Growing);
  expect(screen.getAllByRole('article')).toHaveLength(72);
  act(() => add());
  expect(screen.getAllByRole('article')).toHaveLength(75);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(108));
});

test('LIST-07 a page that is still being built is not taken out with the height it has so far', async () => {
  let add = () => {};
  const Growing = () => {
    const [shown, setShown] = useState(pages.slice(0, 2));
    add = () => setShown(pages);
    return <TilePages listKey="half" pages={shown} />;
  };
  await renderScreen(Growing);
  act(() => add());
  act(() => watcherOf(2)?.report(false, 190));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(108));
  act(() => watcherOf(2)?.report(false, 2480));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(72));
});

test('LIST-07 a page that returns keeps its height until it is whole again', async () => {
  await renderScreen(() => <TilePages listKey="room" pages={pages} />);
  const room = () => document.querySelector<HTMLElement>('[style*="min-block-size"]');
  act(() => watcherOf(0)?.report(false, 2480));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(72));
  act(() => watcherOf(0)?.report(true, 2480));
  await waitFor(() => expect(room()?.style.getPropertyValue('min-block-size')).toBe('2480px'));
  expect(screen.getAllByRole('article').length).toBeLessThan(108);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(108));
  expect(room()).toBeNull();
});

test('LIST-07 a list to which the reader returns is as high as it was, without building all of it', async () => {
  await renderScreen(() => <TilePages listKey="back" pages={pages} />);
  act(() => watcherOf(1)?.report(false, 2480));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(72));
  cleanup();
  await renderScreen(() => <TilePages listKey="back" pages={pages} />);
  expect(screen.getAllByRole('article')).toHaveLength(72);
});

test('LIST-07 the page with the focus stays', async () => {
  await renderScreen(() => <TilePages listKey="focus" pages={pages} />);
  screen.getByRole('link', { name: /^Game 1 / }).focus();
  act(() => watcherOf(0)?.report(false, 2480));
  expect(screen.getAllByRole('article')).toHaveLength(108);
});

test('HOME-22 tiles of lists name the vendor', async () => {
  await renderScreen(() => <TilePages listKey="names" pages={[tilesOf(1)]} />);
  screen.getByText('Jolpai');
});

test('the first row of a list that nothing comes before loads with the styles, and no other', async () => {
  const firsts = () =>
    [...document.querySelectorAll('article img[fetchpriority="high"]')].map((image) =>
      image
        .closest('article')
        ?.textContent.match(/Game \d+/)
        ?.at(0),
    );
  const { unmount } = await renderScreen(() => <TilePages listKey="late" pages={pages} />);
  expect(firsts()).toEqual([]);
  const inPage = () => document.querySelectorAll('article img').length;
  expect(inPage()).toBe(6);
  unmount();
  await renderScreen(() => <TilePages listKey="first" pages={pages} opensScreen />);
  expect(firsts()).toEqual(['Game 1', 'Game 2', 'Game 3']);
  expect(inPage()).toBe(9);
  const lazy = document.querySelectorAll('article img[fetchpriority="high"][loading="lazy"]');
  expect(lazy).toHaveLength(0);
});
