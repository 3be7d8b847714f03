// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePageFade } from './page-movement.ts';

const animate = vi.fn();

function Page() {
  const navigate = useNavigate();
  usePageFade();
  return (
    <main>
      <button onClick={() => void navigate('/slot')}>slot</button>
      <button onClick={() => void navigate('/slot?page=2')}>page</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </main>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  animate.mockClear();
  Element.prototype.animate = animate;
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/home']} />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  delete document.documentElement.dataset['motion'];
});

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.advanceTimersByTimeAsync(0);
  });
const touch = (clientX: number, clientY: number) => ({ touches: [{ clientX, clientY }] });
function swipe(from: [number, number], to: [number, number]) {
  fireEvent.touchStart(document.body, touch(...from));
  fireEvent.touchMove(document.body, touch(...to));
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe('a change of route', () => {
  test('SHELL-46 fades for 300 ms, the first page does not', async () => {
    expect(animate).not.toHaveBeenCalled();
    await press('slot');
    expect(animate).toHaveBeenCalledTimes(1);
    expect(animate.mock.calls[0]).toEqual([
      { opacity: [0, 1] },
      expect.objectContaining({ duration: 300 }),
    ]);
    expect(animate.mock.contexts[0]).toBe(screen.getByRole('main'));
  });

  test('SHELL-46 another query of the same route is no change', async () => {
    await press('slot');
    await press('page');
    expect(animate).toHaveBeenCalledTimes(1);
  });

  test('SHELL-46 the way back fades too', async () => {
    await press('slot');
    await press('back');
    expect(animate).toHaveBeenCalledTimes(2);
  });

  test('SHELL-46 stands still for readers who want less motion', async () => {
    document.documentElement.dataset['motion'] = 'reduced';
    await press('slot');
    expect(animate).not.toHaveBeenCalled();
  });
});

describe('the way back by a swipe of the edge', () => {
  test('SHELL-47 SHELL-48 changes the screen without animation', async () => {
    await press('slot');
    swipe([10, 300], [110, 320]);
    await press('back');
    expect(animate).toHaveBeenCalledTimes(1);
  });

  test('SHELL-49 is forgotten 500 ms later, and transitions animate again', async () => {
    await press('slot');
    swipe([10, 300], [110, 320]);
    pass(499);
    await press('back');
    expect(animate).toHaveBeenCalledTimes(1);
    pass(1);
    await press('slot');
    await press('back');
    expect(animate).toHaveBeenCalledTimes(3);
  });

  test('SHELL-47 does not still the way on', async () => {
    swipe([10, 300], [110, 320]);
    await press('slot');
    expect(animate).toHaveBeenCalledTimes(1);
  });

  test.each<[string, [number, number], [number, number]]>([
    ['99 px are', [10, 300], [109, 300]],
    ['a touch that goes rather down is', [10, 300], [115, 500]],
    ['a touch in the middle of the screen is', [200, 300], [320, 300]],
  ])('SHELL-48 %s no swipe', async (_what, from, to) => {
    await press('slot');
    swipe(from, to);
    await press('back');
    expect(animate).toHaveBeenCalledTimes(2);
  });
});
