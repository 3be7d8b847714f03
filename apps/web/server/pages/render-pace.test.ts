import { expect, test } from 'vitest';
import { RENDERS_A_SECOND, RENDERS_AT_ONCE, renderPace } from './render-pace.ts';

function pace() {
  let now = 0;
  const { admits } = renderPace(() => now);
  const admitted = (address: string, count: number) =>
    Array.from({ length: count }, () => admits(address)).filter(Boolean).length;
  return { admitted, wait: (seconds: number) => void (now += seconds * 1000) };
}

test('one address may have a number of pages rendered at once, and a few more every second', () => {
  const { admitted, wait } = pace();
  expect(admitted('203.0.113.9', 1000)).toBe(RENDERS_AT_ONCE);
  expect(admitted('203.0.113.10', 1), 'another address has its own').toBe(1);
  wait(10);
  expect(admitted('203.0.113.9', 1000)).toBe(10 * RENDERS_A_SECOND);
  wait(24 * 3600);
  expect(admitted('203.0.113.9', 1000), 'a quiet day saves nothing up').toBe(RENDERS_AT_ONCE);
});

test('a subscriber counts once, under all IPv6 addresses of the same network', () => {
  const { admitted } = pace();
  admitted('2001:db8:0:7::1', RENDERS_AT_ONCE);
  expect(admitted('2001:db8::7:0:0:0:2', 1)).toBe(0);
  expect(admitted('2001:db8:0:8::1', 1)).toBe(1);
});

test('the machine itself is not slowed down', () => {
  const { admitted } = pace();
  for (const address of ['127.0.0.1', '::1']) expect(admitted(address, 1000)).toBe(1000);
});
