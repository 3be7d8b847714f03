// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { Clock, ClockAnnouncement } from './clock.tsx';

const AT = '2026-11-20T10:15:00.000Z';
const before = (seconds: number) => Date.parse(AT) - seconds * 1000;

afterEach(cleanup);

describe('a clock', () => {
  const shown = async (seconds: number) => {
    await renderScreen(() => <Clock at={AT} nowMs={before(seconds)} due="Drawing" />);
    const { textContent } = screen.getByRole('timer');
    cleanup();
    return textContent;
  };

  test.each([
    [86_400, '24 h 0 min'],
    [3_601, '1 h 1 min'],
    [3_600, '1 h 0 min'],
    [3_599, '59:59'],
    [60, '1:00'],
    [1, '0:01'],
    [0, 'Drawing'],
    [-1, 'Drawing'],
  ])('API-63 shows %i seconds as %s', async (seconds, text) => {
    expect(await shown(seconds)).toBe(text);
  });
});

describe('what is said of a clock', () => {
  /** What screen readers are told while the seconds pass, one after the other. */
  async function said(passing: readonly number[], moment = (_place: number) => AT) {
    let pass = (_place: number): void => undefined;
    function Passing() {
      const [place, setPlace] = useState(0);
      pass = setPlace;
      const at = moment(place);
      const nowMs = Date.parse(at) - (passing[place] ?? 0) * 1000;
      return <ClockAnnouncement at={at} nowMs={nowMs} soon="In five minutes" due="Begins" />;
    }
    await renderScreen(Passing);
    return passing.map((_seconds, place) => {
      act(() => pass(place));
      return screen.getByText((_text, node) => node?.tagName === 'OUTPUT').textContent;
    });
  }

  test('API-63 five minutes before it is said once, and once that it begins', async () => {
    expect(await said([302, 301, 300, 299, 1, 0, -5])).toEqual([
      '',
      '',
      'In five minutes',
      'In five minutes',
      'In five minutes',
      'Begins',
      'Begins',
    ]);
  });

  test('API-63 nothing is said of what a page opens with, nor when the next moment takes its place', async () => {
    expect(await said([200, 199])).toEqual(['', '']);
    cleanup();
    const later = '2026-11-20T10:30:00.000Z';
    expect(await said([301, 100, 99], (place) => (place === 0 ? AT : later))).toEqual(['', '', '']);
  });
});
