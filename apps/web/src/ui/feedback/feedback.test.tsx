// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Badge } from './badge.tsx';
import { EmptyState, FailureState } from './empty-state.tsx';
import { SKELETON_TILES, TileSkeletons } from './skeletons.tsx';
import styles from './skeletons.module.css';
import { ToastViewport } from './toast.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const toBengali = (count: number) =>
  String(count).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');

test('SESS-24 the badge shows the number up to 99 and 99+ above', () => {
  const shown = [1, 98, 99, 100, 4000].map((count) => {
    const { container } = render(<Badge count={count} />);
    return container.textContent;
  });
  expect(shown).toEqual(['1', '98', '99', '99+', '99+']);
});

test('SESS-24 the badge has the digits of the reader', () => {
  const { container } = render(<Badge count={120} format={toBengali} />);
  expect(container.textContent).toBe('৯৯+');
});

test('SESS-24 when nothing is unread there is no badge, and an unknown number is a dot', () => {
  expect(render(<Badge count={0} />).container.innerHTML).toBe('');
  const { container } = render(<Badge />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('b')).not.toBeNull();
});

test('LIST-14 a list shows 36 placeholder tiles and the block on home 9', () => {
  const { container } = render(<TileSkeletons label="Loading" />);
  expect(container.querySelectorAll(`.${styles['cover']}`)).toHaveLength(36);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  cleanup();
  const home = render(<TileSkeletons label="Loading" count={SKELETON_TILES.home} />);
  expect(home.container.querySelectorAll(`.${styles['cover']}`)).toHaveLength(9);
});

test('WIDGET-18 an empty list says so and offers a way on, and a failure never looks like it', () => {
  render(
    <EmptyState
      drawing="record"
      title="No bets yet"
      text="Play a game."
      action={<button type="button">Games</button>}
    />,
  );
  screen.getByRole('heading', { name: 'No bets yet' });
  screen.getByRole('button', { name: 'Games' });
  expect(screen.queryByRole('alert')).toBeNull();
  render(<FailureState title="No connection" />);
  expect(screen.getByRole('alert').textContent).toBe('No connection');
});

function wait(milliseconds: number): void {
  act(() => vi.advanceTimersByTime(milliseconds));
}

test.each([
  ['default', 1500],
  ['short', 3000],
  ['long', 8000],
] as const)('LIMIT-01 LIMIT-02 LIMIT-03 a %s toast disappears after %i ms', (duration, stayMs) => {
  const onDismiss = vi.fn();
  render(<ToastViewport toasts={[{ id: 'a', text: 'Done', duration }]} onDismiss={onDismiss} />);
  wait(stayMs - 1);
  expect(onDismiss).not.toHaveBeenCalled();
  wait(1);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a');
});

test('REG-26 PSW-15 PSW-34 a brief toast disappears after a second', () => {
  const onDismiss = vi.fn();
  render(
    <ToastViewport toasts={[{ id: 'a', text: 'No', duration: 'brief' }]} onDismiss={onDismiss} />,
  );
  wait(999);
  expect(onDismiss).not.toHaveBeenCalled();
  wait(1);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a');
});

test('FREE-05 MSG-40 the toast of a refused free play disappears after 2 s', () => {
  const onDismiss = vi.fn();
  render(
    <ToastViewport toasts={[{ id: 'a', text: 'No', duration: 'refusal' }]} onDismiss={onDismiss} />,
  );
  wait(1999);
  expect(onDismiss).not.toHaveBeenCalled();
  wait(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('LIMIT-04 a toast of success disappears after 1.5 s, like one without a kind', () => {
  for (const toast of [{ tone: 'success' as const }, {}]) {
    const onDismiss = vi.fn();
    render(<ToastViewport toasts={[{ id: 'a', text: 'Done', ...toast }]} onDismiss={onDismiss} />);
    wait(1499);
    expect(onDismiss).not.toHaveBeenCalled();
    wait(1);
    expect(onDismiss).toHaveBeenCalledOnce();
    cleanup();
  }
});

test('LIMIT-03 a toast with an action stays 8 s, longer while it has the focus', () => {
  const onDismiss = vi.fn();
  const onPress = vi.fn();
  render(
    <ToastViewport
      toasts={[{ id: 'a', text: 'Added', action: { label: 'Undo', onPress } }]}
      onDismiss={onDismiss}
    />,
  );
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  wait(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => undo.blur());
  wait(8000);
  expect(onDismiss).toHaveBeenCalledOnce();
  fireEvent.click(undo);
  expect(onPress).toHaveBeenCalledOnce();
});

test('a busy toast stays until it is removed', () => {
  const onDismiss = vi.fn();
  render(
    <ToastViewport toasts={[{ id: 'a', text: 'Wait', isBusy: true }]} onDismiss={onDismiss} />,
  );
  wait(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
});
