// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRevalidator } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { RefreshSlot } from './refresh-slot.tsx';
import { PULL_PX } from './use-pull.ts';

vi.mock('react-router', { spy: true });

const revalidate = vi.fn(async () => undefined);
const { dataset } = document.documentElement;

beforeEach(() => {
  revalidate.mockReset().mockResolvedValue(undefined);
  vi.mocked(useRevalidator).mockReturnValue({ revalidate, state: 'idle' });
});

afterEach(() => {
  cleanup();
  delete dataset['popupOpen'];
  vi.unstubAllGlobals();
});

const button = () => screen.findByRole('button', { name: 'Load this list again' });

function touch(type: string, x: number, y: number, fingers = 1): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const touches =
    type === 'touchend' ? [] : Array.from({ length: fingers }, () => ({ clientX: x, clientY: y }));
  Object.defineProperty(event, 'touches', { value: touches });
  act(() => void window.dispatchEvent(event));
  return event;
}

/** Pulls from (100, 100) by the given way, in two moves. */
function pull(x: number, y: number, { fingers = 1, end = 'touchend' } = {}): Event {
  touch('touchstart', 100, 100, fingers);
  touch('touchmove', 100 + x / 2, 100 + y / 2, fingers);
  const last = touch('touchmove', 100 + x, 100 + y, fingers);
  touch(end, 0, 0);
  return last;
}

test('a finger that pulls the page down at its top asks for the list again, and not for the page', async () => {
  await renderScreen(RefreshSlot);
  await button();
  expect(dataset['pulls']).toBe('1');
  expect(pull(0, PULL_PX).defaultPrevented).toBe(true);
  await waitFor(() => expect(revalidate).toHaveBeenCalledTimes(1));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('The list is up to date.'),
  );
});

test.each<[string, () => Event]>([
  ['a pull that is too short', () => pull(0, PULL_PX - 2)],
  ['a swipe to the side', () => pull(90, 80)],
  ['a scroll', () => pull(0, -90)],
  ['two fingers', () => pull(0, 90, { fingers: 2 })],
  ['a pull that the system ends', () => pull(0, 90, { end: 'touchcancel' })],
])('%s asks for nothing', async (_what, gesture) => {
  await renderScreen(RefreshSlot);
  await button();
  gesture();
  await act(async () => undefined);
  expect(revalidate).not.toHaveBeenCalled();
});

test('below the top of the page, and under a popup, a pull is a scroll', async () => {
  await renderScreen(RefreshSlot);
  await button();
  vi.stubGlobal('scrollY', 200);
  expect(pull(0, 90).defaultPrevented).toBe(false);
  vi.stubGlobal('scrollY', 0);
  dataset['popupOpen'] = '';
  expect(pull(0, 90).defaultPrevented).toBe(false);
  expect(revalidate).not.toHaveBeenCalled();
});

test('a keyboard and a screen reader have a button, which asks once at a time', async () => {
  let end: () => void = () => undefined;
  revalidate.mockReturnValue(new Promise((done) => (end = () => done(undefined))));
  await renderScreen(RefreshSlot);
  fireEvent.click(await button());
  fireEvent.click(await button());
  expect(revalidate).toHaveBeenCalledTimes(1);
  await act(async () => end());
  expect(screen.getByRole('status').textContent).toBe('The list is up to date.');
});

test('a page without the list leaves the gesture to the browser', async () => {
  const { unmount } = await renderScreen(RefreshSlot);
  await button();
  unmount();
  expect(dataset['pulls']).toBeUndefined();
  expect(pull(0, 90).defaultPrevented).toBe(false);
});
