import { describe, expect, test } from 'vitest';
import { readDrawsParameter, resultsHref } from './lottery.model.ts';

describe('the address of results', () => {
  test('API-62 names vendor, lottery and page, and is read back', () => {
    const lottery = { vendor: 'NK', gameCode: 'draw.lotto-six' };
    const href = resultsHref('/m/lott', lottery, 2);
    expect(href).toBe('/m/lott?draws=NK.draw.lotto-six&page=2');
    expect(readDrawsParameter(new URL(href, 'http://lobby.test').searchParams)).toEqual(lottery);
  });

  test.each(['', 'NK', 'NK.', '../x.y', 'NK.DRAW', `NK.${'x'.repeat(101)}`])(
    'a malformed one (%s) names none',
    (draws) => {
      expect(readDrawsParameter(new URLSearchParams({ draws }))).toBeUndefined();
    },
  );
});
