// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useToast } from '#platform/page/toast.tsx';
import type { Toast, Toasts } from '#platform/page/toast.tsx';
import { ToastHost } from './toast-host.tsx';

let toasts: Toasts;

function Page() {
  toasts = useToast();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastHost>
      <Page />
    </ToastHost>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (toast: Toast) => act(() => toasts.show(toast));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isShown = (text = 'Saved') => screen.queryByText(text) !== null;

test('an error is felt too, where the device can tremble', async () => {
  const vibrate = vi.fn(() => true);
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  show({ text: 'Saved', tone: 'success' });
  show({ text: 'Failed', tone: 'danger' });
  vi.useRealTimers();
  await vi.waitFor(() => expect(vibrate).toHaveBeenCalledOnce());
  Reflect.deleteProperty(navigator, 'vibrate');
});

describe('a toast', () => {
  test.each<[string, Partial<Toast>, number]>([
    ['LIMIT-01 NOTICE-19 stays for 1.5 s', {}, 1_500],
    ['LIMIT-02 short stays for 3 s', { duration: 'short' }, 3_000],
    ['LIMIT-03 long stays for 8 s', { duration: 'long' }, 8_000],
    ['LIMIT-04 of success stays for 1.5 s', { tone: 'success' }, 1_500],
  ])('%s', (_title, kind, stayMs) => {
    show({ text: 'Saved', ...kind });
    pass(stayMs - 1);
    expect(isShown()).toBe(true);
    pass(1);
    expect(isShown()).toBe(false);
  });

  test('is taken away before its time, which takes away no later one', () => {
    let takeAway = () => {};
    act(() => (takeAway = toasts.show({ text: 'Saved' })));
    act(() => takeAway());
    expect(isShown()).toBe(false);
    show({ text: 'Failed' });
    act(() => takeAway());
    expect(isShown('Failed')).toBe(true);
  });

  test('with an action stays long, and disappears when the action is used', () => {
    const onPress = vi.fn();
    show({ text: 'Saved', action: { label: 'Undo', onPress } });
    pass(7_999);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(isShown()).toBe(false);
  });

  test('replaces the one before, and stays for its whole time', () => {
    show({ text: 'First' });
    pass(1_400);
    show({ text: 'Second' });
    expect([isShown('First'), isShown('Second')]).toEqual([false, true]);
    pass(1_499);
    expect(isShown('Second')).toBe(true);
    pass(1);
    expect(isShown('Second')).toBe(false);
  });

  test('with the same text as the one before is shown again', () => {
    show({ text: 'Saved' });
    pass(1_400);
    show({ text: 'Saved' });
    pass(1_400);
    expect(isShown()).toBe(true);
  });

  test('SESS-13 for work in progress stays until it is over, and no other toast goes with it', () => {
    let end: () => void = () => undefined;
    act(() => {
      end = toasts.showBusy('Please wait…');
    });
    pass(9_999_000);
    expect(isShown('Please wait…')).toBe(true);
    show({ text: 'Saved' });
    act(() => end());
    expect(isShown()).toBe(true);
  });

  test('is read out without taking the focus', () => {
    show({ text: 'Saved' });
    expect(screen.getByText('Saved').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
      'polite',
    );
  });
});

test('a component outside of the shell gets an error that says so', () => {
  cleanup();
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Page />)).toThrow('useToast needs the shell around it');
  silence.mockRestore();
});
