import { outcomeText } from '@maidan/wire';
import { describe, expect, it } from 'vitest';
import { findGame } from '../engines/catalogue.ts';
import { secureRandom } from '../engines/random.ts';
import { outcomeTextOf } from './outcome-text.ts';

const CHOICES: readonly [string, string, Record<string, unknown>][] = [
  ['cards', 'table.andar-bahar', { bet: 'left' }],
  ['numbers', 'draw.seven', { picks: [1, 2, 3] }],
];

describe('the outcome in words', () => {
  it.each(CHOICES)('MONEY-13 every outcome of %s fits the wire', (_name, code, choice) => {
    const engine = findGame(code)?.drawEngine;
    for (let round = 0; round < 50; round += 1) {
      const drawn = engine?.draw(choice, 1_000, secureRandom);
      const told = outcomeTextOf(drawn?.outcome ?? {}, choice);
      expect(outcomeText.parse(told)).toEqual(told);
    }
  });

  it.each([
    [{ left: 11, right: 13 + 5 }, {}, 'Left K♠, right 7♥.', 'বাঁয়ে K♠, ডানে 7♥।'],
    [
      { crashHundredths: 135 },
      {},
      'It flew away at 1.35×, before a cash-out.',
      '1.35×-এ উড়ে গেছে, তার আগে ক্যাশ আউট হয়নি।',
    ],
    [{ cashedAtHundredths: 648 }, {}, 'You cashed out at 6.48×.', '6.48×-এ ক্যাশ আউট করেছেন।'],
    [
      { drawn: [3, 7], hits: 1 },
      { picks: [7, 9] },
      'Drawn: 3, 7. 1 of your 2 matched.',
      'উঠেছে 3, 7। আপনার 2টির মধ্যে মিলেছে 1টি।',
    ],
  ])('MONEY-13 %j with %j reads “%s”', (outcome, choice, en, bn) => {
    expect(outcomeTextOf(outcome, choice)).toMatchObject({ en, bn });
  });

  it('MONEY-13 is undefined for an unknown outcome', () => {
    expect(outcomeTextOf({ strange: 1 }, {})).toBeUndefined();
  });
});
