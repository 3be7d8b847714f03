// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKeeper } from './choices.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openKeeper(fault?: Error) {
  const keep = vi.fn(() => (fault ? Promise.reject(fault) : Promise.resolve()));
  const onFault = vi.fn();
  return { keeper: createKeeper({ keep }, onFault), keep, onFault };
}

it('VENDOR-06 several choices in a row are stored by one call', () => {
  const { keeper, keep } = openKeeper();
  keeper.keepStake(0, 2_000);
  keeper.keepStake(0, 5_000);
  keeper.keepStake(1, 1_000);
  keeper.keepSound(true);
  expect(keep).not.toHaveBeenCalled();
  vi.runAllTimers();
  const stakes = [
    { place: 0, stakeMinor: 5_000 },
    { place: 1, stakeMinor: 1_000 },
  ];
  expect(keep.mock.calls).toEqual([[{ stakes, isSoundOn: true }]]);
});

it('VENDOR-06 a choice made just before the page closes is sent', () => {
  const { keeper, keep } = openKeeper();
  keeper.keepStake(0, 2_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(keep.mock.calls).toEqual([[{ stakes: [{ place: 0, stakeMinor: 2_000 }] }]]);
  window.dispatchEvent(new Event('pagehide'));
  vi.runAllTimers();
  expect(keep).toHaveBeenCalledTimes(1);
});

it('VENDOR-06 the player is told when a choice could not be stored', async () => {
  const fault = new Error('network');
  const { keeper, onFault } = openKeeper(fault);
  keeper.keepSound(false);
  await vi.runAllTimersAsync();
  expect(onFault).toHaveBeenCalledWith(fault);
});
