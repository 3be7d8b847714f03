import { ChoiceError, nameOf, paid, wholeOf, type Rule } from '../rule.ts';

/** All orders of some digits, each once. */
function ordersOf(digits: readonly number[]): Set<string> {
  if (digits.length < 2) return new Set([digits.join('')]);
  const orders = new Set<string>();
  for (let at = 0; at < digits.length; at += 1)
    for (const rest of ordersOf([...digits.slice(0, at), ...digits.slice(at + 1)]))
      orders.add(`${digits[at]}${rest}`);
  return orders;
}

/**
 * Draws of digits: a fraction times ten is each digit. A ticket wins by its own order, or boxed by any of its orders, and
 * pays 96 % of the number of all draws, shared by the orders that win.
 */
function digitsRule(count: 3 | 4): Rule {
  return {
    sample: { way: 'box', digits: [1, 4, 6, 8].slice(0, count) },
    play({ choice, stakeMinor }, drawing) {
      const way = nameOf(choice['way'], ['straight', 'box']);
      const chosen = choice['digits'];
      if (!Array.isArray(chosen) || chosen.length !== count) throw new ChoiceError();
      const own = chosen.map((digit) => wholeOf(digit, 0, 9));
      const winning = way === 'box' ? ordersOf(own) : new Set([own.join('')]);
      if (way === 'box' && winning.size === 1) throw new ChoiceError();
      const drawn = own.map(() => drawing.below(10));
      const isWon = winning.has(drawn.join(''));
      const payHundredths = isWon ? (96 * 10 ** count) / winning.size : 0;
      return {
        outcome: { drawn, payHundredths },
        payoutMinor: paid(stakeMinor, payHundredths),
      };
    },
  };
}

/** Three digits. */
export const pickThree = digitsRule(3);
/** Four digits. */
export const pickFour = digitsRule(4);
