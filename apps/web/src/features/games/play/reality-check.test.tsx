// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { PlayFrame } from './frame.tsx';
import { RealityCheck } from './reality-check.tsx';
import { useRealityCheck } from './use-reality-check.ts';

const START = Date.parse('2026-11-20T10:00:00.000Z');
const MINUTE_MS = 60_000;
const stopped = vi.fn();

function Game({ isFree = false }: { isFree?: boolean }) {
  const reality = useRealityCheck(isFree);
  return <RealityCheck played={reality.played} onGoOn={reality.goOn} onStop={stopped} />;
}
const FreeGame = () => <Game isFree />;

const PLAYED = {
  from: '2026-11-20T10:00:00.000Z',
  minutes: 12,
  stakedMinor: 90_000,
  netMinor: -35_000,
  currency: 'BDT',
};
async function play(minutes: string | undefined, answers: Answers = {}, isFree = false) {
  const { calls } = fakeGateway({ 'GET /safety/play': () => ({ value: PLAYED }), ...answers });
  if (minutes !== undefined) localStorage.setItem('maidan.realityMinutes', minutes);
  await renderScreen(isFree ? FreeGame : () => <Game />, { session: TEST_SESSION, path: '/play' });
  return calls;
}
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS));
const dialog = () => screen.queryByRole('alertdialog');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: START });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  stopped.mockReset();
});

describe('the reminder over the game', () => {
  test('comes after the chosen minutes with time and result, and again after going on', async () => {
    const calls = await play('15');
    await pass(14);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(dialog()?.textContent).toContain('You have played for 15 minutes.');
    expect(dialog()?.textContent).toContain('Result so far: −৳350');
    expect(calls[0]?.query.get('from')).toMatch(/^2026-11-20T10:00:0/);
    fireEvent.click(screen.getByRole('button', { name: 'Go on playing' }));
    await pass(1);
    expect(dialog()).toBeNull();
    await pass(14);
    expect(dialog()?.textContent).toContain('30 minutes');
    fireEvent.click(screen.getByRole('button', { name: 'Stop playing' }));
    expect(stopped).toHaveBeenCalledOnce();
  });

  test('tells the time alone when the result cannot be read', async () => {
    await play('30', { 'GET /safety/play': () => problem('server.unexpected', 500) });
    await pass(31);
    expect(dialog()?.textContent).toContain('You have played for');
    expect(dialog()?.textContent).not.toContain('Result');
  });

  test('is off until somebody chooses it, and in free play', async () => {
    const calls = await play(undefined);
    await pass(120);
    expect(dialog()).toBeNull();
    cleanup();
    await play('15', {}, true);
    await pass(60);
    expect(dialog()).toBeNull();
    expect(calls).toEqual([]);
  });
});

test('FAIR-40 the game under the question is told of it, so that nothing plays by itself behind it', async () => {
  fakeGateway({});
  const line = { newsOfWallet: undefined, onMessage: vi.fn(), onLost: vi.fn() };
  const frame = (isCovered: boolean) => (
    <PlayFrame
      game={{ gameName: 'Plinko', mobileLargeIcon: '/x.webp' } as never}
      launched={{ url: 'about:blank', vendorOrigin: 'https://arcade.example' } as never}
      note={{} as never}
      line={line as never}
      isCovered={isCovered}
      onExit={() => undefined}
    />
  );
  let cover: (isCovered: boolean) => void = () => undefined;
  function Covered() {
    const [isCovered, setCovered] = useState(false);
    cover = setCovered;
    return frame(isCovered);
  }
  const { container } = await renderScreen(Covered, { session: TEST_SESSION, path: '/play' });
  const told = vi.fn();
  const own = container.querySelector('iframe');
  Object.defineProperty(own, 'contentWindow', { value: { postMessage: told } });
  expect(told).not.toHaveBeenCalled();
  act(() => cover(true));
  expect(told.mock.calls).toEqual([
    [{ source: 'maidan-lobby', type: 'hold' }, 'https://arcade.example'],
  ]);
});
