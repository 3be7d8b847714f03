// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePopup } from '#platform/page/popup.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { HomeSearch } from './home-search.tsx';

function Page() {
  return (
    <>
      <HomeSearch />
      <input aria-label="Somewhere else" />
      <output>{usePopup().popup ?? 'none'}</output>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const opens = () => waitFor(() => expect(shown()).toBe('search'));

afterEach(cleanup);

test('SEARCH-10 the dock of home opens the search over the page, and is a link without script', async () => {
  await renderScreen(Page);
  const dock = screen.getByRole('link');
  expect(dock.getAttribute('href')).toBe('/m/search-games');
  expect(fireEvent.click(dock), 'the browser does not follow the link').toBe(false);
  await opens();
});

test.each([
  ['a slash', { key: '/' }],
  ['Ctrl K', { key: 'k', ctrlKey: true }],
  ['Command K', { key: 'k', metaKey: true }],
])('SEARCH-10 %s opens it too', async (_name, keys) => {
  await renderScreen(Page);
  expect(fireEvent.keyDown(document.body, keys), 'the browser does nothing else').toBe(false);
  await opens();
});

test('SEARCH-10 a slash that is typed stays a slash, and other keys do nothing', async () => {
  await renderScreen(Page);
  const field = screen.getByRole('textbox');
  expect(fireEvent.keyDown(field, { key: '/' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'k' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })).toBe(true);
  expect(shown()).toBe('none');
  // With a modifier nothing can have been typed.
  fireEvent.keyDown(field, { key: 'k', ctrlKey: true });
  await opens();
});
