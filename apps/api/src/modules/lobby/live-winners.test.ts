import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveChange } from '#platform/live/live-events.ts';
import { winAnnouncer } from './live-winners.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function announcer() {
  const announced: LiveChange[] = [];
  const wins = winAnnouncer({ announce: (change) => void announced.push(change) });
  return { wins, announced };
}

describe('the announcement of wins', () => {
  test('WIDGET-20 comes once for many wins, when every board from before them is too old, and again after later ones', () => {
    const { wins, announced } = announcer();
    for (let count = 0; count < 100; count += 1) wins.noteWin('first');
    vi.advanceTimersByTime(4_999);
    expect(announced).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(announced).toEqual([{ siteId: 'first', topic: 'winners' }]);
    vi.advanceTimersByTime(60_000);
    expect(announced).toHaveLength(1);
    wins.noteWin('first');
    vi.advanceTimersByTime(5_000);
    expect(announced).toHaveLength(2);
  });

  test('WIDGET-20 concerns the site of the win only, and ends with the process', () => {
    const { wins, announced } = announcer();
    wins.noteWin('first');
    vi.advanceTimersByTime(2_000);
    wins.noteWin('second');
    vi.advanceTimersByTime(3_000);
    expect(announced.map(({ siteId }) => siteId)).toEqual(['first']);
    wins.close();
    vi.advanceTimersByTime(60_000);
    expect(announced).toHaveLength(1);
  });
});
