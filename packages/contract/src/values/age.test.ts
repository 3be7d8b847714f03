import { expect, test } from 'vitest';
import { dayIn, hasReachedAge } from './age.ts';

const limit = { minimumAge: 18, today: '2026-11-23' };

test('REG-29 somebody who comes of age today is old enough, and tomorrow is too late', () => {
  expect(hasReachedAge('2008-11-22', limit)).toBe(true);
  expect(hasReachedAge('2008-11-23', limit)).toBe(true);
  expect(hasReachedAge('2008-11-24', limit)).toBe(false);
  expect(hasReachedAge('2007-12-31', limit)).toBe(true);
  expect(hasReachedAge('0001-01-01', limit)).toBe(true);
});

test('REG-29 a malformed day counts as too young', () => {
  for (const none of ['', '2008', '1990-1-1', '1990-01-010', 'x1990-01-01', '1990-01-01T00:00'])
    expect(hasReachedAge(none, limit), none).toBe(false);
});

test('the day is that of the time zone', () => {
  const evening = new Date('2026-11-23T19:00:00Z');
  expect(dayIn('UTC', evening)).toBe('2026-11-23');
  expect(dayIn('Asia/Dhaka', evening)).toBe('2026-11-24');
});
