import { nameOf, numbersIn, paid, type Rule } from './rule.ts';

/** Prizes in hundredths of the price, and on how many of 100,000 tickets each is, from the first ticket on. */
const PAYS = numbersIn('100000 10000 2500 1000 400 200 100');
const TICKETS = numbersIn('5 60 400 1500 5000 10000 20000');

/** The prize of a ticket, and -1 for none. */
function prizeOf(ticket: number): number {
  let first = 0;
  for (let prize = 0; prize < TICKETS.length; prize += 1) {
    first += TICKETS[prize] ?? 0;
    if (ticket < first) return prize;
  }
  return -1;
}

/**
 * Scratch: the first fraction is one of 100,000 tickets. The cells are taken out of a row of the pictures of the other
 * prizes, the first two once and the others twice; beside three pictures that win, six are taken and all nine shuffled.
 */
export const scratch: Rule = {
  sample: { way: 'ticket' },
  play({ choice, stakeMinor }, drawing) {
    nameOf(choice['way'], ['ticket']);
    const prize = prizeOf(drawing.below(100_000));
    const row: number[] = [];
    for (let picture = 0; picture < PAYS.length; picture += 1) {
      if (picture === prize) continue;
      row.push(picture);
      if (picture > 1) row.push(picture);
    }
    const cells =
      prize === -1
        ? drawing.takeOut(row, 9)
        : drawing.takeOut([prize, prize, prize, ...drawing.takeOut(row, 6)], 9);
    const payHundredths = PAYS[prize] ?? 0;
    return {
      outcome: { cells, prize, payHundredths },
      payoutMinor: paid(stakeMinor, payHundredths),
    };
  },
};
